import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import type { AddonDefinition } from '../../core/tax/addon.ts';
import { defineAddon } from '../../core/tax/addon.ts';
import type { CorrectionDefinition } from '../../core/tax/definitions.ts';
import { behaviours } from '../../documents/behaviours.ts';
import { coreNormalisers } from '../../documents/normalisers.ts';
import { documentTypes } from '../../documents/types.ts';
import { createEngine } from '../../create-engine.ts';

function addon(key: string, corrections: readonly CorrectionDefinition[], more: Partial<AddonDefinition> = {}) {
  return defineAddon({ key, name: { en: key }, corrections, ...more });
}

const engine = createEngine({
  version: '0',
  types: documentTypes,
  behaviours,
  normalisers: coreNormalisers,
  rules: [],
  regimes: [],
  addons: [
    addon('credits', [{ schema: 'bill/invoice', types: ['credit-note'], stamps: ['mark'] }]),
    addon('debits', [{ schema: 'bill/invoice', types: ['debit-note', 'credit-note'], reasonRequired: true }]),
    addon('hidden', [
      { schema: 'invoice', types: ['other'] },
      { schema: 'bill/invoice', types: ['corrective'] },
    ]),
    addon('orders', [{ schema: 'bill/order', stamps: ['never'] }]),
    addon('first', [], {
      prepareCorrection: (draft) => ({ ...draft, document: { ...draft.document, trail: 'first' }, preceding: {} }),
    }),
    addon('second', [], {
      prepareCorrection: (draft) => ({
        ...draft,
        document: {
          ...draft.document,
          trail: `${draft.document['trail'] ?? ''} second`,
          asked: draft.requested['asked'] ?? '',
        },
      }),
    }),
  ],
});
const context = { now: () => new Date('2026-01-15T10:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

const MARK = { prv: 'mark', val: 'first' };

function invoice(...addons: readonly string[]): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $addons: addons,
    code: '1',
    currency: 'EUR',
    lines: [{ quantity: '1', item: { name: 'Chair', price: '10' } }],
  };
}

function correct(data: JsonObject, options: JsonObject): JsonObject | readonly string[] {
  const outcome = engine.correct({ data, options }, context);
  if (outcome.ok) return outcome.value ?? {};
  return outcome.error.faults.map(({ code, properties }) => `${code} ${properties.join(' ')}`);
}

describe('what regime and addons ask of a correction adds up', () => {
  test.each<[string, readonly string[], JsonObject, readonly string[]]>([
    ['a type that one of them names', ['credits', 'debits'], { type: 'debit-note', reason: 'r', stamps: [MARK] }, []],
    [
      'a type that none names',
      ['credits'],
      { type: 'debit-note', stamps: [MARK] },
      ['ASSAY-INPUT-CORRECTION-TYPE request.options.type'],
    ],
    [
      'stamps and a reason',
      ['credits', 'debits'],
      { type: 'credit-note' },
      ['ASSAY-INPUT-CORRECTION-STAMP request.options.stamps', 'ASSAY-INPUT-CORRECTION-REASON request.options.reason'],
    ],
    ['nothing for other types of document', ['orders'], { type: 'anything' }, []],
    ['nothing behind a definition that names invoices by their end only', ['hidden'], { type: 'anything' }, []],
  ])('%s', (_, addons, options, faults) => {
    const result = correct(invoice(...addons), options);
    if (faults.length > 0) expect(result).toEqual(faults);
    else expect(result).toMatchObject({ type: options['type'] });
  });
});

describe('stamps', () => {
  const enveloped = (stamps: readonly JsonObject[]): JsonObject => ({
    $schema: 'https://gobl.org/draft-0/envelope',
    head: { uuid: '019bc1a2-0000-7000-8000-000000000000', stamps },
    doc: invoice('credits'),
  });
  const reference = (result: unknown) => (result as { doc: { preceding: readonly JsonObject[] } }).doc.preceding[0];

  test('that are asked for come from the header, the first of a provider', () => {
    const stamps = [{ prv: 'other', val: 'x' }, MARK, { prv: 'mark', val: 'second' }];
    expect(reference(correct(enveloped(stamps), { type: 'credit-note' }))).toMatchObject({ stamps: [MARK] });
  });

  test('of the options take the place of the header’s, even when there are none', () => {
    const own = { prv: 'mark', val: 'own' };
    expect(reference(correct(enveloped([MARK]), { type: 'credit-note', stamps: [own] }))).toMatchObject({
      stamps: [own],
    });
    for (const stamps of [[], null]) {
      expect(correct(enveloped([MARK]), { type: 'credit-note', stamps })).toEqual([
        'ASSAY-INPUT-CORRECTION-STAMP request.options.stamps',
      ]);
    }
  });
});

test('hooks of addons run in the order of the document, each on what the last one left', () => {
  const result = correct(invoice('first', 'second'), { type: 'credit-note', ext: { asked: 'x' } });
  expect(result).toMatchObject({ tax: { ext: { trail: 'first second', asked: 'x' } } });
  expect((result as { preceding: readonly JsonObject[] }).preceding[0]).not.toHaveProperty('ext');
});
