import { parseDecimal, Decimal } from '../../en16931/decimal.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { LINES } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import { foundElements, has, hasOneOf, textAt } from '../../en16931/rules/paths.ts';
import type { Holds, TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { quoted } from '../../structure/structure-fault.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import {
  about,
  at,
  byElement,
  code,
  forbids,
  missingIsWrong,
  needsOneOf,
  product,
  range,
  sum,
  type Unplaced,
} from '../../rules/kit/verbs.ts';
import { plain } from '../../rules/shared/functions/tax-categories.ts';
import { cents, HUNDREDTH, isAbout, sumOf } from './figures.ts';
import { ciusPtMessages } from './messages.ts';

/** Rules on categories of VAT, which have the codes of EN 16931 and those of SAF-T (PT). */
interface Category {
  /** In ids: `BR-AA-01`. */
  readonly key: string;
  readonly codes: string;
  readonly isTaxed: boolean;
  /** Id of the rule on the rate of its entry. */
  readonly entryRate: string;
}

/** A reduced or intermediate rate. */
const REDUCED: Category = { key: 'AA', codes: 'AA|RED|INT', isTaxed: true, entryRate: 'BR-CIUS-PT-12' };
const STANDARD: Category = { key: 'S', codes: 'S|NOR', isTaxed: true, entryRate: 'BR-CIUS-PT-14' };
const EXEMPT: Category = { key: 'E', codes: 'E|ISE', isTaxed: false, entryRate: 'BR-CIUS-PT-16' };

const ALLOWANCE = 'AllowanceCharge[ChargeIndicator=false]';
const CHARGE = 'AllowanceCharge[ChargeIndicator=true]';

const inUbl = (place: string, ...given: readonly Unplaced[]): readonly AnyRow[] => at({ ubl: place }, ...given);
const shown = (codes: string): string => codes.split('|').map(quoted).join(' / ');

/** What is of a category needs the tax number of the seller, or that of VAT of its tax representative. */
const needsNumber = ({ key, codes }: Category, number: string, path: string): readonly AnyRow[] =>
  inUbl(
    ['Invoice', 'CreditNote'].map((root) => `/${root}[//${path}/ID~${codes}]`).join(' '),
    needsOneOf(
      `BR-${key}-${number}`,
      [
        '//AccountingSupplierParty/Party/PartyTaxScheme/CompanyID',
        '//TaxRepresentativeParty/PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID',
      ],
      about('BT-31', 'BT-32', 'BT-63'),
    ),
  );

const rated = (id: string, term: string, { isTaxed }: Category, place: string): readonly AnyRow[] =>
  inUbl(place, range(id, 'Percent', isTaxed ? { above: '0' } : { exactly: '0' }, missingIsWrong, about(term)));

const rowsOf = (category: Category): readonly AnyRow[] => {
  const { key, codes, isTaxed } = category;
  const entries = `TaxTotal/TaxSubtotal/TaxCategory[ID~${codes}]`;
  const reasons = ['TaxExemptionReason', 'TaxExemptionReasonCode'] as const;
  return [
    ...inUbl(
      '/',
      code(
        `BR-${key}-01`,
        'TaxTotal/TaxSubtotal/TaxCategory/ID',
        {
          fault: ciusPtMessages.otherCategories({ codes: shown(codes) }),
          requirement: ciusPtMessages.mustHaveCategories({ codes: shown(codes) }),
        },
        about('BG-23', 'BT-118', 'BT-151', 'BT-95', 'BT-102'),
        byElement(
          (root) =>
            hasOneOf(root, `//AllowanceCharge/TaxCategory[ID~${codes}]`, `//ClassifiedTaxCategory[ID~${codes}]`) ===
            has(root, entries),
        ),
      ),
    ),
    ...needsNumber(category, '02', 'ClassifiedTaxCategory'),
    ...needsNumber(category, '03', `${ALLOWANCE}/TaxCategory`),
    ...needsNumber(category, '04', `${CHARGE}/TaxCategory`),
    ...rated(
      `BR-${key}-05`,
      'BT-152',
      category,
      LINES.map((line) => `${line}/Item/ClassifiedTaxCategory[ID~${codes}]`).join(' '),
    ),
    ...rated(`BR-${key}-06`, 'BT-96', category, `${ALLOWANCE}/TaxCategory[ID~${codes}]`),
    ...rated(`BR-${key}-07`, 'BT-103', category, `${CHARGE}/TaxCategory[ID~${codes}]`),
    ...rated(category.entryRate, 'BT-119', category, entries),
    ...inUbl(entries, (isTaxed ? forbids : needsOneOf)(`BR-${key}-10`, reasons, about('BT-120', 'BT-121'))),
  ];
};

