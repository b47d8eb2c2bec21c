import { Decimal } from '../../../../en16931/decimal.ts';
import { LINES } from '../../../../en16931/rules/elements.ts';
import { found, foundElements, has, textAt } from '../../../../en16931/rules/paths.ts';
import { near, QUOTIENT_DECIMALS } from '../../../../peppol/slack.ts';
import { textOf, type XmlElement } from '../../../../xml/xml-tree.ts';
import type { Form } from '../../../kit/row.ts';
import type { Holds } from '../../../kit/subject.ts';
import {
  about,
  any,
  at,
  byElement,
  code,
  exact,
  filled,
  forbids,
  form,
  having,
  length,
  missingIsWrong,
  needs,
  oneOf,
  product,
  range,
  rows,
  sum,
  warns,
} from '../../../kit/verbs.ts';
import { onlyFigure } from '../../functions/figures.ts';
import { LINE } from '../row-parts.ts';
import { pintOmMessages } from './messages.ts';
import { CENT } from './row-parts.ts';
import { ofKind, ofOtherKind, transactionOf } from './transaction.ts';

/** Rows of PINT Oman on lines. */
const THOUSANDTH = new Decimal(1n, 3);
const HUNDREDTH = new Decimal(1n, 2);
const ONE = new Decimal(1n, 0);
const STANDARD_RATE = new Decimal(5n, 0);

const CATEGORY = 'Item/ClassifiedTaxCategory/ID';
const RATE = 'Item/ClassifiedTaxCategory/Percent';
const TAX = 'ItemPriceExtension/TaxTotal/TaxAmount';
const CLASSIFICATION = 'Item/CommodityClassification/ItemClassificationCode';
const TARIFF = `${CLASSIFICATION}[@listID=HS]`;
/** Goods or services, with the code of the list MP. */
const NATURE = 'Item/ItemSpecificationDocumentReference[ID/@schemeName=MP]/DocumentTypeCode';

const linesWith = (condition: string): string => LINES.map((line) => `${line}[${condition}]`).join(' ');
const ofCategory = (category: string): string => linesWith(`${CATEGORY}~${category}`);

const isZeroOrUnwritten = byElement((line) => textAt(line, TAX) === '' || (onlyFigure(line, TAX)?.isZero() ?? false));
const rateOf = (line: XmlElement): Decimal => onlyFigure(line, RATE) ?? Decimal.ZERO;

const sumOf = (line: XmlElement, path: string): Decimal =>
  foundElements(line, path).reduce(
    (all, element) => all.plus(onlyFigure(element, 'Amount') ?? Decimal.ZERO),
    Decimal.ZERO,
  );

const isNetAmount = (line: XmlElement): Holds => {
  const quantity = onlyFigure(line, 'InvoicedQuantity') ?? onlyFigure(line, 'CreditedQuantity') ?? ONE;
  const written = onlyFigure(line, 'Price/BaseQuantity');
  const price =
    (onlyFigure(line, 'Price/PriceAmount') ?? Decimal.ZERO).over(
      written && !written.isZero() ? written : ONE,
      QUOTIENT_DECIMALS,
    ) ?? Decimal.ZERO;
  const [charges, allowances] = ['true', 'false'].map((indicator) =>
    sumOf(line, `AllowanceCharge[ChargeIndicator=${indicator}]`).roundedUp(2),
  );
  const right = quantity
    .times(price)
    .plus(charges ?? Decimal.ZERO)
    .minus(allowances ?? Decimal.ZERO);
  return near(onlyFigure(line, 'LineExtensionAmount') ?? Decimal.ZERO, right, CENT);
};

/** Difference between the VAT of a line and net amount times rate, in thousandths. */
const offTax = (line: XmlElement): Decimal | undefined => {
  const [written, net] = [onlyFigure(line, TAX), onlyFigure(line, 'LineExtensionAmount')];
  return (
    written &&
    net &&
    written
      .roundedUp(3)
      .minus(net.times(rateOf(line)).times(HUNDREDTH).roundedUp(3))
      .absolute()
  );
};

const isNetPrice = (line: XmlElement): Holds => {
  if (!has(line, 'Price/AllowanceCharge/BaseAmount')) return true;
  const [net, gross] = [onlyFigure(line, 'Price/PriceAmount'), onlyFigure(line, 'Price/AllowanceCharge/BaseAmount')];
  return net && gross ? near(net, gross.minus(sumOf(line, 'Price/AllowanceCharge')).roundedUp(2), CENT) : false;
};

/** The same of a gross price beside the net one. */
const isNetOfBase = (line: XmlElement): boolean => {
  const gross = onlyFigure(line, 'Price/BaseAmount');
  if (!gross || gross.isZero()) return true;
  const right = gross.minus(sumOf(line, 'Price/AllowanceCharge')).roundedUp(2);
  return onlyFigure(line, 'Price/PriceAmount')?.equals(right) ?? false;
};

const isWithVat = (line: XmlElement): Holds => {
  const [written, net] = [onlyFigure(line, 'ItemPriceExtension/Amount'), onlyFigure(line, 'LineExtensionAmount')];
  return written && net ? near(written, net.plus(onlyFigure(line, TAX) ?? Decimal.ZERO), CENT) : false;
};

/** Goods excluded from the profit margin scheme: live animals, plants, pearls and precious stones. */
const IN_MARGIN: Form = { fits: (tariff) => !/^(?:710[1-4]|01|06)/.test(tariff), like: '870323000000' };

