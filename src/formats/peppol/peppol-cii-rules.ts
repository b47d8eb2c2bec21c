import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import { elementsAt, type Where } from '../en16931/rules/elements.ts';
import { once } from '../en16931/rules/once.ts';
import type { TermRule } from '../en16931/rules/rule.ts';
import { attributeOf, childOf, type XmlElement } from '../xml/xml-tree.ts';
import { all, number, text } from './peppol-rule.ts';
import { adjustmentAmount, lineAmount } from './cii-sums.ts';
import { peppolCii } from './peppol-cii-rule.ts';
import { CENTS } from './slack.ts';

/** Rules of Peppol BIS Billing 3 for CII beyond EN 16931, with Peppol's ids. */

const CONTEXT = elementsAt('ExchangedDocumentContext');
const AGREEMENT = elementsAt('ApplicableHeaderTradeAgreement');
const SETTLEMENT = elementsAt('ApplicableHeaderTradeSettlement');
const SUMMATION = 'SpecifiedTradeSettlementHeaderMonetarySummation';
const LINES = elementsAt('IncludedSupplyChainTradeLineItem');

const sign = (value: Decimal | undefined): number => value?.compare(Decimal.ZERO) ?? 0;

const processIn = (context: XmlElement): string | undefined =>
  text(context, 'BusinessProcessSpecifiedDocumentContextParameter', 'ID');

const references = (element: XmlElement | undefined, type: string): readonly XmlElement[] =>
  all(element, 'AdditionalReferencedDocument').filter((one) => childOf(one, 'TypeCode')?.text === type);

/** Totals of VAT by currency, as written. */
function taxTotals(settlement: XmlElement): { readonly inOurs: XmlElement[]; readonly inOthers: XmlElement[] } {
  const currency = childOf(settlement, 'InvoiceCurrencyCode')?.text;
  const totals = all(settlement, SUMMATION).flatMap((sum) => all(sum, 'TaxTotalAmount'));
  const currencyOf = (total: XmlElement): string | undefined => attributeOf(total, 'currencyID')?.value;
  return {
    inOurs: totals.filter((total) => currencyOf(total) === currency),
    inOthers: totals.filter(
      (total) => currency !== undefined && currencyOf(total) !== undefined && currencyOf(total) !== currency,
    ),
  };
}

function sameSign(settlement: XmlElement): boolean {
  const accounting = childOf(settlement, 'TaxCurrencyCode')?.text;
  if (accounting === undefined) return true;
  const { inOurs, inOthers } = taxTotals(settlement);
  const theirs = inOthers.find((total) => attributeOf(total, 'currencyID')?.value === accounting);
  const [a, b] = [inOurs[0], theirs].map((total) => total && parseDecimal(total.text));
  return a !== undefined && b !== undefined && sign(a) < 0 === sign(b) < 0;
}

const ADJUSTMENTS = elementsAt('SpecifiedTradeAllowanceCharge');
const half: Where = (invoice) =>
  ADJUSTMENTS(invoice).filter((one) => !childOf(one, 'CalculationPercent') !== !childOf(one, 'BasisAmount'));
/** Peppol checks the indicator only if base and percentage are both present or both absent. */
const wholeAdjustments: Where = (invoice) => [
  ...ADJUSTMENTS(invoice).filter((one) => !childOf(one, 'CalculationPercent') === !childOf(one, 'BasisAmount')),
  ...elementsAt('AppliedTradeAllowanceCharge')(invoice),
];

const periodDay = (name: string) =>
  once((invoice) => {
    const [day] = elementsAt(`ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod/${name}`)(invoice);
    return day && { text: childOf(day, 'DateTimeString')?.text };
  });
const firstDay = periodDay('StartDateTime');
const lastDay = periodDay('EndDateTime');

const lineDays =
  (name: string, ofInvoice: typeof firstDay): Where =>
  (invoice) =>
    ofInvoice(invoice) ? elementsAt(`SpecifiedLineTradeSettlement/BillingSpecifiedPeriod/${name}`)(invoice) : [];

