/** The extension keys of the catalogues without their values, which would add sixteen kilobytes to a bundle. */
export const CATALOGUE_KEYS: readonly string[] = [
  'cef-vatex',
  'iso-scheme-id',
  'untdid-document-type',
  'untdid-reference',
  'untdid-text-subject',
  'untdid-payment-means',
  'untdid-allowance',
  'untdid-tax-category',
  'untdid-item-type',
  'untdid-charge',
  'untdid-unit',
];

export function isCatalogueKey(key: string): boolean {
  return CATALOGUE_KEYS.includes(key);
}
