import { camelCase } from './camel-case.mjs';

/**
 * The files of a new, empty regime.
 * @param {string} code two letters, lower-case
 */
export function regimeIsland(code) {
  const country = code.toUpperCase();
  const english = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  const constant = camelCase(english);
  return {
    folder: `src/engine/regimes/${code}`,
    files: {
      [`${code}.ts`]: definition({ code, country, english, constant }),
      'tax-categories.ts': TAX_CATEGORIES,
      'tax-identity.ts': taxIdentity(english),
      'tax-identity.test.ts': taxIdentityTest({ country, english }),
      'norms.ts': NORMS,
      'rules.ts': rules({ country, english }),
      'rules.test.ts': rulesTest({ code, country, english, constant }),
      'words.es.ts': words(country),
      'law.test.ts': law({ code, country, english, constant }),
      'questions.test.ts': questions({ code, english, constant }),
    },
    next: [
      `Answer the questions: npx vitest run src/engine/regimes/${code}. docs/recipes/new-regime.md says how.`,
      `Take the rows of law.test.ts from the law and let them fail; then write the figures down in tax-categories.ts.`,
      `List it, by country code, in src/engine/regimes/index.ts: import { ${constant} } from './${code}/${code}.ts';`,
      `List its words in src/engine/words.es.ts: import { words as regime${country[0]}${code[1]} } from './regimes/${code}/words.es.ts';`,
      'Add it to the lazy engine: npm run tool -- loaders.',
      'Once the format publishes a regime of the country, take its codes (`GOBL-…`): leave out `own`.',
      'Say in `after` whose normalisers must run before its own, if any must.',
      `Write examples/${code}/invoice.json, and credit-note.json if invoices are corrected; then npm run tool -- goldens and npm run tool -- templates.`,
      `Delete src/engine/regimes/${code}/questions.test.ts: src/engine/regimes/index.test.ts asks the same of every regime listed.`,
      `Alter every figure and see a test fail each time: npm run mutants:law -- ${code}.`,
    ],
  };
}

/** @param {{ code: string, country: string, english: string, constant: string }} names */
function definition({ country, english, constant }) {
  return `
import { defineRegime } from '../../core/tax/regime.ts';
import { reverseCharge } from '../shared/reverse-charge.ts';
import { taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { taxNumber } from './tax-identity.ts';

/** ${english}: value added tax. */
export const ${constant} = defineRegime({
  country: '${country}',
  name: { en: ${JSON.stringify(english)} },
  description: { en: '' },
  sources: [],
  timeZone: '',
  currency: '',
  taxScheme: 'VAT',
  taxIdentity: taxNumber,
  scenarios: [{ schema: 'bill/invoice', list: [reverseCharge] }],
  corrections: [],
  categories: [vat],
  rules: [taxIdentityRules],
});
`;
}

const TAX_CATEGORIES = `
import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/** Value added tax. Source of the rates: name the article of the law. */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT' },
  title: { en: 'Value Added Tax' },
  keys: vatKeys,
  rates: [{ rate: 'general', keys: ['standard'], name: { en: 'Standard Rate' }, values: [] }],
  sources: [],
};
`;

/** @param {string} english */
function taxIdentity(english) {
  return `
import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

/** Form of a normalised number; nothing fits until it is written. */
const FORM = /^(?!)$/;

/** Tax number of ${english}. Source: name the law or the authority's page, and the day it was read. */
export const taxNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isTaxNumber,
  format: '',
  example: '',
};

/** Form and check digits of a normalised code. */
export function isTaxNumber(code: string): boolean {
  return FORM.test(code);
}
`;
}

/** @param {{ country: string, english: string }} names */
function taxIdentityTest({ country, english }) {
  return `
import { describe, expect, it } from 'vitest';
import { isTaxNumber, taxNumber } from './tax-identity.ts';

// Numbers come from public official examples, or are made up with right check digits; say which.
describe(${JSON.stringify(`tax number of ${english}`)}, () => {
  it('is written without country code, spaces and points: add numbers as people write them', () => {
    expect(taxNumber.example).not.toBe('');
    expect(taxNumber.normalise?.(\`${country} \${taxNumber.example ?? ''}\`, '${country}')).toBe(taxNumber.example);
  });

  it('is accepted in each of its forms: add one number for each', () => {
    expect(isTaxNumber(taxNumber.example ?? '')).toBe(true);
  });

  it.each([['empty', '']])('is refused when %s: %s', (_, code) => {
    expect(isTaxNumber(code)).toBe(false);
  });
});
`;
}

const NORMS = `
import { norm } from '../../core/rules/citation.ts';

/** Name it in its own language, and give the page of the authority on which it can be read. */
export const TAX_ACT = norm('');
`;

/** @param {{ country: string, english: string }} names */
function rules({ country, english }) {
  return `
import { ownTaxIdentityRules } from '../shared/tax-identity-rules.ts';
import { TAX_ACT } from './norms.ts';
import { isTaxNumber } from './tax-identity.ts';

export const taxIdentityRules = ownTaxIdentityRules('${country}', {
  form: ${JSON.stringify(`a tax number of ${english}`)},
  isValid: isTaxNumber,
  say: ${JSON.stringify(`A tax code must be a tax number of ${english}`)},
  cite: TAX_ACT(''),
});
`;
}