const month = (line: XmlElement, day: string): string => textAt(line, `InvoicePeriod/${day}`).slice(0, 7);

const taxRow = (id: string, isRight: (off: Decimal | undefined) => boolean) =>
  product(id, TAX, 'BT-131 × BT-152 %', {
    ...about('BG-30'),
    ...byElement((line) => rateOf(line).isZero() || isRight(offTax(line))),
  });

export const LINE_ROWS = rows(
  at(
    ofCategory('E'),
    forbids('ALIGNED-IBRP-E-05-OM', RATE, { terms: ['BT-152'] }),
    range('IBR-039-OM', TAX, { exactly: '0' }, isZeroOrUnwritten, about('BT-151')),
  ),
  at(
    ofCategory('O'),
    forbids('ALIGNED-IBRP-O-05-OM', RATE, { terms: ['BT-152'] }),
    range('IBR-054-OM', TAX, { exactly: '0' }, isZeroOrUnwritten, about('BT-151')),
  ),
  at(
    ofCategory('Z'),
    range(
      'ALIGNED-IBRP-Z-05-OM',
      RATE,
      { exactly: '0' },
      { terms: ['BT-152'] },
      byElement((line) => rateOf(line).isZero()),
    ),
    range('IBR-077-OM', TAX, { exactly: '0' }, isZeroOrUnwritten, about('BT-151')),
  ),
  at(
    ofCategory('S'),
    range('ALIGNED-IBRP-S-05-OM', RATE, { exactly: '5' }, missingIsWrong, {
      terms: ['BT-152'],
      ...byElement((line) => onlyFigure(line, RATE)?.equals(STANDARD_RATE) ?? false),
    }),
  ),
  at(
    LINE,
    filled('IBR-076-OM', CATEGORY, { terms: ['BT-151'] }),
    oneOf('IBR-086-OM', CATEGORY, 'O', missingIsWrong, ofKind('ownProfitMargin'), { terms: ['BT-151'] }),
    product('IBR-071-OM', 'LineExtensionAmount', 'BT-129 × BT-146 ÷ BT-149 + BT-141 − BT-136', {
      ...about('BT-131'),
      ...byElement(isNetAmount),
    }),
    sum('IBR-075-OM', 'Price/PriceAmount', 'Price/BaseAmount - Price/AllowanceCharge/Amount', undefined, {
      ...about('BT-146'),
      ...byElement(isNetOfBase),
    }),
    sum(
      'IBR-157-OM',
      'Price/PriceAmount',
      'Price/AllowanceCharge/BaseAmount - Price/AllowanceCharge/Amount',
      undefined,
      { ...about('BT-146', 'BT-148'), ...byElement(isNetPrice) },
    ),
    needs('IBR-078-OM', NATURE, ofOtherKind('simplified'), about('BT-158')),
    length('IBR-080-OM', TARIFF, { least: 12, most: 12 }, { terms: ['BT-158'] }),
    needs(
      'IBR-081-OM',
      'Item/AdditionalItemIdentification/ID[@schemeName=CC]',
      ofOtherKind('simplified', 'importedGoods', 'importedServices', 'ownProfitMargin'),
      about('BT-158'),
    ),
    needs('IBR-084-OM', 'Item/OriginCountry/IdentificationCode', ofKind('importedGoods'), { terms: ['BT-159'] }),
    form('IBR-091-OM', TARIFF, IN_MARGIN, ofKind('profitMargin'), {
      terms: ['BT-158'],
      ...byElement((line) => found(line, TARIFF).every((node) => IN_MARGIN.fits(textOf(node).trim()))),
    }),
    needs('IBR-038-OM', TAX, ofOtherKind('simplified'), about('BG-30')),
    code(
      'IBR-057-OM',
      'InvoicePeriod',
      {
        fault: pintOmMessages.severalMonths({ term: 'BG-26' }),
        requirement: pintOmMessages.mustBeOneMonth({ term: 'BG-26' }),
      },
      ofKind('summary'),
      { terms: ['BG-26'], ...byElement((line) => month(line, 'StartDate') === month(line, 'EndDate')) },
    ),
    needs(
      'IBR-072-OM',
      ['InvoicePeriod/StartDate', 'InvoicePeriod/EndDate'],
      ofKind('full'),
      ofKind('summary'),
      about('BG-26'),
    ),
    taxRow('IBR-168-OM', (off) => off !== undefined && off.compare(THOUSANDTH) <= 0),
    sum(
      'IBR-158-OM',
      'ItemPriceExtension/Amount',
      `LineExtensionAmount + ${TAX}`,
      undefined,
      ofOtherKind('profitMargin'),
      {
        ...about('BG-25'),
        ...byElement(
          (line, invoice) => (transactionOf(invoice).is('simplified') && !has(line, TAX)) || isWithVat(line),
        ),
      },
    ),
  ),
  having(
    warns,
    at(
      LINE,
      taxRow('IBR-168-OM-WARN', (off) => off === undefined || off.isZero() || off.compare(THOUSANDTH) > 0),
    ),
  ),
  at(
    linesWith(CLASSIFICATION),
    oneOf('IBR-056-OM', `${CLASSIFICATION}/@listID`, 'HS MP', any, exact, missingIsWrong, about('BT-158-1')),
  ),
  at(
    linesWith(`${NATURE}=G`),
    needs('IBR-079-OM', TARIFF, ofOtherKind('simplified'), { terms: ['BT-158'] }),
    needs('IBR-174-OM', TARIFF, { terms: ['BT-158'] }),
  ),
);