/** Each rate of a category goes with its first code: more than one of both would be as many keys as pairs. */
const keysOf = (category: XmlElement | undefined): readonly string[] => {
  const code = textAt(category, 'ID');
  return foundElements(category, 'Percent').flatMap(({ text }) => {
    const rate = parseDecimal(text);
    return rate ? [`${code} ${plain(rate)}`] : [];
  });
};

/** Amounts of lines by kind of line, category and rate, and those of charges less allowances. */
const amounts = once(({ root }) => {
  const sums = new Map<string, Decimal>();
  const add = (what: string, category: XmlElement | undefined, amount: Decimal): void => {
    for (const key of keysOf(category)) {
      const whole = `${what} ${key}`;
      sums.set(whole, (sums.get(whole) ?? Decimal.ZERO).plus(amount));
    }
  };
  for (const name of LINES)
    for (const line of foundElements(root, name))
      add(name, foundElements(line, 'Item/ClassifiedTaxCategory')[0], sumOf(line, 'LineExtensionAmount'));
  for (const [path, sign] of [
    [CHARGE, 1n],
    [ALLOWANCE, -1n],
  ] as const)
    for (const element of foundElements(root, path))
      add('', foundElements(element, 'TaxCategory')[0], sumOf(element, 'Amount').times(new Decimal(sign, 0)));
  return sums;
});

/** The lines of a category at the rate of an entry, less allowances, plus charges; the official rule takes the rate without decimals. */
const isBase =
  (codes: string) =>
  (entry: XmlElement, invoice: InvoiceTerms): Holds => {
    const rate = figure(entry, 'Percent')?.roundedUp(0);
    if (!rate) return true;
    const isOfInvoice = entry.parent?.parent?.parent === invoice.root;
    const total = (what: string): Decimal =>
      codes.split('|').reduce<Decimal>((all, category) => {
        const amount = amounts(invoice).get(`${what} ${category} ${plain(rate)}`);
        return amount && isOfInvoice ? all.plus(amount) : all;
      }, Decimal.ZERO);
    const written = figure(entry.parent, 'TaxableAmount');
    return firstRight(
      LINES.filter((line) => has(invoice.root, `//${line}`)).map((line) =>
        isAbout(written, cents(total(line).plus(total('')))),
      ),
    );
  };

const firstRight = (judged: readonly Holds[]): Holds => judged.find((holds) => holds === true) ?? judged[0] ?? false;

const SUM_OF_CATEGORY = 'sum(BT-131) - sum(BT-92) + sum(BT-99)';

/** The base and the tax of an entry. */
const entryRows = (base: number, tax: number, { codes }: Category): readonly AnyRow[] =>
  inUbl(
    `TaxTotal/TaxSubtotal/TaxCategory[ID~${codes}]`,
    sum(
      `DT-CIUS-PT-${String(base)}`,
      '../TaxableAmount',
      SUM_OF_CATEGORY,
      2,
      about('BT-116', 'BT-118', 'BT-119', 'BT-131', 'BT-92', 'BT-99'),
      byElement(isBase(codes)),
    ),
    product(
      `DT-CIUS-PT-${String(tax)}`,
      '../TaxAmount',
      'BT-116 × BT-119 %',
      about('BT-117', 'BT-116', 'BT-119'),
      byElement((entry) => {
        const [amount, rate] = [figure(entry.parent, 'TaxableAmount'), figure(entry, 'Percent')];
        return isAbout(figure(entry.parent, 'TaxAmount'), amount && rate && cents(amount.times(rate).times(HUNDREDTH)));
      }),
    ),
  );

