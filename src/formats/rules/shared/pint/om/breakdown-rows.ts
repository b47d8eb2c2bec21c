import { Decimal, parseDecimal } from '../../../../en16931/decimal.ts';
import { LINES } from '../../../../en16931/rules/elements.ts';
import { once } from '../../../../en16931/rules/once.ts';
import { count, elementsOf, found, foundElements, has, hasOneOf, textAt } from '../../../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../../../en16931/term-tree.ts';
import { near } from '../../../../peppol/slack.ts';
import { textOf, type XmlElement } from '../../../../xml/xml-tree.ts';
import type { Finder, Holds } from '../../../kit/subject.ts';
import {
  about,
  at,
  bothOrNeither,
  byElement,
  entry,
  forbids,
  having,
  missingIsWrong,
  needs,
  product,
  range,
  rows,
  sum,
  together,
  warns,
} from '../../../kit/verbs.ts';
import { onlyFigure } from '../../functions/figures.ts';
import { borneByText, plain } from '../../functions/tax-categories.ts';
import { baseWithPercent } from '../national-rows.ts';
import { CENT } from './row-parts.ts';
import { ofOtherKind, transactionOf } from './transaction.ts';

/** Rows of PINT Oman on the VAT breakdown, and on allowances and charges. */
const ENTRIES = '/*/TaxTotal/TaxSubtotal';
const STANDARD_RATE = new Decimal(5n, 0);
const HUNDREDTH = new Decimal(1n, 2);
const RATE = 'TaxCategory/Percent';
const REASON_CODE = 'TaxCategory/TaxExemptionReasonCode';

const entries = elementsOf(ENTRIES);
const categoryOf = (element: XmlElement): string => textAt(element, 'TaxCategory/ID');
const inCurrency = (element: XmlElement, currency: string): boolean =>
  found(element, 'TaxAmount/@currencyID').some((node) => textOf(node) === currency);
const ofCategory = (...codes: readonly string[]): string => `${ENTRIES}[TaxCategory/ID~${codes.join('|')}]`;

/** Entries in the currency of the invoice, of one category or of any. */
const own = (category?: string): Finder => ({
  name: 'TaxSubtotal in the currency of the invoice',
  find: (invoice) =>
    entries(invoice).filter(
      (element) =>
        inCurrency(element, transactionOf(invoice).currency) &&
        (category === undefined || categoryOf(element) === category),
    ),
});
/** Entries of a category in the currency of VAT accounting. */
const accounted = (category: string): Finder => ({
  name: 'TaxSubtotal in the currency of VAT accounting',
  find: (invoice) => {
    const { taxCurrency } = transactionOf(invoice);
    if (taxCurrency === '') return [];
    return entries(invoice).filter((element) => inCurrency(element, taxCurrency) && categoryOf(element) === category);
  },
});

/** The sum of lines minus allowances plus charges; for one rate if given. */
const base = (invoice: InvoiceTerms, key: string): Decimal => {
  const borne = borneByText(invoice).get(key);
  if (!borne) return Decimal.ZERO;
  return borne.InvoiceLine.sum.plus(borne.CreditNoteLine.sum).plus(borne.adjustments.sum).roundedUp(2);
};
const isBase = (element: XmlElement, right: Decimal): Holds => {
  const written = onlyFigure(element, 'TaxableAmount');
  return written ? near(written, right, CENT) : false;
};

/** The VAT of standard rated lines, by rate. */
const taxOfLines = once(({ root }) => {
  const sums = new Map<string, Decimal>();
  for (const name of LINES)
    for (const line of foundElements(root, `${name}[Item/ClassifiedTaxCategory/ID=S]`)) {
      const rate = onlyFigure(line, 'Item/ClassifiedTaxCategory/Percent');
      for (const { text } of foundElements(line, 'ItemPriceExtension/TaxTotal/TaxAmount')) {
        const tax = parseDecimal(text);
        if (rate && tax) sums.set(plain(rate), (sums.get(plain(rate)) ?? Decimal.ZERO).plus(tax));
      }
    }
  return sums;
});

/**
 * Difference between the tax of a standard rated entry and that of its lines, allowances and charges; undefined if
 * unknown.
 */
const offTax = (element: XmlElement, invoice: InvoiceTerms): Decimal | undefined => {
  const [rate, written] = [onlyFigure(element, RATE), onlyFigure(element, 'TaxAmount')];
  if (!rate || !written) return undefined;
  const adjusted = borneByText(invoice).get(`S ${plain(rate)}`)?.adjustments.sum ?? Decimal.ZERO;
  const right = (taxOfLines(invoice).get(plain(rate)) ?? Decimal.ZERO)
    .plus(adjusted.times(rate).times(HUNDREDTH))
    .roundedUp(2);
  return written.roundedUp(2).minus(right).absolute();
};
/** A thousandth for each line. */
const slackOf = ({ root }: InvoiceTerms): Decimal =>
  new Decimal(BigInt(LINES.reduce((all, line) => all + count(root, line), 0)), 3);

