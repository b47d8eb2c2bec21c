/** The texts of the frame and of the pages about types, which the guide has in every language. */
export const guideTexts = {
  guide: 'guide',
  skip: 'Skip to the content',
  search: 'Search',
  searchHint: 'A word, a country or a rule',
  openWorkbench: 'Open the workbench',
  contents: 'Contents',
  onThisPage: 'On this page',
  neighbours: 'Pages before and after',
  previous: 'Previous',
  next: 'Next',
  inEnglish: '',
  openSample: 'Open in the workbench',
  types: 'Types and fields',
  typesSummary: 'Every type of GOBL and every field of it: meaning, example, and where formats have it',
  typesIntro:
    'Every type of GOBL with every field: what it means, an example, whether you write it or building does, and where the formats have it. Places and examples come from the documents that the tests of Assay build, write and read back: a format without a row may have no place for the field, or none of these documents uses it there.',
  type: 'Type',
  meaning: 'Meaning',
  list: (type: string) => `list of ${type}`,
  required: 'required',
  values: 'Values',
  example: 'Example',
  writtenBy: 'Who writes it',
  by: {
    people: 'You',
    building: 'Building',
    both: 'You, or else building',
  },
  fields: 'Fields',
  form: 'Form',
  refusals: 'Refusals',
  refusalsSummary: 'What the codes of authorities, networks and validators mean, and what to do',
  refusalsIntro:
    'What the codes in answers of authorities, networks and validators mean, in our words, and what to do. Paste an answer into the workbench to see its findings at their places in the document.',
  refusalsOf: (name: string) => `Codes in answers of ${name}, what they mean, and what to do.`,
  receiver: 'Who answers',
  code: 'Code',
  codes: 'Codes',
  codesSummary: 'Every code of Assay that is not a rule, with its cause and what to do',
  codesIntro:
    'These codes come from reading, calculating, comparing, signing and writing. Codes with a number at their end are rules; each has its own entry under Rules. On the command line, `assay explain CODE` prints the same.',
  cause: 'Cause',
  toDo: 'To do',
  where: 'Where',
  sources: 'Sources',
  needsScript: 'The search needs JavaScript.',
  copy: 'Copy',
  copied: 'Copied',
  found: {
    short: 'Type at least two characters above.',
    notLoaded: 'The index could not be loaded. Reload the page.',
    nothing: 'Nothing has all words of “{query}”.',
    some: '{total} results; the first {shown} are shown.',
    one: '1 result.',
    all: '{total} results.',
    inside: 'in {page}',
  },
};

export type GuideTexts = typeof guideTexts;

/** Titles by the key of a section, and by the file or path of a page that is there in the language. */
export type Titles = Readonly<Record<string, string>>;
