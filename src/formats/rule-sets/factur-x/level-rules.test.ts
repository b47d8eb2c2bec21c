import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../../engine/index.ts';
import { createStandardEngine } from '../../../engine/standard.ts';
import { exportXml } from '../../writing/export-xml.ts';
import { edited, type Edit } from '../../testing/edits.ts';
import { firedBy } from '../../testing/fired-by.ts';
import { RULE_SETS } from '../standard.ts';

const context = { now: () => new Date('2026-11-25T12:00:00Z'), newId: () => '0190c9b4-0000-7000-8000-000000000000' };
const data = JSON.parse(readFileSync('examples/de/invoice.json', 'utf8')) as JsonObject;

function written(profile: string) {
  const outcome = exportXml(
    { data, format: 'cii', profile, allowLoss: true },
    createStandardEngine(),
    context,
    RULE_SETS,
  );
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

type Case = readonly [what: string, edits: readonly Edit[], ids: readonly string[]];

const NOTE = '<ram:IncludedNote><ram:Content>a</ram:Content></ram:IncludedNote>';
const CASES: Readonly<Record<string, readonly Case[]>> = {
  'factur-x-minimum': [
    ['the guideline of another level', [['1p0:minimum', '1p0:basicwl']], ['FX-SCH-A-000026']],
    ['the guideline of ZUGFeRD 2.0', [['factur-x.eu:1p0:minimum', 'zugferd.de:2p0:minimum']], []],
    ['no number', [[/<ram:ID>RE-[^<]*<\/ram:ID>/, '']], ['BR-02', 'FX-SCH-A-000019']],
    ['a note', [['</ram:IssueDateTime>', `$&${NOTE}`]], ['FX-LEVEL']],
    ['a country that is none', [['<ram:CountryID>DE', '<ram:CountryID>XX']], ['FX-SCH-A-000036']],
    ['no amount due', [[/<ram:DuePayableAmount>.*<\/ram:DuePayableAmount>/, '']], ['BR-15', 'FX-SCH-A-000044']],
    [
      'a seller without any number',
      [[/<ram:SpecifiedTaxRegistration>[\s\S]*?<\/ram:SpecifiedTaxRegistration>/, '']],
      ['BR-CO-26'],
    ],
  ],
  'factur-x-basic-wl': [
    ['the guideline of another level', [['1p0:basicwl', '1p0:minimum']], ['FX-SCH-A-000418']],
    ['a contact of the seller', [['<ram:PostalTradeAddress>', '<ram:DefinedTradeContact/>$&']], ['FX-LEVEL']],
    ['an amount due that is off', [['DuePayableAmount>1931.72', 'DuePayableAmount>1931.73']], ['BR-CO-16']],
    ['a line', [['<ram:ApplicableHeaderTradeAgreement>', '<ram:IncludedSupplyChainTradeLineItem/>$&']], ['FX-LEVEL']],
    [
      'no VAT breakdown',
      [[/<ram:ApplicableTradeTax>[\s\S]*<\/ram:ApplicableTradeTax>/, '']],
      ['BR-CO-14', 'BR-CO-18', 'FX-SCH-A-000173'],
    ],
  ],
  'factur-x-basic': [
    ['the guideline of another level', [['#compliant#urn:factur-x.eu:1p0:basic', '']], ['FX-SCH-A-000493']],
    [
      'no lines',
      [[/<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/, '']],
      ['BR-16', 'BR-CO-10', 'BR-S-08', 'FX-SCH-A-000265'],
    ],
    [
      'a number of an item at the seller',
      [['</ram:SpecifiedTradeProduct>', '<ram:SellerAssignedID>1</ram:SellerAssignedID>$&']],
      ['FX-LEVEL'],
    ],
    [
      'a category that is none',
      [['<ram:CategoryCode>S<', '<ram:CategoryCode>B<']],
      ['BR-B-01', 'FX-SCH-A-000508', 'FX-SCH-A-000537'],
    ],
    [
      'an IBAN and another number',
      [
        [
          '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
          '<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>1</ram:IBANID><ram:ProprietaryID>2</ram:ProprietaryID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>$&',
        ],
      ],
      ['CII-SR-470'],
    ],
  ],
};

describe.each(Object.entries(CASES))('%s', (set, cases) => {
  const { content, verdicts } = written(set);
  const own = firedBy(set, content);
  it('finds no fault with what is written in it', () => {
    expect(verdicts.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
  it.each(cases)('%s breaks its rules and no other', (_, edits, ids) => {
    const changed = edited(content, edits);
    expect(changed).not.toBe(content);
    expect(firedBy(set, changed).filter((id) => !own.includes(id))).toEqual([...ids].sort());
  });
});
