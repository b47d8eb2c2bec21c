import { requirementOf } from '../formats/rules/faults/requirement.ts';
import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../engine/standard.ts';
import { RULE_SETS } from '../formats/rule-sets/standard.ts';
import { RuleCard } from '../api/schemas/reference.ts';
import { fits } from '../api/typed-schema/check.ts';
import { allRules, explainedRules, rulesByCode } from './rules.ts';
import { wordsIn } from '../engine/values.ts';

const engine = createStandardEngine();
const all = allRules(engine);

describe('the list of rules', () => {
  it('has every rule of the engine and of the formats, sorted by code, each in the published form', () => {
    const codes = all.map(({ code }) => code);
    expect(codes).toEqual([...codes].sort());
    const known = new Set(codes);
    const ofFormats = RULE_SETS.flatMap(({ rules }) => rules);
    expect([...engine.catalogue.rules(), ...ofFormats].filter(({ code }) => !known.has(code))).toEqual([]);
    const different = new Set(
      RULE_SETS.flatMap(({ rules, tax }) =>
        rules.map((rule) => `${rule.code} ${wordsIn(requirementOf(rule, tax))} ${rule.severity}`),
      ),
    );
    expect(all).toHaveLength(engine.catalogue.rules().length + different.size);
    expect(all.filter((card) => !fits(RuleCard, card))).toEqual([]);
  });

  it('cites for each rule of a format where it is published', () => {
    const cards = all.filter(({ origin }) => origin.kind === 'format');
    expect(cards.filter(({ code, cite }) => cite?.[0]?.section !== code)).toEqual([]);
  });
});

describe('a rule by its code', () => {
  it.each([
    ['BR-CO-15', { place: 'BT-112, BT-109, BT-110', when: [], origin: { kind: 'format', name: 'en16931' } }],
    ['ubl-sr-12', { code: 'UBL-SR-12', when: ['it is written in UBL'] }],
    ['BR-DE-23-A', { code: 'BR-DE-23-a', when: ['the invoice follows XRechnung 3.0'] }],
    [
      'PEPPOL-EN16931-R001',
      {
        when: [
          'the invoice follows Peppol BIS Billing 3 or Peppol BIS Self-Billing 3 or XRechnung 3.0 or PINT EU or OIOUBL',
        ],
      },
    ],
    ['PEPPOL-EN16931-R043-1', { when: ['the invoice follows XRechnung 3.0', 'it is written in CII'] }],
    ['se-r-011', { severity: 'warning', when: ['the invoice follows Peppol BIS Billing 3 or PINT EU or UBL.BE'] }],
    ['IS-R-001', { when: ['the invoice follows Peppol BIS Billing 3 or PINT EU', 'it is written in UBL'] }],
    ['gobl-bill-invoice-05', { type: 'bill.Invoice' }],
  ])('%s', (code, card) => {
    expect(rulesByCode(engine, code)[0]).toMatchObject(card);
  });

  it.each([
    ['BR-DE-15', ['UBL', 'CII']],
    ['ubl-cr-004', ['UBL']],
    ['GOBL-BILL-INVOICE-05', undefined],
    ['PEPPOL-T71-R001', undefined],
  ])('%s has examples in %j', async (code, syntaxes) => {
    const cards = await explainedRules(engine, code);
    expect(cards[0]?.examples?.map(({ syntax }) => syntax)).toEqual(syntaxes);
    expect(cards.filter((card) => !fits(RuleCard, card))).toEqual([]);
  });

  it('is an empty list for an unknown code', () => {
    expect(rulesByCode(engine, 'BR-NONE')).toEqual([]);
  });
});
