import { found, has, textAt, textsAt } from '../../en16931/rules/paths.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import type { Holds } from '../../rules/kit/subject.ts';
import { at, byElement, product, range } from '../../rules/kit/verbs.ts';
import { hundredths, numberAt, rightIs } from './figures.ts';

/**
 * The net amount of a line equals quantity times price, within one currency unit. The units of quantity and price
 * determine the base of the price, and an exchange rate the currency of the product; each case has its own id.
 */
type Units = 'different' | 'equal' | 'neither';

/** Ids by units: equal currency, then multiplied and divided by a rate, then these with an order unit factor. */
const IDS: Readonly<Record<'Invoice' | 'CreditNote', Readonly<Record<Units, string>>>> = {
  Invoice: {
    different: 'INV343 INV326 INV327 INV328 INV329',
    equal: 'INV340 INV344 INV345 INV341 INV342',
    neither: 'INV348 INV346 INV347 INV349 INV350',
  },
  CreditNote: {
    different: 'CRN194 CRN212 CRN214 CRN200 CRN201',
    equal: 'CRN210 CRN213 CRN215 CRN217 CRN219',
    neither: 'CRN216 CRN198 CRN199 CRN218 CRN220',
  },
};

const RATE = '../PricingExchangeRate/CalculationRate';
const OPERATOR = '../PricingExchangeRate/MathematicOperatorCode';

function unitsOf(line: XmlElement): Units {
  const quantity = textsAt(
    line,
    line.name === 'InvoiceLine' ? 'InvoicedQuantity/@unitCode' : 'CreditedQuantity/@unitCode',
  );
  const base = textsAt(line, 'Price/BaseQuantity/@unitCode');
  if (quantity.size === 0 || base.size === 0) return 'neither';
  return [...quantity].some((unit) => base.has(unit)) ? 'equal' : 'different';
}

/** Which of the five cases a line is; none if it is free of charge or its rate is missing. */
function wayOf(line: XmlElement): number {
  if (has(line, 'FreeOfChargeIndicator') && !has(line, 'FreeOfChargeIndicator[.=false]')) return -1;
  if (!has(line, '../PricingExchangeRate')) return 0;
  if (!has(line, RATE, OPERATOR)) return -1;
  const way = has(line, `${OPERATOR}[.=multiply]`) ? 1 : has(line, `${OPERATOR}[.=divide]`) ? 2 : -1;
  return way > 0 && has(line, 'Price/OrderableUnitFactorRate') ? way + 2 : way;
}

function productOf(line: XmlElement, units: Units, way: number): number {
  const quantity = numberAt(line, line.name === 'InvoiceLine' ? 'InvoicedQuantity' : 'CreditedQuantity');
  const product = numberAt(line, 'Price/PriceAmount') * quantity;
  // A price of an invoice is for one piece if it says nothing else; that of a credit note is then not looked at.
  const isForOne = line.name === 'InvoiceLine' && !has(line, 'Price/BaseQuantity');
  const total =
    units === 'different'
      ? product * numberAt(line, 'Price/OrderableUnitFactorRate')
      : product / (isForOne ? 1 : numberAt(line, 'Price/BaseQuantity'));
  if (way === 0) return total;
  return way % 2 === 1 ? total * numberAt(line, RATE) : total / numberAt(line, RATE);
}

/** The rule that applies to a line. */
const RULED = new WeakMap<XmlElement, readonly [Units, number]>();
function ruled(line: XmlElement): readonly [Units, number] {
  let known = RULED.get(line);
  if (!known) RULED.set(line, (known = [unitsOf(line), wayOf(line)]));
  return known;
}

function judgedAmount(line: XmlElement, units: Units, way: number): Holds {
  const [ownUnits, ownWay] = ruled(line);
  if (ownWay !== way || ownUnits !== units) return true;
  const written = numberAt(line, 'LineExtensionAmount');
  const amount = way === 0 ? Number(hundredths(written)) / 100 : written;
  const total = productOf(line, units, way);
  return amount < total - 1 || amount > total + 1 ? rightIs(total) : true;
}

/** What is multiplied. */
function formulaOf(kind: 'Invoice' | 'CreditNote', units: Units, way: number): string {
  const quantity = kind === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';
  const times = way === 0 ? '' : ` ${way % 2 === 1 ? '×' : '÷'} ${RATE}`;
  const factor = { different: ' × Price/OrderableUnitFactorRate', equal: ' ÷ Price/BaseQuantity', neither: '' }[units];
  return `Price/PriceAmount × ${quantity}${factor}${times}`;
}

const isNegative = (line: XmlElement, path: string): boolean => textAt(line, path).startsWith('-');
const isBelowZero = (line: XmlElement): boolean =>
  isNegative(line, 'Price/PriceAmount') || isNegative(line, 'InvoicedQuantity') || isNegative(line, 'CreditedQuantity');
/** An allowance or charge is negative only where the quantity or the price is. */
const negativeAllowance = (code: string, path: string): readonly AnyRow[] =>
  at(
    { ubl: code.includes('INV') ? '/Invoice/InvoiceLine' : '/CreditNote/CreditNoteLine' },
    range(
      code,
      path,
      { atLeast: '0' },
      byElement((line) => isBelowZero(line) || !found(line, path).some((amount) => textOf(amount).startsWith('-'))),
    ),
  );

export const LINE_ROWS: readonly AnyRow[] = [
  ...(['Invoice', 'CreditNote'] as const).flatMap((kind) =>
    at(
      { ubl: `/${kind}/${kind}Line` },
      ...(['different', 'equal', 'neither'] as const).flatMap((units) =>
        IDS[kind][units].split(' ').map((id, way) =>
          product(
            `F-${id}`,
            'LineExtensionAmount',
            formulaOf(kind, units, way),
            byElement((line) => judgedAmount(line, units, way)),
          ),
        ),
      ),
    ),
  ),
  ...negativeAllowance('F-INV335', 'Price/AllowanceCharge/Amount'),
  ...negativeAllowance('F-INV335', 'AllowanceCharge/Amount'),
  ...negativeAllowance('F-CRN203', 'Price/AllowanceCharge/Amount'),
];
