import { describe, expect, it } from 'vitest';
import { destinationOfVerdict } from './file-destination.ts';
import type { FullVerdict } from './text-verdict.ts';
import type { Problem } from './problem.ts';
import { summariseFile, unreadFile, waitingFile } from './summarise-file.ts';

const file = { file: new File(['x'], 'a.json'), path: 'in/a.json' };
const problem = (code: string, severity: Problem['severity']): Problem => ({
  key: code,
  severity,
  code,
  message: `${code} is wrong`,
  paths: [],
  line: 1,
  column: 1,
  fixes: [],
});
const verdict = (parts: Partial<FullVerdict>): FullVerdict => ({
  subject: { documentId: '', revision: 0, editorVersion: 0, text: '' },
  problems: [],
  faults: [],
  changes: [],
  document: undefined,
  context: undefined,
  countries: [],
  accepted: true,
  ...parts,
});
const document = {
  series: 'F',
  code: '17',
  currency: 'EUR',
  supplier: { name: 'Navalón' },
  customer: { name: 'Cafés' },
  totals: { payable: '38.31' },
};
const context = {
  schema: 'https://gobl.org/draft-0/bill/invoice',
  regime: 'ES',
  addons: [],
  tags: [],
  currency: 'EUR',
};
const specification = (value: string) => ({
  path: '/Invoice[1]',
  value,
  terms: ['BT-24'],
  line: 1,
  column: 1,
  outcome: 'carried',
});
const invoiceOf = (country: string) => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  supplier: { tax_id: { country } },
  customer: { tax_id: { country } },
});
const summary = {
  type: 'bill/invoice',
  number: 'F-17',
  supplier: 'Navalón',
  customer: 'Cafés',
  total: '38.31',
  currency: 'EUR',
};

describe('what a row shows of a file', () => {
  it('is what the built document says, by itself or in its envelope', () => {
    expect(summariseFile(file, verdict({ document, context }))).toMatchObject({ verdict: 'accepted', ...summary });
    expect(summariseFile(file, verdict({ document: { head: {}, doc: document }, context }))).toMatchObject(summary);
  });

  it('is the seller, not its tax representative', () => {
    const represented = { ...document, ordering: { seller: { name: 'Zwahlen' } } };
    expect(summariseFile(file, verdict({ document: represented, context })).supplier).toBe('Zwahlen');
  });

  it('is what is left to pay, when something was paid', () => {
    const paid = { ...document, totals: { payable: '38.31', due: '8.31' } };
    expect(summariseFile(file, verdict({ document: paid, context })).total).toBe('8.31');
  });

  it('is of an XML invoice what it declares itself', () => {
    const at = { line: 1, column: 1, outcome: 'recalculated' } as const;
    const entries = [
      { path: '/Invoice[1]/PayableAmount[1]', value: '9.00', terms: ['BT-115'], ...at },
      { path: '/Invoice[1]/DocumentCurrencyCode[1]', value: 'SEK', terms: ['BT-5'], ...at },
    ];
    const xml = { format: 'ubl', profile: 'peppol-bis-3', document: { code: 'A1' }, entries };
    expect(summariseFile(file, verdict({ xml }))).toMatchObject({
      type: 'ubl peppol-bis-3',
      number: 'A1',
      total: '9.00',
      currency: 'SEK',
    });
  });

  it('is of a file of an authority what it declares, by its place in the document', () => {
    const at = { path: '/Fattura[1]/X[1]', line: 1, column: 1, outcome: 'taken' } as const;
    const entries = [
      { ...at, value: 'EUR', to: ['$.currency'] },
      { ...at, value: '12.00', to: ['$.totals.total_with_tax'] },
      { ...at, value: '11.00', to: ['$.totals.payable'] },
    ];
    const xml = { format: 'fatturapa', profile: 'fatturapa', document: { code: 'A1' }, entries };
    expect(summariseFile(file, verdict({ xml }))).toMatchObject({ total: '11.00', currency: 'EUR' });
  });

  it('is the first error, else the first warning, and each code once', () => {
    const problems = [problem('W', 'warning'), problem('E', 'error'), problem('E', 'error'), problem('H', 'hint')];
    expect(summariseFile(file, verdict({ problems, accepted: false }))).toMatchObject({
      verdict: 'faults',
      errors: 2,
      warnings: 1,
      first: { code: 'E', message: 'E is wrong' },
      codes: ['E', 'W'],
    });
    expect(summariseFile(file, verdict({ problems: [problem('W', 'warning')] }))).toMatchObject({
      verdict: 'warned',
      warnings: 1,
      first: { code: 'W' },
    });
    expect(summariseFile(file, verdict({ problems: [problem('I', 'info')] })).verdict).toBe('accepted');
  });

  it('is nothing of a text that says nothing, and nothing before a verdict', () => {
    expect(summariseFile(file, verdict({ accepted: false }))).toMatchObject({
      verdict: 'faults',
      first: undefined,
      codes: [],
    });
    expect(waitingFile(file)).toMatchObject({ verdict: 'waiting', errors: 0 });
    expect(unreadFile(file, 'Why')).toMatchObject({ verdict: 'unread', first: { message: 'Why' } });
  });
});

