import { inLanguage } from '../live.ts';

export const startTexts = inLanguage('start', {
  startFromSomething: 'Start from something',
  templatesHaveTheFewestMembers:
    'Templates have the fewest members that build: leave one out and the document no longer builds, or is no longer what it was for.',
  fetchingWhatThereIs: 'Fetching what there is',
  thisDidNotLoad: 'This did not load',
  checkTheConnectionAndTry: 'Check the connection and try again.',
  searchTemplatesAndExamples: 'Search templates and examples',
  suppliersCountry: 'Supplier’s country',
  any: 'Any',
  addon: 'Addon',
  anyOrNone: 'Any or none',
  nothingIsCalledThat: 'Nothing is called that',
  tryFewerWordsOrAnother: 'Try fewer words, or another country.',
  whatToStartFrom: 'What to start from',
  kinds: { template: 'Templates', example: 'Examples', broken: 'Broken on purpose' },
});
