import { Decimal } from '../../en16931/decimal.ts';
import { each, LINES } from '../../en16931/rules/elements.ts';
import { found, foundElements, has, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { near, QUOTIENT_DECIMALS } from '../../peppol/slack.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { onlyFigure } from '../../rules/shared/functions/figures.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { CENT } from './kind-rules.ts';
import { transactionOf, type Transaction } from './transaction.ts';

/** Rules of PINT Oman on lines. */
const lines = each(...LINES);
const THOUSANDTH = new Decimal(1n, 3);
const HUNDREDTH = new Decimal(1n, 2);
const ONE = new Decimal(1n, 0);

const CATEGORY = 'Item/ClassifiedTaxCategory/ID';
const RATE = 'Item/ClassifiedTaxCategory/Percent';
const TAX = 'ItemPriceExtension/TaxTotal/TaxAmount';
const TARIFF = 'Item/CommodityClassification/ItemClassificationCode[@listID=HS]';
/** Goods or services, with the code of the list MP. */
const NATURE = 'Item/ItemSpecificationDocumentReference[ID/@schemeName=MP]/DocumentTypeCode';

const on = (
  code: string,
  terms: readonly string[],
  say: string,
  isRight: (line: XmlElement, transaction: Transaction) => boolean,
): TermRule => pint(code, terms, say, lines, (line, invoice) => isRight(line, transactionOf(invoice)));
const of = (
  code: string,
  terms: readonly string[],
  say: string,
  category: string,
  isRight: (line: XmlElement) => boolean,
): TermRule => on(code, terms, say, (line) => textAt(line, CATEGORY) !== category || isRight(line));

const isZeroOrUnwritten = (line: XmlElement): boolean =>
  textAt(line, TAX) === '' || (onlyFigure(line, TAX)?.isZero() ?? false);
const rateOf = (line: XmlElement): Decimal => onlyFigure(line, RATE) ?? Decimal.ZERO;

const sumOf = (line: XmlElement, path: string): Decimal =>
  foundElements(line, path).reduce((sum, one) => sum.plus(onlyFigure(one, 'Amount') ?? Decimal.ZERO), Decimal.ZERO);

const isNetAmount = (line: XmlElement): boolean => {
  const quantity = onlyFigure(line, 'InvoicedQuantity') ?? onlyFigure(line, 'CreditedQuantity') ?? ONE;
  const told = onlyFigure(line, 'Price/BaseQuantity');
  const price =
    (onlyFigure(line, 'Price/PriceAmount') ?? Decimal.ZERO).over(
      told && !told.isZero() ? told : ONE,
      QUOTIENT_DECIMALS,
    ) ?? Decimal.ZERO;
  const [charges, allowances] = ['true', 'false'].map((indicator) =>
    sumOf(line, `AllowanceCharge[ChargeIndicator=${indicator}]`).roundedUp(2),
  );
  const right = quantity
    .times(price)
    .plus(charges ?? Decimal.ZERO)
    .minus(allowances ?? Decimal.ZERO);
  return near(onlyFigure(line, 'LineExtensionAmount') ?? Decimal.ZERO, right, CENT) === true;
};

/** Difference between the VAT of a line and net amount times rate, in thousandths. */
const offTax = (line: XmlElement): Decimal | undefined => {
  const [told, net] = [onlyFigure(line, TAX), onlyFigure(line, 'LineExtensionAmount')];
  return (
    told &&
    net &&
    told
      .roundedUp(3)
      .minus(net.times(rateOf(line)).times(HUNDREDTH).roundedUp(3))
      .absolute()
  );
};

const isNetPrice = (line: XmlElement): boolean => {
  if (!has(line, 'Price/AllowanceCharge/BaseAmount')) return true;
  const [net, gross] = [onlyFigure(line, 'Price/PriceAmount'), onlyFigure(line, 'Price/AllowanceCharge/BaseAmount')];
  return (
    net !== undefined &&
    gross !== undefined &&
    near(net, gross.minus(sumOf(line, 'Price/AllowanceCharge')).roundedUp(2), CENT) === true
  );
};

const withVat = (line: XmlElement): boolean => {
  const [told, net] = [onlyFigure(line, 'ItemPriceExtension/Amount'), onlyFigure(line, 'LineExtensionAmount')];
  return (
    told !== undefined &&
    net !== undefined &&
    near(told, net.plus(onlyFigure(line, TAX) ?? Decimal.ZERO), CENT) === true
  );
};

/** Goods excluded from the profit margin scheme: live animals, plants, pearls and precious stones. */
const OUTSIDE_MARGIN = /^(?:710[1-4]|01|06)/;

const period = (line: XmlElement, day: string): string => textAt(line, `InvoicePeriod/${day}`).slice(0, 7);

export const lineRules: readonly TermRule[] = [
  of('ALIGNED-IBRP-E-05-OM', ['BT-152'], 'An exempt line (E) has no rate', 'E', (line) => !has(line, RATE)),
  of(
    'ALIGNED-IBRP-O-05-OM',
    ['BT-152'],
    'A line outside the scope of VAT (O) has no rate',
    'O',
    (line) => !has(line, RATE),
  ),
  of('ALIGNED-IBRP-Z-05-OM', ['BT-152'], 'The rate of a zero rated line (Z) is zero', 'Z', (line) =>
    rateOf(line).isZero(),
  ),
  of(
    'ALIGNED-IBRP-S-05-OM',
    ['BT-152'],
    'The rate of a standard rated line (S) is 5 %',
    'S',
    (line) => onlyFigure(line, RATE)?.equals(new Decimal(5n, 0)) ?? false,
  ),
  of('IBR-039-OM', ['BT-151'], 'The VAT of an exempt line (E) is zero', 'E', isZeroOrUnwritten),
  of('IBR-054-OM', ['BT-151'], 'The VAT of a line outside the scope of VAT (O) is zero', 'O', isZeroOrUnwritten),
  of('IBR-077-OM', ['BT-151'], 'The VAT of a zero rated line (Z) is zero', 'Z', isZeroOrUnwritten),
  on('IBR-076-OM', ['BT-151'], 'A line has a category of VAT', (line) => textAt(line, CATEGORY) !== ''),
  on(
    'IBR-086-OM',
    ['BT-151'],
    'A line self-invoiced in the profit margin scheme is outside the scope of VAT (O)',
    (line, { is }) => !is('ownProfitMargin') || textAt(line, CATEGORY) === 'O',
  ),
  on(
    'IBR-056-OM',
    ['BT-158-1'],
    'The code of an item is of the Harmonized System (HS) or of the list MP',
    (line) =>
      !has(line, 'Item/CommodityClassification/ItemClassificationCode') ||
      has(line, 'Item/CommodityClassification/ItemClassificationCode[@listID=HS|MP]'),
  ),
  on(
    'IBR-071-OM',
    ['BT-131'],
    'The net amount of a line is its quantity times its price, plus its charges less its allowances',
    isNetAmount,
  ),
  on('IBR-075-OM', ['BT-146'], 'The net price is the gross price less the discount', (line) => {
    const gross = onlyFigure(line, 'Price/BaseAmount');
    return (
      !gross ||
      gross.isZero() ||
      (onlyFigure(line, 'Price/PriceAmount')?.equals(gross.minus(sumOf(line, 'Price/AllowanceCharge')).roundedUp(2)) ??
        false)
    );
  }),
  on('IBR-157-OM', ['BT-146', 'BT-148'], 'The net price is the gross price less the discount', isNetPrice),
  on(
    'IBR-078-OM',
    ['BT-158'],
    'A line says whether it is of goods (G) or services (S)',
    (line, { is }) => is('simplified') || has(line, NATURE),
  ),
  on(
    'IBR-079-OM',
    ['BT-158'],
    'Goods (G) have a code of the Harmonized System',
    (line, { is }) => is('simplified') || !has(line, `${NATURE}[.=G]`) || has(line, TARIFF),
  ),
  on(
    'IBR-174-OM',
    ['BT-158'],
    'Goods (G) have a code of the Harmonized System, in simplified invoices too',
    (line) => !has(line, `${NATURE}[.=G]`) || has(line, TARIFF),
  ),
  on(
    'IBR-080-OM',
    ['BT-158'],
    'A code of the Harmonized System has twelve digits',
    (line) => !has(line, TARIFF) || textAt(line, TARIFF).length === 12,
  ),
  on(
    'IBR-081-OM',
    ['BT-158'],
    'A line has a code of the economic activity (CC)',
    (line, { is }) =>
      is('simplified', 'importedGoods', 'importedServices', 'ownProfitMargin') ||
      has(line, 'Item/AdditionalItemIdentification/ID[@schemeName=CC]'),
  ),
  on(
    'IBR-084-OM',
    ['BT-159'],
    'Imported goods have their country of origin',
    (line, { is }) => !is('importedGoods') || has(line, 'Item/OriginCountry/IdentificationCode'),
  ),
  on(
    'IBR-091-OM',
    ['BT-158'],
    'The profit margin scheme leaves out live animals, plants, pearls and precious stones',
    (line, { is }) =>
      !is('profitMargin') || found(line, TARIFF).every((code) => !OUTSIDE_MARGIN.test(textOf(code).trim())),
  ),
  on('IBR-038-OM', ['BG-30'], 'A line says its VAT', (line, { is }) => is('simplified') || has(line, TAX)),
  on(
    'IBR-057-OM',
    ['BG-26'],
    'The period of a line of a summary lies in one month',
    (line, { is }) => !is('summary') || period(line, 'StartDate') === period(line, 'EndDate'),
  ),
  on(
    'IBR-072-OM',
    ['BG-26'],
    'A line of a full summary has a period with first and last day',
    (line, { is }) => !(is('full') && is('summary')) || has(line, 'InvoicePeriod/StartDate', 'InvoicePeriod/EndDate'),
  ),
  on('IBR-168-OM', ['BG-30'], 'The VAT of a line is its net amount times its rate', (line) => {
    const off = offTax(line);
    return rateOf(line).isZero() || (off !== undefined && off.compare(THOUSANDTH) <= 0);
  }),
  {
    ...on(
      'IBR-168-OM-WARN',
      ['BG-30'],
      'The VAT of a line is its net amount times its rate to the last figure',
      (line) => {
        const off = offTax(line);
        return rateOf(line).isZero() || off === undefined || off.isZero() || off.compare(THOUSANDTH) > 0;
      },
    ),
    severity: 'warning',
  },
  on(
    'IBR-158-OM',
    ['BG-25'],
    'The amount of a line with VAT is its net amount plus its VAT',
    (line, { is }) => is('profitMargin') || (is('simplified') && !has(line, TAX)) || withVat(line),
  ),
];