const OF_EXEMPT = `[TaxCategory/ID~${EXEMPT.codes}]`;
const exemptBase = once(({ root }) =>
  LINES.filter((line) => has(root, `//${line}`)).map((line) =>
    cents(
      sumOf(root, `//${line}[Item/ClassifiedTaxCategory/ID~${EXEMPT.codes}]/LineExtensionAmount`)
        .plus(sumOf(root, `//${CHARGE}${OF_EXEMPT}/Amount`))
        .minus(sumOf(root, `//${ALLOWANCE}${OF_EXEMPT}/Amount`)),
    ),
  ),
);

const REASON_CODE = '#TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY#';
const REASON = '#TAXEXEMPTIONREASON@CLASSIFIEDTAXCATEGORY#';
const EXEMPT_ITEMS = `Item[ClassifiedTaxCategory/ID=${EXEMPT.codes}]`;

/** How many exempt entries have each reason code. */
const reasons = once(({ root }) => {
  const reported = new Map<string, number>();
  for (const entry of foundElements(root, `//TaxTotal/TaxSubtotal[TaxCategory/ID=${EXEMPT.codes}]`))
    for (const code of new Set(foundElements(entry, 'TaxCategory/TaxExemptionReasonCode').map(({ text }) => text)))
      reported.set(code, (reported.get(code) ?? 0) + 1);
  return reported;
});

/** An item that is not exempt has no property with a reason of exemption. */
const noReason = (id: string, ...items: readonly string[]): readonly AnyRow[] =>
  inUbl(
    items.map((item) => `${item}/AdditionalItemProperty/Name`).join(' '),
    forbids(
      id,
      '..',
      about('BT-160', 'BT-151'),
      { say: ciusPtMessages.mustHaveNoReason },
      byElement(({ text }) => ![REASON_CODE, REASON].some((name) => normal(text).startsWith(name))),
    ),
  );

export const taxRules: readonly TermRule[] = rulesOf([
  ...[REDUCED, STANDARD, EXEMPT].flatMap(rowsOf),
  ...entryRows(171, 172, REDUCED),
  ...entryRows(173, 174, STANDARD),
  ...inUbl(
    `TaxTotal/TaxSubtotal/TaxCategory[ID~${EXEMPT.codes}]`,
    range('BR-E-09', '../TaxAmount', { exactly: '0' }, missingIsWrong, about('BT-117')),
  ),
  ...inUbl(
    '/*/TaxTotal',
    sum(
      'DT-CIUS-PT-175',
      `TaxSubtotal${OF_EXEMPT}/TaxableAmount`,
      SUM_OF_CATEGORY,
      2,
      about('BT-116', 'BT-118', 'BT-131', 'BT-92', 'BT-99'),
      byElement((_, invoice) => {
        const written = sumOf(invoice.root, `//TaxTotal/TaxSubtotal${OF_EXEMPT}/TaxableAmount`);
        return firstRight(exemptBase(invoice).map((right) => isAbout(written, right)));
      }),
    ),
  ),
  ...inUbl(
    LINES.map((line) => `${line}/${EXEMPT_ITEMS}/AdditionalItemProperty[Name=${REASON_CODE}]/Value`).join(' '),
    code(
      'DT-CIUS-PT-176',
      '.',
      {
        fault: ciusPtMessages.noEntryOfReason({ codes: shown(EXEMPT.codes) }),
        requirement: ciusPtMessages.mustBeReasonOfEntry({ codes: shown(EXEMPT.codes) }),
      },
      about('BT-121', 'BT-118', 'BT-151'),
      byElement(({ text }, invoice) => reasons(invoice).get(text) === 1),
    ),
  ),
  ...noReason('BR-CIUS-PT-13', ...LINES.map((line) => `${line}/Item[ClassifiedTaxCategory/ID=AA]`)),
  // In a credit note the official rule does not look at NOR.
  ...noReason(
    'BR-CIUS-PT-15',
    'InvoiceLine/Item[ClassifiedTaxCategory/ID=S|NOR]',
    'CreditNoteLine/Item[ClassifiedTaxCategory/ID=S]',
  ),
]);
