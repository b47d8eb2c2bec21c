/** Ids of the set that no row states: their official tests are true of every document, or of none that keeps to its schema. */
export const EN16931_NOT_STATED: readonly string[] = [
  'BR-CO-05',
  'BR-CO-06',
  'BR-CO-07',
  'BR-CO-08',
  'CII-DT-010',
  'CII-DT-011',
  'CII-DT-012',
];
