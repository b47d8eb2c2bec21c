import { Decimal } from '../../en16931/decimal.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { once } from '../../en16931/rules/once.ts';
import { elementsOf, found, foundElements, has, isWritten } from '../../en16931/rules/paths.ts';
import { QUOTIENT_DECIMALS } from '../../peppol/slack.ts';
import type { RowOptions } from '../../rules/kit/row.ts';
import type { Holds } from '../../rules/kit/subject.ts';
import {
  about,
  at,
  byElement,
  decimals,
  filled,
  having,
  missingIsWrong,
  needs,
  oneOf,
  product,
  range,
  rows,
  sum,
} from '../../rules/kit/verbs.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { ruled } from '../../rules/shared/functions/table.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { arePrintedAlike, firstText, hasCents, HUNDREDTH, isStandard, typesNamed } from './facts.ts';

/** ZATCA's rows on lines: VAT, prices, and prepayments written as lines. */
const PREPAID = 'InvoiceLine/TaxTotal/TaxSubtotal';

const isPositive = (amount: Decimal | undefined): boolean => (amount?.compare(Decimal.ZERO) ?? 0) > 0;
const isZero = (element: XmlElement, path: string): boolean => figure(element, path)?.isZero() ?? false;

/** Part of the amount was prepaid. */
const isPrepaid = once(({ root }) => isPositive(figure(root, 'LegalMonetaryTotal/PrepaidAmount')));
/** Officially it is looked for in references, or in lines if no line has any: no row has two kinds of places. */
export const prepaymentReference = ruled(
  'ubl',
  needs(
    'BR-KSA-73',
    ['ID', 'IssueDate', 'IssueTime', 'DocumentTypeCode'].map(
      (name) => `/Invoice/InvoiceLine/DocumentReference/${name}`,
    ),
    about('BT-1', 'BT-2', 'BT-3', 'BT-113'),
  ),
  (invoice) => {
    if (!isPrepaid(invoice)) return [];
    const named = elementsOf('/Invoice/InvoiceLine/DocumentReference')(invoice);
    return named.length > 0 ? named : elementsOf('/Invoice/InvoiceLine')(invoice);
  },
  (element) => element.name === 'DocumentReference' && has(element, 'ID', 'IssueDate', 'IssueTime', 'DocumentTypeCode'),
);

const sumOf = (elements: readonly XmlElement[]): Decimal =>
  elements.reduce((all, element) => all.plus(figureOf(element) ?? Decimal.ZERO), Decimal.ZERO);
const figureOf = (element: XmlElement): Decimal | undefined => figure(element.parent, element.name);

const isAmount = (written: Decimal | undefined, right: Decimal | undefined): Holds => {
  if (arePrintedAlike(written, right)) return true;
  return right ? { right: right.roundedUp(2).toString() } : false;
};

/** The VAT of a line entry; within a cent if standard rated. */
function taxOfEntry(entry: XmlElement): Holds {
  const given = figure(entry, 'TaxAmount');
  const base = figure(entry, 'TaxableAmount');
  const written = normal(firstText(entry, 'TaxCategory/Percent'));
  const untaxed =
    !has(entry, 'TaxCategory/ID[.~S]') &&
    ((has(entry, 'TaxCategory/ID[.~O]') && !has(entry, 'TaxCategory/Percent')) ||
      has(entry, 'TaxCategory/ID[.~E|Z]') ||
      written === '');
  if (untaxed) {
    const rate = figure(entry, 'TaxCategory/Percent');
    const tax = base && rate && base.times(rate).times(HUNDREDTH).roundedUp(2);
    return arePrintedAlike(given, Decimal.ZERO) && tax !== undefined && arePrintedAlike(given, tax);
  }
  const [category] = foundElements(entry, 'TaxCategory[TaxScheme/ID~~VAT]');
  const rate = figure(category, 'Percent');
  if (written === '' || !base || !rate) return false;
  const right = base.times(rate).plus(HUNDREDTH).roundedUp(0).times(HUNDREDTH);
  return [right, right.minus(HUNDREDTH), right.plus(HUNDREDTH)].some((figure) => arePrintedAlike(given, figure))
    ? true
    : { right: right.toString() };
}

const THOUSANDTHS = 1000n;
/** Officially a line is truncated to thousandths before rounding, and this small amount is added. */
const LITTLE = new Decimal(1n, 13);

