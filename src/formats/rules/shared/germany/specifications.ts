/** Identifiers of XRechnung 3.0, its extension and its profile for clean vehicles (BT-24). */
const CIUS = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
export const EXTENSION = `${CIUS}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`;
export const VEHICLES = `${CIUS}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`;

export const SPECIFICATIONS: ReadonlySet<string> = new Set([CIUS, EXTENSION, VEHICLES]);
