import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Fault, JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { toJson } from '../syntax/to-json.ts';
import { knowledgeOf } from '../testing/standard-knowledge.ts';
import { fixAllSafe } from './fix-all.ts';
import { triedFixes } from './tried-fixes.ts';
import type { Trial } from './tried-fixes.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

const engine = createStandardEngine();
const knowledge = knowledgeOf(engine, { addons: ['es-verifactu-v1'] });
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '0190c9b4-0000-7000-8000-000000000000' };
const examined: string[] = [];

function examine(text: string): readonly Fault[] {
  examined.push(text);
  return engine.inspect({ data: toJson(parseJson(text).root) as JsonObject, include: ['changes'] }, context).faults;
}

const trialOf = (text: string): Trial => ({ text, faults: examine(text), knowledge, examine });
const codesOf = (faults: readonly Fault[]) =>
  faults.filter(({ severity }) => severity === 'error' || severity === 'warning').map(({ code }) => code);

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['es-verifactu-v1'],
  series: 'A',
  code: '1042',
  currency: 'EUR',
  issue_date: '2026-01-15',
  supplier: { name: 'Talleres Arganzuela S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café', tax_id: { country: 'ES', code: '54387763P' } },
  notes: [{ key: 'general', text: 'Brake pads' }],
  lines: [
    { quantity: '3', item: { name: 'Brake pads', price: '10.55' }, taxes: [{ cat: 'VAT', rate: 'general' }] },
  ] as readonly JsonObject[],
};

async function fixesOf(document: JsonObject, code: string) {
  const trial = trialOf(JSON.stringify(document, null, 2));
  const fault = trial.faults.find((candidate) => candidate.code === code);
  if (!fault) throw new Error(`no ${code} among ${codesOf(trial.faults).join(', ')}`);
  return { trial, fault, fixes: await triedFixes(fault, trial) };
}

it('has a sound invoice to begin with', () => {
  expect(codesOf(examine(JSON.stringify(invoice)))).toEqual([]);
});

it.each<[string, Partial<Fault>, number]>([
  ['is offered although a rule warns of what it writes', { stage: 'rules', severity: 'warning' }, 1],
  ['is not offered if it breaks a rule', { stage: 'rules', severity: 'error' }, 0],
  ['is not offered if the engine warns of it', { stage: 'lint', severity: 'warning' }, 0],
])('a fix of an error %s', async (_, further, offered) => {
  const text = JSON.stringify({
    ...invoice,
    supplier: { ...invoice.supplier, tax_id: { country: 'ES', code: 'B98602643' } },
  });
  const trial = trialOf(text);
  const fault = trial.faults.find(({ code }) => code === 'GOBL-ES-TAX-IDENTITY-01');
  if (!fault) throw new Error('the number is right');
  const worse = { ...fault, ...further, code: 'OTHER' };
  const fixes = await triedFixes(fault, {
    ...trial,
    examine: (changed) => [...examine(changed), ...(changed === text ? [] : [worse])],
  });
  expect(fixes).toHaveLength(offered);
});

it.each([
  ['asks for a value though the rule that misses it refuses the one made up for the trial', 'code', 1],
  ['does not ask for a value if the rule misses it still', 'series', 0],
])('%s', async (_, member, offered) => {
  const { code: _code, ...open } = invoice;
  const text = JSON.stringify(open);
  const trial = trialOf(text);
  const base = trial.faults[0] ?? examine('{}')[0];
  if (!base) throw new Error('nothing is wrong');
  const fault: Fault = {
    ...base,
    severity: 'error',
    code: 'NEEDED',
    properties: ['$'],
    fixes: [],
    expected: { kind: 'present', like: { code: '' } },
  };
  const fixes = await triedFixes(fault, {
    ...trial,
    faults: [...trial.faults, fault],
    examine: (changed) => [...examine(changed), { ...fault, properties: [`$.${member}`] }],
  });
  expect(fixes.map(({ ask }) => ask?.form.map(({ place }) => place))).toEqual(offered === 1 ? [['$.code']] : []);
});

