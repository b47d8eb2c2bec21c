/** A line per condition: code, kind, effect, tolerance, certainty, first day, places. */
export const KSEF_CONDITIONS = `
utf8-bom computed refuses - text - bytes_0-2
encoding computed refuses - text 2026-04-16 XML_declaration
processing-instruction computed refuses - text 2026-07-16 any
discouraged-characters computed refuses - text 2026-07-16 any
xml-1.0 schema refuses - text - any
schema schema refuses - text - Faktura/Naglowek/KodFormularza root_namespace
P_1-future dates refuses - text - Faktura/Fa/P_1
nip-checksum check-digit refuses - text - Faktura/Podmiot1/DaneIdentyfikacyjne/NIP Faktura/Podmiot2/DaneIdentyfikacyjne/NIP Faktura/Podmiot3/DaneIdentyfikacyjne/NIP Faktura/PodmiotUpowazniony/DaneIdentyfikacyjne/NIP
internal-id-checksum check-digit refuses - text - Faktura/Podmiot3/DaneIdentyfikacyjne/IDWew
size computed refuses by-taxpayer text - whole_file
440 outside refuses - text - Faktura/Podmiot1/DaneIdentyfikacyjne/NIP Faktura/Fa/RodzajFaktury Faktura/Fa/P_2
415 outside refuses - text - Faktura/Zalacznik
amounts outside silent - text - Faktura/Fa
`;
