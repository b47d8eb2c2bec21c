import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { below, elementsAt } from '../../en16931/rules/elements.ts';
import { takenFrom, type Demand, type TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { adjustmentAmount, lineAmount } from '../../peppol/cii-sums.ts';
import { peppolCii } from '../../peppol/peppol-cii-rule.ts';
import { peppolCiiRules } from '../../peppol/peppol-cii-rules.ts';
import { peppolRules } from '../../peppol/peppol-rules.ts';
import { attributeOf, childOf, XmlElement } from '../../xml/xml-tree.ts';
import { slackOfCurrency } from './slack.ts';

/** Peppol's rules in XRechnung for CII, all errors except one. Some are UBL rules of Peppol, and some differ. */

/** Rows equal to those of Peppol. */
const taken = takenFrom(peppolCiiRules, [
  { code: 'PEPPOL-EN16931-R001', severity: 'error' },
  { code: 'PEPPOL-EN16931-R005', severity: 'error' },
  { code: 'PEPPOL-EN16931-R054', severity: 'error' },
  { code: 'PEPPOL-EN16931-R010', severity: 'error' },
  { code: 'PEPPOL-EN16931-R020', severity: 'error' },
  { code: 'PEPPOL-EN16931-R041', severity: 'error' },
  { code: 'PEPPOL-EN16931-R042', severity: 'error' },
  { code: 'PEPPOL-EN16931-R061', severity: 'error' },
  { code: 'PEPPOL-EN16931-R110', severity: 'error' },
  { code: 'PEPPOL-EN16931-R111', severity: 'error' },
  { code: 'PEPPOL-EN16931-R101', severity: 'error' },
  { code: 'PEPPOL-EN16931-R121', severity: 'error' },
  { code: 'PEPPOL-EN16931-R130', severity: 'error' },
]);

/** Rows with fewer places than those of Peppol. */
function narrowed(rows: readonly TermRule[], code: string, as: string, isMeant: (name: string) => boolean): TermRule {
  const [row] = takenFrom(rows, [{ code, as, severity: 'error' }]);
  const demand = row?.cii ?? row?.ubl;
  if (!row || !demand) throw new Error(`There is no row ${code} to take over`);
  const on: Demand['on'] = (invoice) =>
    demand.on(invoice).filter((one) => one instanceof XmlElement && isMeant(one.name));
  return { ...row, ubl: undefined, cii: { ...demand, on } };
}

const SETTLEMENT = elementsAt('SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement');
const GROSS_PRICES = elementsAt(
  'IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice',
);

const currencies = (invoice: InvoiceTerms, term: 'BT-5' | 'BT-6'): readonly string[] =>
  invoice.values(term).map(({ text }) => text);

/** Total VAT in one of these currencies. */
const taxesIn = (settlement: XmlElement, wanted: readonly string[]): readonly XmlElement[] =>
  below(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount').filter((tax) =>
    wanted.includes(attributeOf(tax, 'currencyID')?.value ?? ''),
  );

function sameSign(settlement: XmlElement, invoice: InvoiceTerms): boolean {
  const invoiced = taxesIn(settlement, currencies(invoice, 'BT-5'));
  if (invoiced.length === 0 || !childOf(settlement, 'TaxCurrencyCode')) return true;
  const isNegative = ({ text }: XmlElement): boolean | undefined => {
    const tax = parseDecimal(text);
    return tax && tax.compare(Decimal.ZERO) < 0;
  };
  const signs = taxesIn(settlement, currencies(invoice, 'BT-6')).map(isNegative);
  return invoiced.map(isNegative).some((sign) => sign !== undefined && signs.includes(sign));
}

/** The net price equals the gross price minus the discount. */
function isNetPrice(gross: XmlElement): boolean {
  const written = childOf(gross, 'ChargeAmount');
  if (!written) return true;
  const figure = (element: XmlElement | undefined): Decimal | undefined => parseDecimal(element?.text ?? '');
  const [discount] = below(gross, 'AppliedTradeAllowanceCharge/ActualAmount');
  const right = figure(written)?.minus(figure(discount) ?? Decimal.ZERO);
  const net = figure(childOf(childOf(gross.parent, 'NetPriceProductTradePrice'), 'ChargeAmount'));
  return right !== undefined && net !== undefined && net.equals(right);
}

const isAdjustment = (name: string): boolean => name === 'SpecifiedTradeAllowanceCharge';

export const xrechnungCiiRules: readonly TermRule[] = [
  // The CII schema requires the delivery even if it is empty.
  narrowed(
    peppolRules,
    'PEPPOL-EN16931-R008',
    'PEPPOL-EN16931-R008',
    (name) => name !== 'ApplicableHeaderTradeDelivery',
  ),
  ...taken,
  peppolCii(
    'PEPPOL-EN16931-R053',
    ['BT-110'],
    'There is at most one total VAT in the currency of the invoice',
    SETTLEMENT,
    (settlement, invoice) => taxesIn(settlement, currencies(invoice, 'BT-5')).length <= 1,
  ),
  peppolCii(
    'PEPPOL-EN16931-R055',
    ['BT-111', 'BT-110'],
    'The total VAT has the same sign in either currency',
    SETTLEMENT,
    sameSign,
  ),
  peppolCii(
    'PEPPOL-EN16931-R040',
    ['BT-92', 'BT-99', 'BT-136', 'BT-141'],
    'The amount of an allowance or charge is its base times its percentage',
    elementsAt('SpecifiedTradeAllowanceCharge'),
    adjustmentAmount(slackOfCurrency),
  ),
  narrowed(peppolCiiRules, 'PEPPOL-EN16931-R043', 'PEPPOL-EN16931-R043-1', isAdjustment),
  narrowed(peppolCiiRules, 'PEPPOL-EN16931-R043', 'PEPPOL-EN16931-R043-2', (name) => !isAdjustment(name)),
  peppolCii(
    'PEPPOL-EN16931-R120',
    ['BT-131', 'BT-129', 'BT-146', 'BT-149'],
    'The net amount of a line is its quantity times its price, plus its charges less its allowances',
    elementsAt('IncludedSupplyChainTradeLineItem'),
    lineAmount(slackOfCurrency, ['NetPriceProductTradePrice', 'GrossPriceProductTradePrice']),
    'warning',
  ),
  peppolCii(
    'PEPPOL-EN16931-R044',
    ['BT-147'],
    'A price has discounts, no surcharges',
    GROSS_PRICES,
    (price) =>
      below(price, 'AppliedTradeAllowanceCharge/ActualAmount').length === 0 ||
      below(price, 'AppliedTradeAllowanceCharge/ChargeIndicator/Indicator').some(({ text }) => text === 'false'),
  ),
  peppolCii(
    'PEPPOL-EN16931-R046',
    ['BT-146', 'BT-148', 'BT-147'],
    'The net price is the gross price less the discount',
    GROSS_PRICES,
    isNetPrice,
  ),
];
