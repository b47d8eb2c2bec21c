import { describe, expect, it } from 'vitest';
import { FORMATS } from '../catalogue/formats.ts';
import { prepareXml } from '../reading/prepare-xml.ts';
import { edited, set, type Edit } from '../testing/edits.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { listFormatRules } from '../catalogue/list-rules.ts';
import { levelsInForce } from './acceptance.ts';
import { RULE_SETS } from './standard.ts';
import { KOSIT } from './xrechnung-3/levels.ts';

const CIUS = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const EXTENSION = `${CIUS}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`;
const CVD = `${CIUS}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`;
const named: Readonly<Record<'ubl' | 'cii', (specification: string) => Edit>> = {
  ubl: (specification) => set('cbc:CustomizationID', specification),
  cii: (specification) => [/(<ram:GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>)[^<]*/, `$1${specification}`],
};
const UNIT: Edit = [/unitCode="C62"/, 'unitCode="ZZZ"'];
const TWO_TERMS: Edit = [
  /(<ram:SpecifiedTradeSettlementHeaderMonetarySummation>)/,
  `${'<ram:SpecifiedTradePaymentTerms><ram:Description>Later</ram:Description></ram:SpecifiedTradePaymentTerms>'.repeat(2)}$1`,
];

function acceptance(
  syntax: 'ubl' | 'cii',
  specification: string,
  edits: readonly Edit[],
  by: readonly string[],
  at: string,
) {
  const data = edited({ ubl: ublInvoice, cii: ciiInvoice }[syntax](), [named[syntax](specification), ...edits]);
  const prepared = prepareXml({ data, judge: by }, FORMATS);
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.faults));
  return prepared.value.judge(RULE_SETS, at).verdicts;
}
const BOTH = ['en16931', 'xrechnung-3'];

describe('the level of a rule', () => {
  it.each<[string, 'ubl' | 'cii', string, readonly Edit[], readonly string[], string, string, string | undefined]>([
    ['of the receiver in its scenario', 'ubl', CIUS, [UNIT], BOTH, 'BR-CL-23', 'warning', 'error'],
    ['of the vehicles', 'ubl', CVD, [UNIT], BOTH, 'BR-CL-23', 'warning', 'error'],
    ['raised', 'cii', CIUS, [TWO_TERMS], BOTH, 'CII-SR-452', 'error', 'warning'],
    ['raised for the extension', 'cii', EXTENSION, [TWO_TERMS], BOTH, 'CII-SR-452', 'error', 'warning'],
    ['the flag for another specification', 'ubl', `${CIUS}.1`, [UNIT], BOTH, 'BR-CL-23', 'error', undefined],
    ['the flag without the receiver', 'ubl', CIUS, [UNIT], ['en16931'], 'BR-CL-23', 'error', undefined],
  ])('is %s', (_, syntax, specification, edits, by, rule, severity, flag) => {
    const verdict = acceptance(syntax, specification, edits, by, '2026-11-27').find((verdict) => verdict.rule === rule);
    expect([verdict?.severity, verdict?.flag]).toEqual([severity, flag]);
    expect(verdict?.level_by?.release).toBe(flag && '2026-08-31');
  });

  it.each([
    ['2025-12-01', '2025-07-10', undefined],
    ['2026-03-01', '2026-01-31', 'error'],
    ['2026-09-01', '2026-08-31', 'error'],
  ])('is on %s that of the release %s', (day, release, level) => {
    const levels = levelsInForce(KOSIT, { root: 'CreditNote', specification: CVD }, day);
    expect([levels?.by.release, levels?.levelOf('UBL-CR-646')]).toEqual([release, level]);
    expect(levels?.levelOf('constructor')).toBeUndefined();
  });

  it('stands on the card of the rule', () => {
    const card = listFormatRules().find(({ code, origin }) => code === 'BR-CO-16' && origin.name === 'en16931');
    expect(card?.levels).toEqual([
      { severity: 'information', authority: 'KoSIT', scenarios: ['XRechnung Extension (UBL Invoice)'] },
    ]);
  });

  it('has a scenario for each list of levels, and each id is a rule of the set or of its base', () => {
    const ids = new Set(
      RULE_SETS.filter(({ key }) => BOTH.includes(key)).flatMap(({ rules }) => rules.map((row) => row.code)),
    );
    for (const { levels } of KOSIT.releases) {
      expect(Object.keys(levels)).toEqual(KOSIT.scenarios.map(({ key }) => key));
      for (const byId of Object.values(levels)) for (const id of Object.keys(byId)) expect(ids.has(id), id).toBe(true);
    }
  });
});

it.each([
  ['2026-03-01', ['en16931@1.3.15', 'xrechnung-3@3.0.2-2.5.0']],
  ['2026-05-01', ['en16931@1.3.15', 'xrechnung-3@3.0.2-2.5.0']],
  ['2026-09-01', ['en16931@1.3.16', 'xrechnung-3@3.0.2-2.6.0']],
])('judges on %s by the release of the base that the receiver uses with its own', (day, releases) => {
  const prepared = prepareXml({ data: edited(ublInvoice(), [named.ubl(CIUS)]) }, FORMATS);
  const judged = prepared.ok ? prepared.value.judge(RULE_SETS, day).judged : [];
  expect(judged.map(({ set: key, release }) => `${key}@${release}`).slice(1)).toEqual(releases);
});
