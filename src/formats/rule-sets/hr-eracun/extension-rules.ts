import { Decimal } from '../../en16931/decimal.ts';
import { once } from '../../en16931/rules/once.ts';
import { each, outermost } from '../../en16931/rules/elements.ts';
import { elementsOf, found, foundElements, has, textsAt } from '../../en16931/rules/paths.ts';
import type { Holds, TermRule } from '../../en16931/rules/rule.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { isPositive, isZero, plain } from '../../rules/shared/functions/tax-categories.ts';

/** Croatian rules on the extension: a VAT breakdown and totals that separate out-of-scope amounts. */
const EXTENSION = 'UBLExtensions/UBLExtension/ExtensionContent/HRFISK20Data';
export const TAX_TOTAL = `//${EXTENSION}/HRTaxTotal`;
export const TOTALS = `//${EXTENSION}/HRLegalMonetaryTotal`;

const entries = elementsOf(`${EXTENSION}/HRTaxTotal/HRTaxSubtotal`);
const isOf = (entry: XmlElement, ...categories: readonly string[]): boolean =>
  has(entry, `HRTaxCategory/ID[.=${categories.join('|')}]`);
const isOther = (entry: XmlElement, ...categories: readonly string[]): boolean =>
  has(entry, `HRTaxCategory/ID[.!=${categories.join('|')}]`);

const sumOf = (root: XmlElement, path: string, amount: string): Decimal =>
  foundElements(root, path).reduce((sum, one) => sum.plus(figure(one, amount) ?? Decimal.ZERO), Decimal.ZERO);
/** An amount equals the sum of others, rounded to cents, and has no further digits. */
const isSum = (told: Decimal | undefined, ...parts: readonly (Decimal | undefined)[]): Holds => {
  const right = parts.reduce<Decimal>((sum, part) => sum.plus(part ?? Decimal.ZERO), Decimal.ZERO).roundedUp(2);
  return told?.equals(right) ? true : { right: right.toString() };
};
const amountAt = (root: XmlElement, path: string, name: string): Decimal | undefined =>
  figure(foundElements(root, path)[0], name);

const whole = (
  code: string,
  terms: readonly string[],
  say: string,
  path: string,
  isRight: (root: XmlElement) => Holds,
): TermRule => pint(`HR-BR-${code}`, terms, say, outermost, (root) => !has(root, path) || isRight(root));

const rate = (category: string, what: string, isRight: (entry: XmlElement) => boolean): TermRule =>
  pint(
    `HR-BR-${category}-10`,
    ['BT-119'],
    `The rate of category ${category} in the extension is ${what}`,
    entries,
    (entry) => (isOf(entry, category) && isRight(entry)) || isOther(entry, category),
  );
const isZeroRate = (entry: XmlElement): boolean => isZero(entry, 'HRTaxCategory/Percent');

/** Total taxes in the extension. */
const taxesOfExtension = once(
  ({ root }) =>
    new Set(
      foundElements(root, TAX_TOTAL).flatMap((one) => {
        const tax = figure(one, 'TaxAmount');
        return tax ? [plain(tax)] : [];
      }),
    ),
);

export const extensionRules: readonly TermRule[] = [
  whole(
    '27',
    ['BT-109'],
    'The total without VAT in the extension is the sum of the lines, less allowances, plus charges, less what is out of scope',
    TOTALS,
    (root) => {
      const [outside, net] = [
        amountAt(root, TOTALS, 'OutOfScopeOfVATAmount'),
        figure(root, 'LegalMonetaryTotal/LineExtensionAmount'),
      ];
      if (!outside || !net) return false;
      return isSum(
        amountAt(root, TOTALS, 'TaxExclusiveAmount'),
        net,
        figure(root, 'LegalMonetaryTotal/ChargeTotalAmount'),
        figure(root, 'LegalMonetaryTotal/AllowanceTotalAmount')?.negated(),
        outside.negated(),
      );
    },
  ),
  whole('32', ['BT-116'], 'What is out of scope in the extension is the sum of its entries', TOTALS, (root) =>
    isSum(
      amountAt(root, TOTALS, 'OutOfScopeOfVATAmount'),
      sumOf(root, `${TAX_TOTAL}/HRTaxSubtotal[HRTaxCategory/ID~O]`, 'TaxableAmount'),
    ),
  ),
  whole('54', ['BT-110'], 'The total VAT in the extension is the sum of its entries', TAX_TOTAL, (root) =>
    isSum(amountAt(root, TAX_TOTAL, 'TaxAmount'), sumOf(root, `${TAX_TOTAL}/HRTaxSubtotal`, 'TaxAmount')),
  ),
  whole(
    '29',
    ['BT-117'],
    'What is out of scope in the extension has no VAT',
    `${TAX_TOTAL}/HRTaxSubtotal/HRTaxCategory[ID~O]`,
    (root) => foundElements(root, `${TAX_TOTAL}/HRTaxSubtotal`).some((entry) => isZero(entry, 'TaxAmount')),
  ),
  pint('HR-BR-55', ['BT-110'], 'The total VAT is that of the extension', each('TaxTotal'), (total, invoice) => {
    const { root } = invoice;
    if (!root || !has(root, TAX_TOTAL)) return true;
    const told = figure(total, 'TaxAmount');
    if (told && taxesOfExtension(invoice).has(plain(told))) return true;
    const currencies = textsAt(root, 'DocumentCurrencyCode');
    return found(total, 'TaxAmount/@currencyID').some(
      (one) => currencies.size > 1 || (currencies.size === 1 && !currencies.has(textOf(one))),
    );
  }),
  pint(
    'HR-BR-28',
    ['BT-117'],
    'What is exempt (E) or out of scope (O) in the extension has no VAT',
    entries,
    (entry) =>
      (has(entry, 'HRTaxCategory/ID') && isZero(entry, 'TaxAmount')) || (isOther(entry, 'E') && isOther(entry, 'O')),
  ),
  rate('S', 'more than zero', (entry) => isPositive(entry, 'HRTaxCategory/Percent')),
  rate('Z', 'zero', isZeroRate),
  rate('E', 'zero', isZeroRate),
  rate('AE', 'zero', isZeroRate),
];
