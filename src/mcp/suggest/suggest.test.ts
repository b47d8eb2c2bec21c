import { describe, expect, it } from 'vitest';
import type { Fault, Json, JsonObject } from '../../engine/index.ts';
import { JsonNumber } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { goldenContext } from '../../testing/examples/examples.ts';
import { knowledgeFor } from './knowledge-for.ts';
import { applySuggestions, exactText, mendSyntax } from './mend.ts';
import { MOST_SUGGESTIONS, suggestionsFor, type Suggestion } from './suggestions.ts';

const engine = createStandardEngine();
const base = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'A',
  code: '1',
  issue_date: '2026-01-15',
  supplier: { name: 'S', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'C', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [{ quantity: '3', item: { name: 'Pads', price: '10.55' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};

function suggest(document: Json, type?: string) {
  const tree = parseJson(exactText(document));
  const { faults } = engine.inspect({ data: document, ...(type !== undefined && { type }) }, goldenContext);
  return suggestionsFor(tree, faults, knowledgeFor(tree, type, engine.catalogue));
}

const brief = ({ at, title }: Suggestion) => `${at}: ${title}`;
const line = (more: object): object => ({ ...base, lines: [{ ...base.lines[0], ...more }] });
const taxed = (...taxes: object[]): object => line({ taxes });

it('a sound document needs nothing', () => {
  expect(suggest(base)).toEqual({ suggestions: [], open: [] });
});

it.each<[fact: string, document: object, suggested: readonly string[]]>([
  ['a rate', taxed({ cat: 'VAT', rate: 'standrd' }), ['$.lines[0].taxes[0].rate: Change to "general"']],
  [
    'a rate with another near',
    taxed({ cat: 'VAT', rate: 'reducd' }),
    ['$.lines[0].taxes[0].rate: Change to "reduced"'],
  ],
  [
    'a key in place of a rate',
    taxed({ cat: 'VAT', rate: 'exemt' }),
    ['$.lines[0].taxes[0].rate: Write it as the key "exempt"'],
  ],
  ['a key', taxed({ cat: 'VAT', key: 'standrd' }), ['$.lines[0].taxes[0].key: Change to "standard"']],
  ['a category', taxed({ cat: 'VTA', rate: 'general' }), ['$.lines[0].taxes[0].cat: Change to "VAT"']],
  ['a type', { ...base, type: 'standrd' }, ['$.type: Change to "standard"']],
  ['a tag', { ...base, $tags: ['simplifed'] }, ['$.$tags[0]: Change to "simplified"']],
  ['an addon', { ...base, $addons: ['es-verifactuv1'] }, ['$.$addons[0]: Change to es-verifactu-v1']],
  ['a unit', line({ item: { name: 'x', price: '1', unit: 'piecee' } }), ['$.lines[0].item.unit: Change to "piece"']],
  ['terms', { ...base, payment: { terms: { key: 'instnt' } } }, ['$.payment.terms.key: Change to "instant"']],
  [
    'the type of the document',
    { ...base, $schema: 'https://gobl.org/draft-0/bill/invoce' },
    ['$.$schema: Change to https://gobl.org/draft-0/bill/invoice'],
  ],
  [
    'the short name of its type',
    { ...base, $schema: 'bill/invoice' },
    ['$.$schema: Change to https://gobl.org/draft-0/bill/invoice'],
  ],
  [
    'an extension’s value',
    { ...base, $addons: ['es-verifactu-v1'], tax: { ext: { 'es-verifactu-doc-type': 'F11' } } },
    ['$.tax.ext.es-verifactu-doc-type: Change to F1'],
  ],
])('finds what was meant by a misspelt word: %s', (_, document, suggested) => {
  const titles = suggest(document as JsonObject).suggestions.map(brief);
  expect(titles.slice(0, suggested.length)).toEqual(suggested);
});

it('finds what was meant by a misspelt member, in an envelope too', () => {
  const { supplier, ...rest } = base;
  const { suggestions, open } = suggest({ ...rest, suplier: supplier });
  expect(suggestions.filter(({ safe }) => safe).map(brief)).toEqual(['$.suplier: Rename to supplier']);
  expect(open.flatMap(({ at }) => at)).not.toContain('$.supplier');
  const envelope = { $schema: 'https://gobl.org/draft-0/envelope', doc: { ...base, type: 'standrd' } };
  expect(suggest(envelope).suggestions.map(brief)).toContain('$.doc.type: Change to "standard"');
});

it('judges a document without a schema by the type that is named', () => {
  const { $schema: _, ...bare } = { ...base, type: 'standrd' };
  expect(suggest(bare, 'bill/invoice').suggestions.map(brief)).toEqual(['$.type: Change to "standard"']);
});

it('uses the law of another country where a tax or a party names one', () => {
  const abroad = taxed({ cat: 'VAT', rate: 'intermediat', country: 'PT' });
  expect(suggest(abroad as JsonObject).suggestions.map(brief)).toContain(
    '$.lines[0].taxes[0].rate: Change to "intermediate"',
  );
});

it('asks for what only the author knows, with the shape of it, and suggests nothing of the kind', () => {
  const { customer: _, ...rest } = base;
  const { suggestions, open } = suggest({ ...rest, lines: [] } as unknown as JsonObject);
  expect(suggestions).toEqual([]);
  expect(open.map(({ at }) => at)).toContainEqual(['$.lines']);
  const named = suggest({ ...base, supplier: { tax_id: base.supplier.tax_id } });
  expect(named).toMatchObject({
    suggestions: [],
    open: [{ code: expect.stringMatching(/^GOBL-/) as string, at: ['$.supplier.name'] }],
  });
  expect(named.open[0]).not.toHaveProperty('shape');
});

it('gives the shape of a missing object', () => {
  const { supplier: _, ...rest } = { ...base, $regime: 'ES' };
  const { open } = suggest(rest);
  expect(open.find(({ at }) => at.includes('$.supplier'))).toMatchObject({ shape: { name: '' } });
});

it('numbers suggestions from one, and none stands twice', () => {
  const { suggestions } = suggest({ ...base, type: 'standrd', suplier: {}, payment: { terms: { key: 'instnt' } } });
  expect(suggestions.map(({ number }) => number)).toEqual(suggestions.map((_, index) => index + 1));
  expect(new Set(suggestions.map(({ edits }) => JSON.stringify(edits))).size).toBe(suggestions.length);
});

it('a suggestion says what is wrong, where, and whether it can lose anything', () => {
  const [first] = suggest({ ...base, type: 'standrd' }).suggestions;
  expect(first).toEqual({
    number: 1,
    at: '$.type',
    code: 'GOBL-BILL-INVOICE-02',
    problem: expect.stringContaining('standard') as string,
    kind: 'certain',
    title: 'Change to "standard"',
    safe: false,
    edits: [{ op: 'replace', path: '$.type', value: 'standard' }],
  });
  const { suggestions } = suggest(taxed({ cat: 'VAT', key: 'standrd' }) as JsonObject);
  expect(suggestions[0]).toEqual({
    number: 1,
    at: '$.lines[0].taxes[0].key',
    problem: '`standrd` is none of the words known here',
    kind: 'certain',
    title: 'Change to "standard"',
    safe: false,
    edits: [{ op: 'replace', path: '$.lines[0].taxes[0].key', value: 'standard' }],
  });
});

it('a document with very many slips gets a page of suggestions', () => {
  const lines = Array.from({ length: 200 }, () => ({ ...base.lines[0], taxes: [{ cat: 'VTA' }] }));
  const { suggestions } = suggest({ ...base, lines });
  expect(suggestions).toHaveLength(MOST_SUGGESTIONS);
});

describe('which faults count', () => {
  const tree = parseJson('{"type":"standrd"}');
  const fix = { title: 'Fix', safe: true, edits: [{ op: 'replace', path: '$.type', value: 'x' }] } as const;
  const fault = (more: Partial<Fault>): Fault => ({
    severity: 'error',
    stage: 'rules',
    code: 'X',
    properties: ['$.type'],
    description: 'wrong',
    certain: true,
    fixes: [fix],
    ...more,
  });
  it.each<[fact: string, fault: Partial<Fault>, count: number]>([
    ['an error', {}, 1],
    ['a warning', { severity: 'warning' }, 1],
    ['no information', { severity: 'info' }, 0],
    ['no hint', { severity: 'hint' }, 0],
    ['none that may vanish with another', { certain: false }, 0],
  ])('%s', (_, more, count) => {
    expect(suggestionsFor(tree, [fault(more)], {}).suggestions).toHaveLength(count);
  });

  it.each<[fact: string, value: Json, isOpen: boolean]>([
    ['an empty text', '', true],
    ['an empty list', [], true],
    ['an empty object', {}, true],
    ['an object with a blank', { a: 'x', b: '' }, true],
    ['a list with a blank', ['x', ''], true],
    ['a text', 'x', false],
    ['an object that is filled', { a: 'x' }, false],
    ['a list that is filled', ['x'], false],
    ['a number', 1, false],
  ])('to add %s is a question or a fix', (_, value, isOpen) => {
    const add = { title: 'Add', safe: false, edits: [{ op: 'add', path: '$.a', value }] } as const;
    const { suggestions, open } = suggestionsFor(tree, [fault({ properties: ['$.a'], fixes: [add] })], {});
    expect([suggestions.length, open.length]).toEqual(isOpen ? [0, 1] : [1, 0]);
    if (isOpen && typeof value === 'object') expect(open[0]?.shape).toEqual(value);
  });
});

describe('mending', () => {
  it.each<[fact: string, document: Json, text: string]>([
    ['texts and plain numbers', { a: 'b', c: [1, null, true] }, '{"a":"b","c":[1,null,true]}'],
    [
      'digits',
      { a: new JsonNumber('1.10'), b: [new JsonNumber('12345678901234567890')] },
      '{"a":"1.10","b":["12345678901234567890"]}',
    ],
    ['a number alone', new JsonNumber('1.0'), '"1.0"'],
  ])('keeps %s', (_, document, text) => {
    expect(exactText(document)).toBe(text);
  });

  const suggestion = (at: string, ...edits: Suggestion['edits'][number][]): Suggestion => ({
    number: 1,
    at,
    problem: '',
    kind: 'certain',
    title: '',
    safe: true,
    edits,
  });
  it('carries out several suggestions, each at its own place', () => {
    const text = '{"a":["x","y","z"],"b":"1"}';
    const chosen = [
      suggestion('$.a[0]', { op: 'remove', path: '$.a[0]' }),
      suggestion('$.b', { op: 'rename', path: '$.b', value: 'c' }),
      suggestion('$.a[2]', { op: 'replace', path: '$.a[2]', value: 'w' }),
    ];
    expect(JSON.parse(applySuggestions(text, chosen))).toEqual({ a: ['y', 'w'], c: '1' });
    expect(applySuggestions(text, [])).toBe(text);
    const added = suggestion('$.new.member', { op: 'add', path: '$.d', value: 'v' });
    expect(JSON.parse(applySuggestions(text, [chosen[1] ?? added, added]))).toEqual({
      a: ['x', 'y', 'z'],
      c: '1',
      d: 'v',
    });
  });

  it.each<[fact: string, text: string, mended: string, count: number]>([
    ['nothing', '{"a":1}', '{"a":1}', 0],
    ['a missing comma', '{"a":1 "b":2}', '{"a":1, "b":2}', 1],
    ['a comma too many', '{"a":1,}', '{"a":1}', 1],
    ['one of two slips', '{"a":1,, "b":"x\ty",}', '{"a":1,"b":"x\\ty"}', 3],
    ['two commas missing', '{"a":1 "b":2 "c":3}', '{"a":1,"b":2,"c":3}', 2],
  ])('mends %s of a text', (_, text, mended, count) => {
    const result = mendSyntax(text);
    expect(JSON.parse(result.text)).toEqual(JSON.parse(mended));
    expect(result.mended).toHaveLength(count);
  });

  it('leaves alone what cannot be mended', () => {
    expect(mendSyntax('{"a":}').text).toBe('{"a":}');
  });
});

it('knows the law of each country that is named, each addon that exists, and every name there is', () => {
  const named = {
    ...base,
    $addons: ['es-verifactu-v1', 'none'],
    customer: { tax_id: { country: 'EL' } },
    lines: [{ taxes: [{ country: 'PT' }], country: 5 }],
    notes: ['country', { text: 'FR' }],
  };
  const known = knowledgeFor(parseJson(JSON.stringify(named)), undefined, engine.catalogue);
  expect(Object.keys(known.regimes ?? {}).sort()).toEqual(['EL', 'ES', 'PT']);
  expect(Object.keys(known.addons ?? {})).toEqual(['es-verifactu-v1']);
  expect(known.regimeSummaries).toContainEqual({ code: 'ES', name: 'Spain' });
  expect(known.addonSummaries).toContainEqual({ code: 'es-verifactu-v1', name: 'Spain VERI*FACTU V1' });
});

it.each<[fact: string, open: readonly string[], edit: Suggestion['edits'][number], isOpen: boolean]>([
  ['a member of it is mended', ['$.a'], { op: 'replace', path: '$.a.b', value: 'x' }, false],
  ['an entry of it is mended', ['$.a'], { op: 'replace', path: '$.a[0]', value: 'x' }, false],
  ['another member is mended', ['$.a'], { op: 'replace', path: '$.ab', value: 'x' }, true],
  ['only one of its places is', ['$.a', '$.c'], { op: 'replace', path: '$.a.b', value: 'x' }, true],
  [
    'a misspelt name becomes its own',
    ['$.x.supplier'],
    { op: 'rename', path: '$.x.suplier', value: 'supplier' },
    false,
  ],
  ['a value becomes its name', ['$.x.supplier'], { op: 'replace', path: '$.x.suplier', value: 'supplier' }, true],
])('a question is open when %s: %4$s', (_, open, edit, isOpen) => {
  const fault = { severity: 'error', stage: 'rules', code: 'X', description: 'wrong', certain: true } as const;
  const faults: readonly Fault[] = [
    { ...fault, properties: open, fixes: [] },
    { ...fault, properties: [edit.path], fixes: [{ title: 'Fix', safe: true, edits: [edit] }] },
  ];
  expect(suggestionsFor(parseJson('{}'), faults, {}).open.map(({ at }) => at)).toEqual(isOpen ? [open] : []);
});

it('a type that is nearly right is replaced by its id', () => {
  const path = '$.$schema';
  const [first] = suggest({ ...base, $schema: 'bill/invoce' }).suggestions;
  const value = 'https://gobl.org/draft-0/bill/invoice';
  expect(first).toMatchObject({ at: path, safe: false, edits: [{ op: 'replace', path, value }] });
});

describe('a document with places left open', () => {
  it('names the countries that it names', () => {
    const text = '{"country":{"country":"PT"},"a":[,{"country":"FR"}],"b":,"c":{"country":},"d":{"country":1}}';
    expect(Object.keys(knowledgeFor(parseJson(text), undefined, engine.catalogue).regimes ?? {}).sort()).toEqual([
      'FR',
      'PT',
    ]);
  });

  it('has its other words looked at', () => {
    const text = '{"$schema":"https://gobl.org/draft-0/bill/invoice","a":[,],"b":,"type":"standrd"}';
    const tree = parseJson(text);
    const { suggestions } = suggestionsFor(tree, [], knowledgeFor(tree, undefined, engine.catalogue));
    expect(suggestions.map(brief)).toEqual(['$.type: Change to "standard"']);
  });
});

describe('words that come close', () => {
  const closeIn = (document: object) => {
    const tree = parseJson(JSON.stringify(document));
    return suggestionsFor(tree, [], knowledgeFor(tree, undefined, engine.catalogue)).suggestions.map(brief);
  };

  it.each([
    ['of four letters are looked at', taxed({ cat: 'VATT' }), ['$.lines[0].taxes[0].cat: Change to "VAT"']],
    ['of three are not', taxed({ cat: 'VTA' }), []],
    [
      'in an envelope are, too',
      { $schema: 'https://gobl.org/draft-0/envelope', doc: taxed({ cat: 'VAT', key: 'standrd' }) },
      ['$.doc.lines[0].taxes[0].key: Change to "standard"'],
    ],
  ])('%s', (_, document, found) => {
    expect(closeIn(document)).toEqual(found);
  });

  it('are looked for among the first three thousand', () => {
    const after = (count: number) => ({
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      unknown: Array.from({ length: count }, () => 'words'),
      type: 'standrd',
    });
    expect(closeIn(after(2_998))).toEqual(['$.type: Change to "standard"']);
    expect(closeIn(after(2_999))).toEqual([]);
  });
});

describe('a fault', () => {
  const wrong: Fault = {
    severity: 'error',
    stage: 'rules',
    code: 'X',
    properties: ['$.type'],
    description: 'wrong',
    certain: true,
    fixes: [],
  };
  const fix = (...edits: Fault['fixes'][number]['edits']) => ({ title: 'Fix', safe: true, edits });
  const asked = (given: Partial<Fault>, knowledge = {}) =>
    suggestionsFor(parseJson('{"type":"x"}'), [{ ...wrong, ...given }], knowledge);

  it('proposes a fix once for a fault that is reported twice', () => {
    const withFix = { ...wrong, fixes: [fix({ op: 'remove', path: '$.type' })] };
    expect(suggestionsFor(parseJson('{}'), [withFix, { ...withFix, code: 'Y' }], {}).suggestions).toHaveLength(1);
  });

  it('asks about the first faults only, when there are very many', () => {
    const many = Array.from({ length: MOST_SUGGESTIONS + 1 }, () => wrong);
    expect(suggestionsFor(parseJson('{}'), many, {}).open).toHaveLength(MOST_SUGGESTIONS);
  });

  it.each([
    ['where its fix changes something', { fixes: [fix({ op: 'remove', path: '$.a' })] }, '$.a'],
    ['at its own place where the fix names none', { fixes: [fix()] }, '$.type'],
    ['at the document where it has no place either', { fixes: [fix()], properties: [] }, '$'],
  ])('is shown %s', (_, given, at) => {
    expect(asked(given).suggestions.map((suggestion) => suggestion.at)).toEqual([at]);
  });

  it.each<[string, Fault['fixes'][number]['edits'], number]>([
    [
      'to remove something and add a blank',
      [
        { op: 'remove', path: '$.a' },
        { op: 'add', path: '$.b', value: '' },
      ],
      0,
    ],
    ['to write a blank over something', [{ op: 'replace', path: '$.a', value: '' }], 1],
    ['to remove something', [{ op: 'remove', path: '$.a' }], 1],
  ])('is a question, not a suggestion, when its fix is %s: %i suggested', (_, edits, count) => {
    const { suggestions, open } = asked({ fixes: [fix(...edits)] });
    expect([suggestions.length, open.length]).toEqual([count, 1 - count]);
  });

  it('stays open where a name becomes something that is no name', () => {
    const renamed = fix({ op: 'rename', path: '$.x.suplier', value: 1 });
    const missing = { ...wrong, properties: ['$.x.1'] };
    expect(suggestionsFor(parseJson('{}'), [missing, { ...wrong, fixes: [renamed] }], {}).open).toHaveLength(1);
  });

  it.each([
    ['$.$schema', 'bill/invoce', 1],
    ['$.type', 'bill/invoce', 0],
    ['$.$schema', 7, 0],
  ])('about a type at %s that says %s has %i types that may be meant', (path, value, count) => {
    const schemas = ['https://gobl.org/draft-0/bill/invoice'];
    expect(asked({ properties: [path], value }, { schemas }).suggestions).toHaveLength(count);
  });
});
