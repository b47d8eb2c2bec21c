import { Decimal } from '../../en16931/decimal.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { each } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import { elementsOf, found, foundElements, has, isWritten } from '../../en16931/rules/paths.ts';
import type { Holds, TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { QUOTIENT_DECIMALS } from '../../peppol/slack.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { arePrintedAlike, firstText, hasCents, HUNDREDTH, invoiceRoot, isStandard, typesNamed } from './facts.ts';

/** ZATCA's rules on lines: VAT, prices, and prepayments written as lines. */
const lines = each('InvoiceLine');
const ownLines = elementsOf('/Invoice/InvoiceLine');
const entries = elementsOf('/Invoice/InvoiceLine/TaxTotal/TaxSubtotal');

const isPositive = (amount: Decimal | undefined): boolean => (amount?.compare(Decimal.ZERO) ?? 0) > 0;
const isZero = (element: XmlElement, path: string): boolean => figure(element, path)?.isZero() ?? false;

/** Part of the amount was prepaid. */
const isPrepaid = once(({ root }) => isPositive(figure(root, 'LegalMonetaryTotal/PrepaidAmount')));
const ofPrepaid =
  (where: (invoice: InvoiceTerms) => readonly XmlElement[]) =>
  (invoice: InvoiceTerms): readonly XmlElement[] =>
    isPrepaid(invoice) ? where(invoice) : [];
const prepayments = ofPrepaid(elementsOf('/Invoice/InvoiceLine/DocumentReference'));
const prepaidEntries = ofPrepaid(entries);

const sumOf = (elements: readonly XmlElement[]): Decimal =>
  elements.reduce((sum, one) => sum.plus(figureOf(one) ?? Decimal.ZERO), Decimal.ZERO);
const figureOf = (element: XmlElement): Decimal | undefined => figure(element.parent, element.name);

const isAmount = (told: Decimal | undefined, right: Decimal | undefined): Holds => {
  if (arePrintedAlike(told, right)) return true;
  return right ? { right: right.roundedUp(2).toString() } : false;
};

/** The VAT of a line entry; within a cent if standard rated. */
function taxOfEntry(entry: XmlElement): Holds {
  const told = figure(entry, 'TaxAmount');
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
    return arePrintedAlike(told, Decimal.ZERO) && tax !== undefined && arePrintedAlike(told, tax);
  }
  const [category] = foundElements(entry, 'TaxCategory[TaxScheme/ID~~VAT]');
  const rate = figure(category, 'Percent');
  if (written === '' || !base || !rate) return false;
  const right = base.times(rate).plus(HUNDREDTH).roundedUp(0).times(HUNDREDTH);
  return [right, right.minus(HUNDREDTH), right.plus(HUNDREDTH)].some((one) => arePrintedAlike(told, one))
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
  const told = figure(line, 'LineExtensionAmount');
  const quantity = figure(line, 'InvoicedQuantity');
  const price = figure(line, 'Price/PriceAmount');
  const base = has(line, 'Price/BaseQuantity') ? figure(line, 'Price/BaseQuantity') : undefined;
  const single = has(line, 'Price/BaseQuantity') ? base && price?.over(base, QUOTIENT_DECIMALS) : price;
  if (!told || !quantity || !single) return false;
  const right = cut(quantity.times(single))
    .plus(LITTLE)
    .plus(adjusted(line, 'true|1'))
    .minus(adjusted(line, 'false|0'))
    .roundedUp(2);
  return told.minus(right).absolute().compare(HUNDREDTH) <= 0 && hasWholeCents(told)
    ? true
    : { right: right.toString() };
}

const hasWholeCents = (amount: Decimal): boolean => amount.roundedUp(2).equals(amount);

const everyLine = (code: string, name: string, what: string): TermRule =>
  pint(
    code,
    ['BG-25'],
    `Each line of a tax invoice has ${what}`,
    typesNamed('01', '02'),
    (type, invoice) =>
      !isStandard(invoice) || foundElements(type, '//InvoiceLine').every((line) => isWritten(line, `TaxTotal/${name}`)),
  );

const priceAllowances = elementsOf('InvoiceLine/Price/AllowanceCharge');