/** Each rate of what is standard rated has one entry. */
const hasEntries = (root: XmlElement): boolean => {
  const used = [
    ...LINES.map((line) => `${line}/Item/ClassifiedTaxCategory[ID=S]/Percent`),
    'AllowanceCharge[ChargeIndicator=true|false]/TaxCategory[ID=S]/Percent',
  ].flatMap((path) => foundElements(root, path));
  const reported = new Map<string, number>();
  for (const element of foundElements(root, 'TaxTotal/TaxSubtotal[TaxCategory/ID=S]')) {
    const rate = onlyFigure(element, RATE);
    if (rate) reported.set(plain(rate), (reported.get(plain(rate)) ?? 0) + 1);
  }
  return used.every((percent) => {
    const rate = onlyFigure(percent.parent, 'Percent');
    return rate !== undefined && reported.get(plain(rate)) === 1;
  });
};

/** A category that is used has one entry; in a simplified invoice, at most one. */
const hasEntry = (category: string) =>
  byElement((root, invoice) => {
    const isUsed = hasOneOf(
      root,
      ...LINES.map((line) => `${line}/Item/ClassifiedTaxCategory/ID[.=${category}]`),
      `AllowanceCharge[ChargeIndicator=true|false]/TaxCategory/ID[.=${category}]`,
    );
    if (!isUsed) return true;
    const subtotals = count(root, `TaxTotal/TaxSubtotal[TaxCategory/ID=${category}]`);
    return subtotals === 1 || (subtotals === 0 && transactionOf(invoice).is('simplified'));
  });

const ofBase = (id: string, right: (element: XmlElement, invoice: InvoiceTerms) => Decimal | undefined) =>
  sum(id, 'TaxableAmount', 'sum(BT-131) - sum(BT-92) + sum(BT-99)', undefined, {
    ...about('BT-116'),
    ...byElement((element, invoice) => {
      const wanted = right(element, invoice);
      return wanted ? isBase(element, wanted) : false;
    }),
  });

const untaxed = (category: 'E' | 'O' | 'Z') =>
  rows(
    at('/', entry(`ALIGNED-IBRP-${category}-01-OM`, category, hasEntry(category), { terms: ['BG-23'] })),
    having(
      ofOtherKind('simplified'),
      at(
        own(category),
        ofBase(`ALIGNED-IBRP-${category}-08-OM`, (_, invoice) => base(invoice, category)),
      ),
    ),
    at(
      ofCategory(category),
      range(
        `ALIGNED-IBRP-${category}-09-OM`,
        'TaxAmount',
        { exactly: '0' },
        missingIsWrong,
        ofOtherKind('simplified'),
        {
          terms: ['BT-117'],
        },
      ),
    ),
  );

const isProduct = (element: XmlElement): Holds => {
  if (!has(element, 'BaseAmount', 'MultiplierFactorNumeric')) return true;
  const [written, from, percent] = ['Amount', 'BaseAmount', 'MultiplierFactorNumeric'].map((name) =>
    onlyFigure(element, name),
  );
  return written && from && percent ? near(written, from.times(percent).times(HUNDREDTH).roundedUp(2), CENT) : false;
};
const productRow = (id: string, ...terms: readonly string[]) =>
  product(id, 'Amount', 'BaseAmount × MultiplierFactorNumeric %', about(...terms), byElement(isProduct));

const OWN_CHARGES = '/*/AllowanceCharge[ChargeIndicator=true]';
const OWN_ALLOWANCES = '/*/AllowanceCharge[ChargeIndicator=false]';

/** Rates of allowances and charges, by category: of several, the first counts. */
const rates = (place: string, term: string, ids: readonly [string, string, string, string, string]) => {
  const [standard, exempt, outside, zero, reason] = ids;
  const all = elementsOf(place);
  const of = (...codes: readonly string[]): Finder => ({
    name: `${place}[TaxCategory/ID~${codes.join('|')}]`,
    find: (invoice) => all(invoice).filter((element) => codes.includes(categoryOf(element))),
  });
  return rows(
    at(
      of('S'),
      range(standard, RATE, { exactly: '5' }, missingIsWrong, {
        terms: [term],
        ...byElement((element) => onlyFigure(element, RATE)?.equals(STANDARD_RATE) ?? false),
      }),
    ),
    at(of('E'), forbids(exempt, RATE, { terms: [term] })),
    at(of('O'), forbids(outside, RATE, { terms: [term] })),
    at(of('Z'), range(zero, RATE, { exactly: '0' }, missingIsWrong, { terms: [term] })),
    at(of('E', 'Z'), needs(reason, REASON_CODE, about(term))),
  );
};

