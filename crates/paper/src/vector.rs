//! Draws the fixed part of a design, and pictures in it, into a PDF file.

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Size, Transform};
use krilla::image::Image;
use krilla::num::NormalizedF32;
use krilla::paint::{
    Fill, FillRule, LineCap, LineJoin, LinearGradient, Paint, RadialGradient, SpreadMethod, Stop,
    Stroke, StrokeDash,
};
use krilla::surface::Surface;
use usvg::{ImageHrefResolver, ImageKind, Node, Options, Tree};

use crate::error::PaperError;

/// The fixed part of a design, parsed for a PDF file.
pub(crate) struct PdfBackdrop {
    tree: Tree,
}

impl PdfBackdrop {
    /// Reads a drawing. It can contain pictures, and cannot lead to files.
    pub fn read(source: &str) -> Result<PdfBackdrop, PaperError> {
        let options = Options {
            image_href_resolver: ImageHrefResolver {
                resolve_string: Box::new(|_, _| None),
                ..ImageHrefResolver::default()
            },
            ..Options::default()
        };
        let tree = Tree::from_str(source, &options).map_err(|why| PaperError(why.to_string()))?;
        Ok(PdfBackdrop { tree })
    }

    /// Draws it at a size.
    pub fn draw(
        &self,
        width: f32,
        height: f32,
        surface: &mut Surface<'_>,
    ) -> Result<(), PaperError> {
        let size = self.tree.size();
        let scale = Transform::from_scale(width / size.width(), height / size.height());
        surface.push_transform(&scale);
        let drawn = group(self.tree.root(), surface);
        surface.pop();
        drawn
    }
}

fn unsupported<T>(what: &str) -> Result<T, PaperError> {
    Err(PaperError(format!("the drawing uses {what}, which cannot be written into PDF files")))
}

fn group(group: &usvg::Group, surface: &mut Surface<'_>) -> Result<(), PaperError> {
    if !group.filters().is_empty() {
        return unsupported("filters");
    }
    if group.mask().is_some() {
        return unsupported("masks");
    }
    if group.blend_mode() != usvg::BlendMode::Normal {
        return unsupported("blending");
    }
    surface.push_transform(&transform(group.transform()));
    let clips = clip(group.clip_path(), surface)?;
    surface.push_opacity(opacity(group.opacity()));
    let drawn = group.children().iter().try_for_each(|node| draw(node, surface));
    surface.pop();
    (0..clips).for_each(|_| surface.pop());
    surface.pop();
    drawn
}

/// Clips what follows; returns how often.
fn clip(found: Option<&usvg::ClipPath>, surface: &mut Surface<'_>) -> Result<usize, PaperError> {
    let Some(clip) = found else { return Ok(0) };
    let outer = self::clip(clip.clip_path(), surface)?;
    let mut builder = tiny_skia_path::PathBuilder::new();
    let mut rule = usvg::FillRule::NonZero;
    for node in clip.root().children() {
        let Node::Path(path) = node else { return unsupported("clipping by more than paths") };
        let Some(data) = path.data().clone().transform(clip.transform()) else { continue };
        rule = path.fill().map_or(rule, usvg::Fill::rule);
        builder.push_path(&data);
    }
    match builder.finish().as_ref().and_then(path) {
        Some(path) => surface.push_clip_path(&path, &fill_rule(rule)),
        None => return unsupported("an empty clip path"),
    }
    Ok(outer + 1)
}

fn draw(node: &Node, surface: &mut Surface<'_>) -> Result<(), PaperError> {
    match node {
        Node::Group(inner) => group(inner, surface),
        Node::Path(found) if found.is_visible() => {
            let Some(data) = path(found.data()) else { return Ok(()) };
            let fill = found.fill().map(fill).transpose()?;
            let stroke = found.stroke().map(stroke).transpose()?;
            let order = match found.paint_order() {
                usvg::PaintOrder::FillAndStroke => [(fill, None), (None, stroke)],
                usvg::PaintOrder::StrokeAndFill => [(None, stroke), (fill, None)],
            };
            for (fill, stroke) in order {
                if fill.is_some() || stroke.is_some() {
                    surface.set_fill(fill);
                    surface.set_stroke(stroke);
                    surface.draw_path(&data);
                }
            }
            surface.set_stroke(None);
            Ok(())
        }
        Node::Image(image) if image.is_visible() => picture(image, surface),
        Node::Path(_) | Node::Image(_) => Ok(()),
        Node::Text(_) => unsupported("texts in pictures"),
    }
}