/** Every regime published by the format is here, so rules of a new one are our own. @param {string} country */
function words(country) {
  const rule = `ASSAY-${country}-TAX-IDENTITY-01`;
  return `
import type { Words } from '../../core/messages/message.ts';

/** What the rules say, what they ask for and when, in Spanish. */
export const words: Words = {
  '${rule}.all': 'la identificación fiscal es de ${country}',
  '${rule}': '',
  '${rule}.must': '',
};
`;
}

/** @param {{ code: string, country: string, english: string, constant: string }} names */
function rulesTest({ code, country, english, constant }) {
  return `
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';
import { ${constant} } from './${code}.ts';

describeRules(${JSON.stringify(`rules of ${english}`)}, ruleBench({ rules: ${constant}.rules ?? [] }), {
  'ASSAY-${country}-TAX-IDENTITY-01': [
    {
      type: TaxIdentity,
      accepts: { country: '${country}', code: ${constant}.taxIdentity?.example ?? '' },
      rejects: { country: '${country}', code: '?' },
      at: '$.code',
    },
  ],
});
`;
}

/** Usual rates of value added taxes; each needs a row, filled in or deleted. */
const USUAL_RATES = ['general', 'intermediate', 'reduced', 'super-reduced'];

/** @param {{ code: string, country: string, english: string, constant: string }} names */
function law({ code, country, english, constant }) {
  const rows = USUAL_RATES.map(
    (rate) => `{ tax: 'VAT standard ${rate}', since: '', before: NOTHING, charge: '', today: '', source: LAW },`,
  );
  return `
import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { ${constant} } from './${code}.ts';

// What the law of ${english} says, from the law and not from the definition beside it. A figure without row fails, and so
// does a row without figure: answer every row, add one for each former value, take out the rates that the country has not.

/** Which article of the law, or which page of the authority, says so, where is it published, and when did you read it? */
const LAW = { title: '', url: '', read: '' };

describeRegimeLaw(${constant}, {
  source: LAW,
  states: {
    country: '${country}',
    currency: '',
    timeZone: '',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    corrections: [],
  },
  // Of each value: its first day, what was charged the day before, from it on, and today (TODAY in testing/law/source.ts).
  rates: [
    ${rows.join('\n    ')}
  ],
  taxNumber: '',
  taxNumbers: { valid: '', wrong: '' },
  scenarios: [{ tags: 'reverse-charge', notes: [{ cat: 'VAT', key: 'reverse-charge', text: '' }] }],
});
`;
}

/** @param {{ code: string, english: string, constant: string }} names */
function questions({ code, english, constant }) {
  return `
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citationsOf } from '../../core/rules/citation.ts';
import { taxIdentityRules } from './rules.ts';
import { ${constant} } from './${code}.ts';
import { words } from './words.es.ts';

// What is to be known before this is a regime. When every question is answered, delete this file.

const { categories } = ${constant};
const rates = categories.flatMap((category) => category.rates ?? []);

describe(${JSON.stringify(`questions about ${english}`)}, () => {
  it.each<[question: string, answered: boolean]>([
    ['What is the country called in its own languages? (name)', Object.keys(${constant}.name).length > 1],
    ['What does somebody who bills there have to know, in three sentences? (description)', ${constant}.description?.['en'] !== ''],
    ['Which currency do people pay in? (currency)', ${constant}.currency !== ''],
    ['In which time zone is "today" decided? (timeZone)', ${constant}.timeZone !== ''],
    ['Which taxes are there, and what are they called? (tax-categories.ts, title)', categories.every(({ title }) => Object.keys(title ?? {}).length > 1)],
    ['Which rates are there, since when, at which percentage? (tax-categories.ts, values)', rates.every(({ values }) => (values ?? []).length > 0)],
    ['Which law or authority says so, and where is it published? (tax-categories.ts, sources)', categories.every(({ sources }) => (sources ?? []).length > 0)],
    ['How is the tax number written, in words? (tax-identity.ts, format)', ${constant}.taxIdentity?.format !== ''],
    ['Which tax number does the authority show as an example? (tax-identity.ts, example)', ${constant}.taxIdentity?.example !== ''],
    ['Which form has the tax number, and how are its check digits found? (tax-identity.ts, isTaxNumber)', ${constant}.taxIdentity?.isValid?.(${constant}.taxIdentity.example ?? '', ${constant}.country) === true],
    ['Which law asks for the tax number? (norms.ts; rules.ts, cite)', Object.values(taxIdentityRules.rows).flatMap(citationsOf).every(({ title, section }) => title !== '' && section !== '')],
    ['What do its rules say in Spanish? (words.es.ts)', Object.values(words).every((text) => text !== '')],
    ['How is an invoice corrected? (corrections; delete the member if it cannot be)', ${constant}.corrections?.length !== 0],
    ['What does a real invoice look like? (examples/${code}/invoice.json)', existsSync('examples/${code}/invoice.json')],
  ])('%s', (_, answered) => {
    expect(answered).toBe(true);
  });
});
`;
}
