/** Pages of the menu without Spanish. The list only shrinks: a new page has a Spanish one too. */
export const ONLY_ENGLISH: readonly string[] = [
  'docs/recipes/workerd.md',
  'docs/threats.md',
  'SECURITY.md',
  'docs/countries.md',
  'docs/deviations.md',
  'CHANGELOG.md',
];

/** Files of the documentation that are for those who change or publish Assay, and have no page. */
export const WITHOUT_PAGE: readonly string[] = ['docs/publishing.md'];
