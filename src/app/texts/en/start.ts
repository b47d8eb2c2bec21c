import { inLanguage } from '../live.ts';

export const startTexts = inLanguage('start', {
  newFromTemplate: 'New from template',
  lead: 'Templates contain only the required fields.',
  loading: 'Loading templates and examples',
  notLoaded: 'This did not load',
  notLoadedHint: 'Check the connection and try again.',
  searchTemplatesAndExamples: 'Search templates and examples',
  suppliersCountry: 'Supplier’s country',
  any: 'Any',
  type: 'Type of document',
  addon: 'Addon',
  anyOrNone: 'Any or none',
  noResults: 'No results',
  noResultsHint: 'Try fewer words, or another country.',
  listLabel: 'Templates and examples',
  kinds: { template: 'Templates', example: 'Examples', broken: 'Examples with errors' },
});
