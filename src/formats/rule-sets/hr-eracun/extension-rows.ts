import { Decimal } from '../../en16931/decimal.ts';
import { once } from '../../en16931/rules/once.ts';
import { found, foundElements, has, textsAt } from '../../en16931/rules/paths.ts';
import type { Holds } from '../../en16931/rules/rule.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { isPositive, isZero, plain } from '../../rules/shared/functions/tax-categories.ts';
import { about, at, byElement, equals, needs, range, rows, sum } from '../../rules/kit/verbs.ts';
import type { Range } from '../../rules/kit/row.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';

/** Croatian rules on the extension: a VAT breakdown and totals that separate out-of-scope amounts. */
const EXTENSION = 'UBLExtensions/UBLExtension/ExtensionContent/HRFISK20Data';
export const TAX_TOTAL = `${EXTENSION}/HRTaxTotal`;
export const TOTALS = `${EXTENSION}/HRLegalMonetaryTotal`;
const ENTRIES = `${TAX_TOTAL}/HRTaxSubtotal`;
const OUTSIDE = `${TOTALS}/OutOfScopeOfVATAmount`;
const SUMS = 'LegalMonetaryTotal';

const isOf = (entry: XmlElement, ...categories: readonly string[]): boolean =>
  has(entry, `HRTaxCategory/ID[.=${categories.join('|')}]`);
const isOther = (entry: XmlElement, ...categories: readonly string[]): boolean =>
  has(entry, `HRTaxCategory/ID[.!=${categories.join('|')}]`);

const sumOf = (root: XmlElement, path: string, amount: string): Decimal =>
  foundElements(root, `//${path}`).reduce(
    (all, element) => all.plus(figure(element, amount) ?? Decimal.ZERO),
    Decimal.ZERO,
  );
/** An amount equals the sum of others, rounded to cents, and has no further digits. */
const isSum = (written: Decimal | undefined, ...parts: readonly (Decimal | undefined)[]): Holds => {
  const right = parts.reduce<Decimal>((all, part) => all.plus(part ?? Decimal.ZERO), Decimal.ZERO).roundedUp(2);
  return written?.equals(right) ? true : { right: right.toString() };
};
const amountAt = (root: XmlElement, path: string, name: string): Decimal | undefined =>
  figure(foundElements(root, `//${path}`)[0], name);

/** Judges an invoice whose extension has this. */
const where = (path: string, isRight: (root: XmlElement) => Holds) =>
  byElement((root) => !has(root, `//${path}`) || isRight(root));

/** The official rule is broken, too, where an entry has no category. */
const rate = (category: string, bounds: Range, isRight: (entry: XmlElement, path: string) => boolean) => {
  const id = `HR-BR-${category}-10`;
  const path = 'HRTaxCategory/Percent';
  const isRated = (entry: XmlElement): boolean =>
    !isOf(entry, category) || isRight(entry, path) || isOther(entry, category);
  return [needs(id, 'HRTaxCategory/ID', about('BT-119')), range(id, path, bounds, about('BT-119'), byElement(isRated))];
};

/** Total taxes in the extension. */
const taxesOfExtension = once(
  ({ root }) =>
    new Set(
      foundElements(root, `//${TAX_TOTAL}`).flatMap((element) => {
        const tax = figure(element, 'TaxAmount');
        return tax ? [plain(tax)] : [];
      }),
    ),
);

export const EXTENSION_ROWS = rows(
  at(
    '/',
    sum(
      'HR-BR-27',
      `${TOTALS}/TaxExclusiveAmount`,
      `${SUMS}/LineExtensionAmount + ${SUMS}/ChargeTotalAmount - ${SUMS}/AllowanceTotalAmount - ${OUTSIDE}`,
      2,
      about('BT-109'),
      where(TOTALS, (root) => {
        const outside = amountAt(root, TOTALS, 'OutOfScopeOfVATAmount');
        const net = figure(root, `${SUMS}/LineExtensionAmount`);
        if (!outside || !net) return false;
        return isSum(
          amountAt(root, TOTALS, 'TaxExclusiveAmount'),
          net,
          figure(root, `${SUMS}/ChargeTotalAmount`),
          figure(root, `${SUMS}/AllowanceTotalAmount`)?.negated(),
          outside.negated(),
        );
      }),
    ),
    sum(
      'HR-BR-32',
      OUTSIDE,
      `sum(${ENTRIES}[HRTaxCategory/ID~O]/TaxableAmount)`,
      2,
      about('BT-116'),
      where(TOTALS, (root) =>
        isSum(
          amountAt(root, TOTALS, 'OutOfScopeOfVATAmount'),
          sumOf(root, `${ENTRIES}[HRTaxCategory/ID~O]`, 'TaxableAmount'),
        ),
      ),
    ),
    sum(
      'HR-BR-54',
      `${TAX_TOTAL}/TaxAmount`,
      `sum(${ENTRIES}/TaxAmount)`,
      2,
      about('BT-110'),
      where(TAX_TOTAL, (root) => isSum(amountAt(root, TAX_TOTAL, 'TaxAmount'), sumOf(root, ENTRIES, 'TaxAmount'))),
    ),
    range(
      'HR-BR-29',
      `${ENTRIES}[HRTaxCategory/ID~O]/TaxAmount`,
      { exactly: '0' },
      about('BT-117'),
      where(`${ENTRIES}/HRTaxCategory[ID~O]`, (root) =>
        foundElements(root, `//${ENTRIES}`).some((entry) => isZero(entry, 'TaxAmount')),
      ),
    ),
  ),
  at(
    'TaxTotal',
    equals(
      'HR-BR-55',
      'TaxAmount',
      `/*/${TAX_TOTAL}/TaxAmount`,
      about('BT-110'),
      byElement((total, invoice) => {
        const { root } = invoice;
        if (!root || !has(root, `//${TAX_TOTAL}`)) return true;
        const written = figure(total, 'TaxAmount');
        if (written && taxesOfExtension(invoice).has(plain(written))) return true;
        const currencies = textsAt(root, 'DocumentCurrencyCode');
        return found(total, 'TaxAmount/@currencyID').some(
          (node) => currencies.size > 1 || (currencies.size === 1 && !currencies.has(textOf(node))),
        );
      }),
    ),
  ),
  at(
    ENTRIES,
    needs('HR-BR-28', 'HRTaxCategory/ID', about('BT-117')),
    range(
      'HR-BR-28',
      'TaxAmount',
      { exactly: '0' },
      about('BT-117'),
      byElement(
        (entry) =>
          !has(entry, 'HRTaxCategory/ID') || isZero(entry, 'TaxAmount') || (isOther(entry, 'E') && isOther(entry, 'O')),
      ),
    ),
    ...rate('S', { above: '0' }, isPositive),
    ...rate('Z', { exactly: '0' }, isZero),
    ...rate('E', { exactly: '0' }, isZero),
    ...rate('AE', { exactly: '0' }, isZero),
  ),
);
