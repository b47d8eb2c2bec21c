/** Ids of the set without a row: their official tests are true for every document. */
export const FACTUR_X_EXTENDED_NOT_STATED: readonly string[] = ['BR-CO-05', 'BR-CO-07', 'CII-SR-464'];
