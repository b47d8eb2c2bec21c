import { describe, expect, it } from 'vitest';
import type { OperationContext, Outcome } from '../engine/index.ts';
import { createStandardEngine } from '../engine/standard.ts';
import { FORMATS } from '../formats/catalogue/formats.ts';
import { ublInvoice } from '../api/examples/xml.ts';
import { formatHandlers } from './formats.ts';
import { xmlJudging } from './judge-operation.ts';

const context: OperationContext = {
  now: () => new Date('2026-11-24T12:00:00Z'),
  newId: () => '019bc000-0000-7000-8000-000000000000',
};
const scope = { engine: createStandardEngine(), context };

type Input = Parameters<typeof formatHandlers.judge>[0];
type Asked = Omit<Partial<Input>, 'judge'> & { readonly judge?: readonly string[] | 'by the profile' };
const judge = async ({ judge: sets = ['en16931'], ...input }: Asked) =>
  await formatHandlers.judge({ data: ublInvoice, ...input, ...(sets !== 'by the profile' && { judge: sets }) }, scope);

const wrongTotal = ublInvoice.replace(/(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/, '$17.00');

/** Key, and code and place of each fault. */
function refusal(outcome: Outcome<unknown>): unknown {
  if (outcome.ok) return 'accepted';
  return [outcome.error.key, ...outcome.error.faults.map(({ code, properties }) => `${code} ${properties.join()}`)];
}

describe('judge', () => {
  it('lists the rules that are broken with set, release and place, and what judged', async () => {
    const outcome = await judge({ data: wrongTotal, judge: ['en16931@1.3.16', 'peppol-bis-3'] });
    if (!outcome.ok) throw new Error(outcome.error.message);
    expect(outcome.value.judged).toEqual([
      { set: 'en16931', release: '1.3.16', not_stated: expect.any(Number) as number },
      { set: 'peppol-bis-3', release: '2026.5', not_stated: 0 },
    ]);
    expect(outcome.value.verdicts.find(({ rule }) => rule === 'BR-CO-15')).toMatchObject({
      set: 'en16931',
      release: '1.3.16',
      severity: 'error',
      places: expect.arrayContaining(['/Invoice[1]/LegalMonetaryTotal[1]/TaxInclusiveAmount[1]']) as string[],
    });
    expect(outcome.value.verdicts.find(({ rule }) => rule === 'PEPPOL-EN16931-R004')).toMatchObject({
      set: 'peppol-bis-3',
      release: '2026.5',
    });
  });

  it('takes bytes, and finds nothing wrong with what is right', async () => {
    expect(await judge({ data: btoa(ublInvoice), encoding: 'base64' })).toMatchObject({
      ok: true,
      value: { verdicts: [] },
    });
  });

  it.each<[string, Asked, unknown]>([
    ['a set that there is not', { judge: ['en16931', 'x'] }, ['input', 'ASSAY-INPUT-RULES request.judge[1]']],
    [
      'more sets than are judged at a time',
      { judge: Array<string>(201).fill('en16931') },
      ['input', 'ASSAY-INPUT-RULES request.judge'],
    ],
    [
      'more sets to compare with',
      { compare: { judge: Array<string>(201).fill('en16931') } },
      ['input', 'ASSAY-INPUT-RULES request.compare.judge'],
    ],
    ['a release that there is not', { judge: ['en16931@0'] }, ['input', 'ASSAY-INPUT-RULES request.judge[0]']],
    ['a day that is none', { at: '2026-02-30' }, ['input', 'ASSAY-INPUT-TYPE request.at']],
    ['a document that the set does not judge', { data: '<Order/>' }, ['input', 'ASSAY-INPUT-RULES request.judge']],
    ['bytes that are none', { data: '%', encoding: 'base64' }, ['input', 'ASSAY-INPUT-TYPE request.data']],
    [
      'a day to compare with that is none',
      { compare: { at: 'now' } },
      ['input', 'ASSAY-INPUT-TYPE request.compare.at'],
    ],
    [
      'a release to compare with that there is not',
      { compare: { judge: ['en16931@0'] } },
      ['input', 'ASSAY-INPUT-RULES request.compare.judge[0]'],
    ],
    [
      'a set to compare with that judges other documents',
      { compare: { judge: ['peppol-t01'] } },
      ['input', 'ASSAY-INPUT-RULES request.judge'],
    ],
    ['no set for what is no invoice', { judge: 'by the profile', data: '<Order/>' }, ['input', 'ASSAY-XML-FORMAT $']],
    ['a text that is no XML', { data: '<a>' }, ['input', 'ASSAY-XML-SYNTAX $']],
  ])('refuses %s', async (_, input, expected) => {
    expect(refusal(await judge(input))).toEqual(expected);
  });
});

/**
 * Totals in Antillean guilders and in their successor: release 1.3.15 knows only the former, 1.3.16 only the latter.
 */
const inGuilders = (code: string) => ublInvoice.replaceAll('EUR', code);

describe('judge with another release, day or set to compare with', () => {
  const judged = async (input: Asked) => {
    const outcome = await judge(input);
    if (!outcome.ok || !outcome.value.changes) throw new Error('no changes');
    const { compared = [], judged: now, changes } = outcome.value;
    const rules = (list: readonly { readonly rule: string }[]) => [...new Set(list.map(({ rule }) => rule))].sort();
    return {
      releases: [compared, now].map((sets) => sets.map(({ set, release }) => `${set}@${release}`).join()),
      changes: [rules(changes.new), rules(changes.gone), rules(changes.severity)],
    };
  };
  const CURRENCY = ['BR-CL-03', 'BR-CL-04'];
  const BOTH = ['en16931@1.3.15', 'en16931@1.3.16'];

  it.each<[string, Asked, { releases: string[]; changes: string[][] }]>([
    [
      'fires newly',
      { data: inGuilders('ANG'), compare: { judge: ['en16931@1.3.15'] } },
      { releases: BOTH, changes: [CURRENCY, [], []] },
    ],
    [
      'fires no more',
      { data: inGuilders('XCG'), compare: { at: '2026-01-01' } },
      { releases: BOTH, changes: [[], CURRENCY, []] },
    ],
    [
      'fires at the day of the request',
      { data: inGuilders('XCG'), at: '2026-01-01', compare: { at: '2026-11-24' } },
      { releases: BOTH.toReversed(), changes: [CURRENCY, [], []] },
    ],
    [
      'fires on both days is left out',
      { data: wrongTotal, compare: { at: '2026-01-01' } },
      { releases: BOTH, changes: [[], [], []] },
    ],
    [
      'fires by the sets of the profile',
      { data: inGuilders('ANG'), judge: 'by the profile', compare: { at: '2026-01-01' } },
      {
        releases: ['schema@2.1-d16b,en16931@1.3.15', 'schema@2.1-d16b,en16931@1.3.16'],
        changes: [CURRENCY, [], []],
      },
    ],
  ])('tells what %s', async (_, input, expected) => {
    expect(await judged(input)).toEqual(expected);
  });

  it('tells an invoice of a set of its own the sets to fetch', () => {
    expect(xmlJudging({ data: ublInvoice, compare: { judge: ['xrechnung-3@3.0.2-2.5.0'] } }, FORMATS)?.judge).toEqual([
      'xrechnung-3@3.0.2-2.5.0',
      'schema',
      'en16931',
    ]);
  });
});

describe('what a host fetches for it', () => {
  it('follows from the outermost element and the sets', () => {
    expect(xmlJudging({ data: ublInvoice, judge: ['xrechnung-3'] }, FORMATS)).toEqual({
      syntax: 'ubl',
      profile: undefined,
      judge: ['xrechnung-3'],
      countries: ['ES'],
    });
  });

  it.each([{ data: 7 }, { data: '<a>', judge: ['x'] }, { data: '<a/>' }])('is nothing for %o', (input) => {
    expect(xmlJudging(input, FORMATS)).toBeUndefined();
  });
});

it('an import takes the releases of a day', async () => {
  const outcome = await formatHandlers.import({ data: wrongTotal, at: '2026-09-01' }, scope);
  expect(outcome.ok && outcome.value.verdicts[0]).toMatchObject({ set: 'en16931', release: '1.3.16' });
  expect(refusal(await formatHandlers.import({ data: wrongTotal, at: 'now' }, scope))).toEqual([
    'input',
    'ASSAY-INPUT-TYPE request.at',
  ]);
});
