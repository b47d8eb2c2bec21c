import { camelCase } from './camel-case.mjs';

/**
 * The files of a new, empty addon.
 * @param {string} key ends in the version of the format
 */
export function addonIsland(key) {
  const constant = camelCase(key);
  return {
    folder: `src/engine/addons/${key}`,
    files: {
      [`${key}.ts`]: definition(key, constant),
      'extension-keys.ts': extensionKeys(key),
      'extensions.codes.ts': EXTENSIONS,
      'scenarios.ts': SCENARIOS,
      'words.es.ts': WORDS,
      'normalisers.test.ts': normalisersTest(key, constant),
      'law.test.ts': law(key, constant),
      'questions.test.ts': questions(key, constant),
    },
    next: [
      `Answer the questions: npx vitest run src/engine/addons/${key}. docs/recipes/new-addon.md says how.`,
      `List it, by key, in src/engine/addons/index.ts: import { ${constant} } from './${key}/${key}.ts';`,
      `List its words in src/engine/words.es.ts: import { words as addon${constant[0]?.toUpperCase()}${constant.slice(1)} } from './addons/${key}/words.es.ts';`,
      'Rules that the format has not published say `own: true`: their codes begin with `ASSAY-`.',
      'Add it to the lazy engine: npm run tool -- loaders.',
      'Say in `after` whose normalisers must run before its own, if any must.',
      `Write an example that names it in $addons, in the folder of its country below examples; then npm run tool -- goldens and npm run tool -- templates.`,
      `Delete src/engine/addons/${key}/questions.test.ts: src/engine/addons/index.test.ts asks the same of every addon listed.`,
    ],
  };
}

/** @param {string} key @param {string} constant */
function definition(key, constant) {
  return `
import { defineAddon } from '../../core/tax/addon.ts';
import { extensions } from './extensions.codes.ts';
import { scenarios } from './scenarios.ts';

/** Say which format this is, and whose. */
export const ${constant} = defineAddon({
  key: '${key}',
  name: { en: '' },
  description: { en: '' },
  sources: [],
  extensions,
  scenarios,
  corrections: [],
  normalisers: [],
  rules: [],
});
`;
}

/** @param {string} key */
function extensionKeys(key) {
  const family = key.replace(/-v\d+$/, '');
  return `
/** Type of the document in the format. */
export const DOC_TYPE = '${family}-doc-type';
`;
}

const EXTENSIONS = `
import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { DOC_TYPE } from './extension-keys.ts';

/** Official names of the codes. Source: name the specification, its version and the day it was read. */
export const extensions: readonly CodeDefinition[] = [
  { key: DOC_TYPE, name: { en: 'Document type' }, desc: { en: '' }, values: [] },
];
`;

const WORDS = `
import type { Words } from '../../core/messages/message.ts';

/** What the rules say, what they ask for and when, in Spanish, by code: '…-01', '…-01.must', '…-01.when'. */
export const words: Words = {};
`;

const SCENARIOS = `
import type { ScenarioSetDefinition } from '../../core/tax/definitions.ts';

/** What documents of a type and with certain tags get. */
export const scenarios: readonly ScenarioSetDefinition[] = [{ schema: 'bill/invoice', list: [] }];
`;

/** @param {string} key @param {string} constant */
function normalisersTest(key, constant) {
  return `
import { describe, expect, it } from 'vitest';
import { ${constant} } from './${key}.ts';

describe('normalisers of ${key}', () => {
  it('derive codes from what the document says anyhow: write them, and their cases with describeNormalisers', () => {
    expect(${constant}.normalisers).not.toEqual([]);
  });
});
`;
}

/** @param {string} key @param {string} constant */
function law(key, constant) {
  const family = key.replace(/-v\d+$/, '');
  return `
import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { ${constant} } from './${key}.ts';

// What the specification of the format says, from the specification and not from the definition beside it.

/** Which specification says so, in which version, where is it published, and when did you read it? */
const SPECIFICATION = { title: '', url: '', read: '' };

describeAddonLaw(${constant}, {
  source: SPECIFICATION,
  states: {
    key: '${key}',
    // Which documents get which codes? 'standard: ${family}-doc-type=01'
    scenarios: ['?'],
    // Which codes does each extension have?
    extensions: { '${family}-doc-type': '?' },
    corrections: [],
  },
  // What is a document given for its type and tags? { type: 'standard', ext: { '${family}-doc-type': '01' } }
  scenarios: [{ type: 'standard', ext: { '${family}-doc-type': '?' } }],
  // Which codes do the rules let pass, by the code of the rule?
  choices: {},
  // Which codes do the normalisers derive from which keys? { type: Instructions, ext: '${family}-means', codes: 'cash=1' }
  derived: [],
});
`;
}

/** @param {string} key @param {string} constant */
function questions(key, constant) {
  return `
import { describe, expect, it } from 'vitest';
import { ${constant} } from './${key}.ts';
import { words } from './words.es.ts';

// What is to be known before this is an addon. When every question is answered, delete this file.

const { extensions = [], scenarios = [] } = ${constant};

describe('questions about ${key}', () => {
  it.each<[question: string, answered: boolean]>([
    ['What is the format called? (name)', ${constant}.name['en'] !== ''],
    ['Who asks for it, from whom, and what does it add to a document? (description)', ${constant}.description?.['en'] !== ''],
    ['Where is the specification published? (sources)', (${constant}.sources ?? []).length > 0],
    ['Which codes does it need that a document has no member for? (extensions.codes.ts)', extensions.every(({ values, pattern }) => pattern !== undefined || (values ?? []).length > 0)],
    ['What is each of them for? (extensions.codes.ts, desc)', extensions.every(({ desc }) => desc?.['en'] !== '')],
    ['Which codes follow from the type and the tags of a document? (scenarios.ts)', scenarios.every(({ list }) => list.length > 0)],
    ['What does a document need to be accepted? (rules)', (${constant}.rules ?? []).length > 0],
    ['What do its rules say in Spanish? (words.es.ts)', Object.keys(words).length > 0],
    ['How is a document corrected in the format? (corrections; delete the member if it cannot be)', ${constant}.corrections?.length !== 0],
  ])('%s', (_, answered) => {
    expect(answered).toBe(true);
  });
});
`;
}
