//! The federations of FIDE by their codes of three letters, to tell a typed code from a name or a
//! slip before a report goes out.

/// The codes of FIDE's federations, and FID for players of none; in the last line those of the Olympic
/// Committee for who may join.
const FEDERATIONS: &str = "\
    AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BER BHU BIH BIZ BLR \
    BOL BOT BRA BRN BRU BUL BUR CAF CAM CAN CAY CGO CHA CHI CHN CIV CMR COD COL COM CPV CRC CRO \
    CUB CYP CZE DEN DJI DMA DOM ECU EGY ENG ERI ESA ESP EST ETH FAI FID FIJ FIN FRA GAB GAM GBS \
    GCI GEO GEQ GER GHA GRE GRL GRN GUA GUI GUM GUY HAI HKG HON HUN INA IND IOM IRI IRL IRQ ISL \
    ISR ISV ITA IVB JAM JCI JOR JPN KAZ KEN KGZ KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE \
    LTU LUX MAC MAD MAR MAS MAW MDA MDV MEX MGL MKD MLI MLT MNC MNE MOZ MRI MTN MYA NAM NCA NCL \
    NED NEP NGR NIG NOR NRU NZL OMA PAK PAN PAR PER PHI PLE PLW PNG POL POR PRK PUR QAT ROU RSA \
    RUS RWA SCO SEN SEY SGP SKN SLE SLO SMR SOL SOM SRB SRI SSD STP SUD SUI SUR SVK SWE SWZ SYR \
    TAN TGA THA TJK TKM TLS TOG TPE TTO TUN TUR UAE UGA UKR URU USA UZB VAN VEN VIE VIN WLS YEM \
    ZAM ZIM \
    ASA COK FSM KIR MHL SAM TUV";

/// What is typed as the code of a federation, in capitals; `None` if there is none such.
pub(super) fn parse_federation_code(typed: &str) -> Option<String> {
    let code = typed.trim().to_uppercase();
    FEDERATIONS.split_ascii_whitespace().any(|known| known == code).then_some(code)
}