function cut(amount: Decimal): Decimal {
  const scaled = amount.times(new Decimal(THOUSANDTHS, 0));
  const step = 10n ** BigInt(scaled.scale);
  const whole = scaled.units / step;
  return new Decimal(scaled.units < 0n && scaled.units % step !== 0n ? whole - 1n : whole, 3);
}

const adjusted = (line: XmlElement, indicator: string): Decimal =>
  sumOf(foundElements(line, `AllowanceCharge[ChargeIndicator~${indicator}]/Amount`));

function netOfLine(line: XmlElement): Holds {
  const written = figure(line, 'LineExtensionAmount');
  const quantity = figure(line, 'InvoicedQuantity');
  const price = figure(line, 'Price/PriceAmount');
  const base = has(line, 'Price/BaseQuantity') ? figure(line, 'Price/BaseQuantity') : undefined;
  const single = has(line, 'Price/BaseQuantity') ? base && price?.over(base, QUOTIENT_DECIMALS) : price;
  if (!written || !quantity || !single) return false;
  const right = cut(quantity.times(single))
    .plus(LITTLE)
    .plus(adjusted(line, 'true|1'))
    .minus(adjusted(line, 'false|0'))
    .roundedUp(2);
  return written.minus(right).absolute().compare(HUNDREDTH) <= 0 && hasWholeCents(written)
    ? true
    : { right: right.toString() };
}

const hasWholeCents = (amount: Decimal): boolean => amount.roundedUp(2).equals(amount);

/** Every line says something. */
const isInEveryLine = (name: string): RowOptions =>
  byElement((type) => foundElements(type, '//InvoiceLine').every((line) => isWritten(line, `TaxTotal/${name}`)));
const everyLine = (id: string, name: string) =>
  filled(id, `//InvoiceLine/TaxTotal/${name}`, { ...about('BG-25'), when: isStandard }, isInEveryLine(name));

const hasCentsIn = (...paths: readonly string[]): RowOptions =>
  byElement((element) => paths.every((path) => hasCents(firstText(element, path))));

/** The amount of a line with VAT is its net amount and its VAT. */
const isWithVat = (total: XmlElement): Holds => {
  const [tax, net] = [figure(total, 'TaxAmount'), figure(total.parent, 'LineExtensionAmount')];
  return isAmount(figure(total, 'RoundingAmount'), tax && net && tax.plus(net).roundedUp(2));
};

/** What was paid before is the sum of the prepayments in the lines, base and VAT. */
const isPaidBefore = (root: XmlElement): Holds => {
  const paid = figure(root, 'LegalMonetaryTotal/PrepaidAmount') ?? Decimal.ZERO;
  const parts = ['TaxableAmount', 'TaxAmount'].map((name) =>
    foundElements(root, `InvoiceLine/TaxTotal/TaxSubtotal/${name}`),
  );
  const sums = parts.map(sumOf);
  const others = found(root, 'InvoiceLine/DocumentReference/DocumentTypeCode').some((code) => textOf(code) !== '386');
  if (paid.isZero() && parts.some(({ length }) => length > 0)) return false;
  if (!paid.isZero() && sums.every(isPositive) && others) return false;
  return isAmount(paid, sumOf(parts.flat()));
};

/** The line of a prepayment has amounts of zero. */
const OF_PREPAYMENT = ['LineExtensionAmount', 'TaxTotal/TaxAmount', 'TaxTotal/RoundingAmount', 'Price/PriceAmount'];
const hasNoAmounts = byElement(
  ({ parent: line }) =>
    line !== undefined &&
    OF_PREPAYMENT.every((path) => isZero(line, path)) &&
    (!has(line, 'AllowanceCharge') ||
      foundElements(line, 'AllowanceCharge').some((element) => isZero(element, 'Amount'))),
);

/** A price is the gross price less its allowance. */
const isNetPrice = (gross: XmlElement): Holds => {
  const [price, amount] = [figure(gross.parent?.parent, 'PriceAmount'), figure(gross.parent, 'Amount')];
  const right = amount && figureOf(gross)?.minus(amount);
  if (!right) return false;
  return price?.equals(right) ? true : { right: right.toString() };
};

const OF_ENTRY = ['TaxableAmount', 'TaxAmount', 'TaxCategory/ID', 'TaxCategory/Percent'];

