import { norm } from '../../core/rules/citation.ts';

export { EN_16931, PEPPOL } from '../../documents/norms.ts';

/** The German usage of EN 16931: rules BR-DE-…. */
export const XRECHNUNG = norm('KoSIT, Spezifikation XRechnung 3.0', 'https://xeinkauf.de/xrechnung/');
