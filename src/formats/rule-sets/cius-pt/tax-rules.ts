import { parseDecimal, Decimal } from '../../en16931/decimal.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { LINES, outermost } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import { elementsOf, foundElements, has, hasOneOf, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { isZero, plain, RATES, type Rate } from '../../rules/shared/functions/tax-categories.ts';
import { cents, HUNDREDTH, isAbout, sumOf } from './figures.ts';

/** Rules on categories of VAT, which have the codes of EN 16931 and those of SAF-T (PT). */
interface Category {
  /** In ids: `BR-AA-01`. */
  readonly key: string;
  readonly name: string;
  readonly codes: string;
  readonly rate: Rate & ('positive' | 'zero');
  /** Id of the rule on the rate of its entry. */
  readonly entryRate: string;
}

const REDUCED: Category = {
  key: 'AA',
  name: 'at a reduced or intermediate rate (AA, RED, INT)',
  codes: 'AA|RED|INT',
  rate: 'positive',
  entryRate: 'BR-CIUS-PT-12',
};
const STANDARD: Category = {
  key: 'S',
  name: 'standard rated (S, NOR)',
  codes: 'S|NOR',
  rate: 'positive',
  entryRate: 'BR-CIUS-PT-14',
};
const EXEMPT: Category = {
  key: 'E',
  name: 'exempt (E, ISE)',
  codes: 'E|ISE',
  rate: 'zero',
  entryRate: 'BR-CIUS-PT-16',
};

const ALLOWANCE = 'AllowanceCharge[ChargeIndicator=false]';
const CHARGE = 'AllowanceCharge[ChargeIndicator=true]';

/** The seller has a tax number, or its tax representative one of VAT. */
const isNumbered = (root: XmlElement): boolean =>
  hasOneOf(
    root,
    '//AccountingSupplierParty/Party/PartyTaxScheme/CompanyID',
    '//TaxRepresentativeParty/PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID',
  );

const needsNumber = ({ key, name, codes }: Category, number: string, what: string, path: string): TermRule =>
  pint(
    `BR-${key}-${number}`,
    ['BT-31', 'BT-32', 'BT-63'],
    `An invoice with ${what} ${name} has the tax number of the seller or of its tax representative`,
    outermost,
    (root) => !has(root, `//${path}[ID~${codes}]`) || isNumbered(root),
  );

const rated = (
  code: string,
  term: string,
  what: string,
  { name, rate }: Category,
  paths: readonly string[],
): TermRule =>
  pint(code, [term], `The rate of ${what} ${name} is ${RATES[rate][0]}`, elementsOf(...paths), RATES[rate][1]);

const rulesOf = (category: Category): readonly TermRule[] => {
  const { key, name, codes, rate } = category;
  const entries = `TaxTotal/TaxSubtotal/TaxCategory[ID~${codes}]`;
  return [
    pint(
      `BR-${key}-01`,
      ['BG-23', 'BT-118', 'BT-151', 'BT-95', 'BT-102'],
      `What is ${name} has its entry in the breakdown, which has no other such entry`,
      outermost,
      (root) =>
        hasOneOf(root, `//AllowanceCharge/TaxCategory[ID~${codes}]`, `//ClassifiedTaxCategory[ID~${codes}]`) ===
        has(root, entries),
    ),
    needsNumber(category, '02', 'a line', 'ClassifiedTaxCategory'),
    needsNumber(category, '03', 'an allowance', `${ALLOWANCE}/TaxCategory`),
    needsNumber(category, '04', 'a charge', `${CHARGE}/TaxCategory`),
    rated(
      `BR-${key}-05`,
      'BT-152',
      'a line',
      category,
      LINES.map((line) => `${line}/Item/ClassifiedTaxCategory[ID~${codes}]`),
    ),
    rated(`BR-${key}-06`, 'BT-96', 'an allowance', category, [`${ALLOWANCE}/TaxCategory[ID~${codes}]`]),
    rated(`BR-${key}-07`, 'BT-103', 'a charge', category, [`${CHARGE}/TaxCategory[ID~${codes}]`]),
    rated(category.entryRate, 'BT-119', 'the entry for what is', category, [entries]),
    pint(
      `BR-${key}-10`,
      ['BT-120', 'BT-121'],
      `The entry for what is ${name} has ${rate === 'zero' ? 'a' : 'no'} reason of exemption`,
      elementsOf(entries),
      (entry) => hasOneOf(entry, 'TaxExemptionReason', 'TaxExemptionReasonCode') === (rate === 'zero'),
    ),
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
    for (const one of foundElements(root, path))
      add('', foundElements(one, 'TaxCategory')[0], sumOf(one, 'Amount').times(new Decimal(sign, 0)));
  return sums;
});

