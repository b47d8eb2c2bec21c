/** Ids of the set without a row: their official tests are true for every document. */
export const FR_CDAR_NOT_STATED: readonly string[] = [
  'BR-FR-CDV-01_MDG-3',
  'BR-FR-CDV-04_MDG-4',
  'BR-FR-CDV-05_MDG-9',
  'BR-FR-CDV-06_MDT-21',
  'BR-FR-CDV-07_MDT-38_no',
  'BR-FR-CDV-10_MDT-87',
];
