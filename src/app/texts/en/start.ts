import { inLanguage } from '../live.ts';

export const startTexts = inLanguage('start', {
  newFromTemplate: 'New from template',
  templatesHaveTheFewestMembers: 'Templates contain only the required fields.',
  fetchingWhatThereIs: 'Loading templates and examples',
  thisDidNotLoad: 'This did not load',
  checkTheConnectionAndTry: 'Check the connection and try again.',
  searchTemplatesAndExamples: 'Search templates and examples',
  suppliersCountry: 'Supplier’s country',
  any: 'Any',
  type: 'Type of document',
  addon: 'Addon',
  anyOrNone: 'Any or none',
  nothingIsCalledThat: 'No results',
  tryFewerWordsOrAnother: 'Try fewer words, or another country.',
  whatToStartFrom: 'Templates and examples',
  kinds: { template: 'Templates', example: 'Examples', broken: 'Examples with errors' },
});
