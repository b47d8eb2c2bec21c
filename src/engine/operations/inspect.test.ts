import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { createSomeCountriesEngine } from '../../testing/engines/some-countries.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

const engine = createSomeCountriesEngine();
const context = { now: () => new Date('2026-01-15T10:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

const LINE = { quantity: '3', item: { name: 'Chair', price: '10.555' }, taxes: [{ cat: 'VAT', rate: 'general' }] };
const SOUND: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  currency: 'EUR',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [LINE],
};

function combo(more: JsonObject): JsonObject {
  return { lines: [{ ...LINE, taxes: [{ cat: 'VAT', rate: 'general', ...more }] }] };
}

function inspect(change: JsonObject) {
  const { faults, ...report } = engine.inspect(
    { data: { ...SOUND, ...change }, include: ['changes', 'trace', 'rules'] },
    context,
  );
  return {
    ...report,
    faults,
    seen: faults.map((fault) => `${fault.severity} ${fault.code} ${fault.properties.join(' ')}`),
  };
}

test('the fault of a rule carries the norm that the rule rests on', () => {
  const { faults } = inspect({ supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602643' } } });
  const card = engine.catalogue.rules().find(({ code }) => code === 'GOBL-ES-TAX-IDENTITY-01');
  expect(card?.cite?.[0]?.title).toContain('Real Decreto 1065/2007');
  expect(faults).toMatchObject([{ code: 'GOBL-ES-TAX-IDENTITY-01', cite: card?.cite }]);
});

test('a sound document has no faults and comes back built', () => {
  const report = inspect({});
  expect(report).toMatchObject({
    ok: true,
    stage: 'judged',
    seen: [],
    context: { regime: 'ES', currency: 'EUR', date: '2026-01-15' },
  });
  expect(report.document).toEqual((engine.build({ data: SOUND }, context) as { value: JsonObject }).value);
});

describe('what building changes in silence is said', () => {
  test.each<[string, JsonObject, string]>([
    [
      'a percentage that contradicts the rate is replaced',
      combo({ percent: '10%' }),
      'warning ASSAY-LINT-OVERWROTE $.lines[0].taxes[0].percent',
    ],
    ['totals typed in are replaced', { totals: { payable: '5.00' } }, 'warning ASSAY-LINT-OVERWROTE $.totals.payable'],
    ['an unknown addon is dropped', { $addons: ['es-verifactu-v9'] }, 'warning ASSAY-LINT-ADDON $.$addons[0]'],
    ['a misspelt field is dropped', { notess: [] }, 'warning ASSAY-LINT-UNKNOWN-FIELD $.notess'],
    [
      'a value that the extension does not have',
      { tax: { ext: { 'untdid-document-type': '999' } } },
      'warning ASSAY-LINT-EXTENSION-VALUE $.tax.ext.untdid-document-type',
    ],
    [
      'an extension nobody defines',
      { tax: { ext: { 'foo-bar': '1' } } },
      'warning ASSAY-LINT-EXTENSION $.tax.ext.foo-bar',
    ],
    ['a missing issue date becomes today', { issue_date: '' }, 'info ASSAY-LINT-DEFAULTED $.issue_date'],
    [
      'a former rate name is replaced',
      combo({ rate: 'standard' }),
      'info ASSAY-LINT-NORMALISED $.lines[0].taxes[0].rate',
    ],
    [
      'a share without its sign is suspicious',
      combo({ rate: '', percent: '21' }),
      'warning ASSAY-LINT-PERCENT $.lines[0].taxes[0].percent',
    ],
  ])('%s', (_, change, expected) => {
    const given = change['issue_date'] === '' ? { ...change, issue_date: null } : change;
    expect(inspect(given).seen).toEqual([expected]);
  });

  test('an unknown currency is an error, and never replaced by that of the country', () => {
    const report = inspect({ currency: 'USDX' });
    expect(report.seen).toContain('error ASSAY-CALC-CURRENCY $.currency');
    expect(report.changes?.filter(({ path }) => path === '$.currency')).toEqual([]);
  });

  test('an addon that another brings along is no replacement', () => {
    const report = inspect({ $addons: ['de-zugferd-v2'] });
    expect(report.seen.filter((fault) => fault.includes('$addons'))).toEqual([]);
    expect(withoutPhrases(report.changes?.filter(({ path }) => path.startsWith('$.$addons')))).toEqual([
      { kind: 'defaulted', path: '$.$addons[0]', after: 'eu-en16931-v2017', why: 'required by another addon' },
    ]);
  });

  test('a misspelt field offers its right name', () => {
    expect(withoutPhrases(inspect({ notess: [] }).faults[0]?.fixes[0])).toEqual({
      kind: 'certain',
      title: 'Rename to notes',
      safe: true,
      edits: [{ op: 'rename', path: '$.notess', value: 'notes' }],
    });
  });

  test('a misspelt rate has the one that is meant as the first choice', () => {
    const choices = (rate: string) => {
      const [fault] = inspect(combo({ rate })).faults;
      return fault?.fixes[0]?.ask?.form[0]?.choices?.map(({ value }) => value) ?? [];
    };
    expect(choices('super-reducd')[0]).toBe('super-reduced');
    expect(choices('redcued')[0]).toBe('reduced');
    expect(new Set(choices('redcued'))).toEqual(new Set(choices('nobody')));
    expect(choices('nobody')[0]).toBe('general');
  });

  test('a misspelt field beside the right one can only go', () => {
    const [fault] = inspect({ notess: [], notes: [{ text: 'Thanks' }] }).faults;
    expect(fault?.description).toContain('building drops it');
    expect(fault?.fixes.map(({ title }) => title)).toEqual(['Remove notess']);
  });
});

describe('trouble with the input or the calculation', () => {
  test.each<[string, JsonObject, string]>([
    ['an unknown rate', combo({ rate: 'generall' }), 'error ASSAY-CALC-RATE $.lines[0].taxes[0].rate'],
    ['an unknown category', combo({ cat: 'VATT' }), 'error ASSAY-CALC-CATEGORY $.lines[0].taxes[0].cat'],
    [
      'a comma for a point',
      { lines: [{ ...LINE, quantity: '10,00' }] },
      'error ASSAY-INPUT-NUMBER $.lines[0].quantity',
    ],
    ...['--1', '-+1', '+-2', '1.-25', '1e5', '0x10', ' 1'].map((quantity): [string, JsonObject, string] => [
      `a figure written as ${JSON.stringify(quantity)}`,
      { lines: [{ ...LINE, quantity }] },
      'error ASSAY-INPUT-NUMBER $.lines[0].quantity',
    ]),
    ['a day that does not exist', { issue_date: '2024-02-30' }, 'error ASSAY-INPUT-DATE $.issue_date'],
    ['an object in place of a list', { lines: { a: 1 } }, 'error ASSAY-INPUT-TYPE $.lines'],
    ['a misspelt type', { $schema: 'https://gobl.org/draft-0/bill/invoce' }, 'error ASSAY-INPUT-SCHEMA $.$schema'],
    [
      'no exchange rate',
      { lines: [{ ...LINE, item: { name: 'Chair', price: '1', currency: 'USD' } }] },
      'error ASSAY-CALC-EXCHANGE-RATE $.lines[0].item.currency',
    ],
    ['a tag nobody defines', { $tags: ['foo'] }, 'error ASSAY-CALC-TAG $.$tags[0]'],
  ])('%s is placed, and nothing is said twice', (_, change, expected) => {
    const report = inspect(change);
    expect(report.seen.filter((seen) => seen.startsWith('error'))).toEqual([expected]);
    expect(report).toMatchObject({ ok: false });
    expect(report.document).toBeUndefined();
  });

  test('does not hide what the rules have to say', () => {
    const { seen } = inspect({
      supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602643' } },
      lines: [
        { ...LINE, taxes: [{ cat: 'VAT', rate: 'generall' }] },
        { ...LINE, item: { price: '1' } },
      ],
    });
    expect(seen).toEqual([
      'error GOBL-ES-TAX-IDENTITY-01 $.supplier.tax_id.code',
      'error ASSAY-CALC-RATE $.lines[0].taxes[0].rate',
      'error GOBL-ORG-ITEM-01 $.lines[1].item.name',
    ]);
  });

  test('a figure with a comma offers the point', () => {
    const [fault] = inspect({ lines: [{ ...LINE, quantity: '10,00' }] }).faults;
    expect(withoutPhrases(fault?.fixes)).toEqual([
      {
        kind: 'certain',
        title: 'Write 10.00',
        safe: true,
        edits: [{ op: 'replace', path: '$.lines[0].quantity', value: '10.00' }],
      },
    ]);
  });

  test.each<[written: string, line: object, fixes: readonly [title: string, safe: boolean][]]>([
    [
      '1,234',
      { quantity: '1,234' },
      [
        ['Write 1.234', false],
        ['Write 1234', false],
      ],
    ],
    ['a share as a quantity', { quantity: '19,0 %' }, []],
    ['a percentage', { discounts: [{ percent: '19,0 %' }] }, [['Write 19.0%', true]]],
    // As a factor it would be 1900 %.
    [
      'a percentage without its sign',
      { discounts: [{ percent: '19,0' }] },
      [
        ['Write 19.0%', false],
        ['Write 19.0', false],
      ],
    ],
  ])('a figure that can mean several values offers all, and none as safe: %s', (_, line, fixes) => {
    const [fault] = inspect({ lines: [{ ...LINE, ...line }] }).faults;
    const offered = fault?.fixes.filter(({ kind }) => kind !== 'ask') ?? [];
    expect(offered.map(({ title, safe }) => [title, safe])).toEqual(fixes);
  });
});

test('the trace of a total shows operands, the unrounded and the rounded value', () => {
  const { trace } = inspect({});
  expect(withoutPhrases(trace?.find((entry) => entry.path === '$.totals.total_with_tax'))).toEqual({
    path: '$.totals.total_with_tax',
    rule: 'total + tax',
    operands: [
      { path: '$.totals.total', value: '31.665' },
      { path: '$.totals.tax', value: '6.64965' },
    ],
    exact: '38.31465',
    value: '38.31',
    rounding: 'half away from zero, 2 decimals',
  });
});

test('every rule is either judged or skipped for a reason', () => {
  const { rules } = inspect({});
  expect(rules?.failed).toBe(0);
  expect(rules?.applied).toBe(rules?.passed);
  expect(rules?.skipped.find(({ code }) => code === 'GOBL-DE-BILL-INVOICE-01')?.why).toBe(
    'the document is not in regime DE',
  );
});

test('changes and trace are only worked out when asked for', () => {
  const report = engine.inspect({ data: SOUND }, context);
  expect([report.changes, report.trace, report.rules]).toEqual([undefined, undefined, undefined]);
});

test('what is to be left out is left out, and its faults stay', () => {
  const data = { ...SOUND, totals: { payable: '1' }, notess: [] };
  const include = ['changes'] as const;
  const { document, changes, ...rest } = engine.inspect({ data, include }, context);
  expect([document?.['currency'], changes?.length]).toEqual(['EUR', expect.any(Number)]);
  expect(rest.faults).not.toEqual([]);
  expect(engine.inspect({ data, include, omit: ['document', 'changes'] }, context)).toEqual(rest);
  expect(engine.inspect({ data, include, omit: ['document'] }, context)).toEqual({ ...rest, changes });
  expect(engine.inspect({ data, include, omit: ['changes'] }, context)).toEqual({ ...rest, document });
  expect(engine.inspect({ data, include, omit: [] }, context)).toEqual({ ...rest, document, changes });
});

test.each<[string, unknown]>([
  ['a text', 'x'],
  ['null', null],
  ['a list', []],
  ['an empty object', {}],
])('%s is refused with a fault, not an exception', (_, data) => {
  const report = engine.inspect({ data: data as JsonObject }, context);
  expect(report.ok).toBe(false);
  expect(report.faults).toHaveLength(1);
});

describe('changes', () => {
  test('a code spelled in another way is rewritten, not replaced', () => {
    const data = {
      ...SOUND,
      supplier: { name: 'Svensk AB', tax_id: { country: 'SE', code: '556036-0793 01' } },
    };
    const report = engine.inspect({ data, include: ['changes'] }, context);
    expect(report.changes).toContainEqual(
      expect.objectContaining({ path: '$.supplier.tax_id.code', kind: 'normalised' }),
    );
  });

  test('a figure with other digits is replaced, in an envelope too', () => {
    const totals = { payable: '1' };
    const bare = engine.inspect({ data: { ...SOUND, totals }, include: ['changes'] }, context);
    expect(bare.changes).toContainEqual(expect.objectContaining({ path: '$.totals.payable', kind: 'overwrote' }));
    const data = { $schema: 'https://gobl.org/draft-0/envelope', doc: { ...SOUND, totals } };
    const { changes } = engine.inspect({ data, include: ['changes'] }, context);
    expect(changes).toContainEqual(expect.objectContaining({ path: '$.doc.totals.payable', kind: 'overwrote' }));
    expect(changes).toContainEqual(expect.objectContaining({ path: '$.doc.totals.sum', kind: 'calculated' }));
  });

  test('a value that cannot be read is not called replaced', () => {
    const lines = [{ ...LINE, quantity: '10,00' }];
    const { changes, faults } = engine.inspect({ data: { ...SOUND, lines }, include: ['changes'] }, context);
    expect(faults[0]?.properties).toEqual(['$.lines[0].quantity']);
    expect(changes?.filter(({ path }) => path === '$.lines[0].quantity')).toEqual([]);
  });

  test('members named like those of every object are members like any other', () => {
    const names = { constructor: { a: '1' }, toString: 'x', hasOwnProperty: ['y'], ['__proto__']: 'z' };
    const report = engine.inspect(
      { data: { ...SOUND, ...names, meta: { constructor: 'x' } }, include: ['changes'] },
      context,
    );
    expect(report.changes?.filter(({ kind }) => kind === 'dropped').map(({ path }) => path)).toEqual([
      '$.constructor',
      '$.toString',
      '$.hasOwnProperty',
      '$.__proto__',
    ]);
  });
});

test('what could not be read is a fault, not a change', () => {
  const { changes } = inspect({ lines: [{ ...LINE, item: [] }], totals: { payable: '5.00' } });
  expect(changes?.filter(({ after }) => after === null)).toEqual([]);
});

test.each<[JsonObject, string | undefined]>([
  [{}, 'EUR'],
  [{ currency: 'USD' }, 'USD'],
])('the context of %j has the currency %s', (change, currency) => {
  expect(inspect(change).context?.currency).toBe(currency);
});

describe('a figure that is replaced', () => {
  const totals = { sum: '1.00', sigs: '1' };

  test('is reported with the right one, and the way to write it', () => {
    const fault = inspect({ totals }).faults.find(({ properties }) => properties[0] === '$.totals.sum');
    expect(fault?.fixes.map(({ edits }) => edits)).toEqual([[{ op: 'replace', path: '$.totals.sum', value: '31.67' }]]);
  });

  test('is reported of a signed envelope too, and nothing offers to change it', async () => {
    const key = await engine.keygen(context);
    const sealed = await engine.sign({ data: SOUND, privatekey: { ...key.private } }, context);
    if (!sealed.ok) throw new Error(sealed.error.message);
    const { doc, ...rest } = sealed.value as JsonObject & { doc: JsonObject };
    const data = { ...rest, doc: { ...doc, totals: { ...(doc['totals'] as JsonObject), sum: '1.00' } } };
    const { faults } = engine.inspect({ data, include: ['changes'] }, context);
    const about = faults.flatMap(({ code, properties, fixes }) => [[code, properties[0], fixes.length]]);
    expect(about).toEqual([
      ['ASSAY-SIGNATURE-ALTERED', '$.head.dig.val', 0],
      ['ASSAY-SIGNATURE-DOCUMENT', '$.sigs[0]', 0],
      ['ASSAY-LINT-OVERWROTE', '$.doc.totals.sum', 0],
    ]);
  });
});
