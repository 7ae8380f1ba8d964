// Files and folders that were dropped, with their paths below what was dropped.

const listed = (reader) => new Promise((done, failed) => reader.readEntries(done, failed));
const fileOf = (entry) => new Promise((done, failed) => entry.file(done, failed));

const below = async (entry, path) => {
  if (entry.isFile) return [[path, await fileOf(entry)]];
  const reader = entry.createReader();
  const found = [];
  // A browser gives a hundred names at a time.
  for (let names = await listed(reader); names.length; names = await listed(reader)) {
    for (const inside of names) found.push(...(await below(inside, `${path}/${inside.name}`)));
  }
  return found;
};

/** The files of a drop. One folder that was dropped alone is the season: its name is no part of paths. */
export const dropped = async ({ items }) => {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  const found = await Promise.all(entries.map((entry) => below(entry, entry.name)));
  const alone = entries.length === 1 && entries[0].isDirectory;
  return found.flat().map(([path, file]) => [alone ? path.split("/").slice(1).join("/") : path, file]);
};