it('writes the right check digit', async () => {
  const supplier = { ...invoice.supplier, tax_id: { country: 'ES', code: 'B98602643' } };
  const { trial, fixes } = await fixesOf({ ...invoice, supplier }, 'GOBL-ES-TAX-IDENTITY-01');
  expect(fixes.map(({ title }) => title)).toEqual(['Ends in 3, should be 2: write B98602642']);
  expect(codesOf(examine(applyEdits(trial.text, fixes[0]?.edits ?? [])))).toEqual([]);
});

it('names what vanishes with it', async () => {
  const { supplier, ...polish } = JSON.parse(readFileSync('examples/pl/invoice-favat.json', 'utf8')) as JsonObject;
  const { name: _, ...nameless } = supplier as JsonObject;
  const mended = await fixesOf({ ...polish, supplier: nameless }, 'GOBL-BILL-INVOICE-06');
  expect(mended.fixes.map(({ settles }) => settles)).toEqual([['GOBL-PL-FAVAT-BILL-INVOICE-05']]);
  const alone = await fixesOf({ ...invoice, supplier: { ...invoice.supplier, name: '' } }, 'GOBL-BILL-INVOICE-06');
  expect(alone.fixes.map(({ settles }) => settles)).toEqual([undefined]);
});

it('lets what it inserts grow by what the engine misses in it', async () => {
  const lines = [{ quantity: '1', taxes: [{ cat: 'VAT', rate: 'general' }] }];
  const { trial, fixes } = await fixesOf({ ...invoice, lines }, 'GOBL-BILL-LINE-03');
  expect(fixes).toHaveLength(1);
  const item = { name: '<?>', price: '<?>' };
  expect(toJson(parseJson(applyEdits(trial.text, fixes[0]?.edits ?? [])).root)).toMatchObject({ lines: [{ item }] });
  expect(fixes[0]?.ask?.form).toEqual([
    { place: '$.lines[0].item.name', input: 'text' },
    { place: '$.lines[0].item.price', input: 'amount', pattern: expect.any(String) as string },
  ]);
});

it('asks for nothing that building sets, whatever is answered', async () => {
  const voucher = {
    ...invoice,
    $addons: ['mx-cfdi-v4'],
    supplier: { name: 'Taller S.A.', tax_id: { country: 'MX', code: 'AAA010101AAA' } },
    tax: { ext: { 'mx-cfdi-doc-type': 'I' } },
    payment: { terms: { notes: '30 days' } },
  };
  const trial = { ...trialOf(JSON.stringify(voucher)), knowledge: knowledgeOf(engine, { addons: ['mx-cfdi-v4'] }) };
  const fault = trial.faults.find(({ code }) => code === 'GOBL-MX-CFDI-BILL-INVOICE-01');
  if (!fault) throw new Error(codesOf(trial.faults).join(', '));
  const [fix] = await triedFixes(fault, trial);
  expect(fix?.ask?.form.map(({ place }) => place)).toEqual(['$.tax.ext.mx-cfdi-issue-place']);
});

it('offers nothing where only other faults would take its place', async () => {
  const supplier = { name: 'Talleres Arganzuela S.L.', tax_id: { country: 'ES' } };
  const trial = trialOf(JSON.stringify({ ...invoice, supplier }, null, 2));
  const [fault] = trial.faults.filter(({ code }) => code === 'GOBL-ES-BILL-INVOICE-03');
  if (!fault) throw new Error('no fault');
  const other = { ...fault, code: 'OTHER', properties: ['$'] };
  expect(await triedFixes(fault, { ...trial, examine: () => [other] })).toEqual([]);
});

