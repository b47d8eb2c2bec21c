import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { each } from '../../en16931/rules/elements.ts';
import { found, textAt } from '../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { EVERY_DOCUMENT_ROWS } from '../../peppol/documents/every-document-rules.ts';
import { listNamed } from '../../peppol/documents/code-lists.ts';
import { isNotNegative, namedParty, notNegative, specification } from '../../peppol/documents/facts.ts';
import { uniqueLines } from '../../peppol/documents/line-numbers.ts';
import { modelRows } from '../../peppol/documents/model-rules.ts';
import { all, currenciesOfInvoice, number } from '../../peppol/peppol-rule.ts';
import { CENTS } from '../../peppol/slack.ts';
import { adjustmentAmount, lineAmount } from '../../peppol/ubl-sums.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import type { Finder } from '../../rules/kit/subject.ts';
import {
  any,
  at,
  byElement,
  decimals,
  equals,
  exact,
  form,
  missingIsWrong,
  needs,
  needsOneOf,
  oneOf,
  onlyIn,
  product,
  range,
  rows,
  sum,
  together,
  warns,
  type Unplaced,
} from '../../rules/kit/verbs.ts';
import { isWithin } from '../../rules/shared/xml-ancestors.ts';
import { attributeOf, childOf, textOf, type XmlElement } from '../../xml/xml-tree.ts';
import {
  isCountryPrefix,
  netOf,
  sumOfAllowances,
  sumOfCharges,
  sumOfLines,
  totalsOf,
  totalTax,
  type Totals,
} from './facts.ts';
import { MODEL } from './model.ts';

/** The official file judges an adjustment by the first match: only a percentage, only a base, both or neither. */
const adjustments = (...conditions: readonly string[]): string =>
  conditions
    .flatMap((condition) => [
      `/Order/AllowanceCharge${condition}`,
      `/Order/OrderLine/LineItem/AllowanceCharge${condition}`,
    ])
    .join(' ');
const WHOLE = adjustments('[MultiplierFactorNumeric][BaseAmount]', '[!MultiplierFactorNumeric][!BaseAmount]');
const LINE = 'OrderLine/LineItem';
const TOTALS = 'AnticipatedMonetaryTotal';

const amountsOf = (invoice: InvoiceTerms): readonly XmlElement[] => [
  ...each('Amount', 'TaxAmount', 'PriceAmount', 'BaseAmount')(invoice),
  ...each('LineExtensionAmount')(invoice).filter(({ parent }) => parent?.name !== TOTALS),
  ...each(TOTALS)(invoice).flatMap(({ children }) => children),
];
const amounts: Finder = { name: 'Amount', find: amountsOf };
const amountsBesidePrices: Finder = {
  name: 'Amount',
  find: (invoice) => amountsOf(invoice).filter((amount) => !isWithin(amount, 'Price')),
};

/** A total has the expected value. */
const total = (
  id: string,
  name: string,
  formula: string,
  figures: (
    totals: Totals,
    invoice: InvoiceTerms,
  ) => readonly [stated: Decimal | undefined, right: Decimal | undefined],
): Unplaced =>
  sum(
    id,
    name,
    formula,
    undefined,
    byElement((element, invoice) => {
      const [stated, right] = figures(totalsOf(element), invoice);
      if (!stated || !right) return false;
      return stated.equals(right) || { right: right.toString() };
    }),
  );

/** A unit price equals the gross price minus the allowance. */
function isNetPrice(allowance: XmlElement): boolean {
  const base = number(allowance, 'BaseAmount');
  if (!base) return true;
  const [amount, price] = [number(allowance, 'Amount'), parseDecimal(textAt(allowance, '../PriceAmount'))];
  return amount !== undefined && price !== undefined && price.equals(base.minus(amount));
}

const PROCESSES = ['order_only', 'ordering', 'advanced_ordering'].map(
  (name) => `urn:fdc:peppol.eu:poacc:bis:${name}:3`,
);

/**
 * Peppol's rules on an order.
 *
 * Source: PEPPOLBIS-T01 of 2026.5, read 2026-11-25.
 */