/** The base and the tax of an entry; the rate of the entry is taken without decimals, as the official rule does. */
const entryRules = (base: number, tax: number, { name, codes }: Category): readonly TermRule[] => {
  const entries = elementsOf(`TaxTotal/TaxSubtotal/TaxCategory[ID~${codes}]`);
  return [
    pint(
      `DT-CIUS-PT-${String(base)}`,
      ['BT-116', 'BT-118', 'BT-119', 'BT-131', 'BT-92', 'BT-99'],
      `The base of what is ${name} at a rate is the sum of its lines, less its allowances, plus its charges`,
      entries,
      (entry, invoice) => {
        const rate = figure(entry, 'Percent')?.roundedUp(0);
        if (!rate) return true;
        const isOfInvoice = entry.parent?.parent?.parent === invoice.root;
        const sum = (what: string): Decimal =>
          codes.split('|').reduce<Decimal>((all, code) => {
            const amount = amounts(invoice).get(`${what} ${code} ${plain(rate)}`);
            return amount && isOfInvoice ? all.plus(amount) : all;
          }, Decimal.ZERO);
        const told = figure(entry.parent, 'TaxableAmount');
        const judged = LINES.filter((line) => has(invoice.root, `//${line}`)).map((line) =>
          isAbout(told, cents(sum(line).plus(sum('')))),
        );
        return judged.find((one) => one === true) ?? judged[0] ?? false;
      },
    ),
    pint(
      `DT-CIUS-PT-${String(tax)}`,
      ['BT-117', 'BT-116', 'BT-119'],
      `The VAT of what is ${name} is its base times its rate`,
      entries,
      (entry) => {
        const [amount, rate] = [figure(entry.parent, 'TaxableAmount'), figure(entry, 'Percent')];
        return isAbout(figure(entry.parent, 'TaxAmount'), amount && rate && cents(amount.times(rate).times(HUNDREDTH)));
      },
    ),
  ];
};

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
  const told = new Map<string, number>();
  for (const entry of foundElements(root, `//TaxTotal/TaxSubtotal[TaxCategory/ID=${EXEMPT.codes}]`))
    for (const code of new Set(foundElements(entry, 'TaxCategory/TaxExemptionReasonCode').map(({ text }) => text)))
      told.set(code, (told.get(code) ?? 0) + 1);
  return told;
});

/** A property with a reason of exemption in an item that is not exempt. */
const noReason = (code: string, what: string, ...items: readonly string[]): TermRule =>
  pint(
    code,
    ['BT-160', 'BT-151'],
    `An item that is ${what} has no property with a reason of exemption`,
    elementsOf(...items.map((item) => `${item}/AdditionalItemProperty/Name`)),
    ({ text }) => ![REASON_CODE, REASON].some((name) => normal(text).startsWith(name)),
  );

export const taxRules: readonly TermRule[] = [
  ...[REDUCED, STANDARD, EXEMPT].flatMap(rulesOf),
  ...entryRules(171, 172, REDUCED),
  ...entryRules(173, 174, STANDARD),
  pint(
    'BR-E-09',
    ['BT-117'],
    `The VAT of what is ${EXEMPT.name} is zero`,
    elementsOf(`TaxTotal/TaxSubtotal/TaxCategory[ID~${EXEMPT.codes}]`),
    (entry) => isZero(entry.parent, 'TaxAmount'),
  ),
  pint(
    'DT-CIUS-PT-175',
    ['BT-116', 'BT-118', 'BT-131', 'BT-92', 'BT-99'],
    `The bases of what is ${EXEMPT.name} are the sum of its lines, less its allowances, plus its charges`,
    elementsOf('/*/TaxTotal'),
    (_, invoice) => {
      const told = sumOf(invoice.root, `//TaxTotal/TaxSubtotal${OF_EXEMPT}/TaxableAmount`);
      const judged = exemptBase(invoice).map((right) => isAbout(told, right));
      return judged.find((one) => one === true) ?? judged[0] ?? false;
    },
  ),
  pint(
    'DT-CIUS-PT-176',
    ['BT-121', 'BT-118', 'BT-151'],
    'The reason code of an exempt item is that of exactly one exempt entry of the breakdown',
    elementsOf(...LINES.map((line) => `${line}/${EXEMPT_ITEMS}/AdditionalItemProperty[Name=${REASON_CODE}]/Value`)),
    ({ text }, invoice) => reasons(invoice).get(text) === 1,
  ),
  noReason(
    'BR-CIUS-PT-13',
    'at a reduced rate (AA)',
    ...LINES.map((line) => `${line}/Item[ClassifiedTaxCategory/ID=AA]`),
  ),
  // In a credit note the official rule does not look at NOR.
  noReason(
    'BR-CIUS-PT-15',
    STANDARD.name,
    'InvoiceLine/Item[ClassifiedTaxCategory/ID=S|NOR]',
    'CreditNoteLine/Item[ClassifiedTaxCategory/ID=S]',
  ),
];
