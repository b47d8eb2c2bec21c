import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import type { Fault, InspectReport, JsonObject } from '../../engine/index.ts';
import { shortAddon, shortExtension } from './short-addon.ts';
import { shortRegime } from './short-regime.ts';
import { MOST_LISTED, shortReport } from './short-report.ts';
import { shortSchema } from './short-schema.ts';
import { MOST_ENTRIES, shortExport, shortImport } from './short-xml.ts';
import { firstSentence } from './words.ts';

const { catalogue } = createStandardEngine();

it.each([
  ['One. Two.', 'One.'],
  ['Is it? Yes.', 'Is it?'],
  ['Stop! Go.', 'Stop!'],
  ['Version 2.1 of it. More.', 'Version 2.1 of it.'],
  ['Over\ntwo lines. More.', 'Over\ntwo lines.'],
  ['No end', 'No end'],
  ['Half.way there', 'Half.way there'],
  ['', ''],
  [undefined, undefined],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

describe('a regime in short', () => {
  const regime: JsonObject = {
    $schema: 'x',
    country: 'XX',
    name: { en: 'Somewhere', xx: 'Irgendwo' },
    currency: 'XXX',
    time_zone: 'Europe/Somewhere',
    tags: [{ schema: 'bill/invoice' }],
    sources: [{ url: 'https://example.test' }],
    categories: [
      {
        code: 'VAT',
        name: { en: 'VAT' },
        title: { en: 'Value added tax' },
        keys: [{ key: 'standard' }, { key: 'exempt' }],
        rates: [
          {
            rate: 'general',
            name: { en: 'General' },
            keys: ['standard'],
            values: [
              { ext: { region: 'A' }, since: '2020-01-01', percent: '5%' },
              { since: '2020-01-01', percent: '21%', surcharge: '5.2%' },
              { ext: { region: 'A' }, percent: '4%' },
              { since: '2010-01-01', percent: '18%' },
            ],
          },
          { rate: 'old', name: { en: 'Old' }, values: [{ since: '2021-01-01', percent: '1%' }] },
        ],
      },
      { code: 'WHT', name: { en: 'Withheld' }, retained: true },
      { code: 'INF', name: { en: 'Told' }, informative: true, retained: false },
    ],
  };
  const general = { rate: 'general', name: 'General', keys: ['standard'] };
  const vat = { code: 'VAT', name: 'Value added tax', keys: ['standard', 'exempt'] };
  const others = [
    { code: 'WHT', name: 'Withheld', retained: true, rates: [] },
    { code: 'INF', name: 'Told', informative: true, rates: [] },
  ];
  const head = { country: 'XX', name: 'Somewhere', currency: 'XXX', time_zone: 'Europe/Somewhere' };

  it('has the figures in force on the day, one for each condition', () => {
    const date = '2020-01-01';
    const rates = [
      { ...general, percent: '5%', since: '2020-01-01', when: { region: 'A' } },
      { ...general, percent: '21%', surcharge: '5.2%', since: '2020-01-01' },
    ];
    expect(shortRegime(regime, date, [])).toEqual({
      ...head,
      date,
      categories: [{ ...vat, rates }, ...others],
      more: ['tags', 'sources'],
    });
  });

  it('has the figures of the day before', () => {
    const rates = [
      { ...general, percent: '4%', when: { region: 'A' } },
      { ...general, percent: '18%', since: '2010-01-01' },
    ];
    expect(shortRegime(regime, '2019-12-31', [])).toMatchObject({ categories: [{ ...vat, rates }, {}, {}] });
  });

  it('has rates of every key, and of none', () => {
    const rates = [{}, {}, { rate: 'old', name: 'Old', percent: '1%', since: '2021-01-01' }];
    const short = shortRegime(regime, '2021-01-01', []) as { categories: { rates: object[] }[] };
    expect(short).toMatchObject({ categories: [{ rates }, {}, {}] });
    expect(short.categories[0]?.rates[2]).not.toHaveProperty('keys');
  });

  it('has what was asked for as it is published, and says what else there is', () => {
    expect(shortRegime(regime, '2020-01-01', ['tags'])).toMatchObject({ tags: regime['tags'], more: ['sources'] });
    expect(shortRegime(regime, '2020-01-01', ['tags', 'sources'])).not.toHaveProperty('more');
    expect(shortRegime(regime, '2020-01-01', ['categories'])).toMatchObject({ categories: regime['categories'] });
    expect(shortRegime(regime, '2020-01-01', ['all'])).toEqual(regime);
  });

  it.each(catalogue.regimes().map(({ country }) => country))(
    '%s is a tenth as long in short, or a page at most',
    (country) => {
      const whole = catalogue.regime(country) as JsonObject;
      expect(JSON.stringify(shortRegime(whole, '2026-01-15', [])).length).toBeLessThan(4_000);
    },
  );
});

describe('an addon in short', () => {
  const addon: JsonObject = {
    key: 'xx-y-v1',
    name: { en: 'Y' },
    description: { en: 'For Y.' },
    requires: ['eu-en16931-v2017'],
    extensions: [
      {
        key: 'xx-kind',
        name: { en: 'Kind' },
        desc: { en: 'Which kind.' },
        values: [
          { code: 'A', name: { en: 'First' } },
          { key: 'b', name: { en: 'Second' } },
        ],
      },
      { key: 'xx-free', name: { en: 'Free' }, pattern: '^x$' },
    ],
    scenarios: [{}],
  };

  it('counts the values of its extensions', () => {
    expect(shortAddon(addon, [])).toEqual({
      key: 'xx-y-v1',
      name: 'Y',
      description: 'For Y.',
      requires: ['eu-en16931-v2017'],
      extensions: [
        { key: 'xx-kind', name: 'Kind', values: 2 },
        { key: 'xx-free', name: 'Free', values: 0 },
      ],
      more: ['scenarios'],
    });
    expect(shortAddon({ key: 'z', name: { en: 'Z' } }, [])).not.toHaveProperty('requires');
    expect(shortAddon(addon, ['extensions'])).toMatchObject({ extensions: addon['extensions'] });
  });

  it('describes one extension with its values in words', () => {
    expect(shortExtension(addon, 'xx-kind')).toEqual({
      key: 'xx-kind',
      name: 'Kind',
      description: 'Which kind.',
      values: { A: 'First', b: 'Second' },
    });
    expect(shortExtension(addon, 'xx-free')).toMatchObject({ pattern: '^x$', values: {} });
    expect(shortExtension(addon, 'xx-none')).toBeUndefined();
  });
});

describe('a schema in short', () => {
  it('is a table of fields', () => {
    const values = Array.from({ length: 41 }, (_, index) => ({ const: `v${index}` }));
    const schema: JsonObject = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://gobl.org/draft-0/x/thing',
      $ref: '#/$defs/x.Thing',
      $defs: {
        'x.Thing': {
          type: 'object',
          description: 'A thing. It is odd.',
          required: ['name'],
          properties: {
            name: { type: 'string', title: 'Name', description: 'What it is called. Required.' },
            total: { $ref: 'https://gobl.org/draft-0/num/amount', title: 'Total', calculated: true },
            parts: { type: 'array', items: { $ref: '#/$defs/x.Part' } },
            any: {},
            kind: { type: 'string', oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }, { pattern: '^x' }] },
            many: { type: 'string', anyOf: values },
            all: { type: 'string', anyOf: values.slice(1) },
          },
        },
        'x.Part': { type: 'string', description: 'A part', oneOf: [{ const: 'p' }] },
      },
    };
    expect(shortSchema(schema)).toEqual({
      $id: 'https://gobl.org/draft-0/x/thing',
      types: {
        'x.Thing': {
          about: 'A thing.',
          fields: {
            name: { type: 'string', required: true, about: 'What it is called.' },
            total: { type: 'num/amount', calculated: true, about: 'Total' },
            parts: { type: 'x.Part[]' },
            any: { type: 'any' },
            kind: { type: 'string', values: ['a', 'b'] },
            many: { type: 'string', values: values.slice(0, 40).map((value) => value.const), more: 1 },
            all: { type: 'string', values: values.slice(1).map((value) => value.const) },
          },
        },
        'x.Part': { about: 'A part', type: 'string', values: ['p'] },
      },
    });
  });

  it.each(catalogue.schemas().map((id) => id.replace('https://gobl.org/draft-0/', '')))(
    '%s lists fields or values, on a page at most',
    (path) => {
      const text = JSON.stringify(shortSchema(catalogue.schema(path) as JsonObject));
      expect(text.length).toBeLessThan(8_000);
      expect(text).toContain('"type":"');
    },
  );
});