export const PEPPOL_T01_RULES = rulesOf(
  onlyIn(
    'ubl',
    rows(
      EVERY_DOCUMENT_ROWS,
      modelRows('PEPPOL-T01-B', MODEL),
      uniqueLines('PEPPOL-T01-R001'),
      at('/Order', needs('PEPPOL-T01-R002', 'ValidityPeriod/EndDate', warns)),
      at(
        amounts,
        equals(
          'PEPPOL-T01-R003',
          '@currencyID',
          '/*/DocumentCurrencyCode',
          byElement((amount, invoice) => {
            const currency = attributeOf(amount, 'currencyID')?.value;
            return currency === undefined || currenciesOfInvoice(invoice).has(currency);
          }),
        ),
      ),
      at(amountsBesidePrices, decimals('PEPPOL-T01-R028', '.', 2)),
      at(
        LINE,
        notNegative('PEPPOL-T01-R004', 'Quantity'),
        needs('PEPPOL-T01-R013', 'Quantity', warns),
        product('PEPPOL-T01-R024', 'LineExtensionAmount', 'Quantity × Price/PriceAmount', byElement(lineAmount(CENTS))),
        range('PEPPOL-T01-R025', 'Price/BaseQuantity', { above: '0' }),
      ),
      at(
        'Price',
        notNegative('PEPPOL-T01-R005', 'PriceAmount'),
        range(
          'PEPPOL-T01-R027',
          'AllowanceCharge/BaseAmount',
          { atLeast: '0' },
          any,
          byElement((price) => {
            const bases = found(price, 'AllowanceCharge/BaseAmount');
            return bases.length === 0 || bases.some((base) => isNotNegative(textOf(base)));
          }),
        ),
        range(
          'PEPPOL-T01-R033',
          'AllowanceCharge/Amount',
          { atLeast: '0' },
          byElement((price) => {
            const amount = childOf(childOf(price, 'AllowanceCharge'), 'Amount');
            return !amount || isNotNegative(amount.text);
          }),
        ),
      ),
      at(
        TOTALS,
        range('PEPPOL-T01-R006', 'PayableAmount', { atLeast: '0' }, missingIsWrong),
        range('PEPPOL-T01-R007', 'LineExtensionAmount', { atLeast: '0' }, missingIsWrong),
        total(
          'PEPPOL-T01-R008',
          'LineExtensionAmount',
          'sum(/*/OrderLine/LineItem/LineExtensionAmount)',
          ({ lines }, invoice) => [lines, sumOfLines(invoice)],
        ),
        total(
          'PEPPOL-T01-R009',
          'AllowanceTotalAmount',
          'sum(/*/AllowanceCharge[ChargeIndicator~false]/Amount)',
          ({ allowances }, invoice) => [allowances, sumOfAllowances(invoice)],
        ),
        total(
          'PEPPOL-T01-R010',
          'ChargeTotalAmount',
          'sum(/*/AllowanceCharge[ChargeIndicator~true]/Amount)',
          ({ charges }, invoice) => [charges, sumOfCharges(invoice)],
        ),
        total(
          'PEPPOL-T01-R011',
          'TaxExclusiveAmount',
          'LineExtensionAmount - AllowanceTotalAmount + ChargeTotalAmount',
          (figures) => [figures.withoutTax, netOf(figures)],
        ),
        total(
          'PEPPOL-T01-R016',
          'PayableAmount',
          'TaxInclusiveAmount - PrepaidAmount + PayableRoundingAmount',
          ({ withTax, prepaid, rounding, payable }) => {
            // The official rule treats a total of zero as absent.
            if (!withTax || withTax.isZero()) return [Decimal.ZERO, Decimal.ZERO];
            return [payable, withTax.minus(prepaid).plus(rounding)];
          },
        ),
        total(
          'PEPPOL-T01-R017',
          'TaxInclusiveAmount',
          'TaxExclusiveAmount + /*/TaxTotal/TaxAmount',
          ({ withTax, withoutTax }, invoice) => {
            const tax = totalTax(invoice);
            if (!withTax || withTax.isZero() || !tax) return [Decimal.ZERO, Decimal.ZERO];
            return [withTax, withoutTax?.plus(tax)];
          },
        ),
      ),
      at('OriginatorCustomerParty', namedParty('PEPPOL-T01-R014')),
      at(
        'Price/AllowanceCharge[!MultiplierFactorNumeric] Price/AllowanceCharge[MultiplierFactorNumeric][BaseAmount]',
        sum('PEPPOL-T01-R019', '../PriceAmount', 'BaseAmount - Amount', undefined, byElement(isNetPrice)),
      ),
      at(
        'AllowanceCharge[MultiplierFactorNumeric][!BaseAmount]',
        together('PEPPOL-T01-R020', 'MultiplierFactorNumeric', 'BaseAmount'),
      ),
      at(
        adjustments('[!MultiplierFactorNumeric][BaseAmount]'),
        together('PEPPOL-T01-R021', 'BaseAmount', 'MultiplierFactorNumeric'),
      ),
      at(
        WHOLE,
        product(
          'PEPPOL-T01-R022',
          'Amount',
          'BaseAmount × MultiplierFactorNumeric %',
          byElement(adjustmentAmount(CENTS)),
        ),
        needsOneOf('PEPPOL-T01-R023', ['AllowanceChargeReason', 'AllowanceChargeReasonCode']),
        notNegative('PEPPOL-T01-R032', 'Amount'),
      ),
      at(
        'PartyTaxScheme[TaxScheme/ID=VAT]',
        form('PEPPOL-T01-R026', 'CompanyID', { fits: isCountryPrefix, like: 'DE123456788' }, exact),
      ),
      at('TaxCategory[!ID~O] ClassifiedTaxCategory[!ID~O]', needs('PEPPOL-T01-R029', 'Percent')),
      at(
        'TaxCategory[ID~S] ClassifiedTaxCategory[ID~S]',
        range(
          'PEPPOL-T01-R030',
          'Percent',
          { above: '0' },
          any,
          missingIsWrong,
          byElement((category) => all(category, 'Percent').some(({ text }) => isNotNegative(text) && Number(text) > 0)),
        ),
      ),
      at('ProfileID', oneOf('PEPPOL-T01-R031', '.', PROCESSES.join(' '))),
      at('CustomizationID', specification('PEPPOL-T01-R034', 'urn:fdc:peppol.eu:poacc:trns:order:3')),
      at('QuotationLineReference/LineID', needs('PEPPOL-T01-R035', '/*/QuotationDocumentReference/ID')),
      at(
        'AllowanceCharge[ChargeIndicator=false]/AllowanceChargeReasonCode',
        oneOf('PEPPOL-T01-CL001', '.', listNamed('ALLOWANCE_REASON')),
      ),
      at(
        'AllowanceCharge[ChargeIndicator=true]/AllowanceChargeReasonCode',
        oneOf('PEPPOL-T01-CL002', '.', listNamed('CHARGE_REASON')),
      ),
    ),
  ),
);
