/**
 * Ids of the set without a row: their official tests are true for every document, or can fail only in schema-invalid
 * ones.
 */
export const EN16931_NOT_STATED: readonly string[] = [
  'BR-CO-05',
  'BR-CO-06',
  'BR-CO-07',
  'BR-CO-08',
  'CII-DT-010',
  'CII-DT-011',
  'CII-DT-012',
];