const PRICES: Where = (invoice) => [
  ...elementsAt('NetPriceProductTradePrice')(invoice),
  ...elementsAt('GrossPriceProductTradePrice')(invoice),
];
const BASE_QUANTITIES: Where = (invoice) =>
  PRICES(invoice)
    .flatMap((price) => all(price, 'BasisQuantity'))
    .filter((base) => attributeOf(base, 'unitCode'));

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

export const peppolCiiRules: readonly TermRule[] = [
  peppolCii(
    'PEPPOL-EN16931-R001',
    ['BT-23'],
    'An invoice names its business process',
    CONTEXT,
    (context) => processIn(context) !== undefined,
  ),
  peppolCii(
    'PEPPOL-EN16931-R007',
    ['BT-23'],
    'The business process is one of Peppol: urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    CONTEXT,
    (context) => /urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0/.test(processIn(context) ?? ''),
  ),
  peppolCii('PEPPOL-EN16931-R004', ['BT-24'], 'The specification is that of Peppol BIS Billing 3', CONTEXT, (context) =>
    (text(context, 'GuidelineSpecifiedDocumentContextParameter', 'ID') ?? '').startsWith(SPECIFICATION),
  ),
  peppolCii(
    'PEPPOL-EN16931-R003',
    ['BT-10', 'BT-13'],
    'An invoice has a reference of the buyer or a purchase order',
    AGREEMENT,
    (agreement) =>
      childOf(agreement, 'BuyerReference') !== undefined ||
      childOf(childOf(agreement, 'BuyerOrderReferencedDocument'), 'IssuerAssignedID') !== undefined,
  ),
  peppolCii(
    'PEPPOL-EN16931-R006',
    ['BT-18'],
    'An invoice has at most one invoiced object',
    AGREEMENT,
    (agreement) => references(agreement, '130').length <= 1,
  ),
  peppolCii(
    'PEPPOL-EN16931-R080',
    ['BT-17'],
    'An invoice has at most one reference of kind 50',
    AGREEMENT,
    (agreement) => references(agreement, '50').length <= 1,
  ),
  peppolCii(
    'PEPPOL-EN16931-R005',
    ['BT-6', 'BT-5'],
    'The currency of VAT accounting is another one than that of the invoice',
    SETTLEMENT,
    (settlement) =>
      !childOf(settlement, 'TaxCurrencyCode') ||
      (text(settlement, 'TaxCurrencyCode') ?? '') !== (text(settlement, 'InvoiceCurrencyCode') ?? ''),
  ),
  peppolCii(
    'PEPPOL-EN16931-R053',
    ['BT-110'],
    'There is one total VAT in the currency of the invoice',
    SETTLEMENT,
    (settlement) => taxTotals(settlement).inOurs.length === 1,
  ),
  peppolCii(
    'PEPPOL-EN16931-R054',
    ['BT-111'],
    'There is a total VAT in another currency exactly when there is a currency of VAT accounting',
    SETTLEMENT,
    (settlement) => taxTotals(settlement).inOthers.length === (childOf(settlement, 'TaxCurrencyCode') ? 1 : 0),
  ),
  peppolCii(
    'PEPPOL-EN16931-R055',
    ['BT-111', 'BT-110'],
    'The total VAT has the same sign in either currency',
    SETTLEMENT,
    sameSign,
  ),
  peppolCii(
    'PEPPOL-EN16931-R002',
    ['BT-22', 'BT-21'],
    'An invoice has at most one note, without a subject',
    elementsAt('ExchangedDocument'),
    (document) => {
      const notes = all(document, 'IncludedNote');
      return notes.length <= 1 && !notes.some((note) => childOf(note, 'SubjectCode'));
    },
  ),
  peppolCii(
    'PEPPOL-EN16931-R010',
    ['BT-49'],
    'The buyer has an electronic address',
    elementsAt('BuyerTradeParty'),
    (party) => childOf(childOf(party, 'URIUniversalCommunication'), 'URIID') !== undefined,
  ),
  peppolCii(
    'PEPPOL-EN16931-R020',
    ['BT-34'],
    'The seller has an electronic address',
    elementsAt('SellerTradeParty'),
    (party) => childOf(childOf(party, 'URIUniversalCommunication'), 'URIID') !== undefined,
  ),
  peppolCii(
    'PEPPOL-EN16931-R041',
    ['BT-93', 'BT-100', 'BT-137', 'BT-142'],
    'A percentage of an allowance or charge comes with its base',
    half,
    (one) => childOf(one, 'BasisAmount') !== undefined,
  ),
  peppolCii(
    'PEPPOL-EN16931-R042',
    ['BT-94', 'BT-101', 'BT-138', 'BT-143'],
    'A base of an allowance or charge comes with its percentage',
    half,
    (one) => childOf(one, 'CalculationPercent') !== undefined,
  ),
  peppolCii(
    'PEPPOL-EN16931-R040',
    ['BT-92', 'BT-99', 'BT-136', 'BT-141'],
    'The amount of an allowance or charge is its base times its percentage',
    ADJUSTMENTS,
    adjustmentAmount(CENTS),
  ),
  peppolCii(
    'PEPPOL-EN16931-R043',
    ['BG-20', 'BG-21', 'BG-27', 'BG-28'],
    'An allowance or charge says `true` or `false`',
    wholeAdjustments,
    (one) => ['true', 'false'].includes(text(one, 'ChargeIndicator', 'Indicator') ?? ''),
  ),
  peppolCii(
    'PEPPOL-EN16931-R061',
    ['BT-89'],
    'A direct debit (49, 59) has the reference of its mandate',
    (invoice) =>
      elementsAt('SpecifiedTradeSettlementPaymentMeans')(invoice).filter((means) =>
        ['49', '59'].includes(text(means, 'TypeCode') ?? ''),
      ),
    ({ parent }) => all(parent, 'SpecifiedTradePaymentTerms').some((terms) => childOf(terms, 'DirectDebitMandateID')),
  ),
  peppolCii(
    'PEPPOL-EN16931-R110',
    ['BT-134', 'BT-73'],
    'The period of a line does not begin before that of the invoice',
    lineDays('StartDateTime', firstDay),
    (day, invoice) => {
      const [own, all] = [childOf(day, 'DateTimeString')?.text, firstDay(invoice)?.text];
      return own !== undefined && all !== undefined && own >= all;
    },
  ),
  peppolCii(
    'PEPPOL-EN16931-R111',
    ['BT-135', 'BT-74'],
    'The period of a line does not end after that of the invoice',
    lineDays('EndDateTime', lastDay),
    (day, invoice) => {
      const [own, all] = [childOf(day, 'DateTimeString')?.text, lastDay(invoice)?.text];
      return own !== undefined && all !== undefined && own <= all;
    },
  ),
  peppolCii(
    'PEPPOL-EN16931-R120',
    ['BT-131', 'BT-129', 'BT-146', 'BT-149'],
    'The net amount of a line is its quantity times its price, plus its charges less its allowances',
    LINES,
    lineAmount(CENTS, ['NetPriceProductTradePrice']),
  ),
  peppolCii(
    'PEPPOL-EN16931-R100',
    ['BT-128'],
    'A line has at most one invoiced object',
    LINES,
    (line) => references(childOf(line, 'SpecifiedLineTradeSettlement'), '130').length <= 1,
  ),
  peppolCii(
    'PEPPOL-EN16931-R101',
    ['BT-128'],
    'A document a line refers to is an invoiced object (130)',
    LINES,
    (line) => {
      const settlement = childOf(line, 'SpecifiedLineTradeSettlement');
      return !childOf(settlement, 'AdditionalReferencedDocument') || references(settlement, '130').length > 0;
    },
  ),
  peppolCii(
    'PEPPOL-EN16931-R121',
    ['BT-149'],
    'The base quantity of a price is more than zero',
    PRICES,
    (price) => !childOf(price, 'BasisQuantity') || sign(number(price, 'BasisQuantity')) > 0,
  ),
  peppolCii(
    'PEPPOL-EN16931-R130',
    ['BT-150', 'BT-130'],
    'The unit of the base quantity is that of the quantity',
    BASE_QUANTITIES,
    (base) => {
      const quantity = childOf(childOf(base.parent?.parent?.parent, 'SpecifiedLineTradeDelivery'), 'BilledQuantity');
      return attributeOf(quantity, 'unitCode')?.value === attributeOf(base, 'unitCode')?.value;
    },
  ),
];