const taxRow = (id: string, isRight: (off: Decimal | undefined, slack: Decimal) => boolean) =>
  product(id, 'TaxAmount', 'BT-116 × BT-119 %', {
    ...about('BT-117'),
    ...byElement((element, invoice) => isRight(offTax(element, invoice), slackOf(invoice))),
  });

export const BREAKDOWN_ROWS = rows(
  at(
    own(),
    needs('ALIGNED-IBRP-045', 'TaxableAmount', { terms: ['BT-116'] }),
    needs('ALIGNED-IBRP-046', 'TaxAmount', { terms: ['BT-117'] }),
    needs('ALIGNED-IBRP-047', 'TaxCategory/ID', { terms: ['BT-118'] }),
    needs('ALIGNED-IBRP-048', RATE, {
      terms: ['BT-119'],
      ...byElement((element) => ['E', 'O'].includes(categoryOf(element)) || has(element, RATE)),
    }),
  ),
  untaxed('E'),
  untaxed('O'),
  untaxed('Z'),
  at('/', entry('ALIGNED-IBRP-S-01-OM', 'S', byElement(hasEntries), { terms: ['BG-23'] })),
  at(
    own('S'),
    ofBase('ALIGNED-IBRP-S-08-OM', (element, invoice) => {
      const rate = onlyFigure(element, RATE);
      return rate && base(invoice, `S ${plain(rate)}`);
    }),
    taxRow('ALIGNED-IBRP-S-09-OM', (off, slack) => off !== undefined && off.compare(slack) <= 0),
  ),
  having(
    warns,
    at(
      own('S'),
      taxRow('ALIGNED-IBRP-S-09-OM-WARN', (off, slack) => off === undefined || off.isZero() || off.compare(slack) > 0),
    ),
  ),
  at(
    ofCategory('S'),
    forbids('ALIGNED-IBRP-S-10-OM', ['TaxCategory/TaxExemptionReason', REASON_CODE], { terms: ['BT-120', 'BT-121'] }),
  ),
  at(ofCategory('O'), forbids('IBR-061-OM', RATE, { terms: ['BT-119'] })),
  at(ofCategory('E'), forbids('IBR-067-OM', RATE, { terms: ['BT-119'] })),
  at(ofCategory('E', 'Z'), needs('IBR-069-OM', REASON_CODE, { terms: ['BT-121'] })),
  at(ofCategory('O'), forbids('IBR-070-OM', REASON_CODE, { terms: ['BT-121'] })),
  at(accounted('S'), range('IBR-053-OM', RATE, { exactly: '5' }, missingIsWrong, { terms: ['BT-119'] })),
  at(accounted('E'), forbids('IBR-095-OM', RATE, { terms: ['BT-119'] })),
  at(accounted('O'), forbids('IBR-096-OM', RATE, { terms: ['BT-119'] })),
  at(accounted('Z'), range('IBR-097-OM', RATE, { exactly: '0' }, missingIsWrong, { terms: ['BT-119'] })),
  at(
    OWN_CHARGES,
    baseWithPercent('ALIGNED-IBRP-058', 'BT-100', 'BT-101'),
    needs('IBR-042-OM', 'AllowanceChargeReasonCode', { terms: ['BT-105'] }),
  ),
  at(OWN_ALLOWANCES, baseWithPercent('ALIGNED-IBRP-057', 'BT-93', 'BT-94'), productRow('IBR-033-OM', 'BT-92')),
  rates(OWN_CHARGES, 'BT-103', ['IBR-045-OM', 'IBR-098-OM', 'IBR-099-OM', 'IBR-100-OM', 'IBR-064-OM']),
  rates(OWN_ALLOWANCES, 'BT-96', ['IBR-047-OM', 'IBR-092-OM', 'IBR-093-OM', 'IBR-094-OM', 'IBR-062-OM']),
  // Those with an indicator are officially judged by the other rules.
  at(
    '/*/AllowanceCharge[!ChargeIndicator=true|false]',
    together('IBR-041-OM', 'MultiplierFactorNumeric', 'BaseAmount', about('BT-93', 'BT-100')),
    productRow('IBR-063-OM', 'BT-92', 'BT-99'),
  ),
  at(
    LINES.map((line) => `/*/${line}/AllowanceCharge`).join(' '),
    together('IBR-035-OM', 'MultiplierFactorNumeric', 'BaseAmount', about('BT-137', 'BT-142')),
    bothOrNeither('IBR-073-OM', 'MultiplierFactorNumeric', 'BaseAmount', about('BT-137', 'BT-142')),
  ),
);