export const lineRules: readonly TermRule[] = [
  everyLine('BR-KSA-52', 'TaxAmount', 'its VAT'),
  everyLine('BR-KSA-53', 'RoundingAmount', 'its amount with VAT'),
  pint(
    'BR-KSA-51',
    ['BT-131'],
    'The amount of a line with VAT is its net amount and its VAT',
    elementsOf('InvoiceLine/TaxTotal'),
    (total) => {
      const [tax, net] = [figure(total, 'TaxAmount'), figure(total.parent, 'LineExtensionAmount')];
      return isAmount(figure(total, 'RoundingAmount'), tax && net && tax.plus(net).roundedUp(2));
    },
  ),
  pint('BR-KSA-DEC-03', ['BG-25'], 'The VAT of a line has at most two decimals', lines, (line) =>
    hasCents(firstText(line, 'TaxTotal/TaxAmount')),
  ),
  pint('BR-KSA-DEC-04', ['BG-25'], 'The amount of a line with VAT has at most two decimals', lines, (line) =>
    hasCents(firstText(line, 'TaxTotal/RoundingAmount')),
  ),
  pint('BR-KSA-79', ['BG-25'], 'The VAT of a prepayment is its base times its rate', entries, taxOfEntry),
  pint(
    'BR-KSA-80',
    ['BT-113'],
    'What was paid before is the sum of the prepayments in the lines, base and VAT',
    invoiceRoot,
    (root) => {
      const paid = figure(root, 'LegalMonetaryTotal/PrepaidAmount') ?? Decimal.ZERO;
      const parts = ['TaxableAmount', 'TaxAmount'].map((name) =>
        foundElements(root, `InvoiceLine/TaxTotal/TaxSubtotal/${name}`),
      );
      const sums = parts.map(sumOf);
      const others = found(root, 'InvoiceLine/DocumentReference/DocumentTypeCode').some(
        (code) => textOf(code) !== '386',
      );
      if (paid.isZero() && parts.some(({ length }) => length > 0)) return false;
      if (!paid.isZero() && sums.every(isPositive) && others) return false;
      return isAmount(paid, sumOf(parts.flat()));
    },
  ),
  pint('BR-KSA-74', ['BG-25'], 'A prepayment is an invoice of type 386', prepayments, (document) =>
    found(document, 'DocumentTypeCode').every((code) => normal(textOf(code)) === '386'),
  ),
  pint(
    'BR-KSA-82',
    ['BT-131', 'BT-136', 'BT-141', 'BT-146'],
    'The line of a prepayment has amounts of zero',
    ofPrepaid(elementsOf('/Invoice/InvoiceLine/DocumentReference[!DocumentTypeCode!=386]')),
    ({ parent: line }) =>
      line !== undefined &&
      ['LineExtensionAmount', 'TaxTotal/TaxAmount', 'TaxTotal/RoundingAmount', 'Price/PriceAmount'].every((path) =>
        isZero(line, path),
      ) &&
      (!has(line, 'AllowanceCharge') || foundElements(line, 'AllowanceCharge').some((one) => isZero(one, 'Amount'))),
  ),
  pint(
    'BR-KSA-73',
    ['BT-1', 'BT-2', 'BT-3', 'BT-113'],
    'A prepayment names its invoice by number, day, time and type',
    ofPrepaid((invoice) => {
      const named = elementsOf('/Invoice/InvoiceLine/DocumentReference')(invoice);
      return named.length > 0 ? named : ownLines(invoice);
    }),
    (element) =>
      element.name === 'DocumentReference' && has(element, 'ID', 'IssueDate', 'IssueTime', 'DocumentTypeCode'),
  ),
  pint('BR-KSA-75', ['BG-25'], 'A prepayment says its base, VAT, category and rate', prepayments, ({ parent }) =>
    has(
      parent,
      'TaxTotal/TaxSubtotal/TaxableAmount',
      'TaxTotal/TaxSubtotal/TaxAmount',
      'TaxTotal/TaxSubtotal/TaxCategory/ID',
      'TaxTotal/TaxSubtotal/TaxCategory/Percent',
    ),
  ),
  pint('BR-KSA-DEC-06', ['BG-25'], 'Amounts of a prepayment have at most two decimals', prepaidEntries, (entry) =>
    ['TaxableAmount', 'TaxAmount'].every((name) => hasCents(firstText(entry, name))),
  ),
  ...(['Z', 'E', 'O'] as const).map((category, turn) =>
    pint(
      `BR-KSA-${76 + turn}`,
      ['BG-25'],
      `The rate of a prepayment of category ${category} is zero`,
      prepaidEntries,
      (entry) => !has(entry, `TaxCategory[ID~${category}][TaxScheme/ID~~VAT]`) || isZero(entry, 'TaxCategory/Percent'),
    ),
  ),
  pint(
    'BR-KSA-EN16931-06',
    ['BT-147'],
    'Prices have allowances and no charges',
    priceAllowances,
    (one) => !has(one, 'ChargeIndicator[.~true|1]'),
  ),
  pint(
    'BR-KSA-EN16931-07',
    ['BT-146', 'BT-147', 'BT-148'],
    'A price is the gross price less its allowance',
    elementsOf('InvoiceLine/Price/AllowanceCharge/BaseAmount'),
    (gross) => {
      const [price, amount] = [figure(gross.parent?.parent, 'PriceAmount'), figure(gross.parent, 'Amount')];
      const right = amount && figureOf(gross)?.minus(amount);
      if (!right) return false;
      return price?.equals(right) ? true : { right: right.toString() };
    },
  ),
  pint(
    'BR-KSA-EN16931-11',
    ['BT-131', 'BT-129', 'BT-146', 'BT-149', 'BT-136', 'BT-141'],
    'The net amount of a line is its quantity times its price, plus its charges less its allowances',
    lines,
    netOfLine,
  ),
  pint(
    'BR-KSA-EN16931-12',
    ['BT-149'],
    'A base quantity is more than zero',
    elementsOf('InvoiceLine/Price/BaseQuantity'),
    (quantity) => quantity.text === '' || isPositive(figureOf(quantity)),
  ),
];