it.each<[string, JsonObject, string, readonly string[], number]>([
  [
    'adds what is missing stays when another need shows',
    { supplier: { ...invoice.supplier, name: undefined as never } },
    'GOBL-BILL-INVOICE-06',
    ['$.code'],
    1,
  ],
  [
    'adds what is missing goes if it breaks something there',
    { supplier: { ...invoice.supplier, name: undefined as never } },
    'GOBL-BILL-INVOICE-06',
    ['$.supplier'],
    0,
  ],
  [
    'mends the last error stays when the next stage misses something',
    { supplier: { ...invoice.supplier, tax_id: { country: 'ES', code: 'B98602643' } } },
    'GOBL-ES-TAX-IDENTITY-01',
    ['$.ordering.code'],
    1,
  ],
])('a fix that %s', async (_, further, code, properties, offered) => {
  const text = JSON.stringify({ ...invoice, ...further });
  const trial = trialOf(text);
  const fault = trial.faults.find((candidate) => candidate.code === code);
  if (!fault) throw new Error(codesOf(trial.faults).join(', '));
  const next: Fault = { ...fault, severity: 'error', code: 'ASSAY-EXPORT-NEXT', properties };
  const fixes = await triedFixes(fault, {
    ...trial,
    examine: (changed) => {
      const faults = examine(changed);
      return faults.some((other) => other.code === code) ? faults : [...faults, next];
    },
  });
  expect(fixes).toHaveLength(offered);
});

const noCode = { name: 'Talleres Arganzuela S.L.', tax_id: { country: 'ES' } };
const noTax = { quantity: '1', item: { name: 'Brake pads', price: '1.00' } };
const vat = { cat: 'VAT', rate: 'general' };

it.each<[string, string, JsonObject, string, JsonObject, readonly string[] | undefined]>([
  [
    'to ask for a tax number that is missing',
    'GOBL-ES-BILL-INVOICE-03',
    { supplier: noCode },
    'Add code',
    { supplier: { tax_id: { code: '<?>' } } },
    ['$.supplier.tax_id.code'],
  ],
  [
    'to ask for another in place of one that has nothing of the form',
    'GOBL-ES-TAX-IDENTITY-01',
    { supplier: { ...noCode, tax_id: { country: 'ES', code: 'ZZ' } } },
    'Fill in code',
    { supplier: { tax_id: { code: '<?>' } } },
    ['$.supplier.tax_id.code'],
  ],
  [
    'to ask for one of the customer’s own country',
    'GOBL-GB-TAX-IDENTITY-01',
    { customer: { name: 'Café', tax_id: { country: 'GB', code: '8442814250' } } },
    'Fill in code',
    { customer: { tax_id: { code: '<?>' } } },
    ['$.customer.tax_id.code'],
  ],
  [
    'a span of days the right way round',
    'GOBL-CAL-PERIOD-10',
    { ordering: { period: { start: '2026-02-28', end: '2026-02-01' } } },
    'Swap start and end',
    { ordering: { period: { start: '2026-02-01', end: '2026-02-28' } } },
    undefined,
  ],
  [
    'one of two taxes of a kind',
    'GOBL-TAX-SET-01',
    { lines: [{ ...noTax, taxes: [vat, { cat: 'VAT', rate: 'reduced' }] }] },
    'Keep only one VAT',
    { lines: [{ taxes: [vat] }] },
    undefined,
  ],
])('offers %s', async (_, code, parts, title, mended, places) => {
  const { trial, fixes } = await fixesOf({ ...invoice, ...parts }, code);
  const fix = fixes.find((candidate) => candidate.title === title);
  expect(fixes.map((mending) => mending.title)).toContain(title);
  expect(toJson(parseJson(applyEdits(trial.text, fix?.edits ?? [])).root)).toMatchObject(mended);
  expect(fix?.ask?.form.map(({ place }) => place)).toEqual(places);
});

it('asks for what fills a gap, with the national form as a hint', async () => {
  const supplier = { name: 'Talleres', tax_id: { country: 'ES', code: '<?>' } };
  const { fixes } = await fixesOf({ ...invoice, supplier }, 'ASSAY-PLACEHOLDER');
  expect(withoutPhrases(fixes)).toEqual([
    {
      kind: 'ask',
      title: 'Fill in code',
      safe: false,
      edits: [{ op: 'replace', path: '$.supplier.tax_id.code', value: '<?>' }],
      ask: {
        place: '$.supplier.tax_id.code',
        form: [expect.objectContaining({ place: '$.supplier.tax_id.code', input: 'text', like: 'A58818501' })],
      },
    },
  ]);
});