describe('a report in short', () => {
  const fault = (more: Partial<Fault> = {}): Fault => ({
    severity: 'error',
    stage: 'rules',
    code: 'X-1',
    properties: ['$.a'],
    description: 'It is wrong',
    value: 'v',
    certain: true,
    cite: [],
    fixes: [],
    ...more,
  });
  const report = (more: Partial<InspectReport> = {}): InspectReport => ({
    ok: false,
    stage: 'judged',
    faults: [],
    context: { addons: [], tags: [], currency: 'EUR' },
    ...more,
  });

  it('lists errors and warnings in one line each', () => {
    const fix = { title: 'x', safe: true, edits: [] };
    const faults = [
      fault(),
      fault({ severity: 'warning', certain: false, fixes: [fix, fix] }),
      fault({ severity: 'info' }),
      fault({ severity: 'hint' }),
    ];
    expect(shortReport(report({ faults }), [])).toEqual({
      ok: false,
      stage: 'judged',
      faults: [
        { severity: 'error', code: 'X-1', at: ['$.a'], description: 'It is wrong' },
        { severity: 'warning', code: 'X-1', at: ['$.a'], description: 'It is wrong', certain: false, fixes: 2 },
      ],
    });
    expect(shortReport(report({ faults }), ['faults'])).toMatchObject({ faults });
  });

  it('counts what it leaves out', () => {
    const many = (count: number) => report({ faults: Array.from({ length: count }, () => fault()) });
    expect(shortReport(many(MOST_LISTED), [])).not.toHaveProperty('more');
    const short = shortReport(many(MOST_LISTED + 3), []) as { faults: unknown[]; more: number };
    expect([short.faults.length, short.more]).toEqual([MOST_LISTED, 3]);
    expect(shortReport(many(MOST_LISTED + 3), ['faults'])).not.toHaveProperty('more');
  });

  it('gives the amount to pay of a document, and of one in an envelope', () => {
    const document: JsonObject = { currency: 'EUR', totals: { payable: '38.31' } };
    const totals = { payable: '38.31', currency: 'EUR' };
    expect(shortReport(report({ document }), [])).toMatchObject(totals);
    expect(shortReport(report({ document: { doc: document } }), [])).toMatchObject(totals);
    const bare = { addons: [], tags: [] };
    expect(shortReport(report({ document: { ...document, currency: 'USD' }, context: bare }), [])).toMatchObject({
      currency: 'USD',
    });
    expect(shortReport(report({ document: { totals: {} } }), [])).not.toHaveProperty('currency');
  });

  it('has the parts that were asked for', () => {
    const document: JsonObject = { a: 1 };
    const parts = {
      changes: [],
      trace: [],
      rules: { applied: 1, passed: 1, failed: 0, skipped: [] },
      seal: {} as never,
    };
    const whole = report({ document, ...parts });
    expect(shortReport(whole, ['document'])).toEqual({
      ok: false,
      stage: 'judged',
      faults: [],
      document,
      context: whole.context,
      ...parts,
    });
    expect(shortReport(report({ document }), [])).toEqual({ ok: false, stage: 'judged', faults: [] });
  });
});

