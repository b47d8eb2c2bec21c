/** Counties of Romania by their codes in ISO 3166-2:RO, without the country; read 2026-11-28. */
export const ROMANIAN_COUNTIES = `
AB Alba; AG Argeș; AR Arad; B București; BC Bacău; BH Bihor; BN Bistrița-Năsăud; BR Brăila; BT Botoșani; BV Brașov;
BZ Buzău; CJ Cluj; CL Călărași; CS Caraș-Severin; CT Constanța; CV Covasna; DB Dâmbovița; DJ Dolj; GJ Gorj; GL Galați;
GR Giurgiu; HD Hunedoara; HR Harghita; IF Ilfov; IL Ialomița; IS Iași; MH Mehedinți; MM Maramureș; MS Mureș; NT Neamț;
OT Olt; PH Prahova; SB Sibiu; SJ Sălaj; SM Satu Mare; SV Suceava; TL Tulcea; TM Timiș; TR Teleorman; VL Vâlcea;
VN Vrancea; VS Vaslui
`;