fn picture(image: &usvg::Image, surface: &mut Surface<'_>) -> Result<(), PaperError> {
    let read = match image.kind() {
        ImageKind::SVG(tree) => return group(tree.root(), surface),
        ImageKind::PNG(bytes) => Image::from_png(bytes.to_vec().into(), false),
        ImageKind::JPEG(bytes) => Image::from_jpeg(bytes.to_vec().into(), false),
        ImageKind::GIF(_) | ImageKind::WEBP(_) => return unsupported("a GIF or WebP picture"),
    };
    let read = read.map_err(|why| PaperError(format!("a picture is damaged: {why}")))?;
    let size = image.size();
    match Size::from_wh(size.width(), size.height()) {
        Some(size) => surface.draw_image(read, size),
        None => return unsupported("a picture without a size"),
    }
    Ok(())
}

fn transform(found: usvg::Transform) -> Transform {
    Transform::from_row(found.sx, found.ky, found.kx, found.sy, found.tx, found.ty)
}

fn path(found: &tiny_skia_path::Path) -> Option<Path> {
    use tiny_skia_path::PathSegment;
    let mut builder = PathBuilder::new();
    for segment in found.segments() {
        match segment {
            PathSegment::MoveTo(to) => builder.move_to(to.x, to.y),
            PathSegment::LineTo(to) => builder.line_to(to.x, to.y),
            PathSegment::QuadTo(by, to) => builder.quad_to(by.x, by.y, to.x, to.y),
            PathSegment::CubicTo(one, other, to) => {
                builder.cubic_to(one.x, one.y, other.x, other.y, to.x, to.y);
            }
            PathSegment::Close => builder.close(),
        }
    }
    builder.finish()
}

fn opacity(found: usvg::Opacity) -> NormalizedF32 {
    NormalizedF32::new(found.get()).unwrap_or(NormalizedF32::ONE)
}

fn fill_rule(found: usvg::FillRule) -> FillRule {
    match found {
        usvg::FillRule::NonZero => FillRule::NonZero,
        usvg::FillRule::EvenOdd => FillRule::EvenOdd,
    }
}

fn fill(found: &usvg::Fill) -> Result<Fill, PaperError> {
    let (paint, rule) = (paint(found.paint())?, fill_rule(found.rule()));
    Ok(Fill { paint, opacity: opacity(found.opacity()), rule })
}

fn stroke(found: &usvg::Stroke) -> Result<Stroke, PaperError> {
    let dash = found
        .dasharray()
        .map(|array| StrokeDash { array: array.to_vec(), offset: found.dashoffset() });
    Ok(Stroke {
        paint: paint(found.paint())?,
        width: found.width().get(),
        miter_limit: found.miterlimit().get(),
        line_cap: match found.linecap() {
            usvg::LineCap::Butt => LineCap::Butt,
            usvg::LineCap::Round => LineCap::Round,
            usvg::LineCap::Square => LineCap::Square,
        },
        line_join: match found.linejoin() {
            usvg::LineJoin::Round => LineJoin::Round,
            usvg::LineJoin::Bevel => LineJoin::Bevel,
            usvg::LineJoin::Miter | usvg::LineJoin::MiterClip => LineJoin::Miter,
        },
        opacity: opacity(found.opacity()),
        dash,
    })
}

fn paint(found: &usvg::Paint) -> Result<Paint, PaperError> {
    let spread = |method| match method {
        usvg::SpreadMethod::Pad => SpreadMethod::Pad,
        usvg::SpreadMethod::Reflect => SpreadMethod::Reflect,
        usvg::SpreadMethod::Repeat => SpreadMethod::Repeat,
    };
    Ok(match found {
        usvg::Paint::Color(colour) => rgb_of(*colour).into(),
        usvg::Paint::LinearGradient(found) => LinearGradient {
            x1: found.x1(),
            y1: found.y1(),
            x2: found.x2(),
            y2: found.y2(),
            transform: transform(found.transform()),
            spread_method: spread(found.spread_method()),
            stops: stops(found.stops()),
            anti_alias: true,
        }
        .into(),
        usvg::Paint::RadialGradient(found) => RadialGradient {
            fx: found.fx(),
            fy: found.fy(),
            fr: found.fr().get(),
            cx: found.cx(),
            cy: found.cy(),
            cr: found.r().get(),
            transform: transform(found.transform()),
            spread_method: spread(found.spread_method()),
            stops: stops(found.stops()),
            anti_alias: true,
        }
        .into(),
        usvg::Paint::Pattern(_) => return unsupported("patterns"),
    })
}

fn rgb_of(colour: usvg::Color) -> rgb::Color {
    rgb::Color::new(colour.red, colour.green, colour.blue)
}

fn stops(found: &[usvg::Stop]) -> Vec<Stop> {
    let stop = |stop: &usvg::Stop| Stop {
        offset: NormalizedF32::new(stop.offset().get()).unwrap_or(NormalizedF32::ZERO),
        color: rgb_of(stop.color()).into(),
        opacity: opacity(stop.opacity()),
    };
    found.iter().map(stop).collect()
}
