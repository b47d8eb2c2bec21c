import { Decimal, parseDecimal, writtenSign } from '../../en16931/decimal.ts';
import { below } from '../../en16931/rules/elements.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { PEPPOL_CII_BASE_ROWS } from '../../peppol/cii-base-rows.ts';
import { adjustmentAmount, lineAmount } from '../../peppol/cii-sums.ts';
import { peppolMessages } from '../../peppol/messages.ts';
import { emptyElements } from '../../peppol/row-parts.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import {
  about,
  at,
  atMost,
  byElement,
  code,
  missingIsWrong,
  notEmpty,
  oneOf,
  onlyIn,
  rows,
  shared,
  sum,
  warns,
} from '../../rules/kit/verbs.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { named } from './peppol-ids.ts';
import { slackOfCurrency } from './slack.ts';

/** Peppol's rules in XRechnung for CII, all errors except one. Some are UBL rules of Peppol, and some differ. */

const GROSS_PRICES = 'IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement/GrossPriceProductTradePrice';
const DISCOUNT = 'AppliedTradeAllowanceCharge';

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
    const sign = writtenSign(text);
    return sign === undefined ? undefined : sign < 0;
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

/** The CII schema requires the delivery even if it is empty. */
const emptyInCii = {
  name: emptyElements.name,
  find: (invoice: InvoiceTerms) =>
    emptyElements.find(invoice).filter((element) => element.name !== 'ApplicableHeaderTradeDelivery'),
};

/** An indicator says which it is, where base and percentage are both present or both absent. */
const indicatorAt = (id: string, place: string) =>
  shared(PEPPOL_CII_BASE_ROWS, { 'PEPPOL-EN16931-R043': id }).map((row) => ({ ...row, place: { cii: place } }));

export const xrechnungCiiRules: readonly TermRule[] = rulesOf(
  onlyIn(
    'cii',
    rows(
      at(emptyInCii, notEmpty('PEPPOL-EN16931-R008', { terms: [] })),
      shared(PEPPOL_CII_BASE_ROWS, named('R001 R005 R054 R010 R020 R041 R042 R061 R110 R111 R101 R121 R130')),
      at(
        'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement',
        atMost('PEPPOL-EN16931-R053', 1, 'SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount', {
          terms: ['BT-110'],
          ...byElement((settlement, invoice) => taxesIn(settlement, currencies(invoice, 'BT-5')).length <= 1),
        }),
        code(
          'PEPPOL-EN16931-R055',
          'SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount',
          { fault: peppolMessages.otherSign, requirement: peppolMessages.mustHaveSameSign },
          byElement(sameSign),
          about('BT-111', 'BT-110'),
        ),
      ),
      shared(PEPPOL_CII_BASE_ROWS, named('R040'), byElement(adjustmentAmount(slackOfCurrency))),
      indicatorAt('PEPPOL-EN16931-R043-1', 'SpecifiedTradeAllowanceCharge'),
      indicatorAt('PEPPOL-EN16931-R043-2', DISCOUNT),
      shared(
        PEPPOL_CII_BASE_ROWS,
        named('R120'),
        byElement(lineAmount(slackOfCurrency, ['NetPriceProductTradePrice', 'GrossPriceProductTradePrice'])),
        warns,
      ),
      at(
        GROSS_PRICES,
        oneOf('PEPPOL-EN16931-R044', `${DISCOUNT}/ChargeIndicator/Indicator`, 'false', missingIsWrong, {
          ...about('BT-147'),
          ...byElement(
            (price) =>
              below(price, `${DISCOUNT}/ActualAmount`).length === 0 ||
              below(price, `${DISCOUNT}/ChargeIndicator/Indicator`).some(({ text }) => text === 'false'),
          ),
        }),
        sum(
          'PEPPOL-EN16931-R046',
          '../NetPriceProductTradePrice/ChargeAmount',
          `ChargeAmount - ${DISCOUNT}/ActualAmount`,
          undefined,
          byElement(isNetPrice),
          about('BT-146', 'BT-148', 'BT-147'),
        ),
      ),
    ),
  ),
);