describe('XML in short', () => {
  const entry = (outcome: 'taken' | 'implied' | 'recalculated' | 'left', more: object = {}) => ({
    path: '/a[1]',
    value: 'v',
    line: 1,
    column: 2,
    outcome,
    terms: ['BT-1'],
    to: ['$.code'],
    ...more,
  });
  const verdict = {
    rule: 'BR-1',
    set: 'en16931',
    release: '1.3.16',
    severity: 'error' as const,
    description: 'd',
    terms: ['BT-1'],
    places: ['/a[1]'],
    properties: ['$.code'],
    found: [],
  };
  const shortVerdict = { rule: 'BR-1', severity: 'error', description: 'd', at: ['$.code'] };

  it('what is read: the leaves that did not go over as they were, the others counted', () => {
    const entries = [
      entry('taken'),
      entry('left', { why: 'no place' }),
      entry('recalculated', { became: 'w' }),
      entry('taken'),
      entry('implied'),
    ];
    const read = {
      format: 'ubl',
      document: { $schema: 'x' },
      report: { entries },
      verdicts: [verdict, { ...verdict, right: '1.00' }],
    };
    expect(shortImport(read, [])).toEqual({
      format: 'ubl',
      document: { $schema: 'x' },
      verdicts: [shortVerdict, { ...shortVerdict, right: '1.00' }],
      report: {
        taken: 2,
        left: 1,
        recalculated: 1,
        implied: 1,
        entries: [
          { path: '/a[1]', value: 'v', outcome: 'left', why: 'no place' },
          { path: '/a[1]', value: 'v', outcome: 'recalculated', became: 'w' },
        ],
      },
    });
    expect(shortImport(read, ['report', 'verdicts'])).toEqual(read);
  });

  it('what is read: of many leaves the first are told', () => {
    const read = (count: number) => ({
      format: 'ubl',
      document: {},
      report: { entries: Array.from({ length: count }, () => entry('left')) },
      verdicts: [],
    });
    const { report } = shortImport(read(MOST_ENTRIES + 1), []) as { report: { entries: unknown[]; more?: number } };
    expect([report.entries.length, report.more]).toEqual([MOST_ENTRIES, 1]);
    expect(shortImport(read(MOST_ENTRIES), [])).not.toHaveProperty('report.more');
  });

  it('what is written: losses always, links when asked for', () => {
    const losses = [{ path: '$.a', value: 1, grade: 'matters' as const, why: 'w' }];
    const links = [{ path: '/a[1]', term: 'BT-1' }];
    const file = {
      format: 'ubl',
      profile: 'en16931',
      file_name: 'a.xml',
      media_type: 'application/xml',
      content: '<a/>',
    };
    const written = { ...file, report: { losses, links }, verdicts: [verdict] };
    expect(shortExport(written, [])).toEqual({ ...file, losses, verdicts: [shortVerdict] });
    expect(shortExport(written, ['links', 'verdicts'])).toEqual({ ...file, losses, verdicts: [verdict], links });
  });
});