it('offers a safe fix though another fault comes to light behind it', async () => {
  const lines = [{ quantity: '1', item: { name: 'Pads', price: '31,40' }, taxes: [{ cat: 'VAT', rate: 'unknown' }] }];
  const { fixes, trial } = await fixesOf({ ...invoice, lines }, 'ASSAY-INPUT-NUMBER');
  expect(fixes.map(({ title, safe, kind }) => [title, safe, kind])).toEqual([['Write 31.40', true, 'certain']]);
  const { done, text } = await fixAllSafe(trial);
  expect(done.map(({ title }) => title)).toEqual(['Write 31.40']);
  expect(codesOf(examine(text))).toEqual(['ASSAY-CALC-RATE']);
});

it('tries no text twice and none that is the same', async () => {
  const supplier = { ...invoice.supplier, name: '' };
  examined.length = 0;
  const { trial } = await fixesOf({ ...invoice, supplier }, 'GOBL-BILL-INVOICE-06');
  expect(new Set(examined).size).toBe(examined.length);
  expect(examined.slice(1)).not.toContain(trial.text);
});

it('makes all safe fixes at once, and those that they uncover', async () => {
  const lines = [
    { quantity: '1,5', item: { nmae: 'Brake pads', price: '10,55' }, taxes: [{ cat: 'VAT', rate: 'general' }] },
  ];
  const { issue_date: date, ...rest } = invoice;
  const broken = JSON.stringify({ ...rest, isue_date: date, lines }, null, 2).replace('"A",', '"A"');
  const { text, done } = await fixAllSafe({ ...trialOf(broken), faults: [] });
  expect(done.map(({ code }) => code).sort()).toEqual([
    'ASSAY-INPUT-NUMBER',
    'ASSAY-INPUT-NUMBER',
    'ASSAY-LINT-UNKNOWN-FIELD',
    'ASSAY-LINT-UNKNOWN-FIELD',
    'ASSAY-SYNTAX-COMMA',
  ]);
  expect(codesOf(examine(text))).toEqual([]);
  expect(text).toContain('"quantity": "1.5"');
});

it('leaves alone what is not safe to change', async () => {
  const supplier = { ...invoice.supplier, tax_id: { country: 'ES', code: 'B98602643' } };
  const text = JSON.stringify({ ...invoice, supplier });
  expect(await fixAllSafe(trialOf(text))).toEqual({ text, done: [], edits: [] });
});

describe('how much is asked for one fault', () => {
  const values = Array.from({ length: 300 }, (_, index) => `V${String(index)}`);
  const wrong: Fault = {
    severity: 'error',
    stage: 'rules',
    code: 'X-1',
    properties: ['$.currency'],
    description: 'One of many',
    certain: true,
    fixes: [],
    expected: { kind: 'oneOf', values },
  };
  const asked: string[] = [];
  const trial = { text: JSON.stringify(invoice), faults: [wrong], knowledge };

  it.each([
    [100_000, 60],
    [100_001, 6],
  ])('has a limit, however many values would do: in a text of %i characters, %i', async (length, most) => {
    asked.length = 0;
    const text = trial.text.padEnd(length);
    const fixes = await triedFixes(wrong, { ...trial, text, examine: (other) => (asked.push(other), []) });
    expect([asked.length, fixes.map(({ ask }) => ask?.form[0]?.choices?.length)]).toEqual([most, [most]]);
  });

  it('ends with the first that is called off', async () => {
    asked.length = 0;
    const examine = (text: string) => {
      asked.push(text);
      return Promise.reject(new DOMException('', 'AbortError'));
    };
    await expect(triedFixes(wrong, { ...trial, examine })).rejects.toThrow();
    expect(asked).toHaveLength(6);
  });
});
