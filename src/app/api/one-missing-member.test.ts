import { oneForMember } from './one-missing-member.ts';
import { describe, expect, it } from 'vitest';
import type { Fault, Json, JsonObject, Severity } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { destinationByKey } from '../../formats/destinations/destinations.ts';
import { judgeForDestination } from '../../formats/destinations/destination-report.ts';
import { loadNationalFormats } from '../../formats/national/national-formats.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { goldenContext } from '../../testing/examples/examples.ts';
import { problemsOf } from './problem.ts';

const engine = createStandardEngine();

/** The problems of an invoice on its own and for its destination, as the page lists them. */
async function problemsFor(key: string, data: JsonObject) {
  await loadNationalFormats();
  const destination = destinationByKey(key);
  if (!destination) throw new Error('no destination');
  const own = engine.inspect({ data }, goldenContext);
  const chosen = { destination, by: 'asked' } as never;
  const report = judgeForDestination({ data, own, chosen }, { engine, context: goldenContext }, RULE_SETS);
  return oneForMember(problemsOf(parseJson(JSON.stringify(data)), [...own.faults, ...report.faults]));
}

const LINE = { quantity: '1', item: { name: 'Work', price: '100.00' } };
const FRANCE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'FR',
  $addons: ['fr-ctc-flow2-v1'],
  code: 'F-1',
  issue_date: '2026-09-15',
  supplier: {
    name: 'Atelier Bleu',
    tax_id: { country: 'FR', code: '83404833048' },
    addresses: [{ street: 'Rue Haute 1', locality: 'Lyon', code: '69001', country: 'FR' }],
  },
  customer: { name: 'Client', tax_id: { country: 'FR', code: '83404833048' } },
  lines: [{ ...LINE, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};
const ITALY: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'IT',
  $addons: ['it-sdi-v1'],
  code: 'P-1',
  issue_date: '2026-09-15',
  supplier: {
    name: 'Studio Rossi',
    tax_id: { country: 'IT', code: '12345670785' },
    addresses: [{ street: 'Via Alta', num: '1', locality: 'Roma', code: '00100', country: 'IT' }],
  },
  customer: {
    name: 'Cliente',
    tax_id: { country: 'IT', code: '13029381004' },
    addresses: [{ street: 'Via Bassa', num: '1', locality: 'Roma', code: '00100', country: 'IT' }],
  },
  lines: [
    {
      ...LINE,
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'IRPEF', percent: '20.0%' },
      ],
    },
  ],
};

describe('what several rules miss', () => {
  it.each([
    [
      'the inbox of a French seller',
      'fr-ctc',
      FRANCE,
      'GOBL-FR-CTC-FLOW2-BILL-INVOICE-11',
      /supplier needs an inbox|inbox of the supplier/,
    ],
    ['the reason of a withheld tax in Italy', 'sdi', ITALY, 'GOBL-IT-SDI-TAX-COMBO-02', /CausalePagamento|withheld/i],
  ])('is one problem: %s', async (_, key, data, cause, about) => {
    const problems = await problemsFor(key, data);
    const open = problems.filter(({ message, follows }) => follows === undefined && about.test(message));
    expect(open.map(({ code }) => code)).toEqual([cause]);
  });

  it('is not one problem if different values are missed, or a graver one misses them', () => {
    const fault = (code: string, place: string, like: Json, severity: Severity = 'error'): Fault =>
      ({
        code,
        severity,
        description: '',
        properties: [place],
        fixes: [],
        expected: { kind: 'present', like },
      }) as never;
    const followsOf = (faults: readonly Fault[]) =>
      oneForMember(problemsOf(parseJson('{}'), faults)).map(({ follows }) => follows);
    const inbox = (scheme: string) => ({ inboxes: [{ scheme, code: '' }] });
    expect(followsOf([fault('A', '$.supplier', inbox('0225')), fault('B', '$.supplier', inbox('9957'))])).toEqual([
      undefined,
      undefined,
    ]);
    expect(followsOf([fault('A', '$', { code: '' }, 'warning'), fault('B', '$', { code: '' })])).toEqual([
      'B $',
      undefined,
    ]);
    expect(followsOf([fault('A', '$.a', { b: '', c: '' }), fault('B', '$.a', { b: '' })])).toEqual([
      undefined,
      'A $.a',
    ]);
    expect(followsOf([fault('A', '$.a', { b: '' }), fault('B', '$.a.b', {}), fault('C', '$.a', { b: '' })])).toEqual([
      undefined,
      undefined,
      'A $.a',
    ]);
  });
});