export const LINE_ROWS = rows(
  at(
    { name: 'InvoiceTypeCode', find: typesNamed('01', '02') },
    everyLine('BR-KSA-52', 'TaxAmount'),
    everyLine('BR-KSA-53', 'RoundingAmount'),
  ),
  at(
    'InvoiceLine/TaxTotal',
    sum('BR-KSA-51', 'RoundingAmount', '../LineExtensionAmount + TaxAmount', undefined, {
      terms: ['BT-131'],
      isAbout: true,
      ...byElement(isWithVat),
    }),
  ),
  at(
    'InvoiceLine',
    decimals('BR-KSA-DEC-03', 'TaxTotal/TaxAmount', 2, about('BG-25'), hasCentsIn('TaxTotal/TaxAmount')),
    decimals('BR-KSA-DEC-04', 'TaxTotal/RoundingAmount', 2, about('BG-25'), hasCentsIn('TaxTotal/RoundingAmount')),
    product('BR-KSA-EN16931-11', 'LineExtensionAmount', 'BT-129 × BT-146 ÷ BT-149 + BT-141 − BT-136', {
      ...about('BT-131', 'BT-129', 'BT-146', 'BT-149', 'BT-136', 'BT-141'),
      ...byElement(netOfLine),
    }),
  ),
  at(
    '/Invoice/InvoiceLine/TaxTotal/TaxSubtotal',
    product('BR-KSA-79', 'TaxAmount', 'TaxableAmount × TaxCategory/Percent %', {
      ...about('BG-25'),
      ...byElement(taxOfEntry),
    }),
  ),
  at(
    '/Invoice',
    sum(
      'BR-KSA-80',
      'LegalMonetaryTotal/PrepaidAmount',
      `sum(${PREPAID}/TaxableAmount) + sum(${PREPAID}/TaxAmount)`,
      undefined,
      {
        terms: ['BT-113'],
        ...byElement(isPaidBefore),
      },
    ),
  ),
  having(
    { when: isPrepaid },
    rows(
      at(
        '/Invoice/InvoiceLine/DocumentReference',
        oneOf('BR-KSA-74', 'DocumentTypeCode', '386', {
          ...about('BG-25'),
          ...byElement((document) =>
            found(document, 'DocumentTypeCode').every((code) => normal(textOf(code)) === '386'),
          ),
        }),
        needs(
          'BR-KSA-75',
          OF_ENTRY.map((path) => `../TaxTotal/TaxSubtotal/${path}`),
          about('BG-25'),
        ),
      ),
      at(
        '/Invoice/InvoiceLine/DocumentReference[!DocumentTypeCode!=386]',
        range(
          'BR-KSA-82',
          OF_PREPAYMENT.map((path) => `../${path}`),
          { exactly: '0' },
          missingIsWrong,
          hasNoAmounts,
          about('BT-131', 'BT-136', 'BT-141', 'BT-146'),
        ),
      ),
      at(
        '/Invoice/InvoiceLine/TaxTotal/TaxSubtotal',
        decimals(
          'BR-KSA-DEC-06',
          ['TaxableAmount', 'TaxAmount'],
          2,
          about('BG-25'),
          hasCentsIn('TaxableAmount', 'TaxAmount'),
        ),
        ...(['Z', 'E', 'O'] as const).map((category, turn) =>
          range(`BR-KSA-${76 + turn}`, 'TaxCategory/Percent', { exactly: '0' }, missingIsWrong, {
            ...about('BG-25'),
            ...byElement(
              (entry) =>
                !has(entry, `TaxCategory[ID~${category}][TaxScheme/ID~~VAT]`) || isZero(entry, 'TaxCategory/Percent'),
            ),
          }),
        ),
      ),
    ),
  ),
  at(
    'InvoiceLine/Price/AllowanceCharge',
    oneOf('BR-KSA-EN16931-06', 'ChargeIndicator', 'false', {
      ...about('BT-147'),
      ...byElement((element) => !has(element, 'ChargeIndicator[.~true|1]')),
    }),
  ),
  at(
    'InvoiceLine/Price/AllowanceCharge/BaseAmount',
    sum('BR-KSA-EN16931-07', '../../PriceAmount', '. - ../Amount', undefined, {
      ...about('BT-146', 'BT-147', 'BT-148'),
      ...byElement(isNetPrice),
    }),
  ),
  at(
    'InvoiceLine/Price/BaseQuantity',
    range(
      'BR-KSA-EN16931-12',
      '.',
      { above: '0' },
      {
        terms: ['BT-149'],
        ...byElement((quantity) => quantity.text === '' || isPositive(figureOf(quantity))),
      },
    ),
  ),
);