it('a fault keeps its gravity, its code and its first place in words', () => {
  const problems = [{ ...problem('W', 'warning'), paths: ['$.b', '$.c'] }, problem('E', 'error'), problem('I', 'info')];
  expect(summariseFile(file, verdict({ problems, accepted: false })).problems).toEqual([
    { severity: 'error', code: 'E', message: 'E is wrong', path: undefined },
    { severity: 'warning', code: 'W', message: 'W is wrong', path: '$.b' },
  ]);
});

it('of a file with many faults the first ten are kept, and the first with each further code', () => {
  const many = Array.from({ length: 12 }, () => problem('E', 'error'));
  const problems = [...many, problem('F', 'error'), { ...problem('W', 'warning'), phrase: 'w', values: { of: '1' } }];
  const kept = summariseFile(file, verdict({ problems, accepted: false })).problems;
  expect(kept.map(({ code }) => code).join('')).toBe('EEEEEEEEEEFW');
  expect(kept.at(-1)).toMatchObject({ phrase: 'w', values: { of: '1' } });
});

it.each([
  ['what its addon says', { document: { ...invoiceOf('DE'), $addons: ['de-xrechnung-v3'] } }, 'xrechnung'],
  ['what the law of both parties says', { document: invoiceOf('IT') }, 'sdi'],
  [
    'what its text says, if it cannot be built',
    { subject: { ...verdict({}).subject, text: JSON.stringify(invoiceOf('IT')) } },
    'sdi',
  ],
  ['none, if nothing says one', { document: { ...invoiceOf('IT'), customer: {} } }, undefined],
  [
    'that of its profile',
    {
      xml: {
        format: 'ubl',
        profile: 'peppol-bis-3',
        document: {},
        entries: [specification('urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0')],
      },
    },
    'peppol',
  ],
  [
    'none, if nobody has published what it names',
    { xml: { format: 'ubl', profile: 'peppol-bis-3', document: {}, entries: [specification('urn:example:own')] } },
    undefined,
  ],
])('the destination of a file is %s', (_, parts, key) => {
  expect(destinationOfVerdict(verdict(parts as Partial<FullVerdict>))?.key).toBe(key);
});

it('a file that nothing is known of has no errors', () => {
  const nothing = { ...file, errors: 0, warnings: 0, codes: [], problems: [] };
  expect(unreadFile(file, 'No text')).toEqual({ ...nothing, verdict: 'unread', first: { message: 'No text' } });
  expect(waitingFile(file)).toEqual({ ...nothing, verdict: 'waiting' });
});
