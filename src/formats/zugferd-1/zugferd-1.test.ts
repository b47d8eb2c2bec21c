import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { systemContext } from '../../platform/system-context.ts';
import { exportXml } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { edited, type Edit } from '../testing/edits.ts';
import { zugferd1Invoice } from '../testing/zugferd-1-invoice.ts';

const engine = createStandardEngine();

function imported(xml: string, judge?: readonly string[]) {
  const outcome = importXml({ data: xml, ...(judge && { judge }) }, engine, systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

const changed = (...edits: readonly Edit[]) => imported(edited(zugferd1Invoice(), edits));

/** Elements with only text, and attributes other than namespaces. */
const leavesOf = (xml: string): number =>
  (xml.match(/>[^<>\s][^<>]*<\//g) ?? []).length +
  (xml.match(/ (?:format|schemeID|unitCode|currencyID)="/g) ?? []).length;

describe('an invoice in ZUGFeRD 1.0', () => {
  it('is read as a document that says the same', () => {
    const { format, document } = imported(zugferd1Invoice());
    expect(format).toBe('zugferd-1');
    expect(document).toMatchObject({
      $regime: 'DE',
      $addons: ['de-zugferd-v2'],
      type: 'standard',
      code: 'R-77',
      issue_date: '2015-03-04',
      currency: 'EUR',
      supplier: {
        name: 'Mühle Nord GmbH',
        tax_id: { country: 'DE', code: '111111125' },
        addresses: [{ street: 'Am Wehr 2', locality: 'Kiel', code: '24103', country: 'DE' }],
      },
      customer: { name: 'Bäckerei Süd KG', identities: [{ code: 'D-4' }], people: [{ name: { given: 'Eva Korn' } }] },
      lines: [
        { quantity: '10.0000', item: { name: 'Mehl', ref: 'S-1', price: '10.0000' }, taxes: [{ percent: '19%' }] },
        { quantity: '5.0000', item: { name: 'Salz', ref: 'S-2' } },
      ],
      discounts: [{ reason: 'Rabatt', amount: '10.00' }],
      charges: [{ reason: 'Fracht', amount: '5.00' }],
      ordering: {
        code: 'K-9',
        purchases: [{ code: 'B-12', issue_date: '2015-02-20' }],
        sales: [{ code: 'A-34' }],
        despatch: [{ code: 'L-56', issue_date: '2015-03-03' }],
      },
      delivery: { date: '2015-03-03' },
      payment: {
        terms: { notes: '30 Tage', due_dates: [{ date: '2015-04-03', percent: '100%' }] },
        instructions: { credit_transfer: [{ iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }] },
      },
      notes: [{ text: 'Danke.' }],
    });
  });

  it('has the totals that it states, and every leaf is accounted for', () => {
    const { document, report, verdicts } = imported(zugferd1Invoice());
    expect(engine.inspect({ data: document }, systemContext).document).toMatchObject({
      totals: { sum: '150.00', total: '145.00', tax: '27.55', payable: '172.55' },
    });
    expect(report.entries).toHaveLength(leavesOf(zugferd1Invoice()));
    expect(report.entries.filter(({ outcome }) => outcome === 'left')).toEqual([]);
    expect(verdicts).toEqual([]);
  });

  it.each(['basic', 'comfort', 'extended'])('names its profile: %s', (level) => {
    expect(imported(zugferd1Invoice(level)).profile).toBe(`zugferd-1-${level}`);
  });

  it.each<[what: string, path: string, edit: Edit]>([
    [
      'a test',
      'TestIndicator[1]/Indicator[1]',
      [
        '<udt:Indicator>false</udt:Indicator></ram:TestIndicator>',
        '<udt:Indicator>true</udt:Indicator></ram:TestIndicator>',
      ],
    ],
    ['an hour', 'BuyerOrderReferencedDocument[1]/IssueDateTime[1]', ['2015-02-20T00:00:00', '2015-02-20T10:30:00']],
    [
      'a month',
      'OccurrenceDateTime[1]/DateTimeString[1]',
      ['<udt:DateTimeString format="102">20150303', '<udt:DateTimeString format="610">201503'],
    ],
    [
      'a discount by day',
      'ApplicableTradePaymentDiscountTerms[1]/CalculationPercent[1]',
      [
        '</ram:DueDateDateTime>',
        '</ram:DueDateDateTime><ram:ApplicableTradePaymentDiscountTerms><ram:CalculationPercent>2.00</ram:CalculationPercent></ram:ApplicableTradePaymentDiscountTerms>',
      ],
    ],
    [
      'a number of packages',
      'SpecifiedSupplyChainTradeDelivery[1]/PackageQuantity[1]',
      ['</ram:BilledQuantity>', '</ram:BilledQuantity><ram:PackageQuantity unitCode="CT">4</ram:PackageQuantity>'],
    ],
    [
      'a surcharge on a price',
      'AppliedTradeAllowanceCharge[1]/ActualAmount[1]',
      [
        '<ram:NetPriceProductTradePrice>',
        '<ram:GrossPriceProductTradePrice><ram:AppliedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>true</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>1</ram:ActualAmount></ram:AppliedTradeAllowanceCharge></ram:GrossPriceProductTradePrice><ram:NetPriceProductTradePrice>',
      ],
    ],
  ])('leaves %s, and says so', (_, path, edit) => {
    const left = changed(edit).report.entries.filter(({ outcome }) => outcome === 'left');
    expect(left.map((entry) => entry.path).filter((candidate) => candidate.endsWith(path)).length).toBeGreaterThan(0);
    expect(left.every(({ why }) => (why ?? '') !== '')).toBe(true);
  });

  it.each<[rule: string, edit: Edit]>([
    ['BR-CO-10', ['<ram:LineTotalAmount currencyID="EUR">150.00', '<ram:LineTotalAmount currencyID="EUR">151.00']],
    ['BR-CO-16', ['<ram:DuePayableAmount currencyID="EUR">172.55', '<ram:DuePayableAmount currencyID="EUR">170.00']],
    ['BR-21', ['<ram:LineID>2</ram:LineID>', '']],
    ['BR-07', ['<ram:Name>Bäckerei Süd KG</ram:Name>', '']],
  ])('is judged by what EN 16931 asks of its terms: %s', (rule, edit) => {
    expect(changed(edit).verdicts.map((verdict) => verdict.rule)).toContain(rule);
  });

  it('is judged by no rule that looks at elements of CII', () => {
    const { verdicts } = imported(edited(zugferd1Invoice(), [['<ram:Name>Mehl</ram:Name>', '']]), [
      'en16931',
      'peppol-bis-3',
      'xrechnung-3',
    ]);
    expect(verdicts.map(({ rule }) => rule).filter((rule) => /^(?:CII|PEPPOL)-/.test(rule))).toEqual([]);
    expect(verdicts.map(({ rule }) => rule)).toContain('BR-25');
  });

  it('is written in newer formats alone', () => {
    const { document } = imported(zugferd1Invoice());
    const write = (format: string) =>
      exportXml({ data: document, format, allowLoss: true }, engine, systemContext, RULE_SETS);
    const refused = write('zugferd-1');
    expect(!refused.ok && refused.error.faults?.map(({ properties }) => properties)).toEqual([['request.format']]);
    const written = write('ubl');
    expect(written.ok && written.value.verdicts.filter(({ severity }) => severity === 'error')).toEqual([]);
    const own = exportXml(
      { data: document, format: 'cii', profile: 'zugferd-1-comfort' },
      engine,
      systemContext,
      RULE_SETS,
    );
    expect(own.ok).toBe(false);
  });
});
