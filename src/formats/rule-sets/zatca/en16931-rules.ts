import { Decimal } from '../../en16931/decimal.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { VAT_CATEGORIES } from '../../en16931/rules/code-lists.ts';
import { each, LINES, outermost, type Where } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import { count, elementsOf, found, foundElements, has, hasOneOf, textAt, textsAt } from '../../en16931/rules/paths.ts';
import type { Holds, TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { attributeOf, textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { at, byElement, decimals, form, listed, oneOf, onlyIn } from '../../rules/kit/verbs.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { fromEn16931, shared, written } from '../../rules/shared/functions/national.ts';
import { ruled } from '../../rules/shared/functions/table.ts';
import { CREDIT_NOTE_TYPES, CURRENCIES, INVOICE_TYPES, PAYMENT_MEANS } from './codes.ts';
import { firstText, hasCents, HUNDREDTH, isStandard, printed } from './facts.ts';

/** ZATCA's version of EN 16931: equal rules are reused; the others have another context or tolerance. */
const SAME =
  'BR-08 BR-13 BR-14 BR-15 BR-16 BR-24 BR-26 BR-31 BR-36 BR-43 BR-54 BR-CO-04 BR-CO-10 BR-CO-11 BR-CO-12 BR-CO-14 BR-CO-16 BR-CO-18 BR-DEC-01 BR-DEC-02 BR-DEC-05 BR-DEC-06 BR-DEC-09 BR-DEC-10 BR-DEC-11 BR-DEC-12 BR-DEC-14 BR-DEC-16 BR-DEC-17 BR-DEC-18 BR-DEC-23 BR-DEC-27 BR-DEC-28 BR-E-05 BR-E-06 BR-E-09 BR-O-09 BR-S-05 BR-S-06 BR-S-07 BR-S-10 BR-Z-05 BR-Z-06 BR-Z-09 BR-CL-14';

/** What must not be empty, by rule: a blank is enough. */
const WRITTEN: readonly (readonly [code: string, on: Where, ...paths: string[]])[] = [
  ['BR-02', outermost, 'ID'],
  ['BR-03', outermost, 'IssueDate'],
  ['BR-04', outermost, 'InvoiceTypeCode', 'CreditNoteTypeCode'],
  ['BR-05', outermost, 'DocumentCurrencyCode'],
  ['BR-06', outermost, 'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName'],
  ['BR-09', elementsOf('AccountingSupplierParty/Party/PostalAddress'), 'Country/IdentificationCode'],
  ['BR-21', each(...LINES), 'ID'],
  ['BR-25', each(...LINES), 'Item/Name'],
  ['BR-32', elementsOf('/*/AllowanceCharge[ChargeIndicator~false|0]'), 'TaxCategory[TaxScheme/ID~~VAT]/ID'],
  ['BR-52', each('AdditionalDocumentReference'), 'ID'],
  ['BR-55', each('BillingReference'), 'InvoiceDocumentReference/ID'],
];

const entries = elementsOf('/*/TaxTotal/TaxSubtotal');
const lines = each(...LINES);
const VAT = 'TaxCategory[TaxScheme/ID~~VAT]';
/** Allowances of lines are checked only with sublines. */
const innerAllowances = elementsOf(...LINES.map((line) => `${line}/AllowanceCharge[ChargeIndicator~false|0]`));
const ofInnerLines = (invoice: InvoiceTerms): readonly XmlElement[] =>
  innerAllowances(invoice).filter(({ parent }) => parent?.parent !== invoice.root);

const sum = (elements: readonly XmlElement[], path: string): Decimal =>
  elements.reduce((total, element) => total.plus(figure(element, path) ?? Decimal.ZERO), Decimal.ZERO);
const mustBe = (written: Decimal | undefined, right: Decimal | undefined): Holds => {
  if (!right) return false;
  return written?.equals(right) ? true : { right: right.toString() };
};

/** The VAT of an entry: base times rate, with a tolerance of a cent per line. */
const slack = once(({ root }) => new Decimal(BigInt(count(root, '//InvoiceLine')), 2));
function isTaxed(entry: XmlElement, invoice: InvoiceTerms): Holds {
  const [category] = foundElements(entry, VAT);
  const [written, base, rate] = [
    figure(entry, 'TaxAmount'),
    figure(entry, 'TaxableAmount'),
    figure(category, 'Percent'),
  ];
  if (!written || !base || !rate) return false;
  const right = printed(base.times(rate).times(HUNDREDTH));
  return written.minus(right).absolute().compare(slack(invoice)) <= 0 ? true : { right: right.toString() };
}

/** Whether a category occurs in lines, allowances and charges, and its sum. */
const borne = once(({ root }) => {
  const sums = new Map<string, Decimal>();
  // A line that names a category twice counts once.
  const add = (categories: readonly XmlElement[], amount = Decimal.ZERO): void => {
    for (const key of new Set(categories.map((category) => textAt(category, 'ID'))))
      sums.set(key, (sums.get(key) ?? Decimal.ZERO).plus(amount));
  };
  for (const line of foundElements(root, 'InvoiceLine'))
    add(foundElements(line, 'Item/ClassifiedTaxCategory'), figure(line, 'LineExtensionAmount'));
  for (const [indicator, isCharge] of [['true|1', true] as const, ['false|0', false] as const])
    for (const element of foundElements(root, `AllowanceCharge[ChargeIndicator~${indicator}]`)) {
      const amount = figure(element, 'Amount');
      add(foundElements(element, 'TaxCategory'), isCharge ? amount : amount?.negated());
    }
  return sums;
});

function familyRules(category: string): readonly TermRule[] {
  const isOf = `[TaxScheme/ID~~VAT]/ID[.~${category}]`;
  const rules: TermRule[] = [
    shared(
      `BR-${category}-01`,
      outermost,
      (root) =>
        !hasOneOf(root, `//AllowanceCharge/TaxCategory${isOf}`, `//ClassifiedTaxCategory${isOf}`) ||
        has(root, `TaxTotal/TaxSubtotal/TaxCategory${isOf}`),
    ),
    shared(
      `BR-${category}-08`,
      elementsOf(`/*/TaxTotal/TaxSubtotal/TaxCategory[ID~${category}][TaxScheme/ID~~VAT]`),
      (entry, invoice) => {
        const total = entry.parent?.parent;
        const right = borne(invoice).get(category) ?? Decimal.ZERO;
        if (
          !hasOneOf(invoice.root, `AllowanceCharge/TaxCategory${isOf}`, `InvoiceLine/Item/ClassifiedTaxCategory${isOf}`)
        )
          return false;
        if (category !== 'S') return mustBe(figure(entry.parent, 'TaxableAmount'), right);
        const together = foundElements(total, 'TaxSubtotal[TaxCategory/ID~S]');
        if (sum(together, 'TaxableAmount').equals(right)) return true;
        return together.length === 1 ? { right: right.toString() } : false;
      },
    ),
  ];
  if (category === 'Z' || category === 'E')
    rules.push(
      shared(
        `BR-${category}-07`,
        outermost,
        (root) =>
          !has(root, `AllowanceCharge[ChargeIndicator~true|1]/TaxCategory[ID~${category}][TaxScheme/ID~~VAT]`) ||
          foundElements(root, 'AllowanceCharge/TaxCategory').some(
            (element) => figure(element, 'Percent')?.isZero() ?? false,
          ),
      ),
    );
  return rules;
}

/** Totals of VAT in a currency of the invoice. */
const totalsIn = (name: string) => (invoice: InvoiceTerms) => {
  const currencies = textsAt(invoice.root, `//${name}`);
  return elementsOf('/Invoice/TaxTotal/TaxAmount')(invoice).filter((element) =>
    currencies.has(attributeOf(element, 'currencyID')?.value ?? ''),
  );
};

const AMOUNTS = [
  'Amount',
  'BaseAmount',
  'PriceAmount',
  'TaxAmount',
  'TaxableAmount',
  'LineExtensionAmount',
  'TaxExclusiveAmount',
  'TaxInclusiveAmount',
  'AllowanceTotalAmount',
  'ChargeTotalAmount',
  'PrepaidAmount',
  'PayableRoundingAmount',
  'PayableAmount',
];
const isCurrency = (text: string): boolean => CURRENCIES.has(normal(text));

const isNumber = (text: string): boolean => /^\d+$/.test(text);

const totalRules: readonly TermRule[] = [
  shared('BR-CO-13', elementsOf('LegalMonetaryTotal'), (totals) => {
    const right = hasOneOf(totals, 'ChargeTotalAmount', 'AllowanceTotalAmount')
      ? sum(foundElements(totals, '//Invoice/InvoiceLine'), 'LineExtensionAmount')
          .plus(figure(totals, 'ChargeTotalAmount') ?? Decimal.ZERO)
          .minus(figure(totals, 'AllowanceTotalAmount') ?? Decimal.ZERO)
          .roundedUp(2)
      : figure(totals, 'LineExtensionAmount');
    return mustBe(figure(totals, 'TaxExclusiveAmount'), right);
  }),
  shared('BR-CO-15', outermost, (root) => {
    const currencies = found(root, 'DocumentCurrencyCode').map(textOf);
    const set = textsAt(root, 'TaxTotal/TaxAmount/@currencyID');
    if (currencies.some((currency) => !set.has(currency))) return false;
    const net = figure(root, 'LegalMonetaryTotal/TaxExclusiveAmount');
    const right = net?.plus(sum(foundElements(root, 'TaxTotal/TaxSubtotal'), 'TaxAmount')).roundedUp(2);
    return currencies.length === 0 || mustBe(figure(root, 'LegalMonetaryTotal/TaxInclusiveAmount'), right);
  }),
  shared('BR-CO-17', entries, isTaxed),
  shared(
    'BR-S-09',
    elementsOf('/*/TaxTotal/TaxSubtotal/TaxCategory[ID~S][TaxScheme/ID~~VAT]'),
    ({ parent }, invoice) => parent !== undefined && isTaxed(parent, invoice),
  ),
  shared(
    'BR-53',
    (invoice) => outermost(invoice).filter((root) => has(root, 'TaxCurrencyCode')),
    (root) =>
      foundElements(root, 'TaxTotal[!TaxSubtotal]').every(
        (total) =>
          has(total, 'TaxAmount') &&
          found(total, 'TaxAmount/@currencyID').every((node) => textsAt(root, 'TaxCurrencyCode').has(textOf(node))),
      ),
  ),
  shared('BR-45', entries, (element) => has(element, 'TaxableAmount')),
  shared('BR-46', entries, (element) => has(element, 'TaxAmount')),
  shared('BR-47', entries, (element) => has(element, `${VAT}/ID`)),
  shared('BR-48', entries, (element) => hasOneOf(element, `${VAT}/Percent`, `${VAT}[ID~O]`)),
  ...[
    ['BR-DEC-19', 'TaxableAmount'],
    ['BR-DEC-20', 'TaxAmount'],
  ].map(([code = '', name = '']) => shared(code, entries, (entry) => hasCents(firstText(entry, name)))),
  ...ruled('ubl', decimals('BR-DEC-13', '.', 2, { terms: ['BT-110'] }), totalsIn('DocumentCurrencyCode'), ({ text }) =>
    hasCents(text),
  ),
  ...ruled('ubl', decimals('BR-DEC-15', '.', 2, { terms: ['BT-111'] }), totalsIn('TaxCurrencyCode'), ({ text }) =>
    hasCents(text),
  ),
  shared('BR-37', chargesOfInvoice, (element) => has(element, 'TaxCategory/ID')),
  shared('BR-41', ofInnerLines, (element) => has(element, 'Amount')),
  ...[
    ['BR-DEC-24', 'Amount'],
    ['BR-DEC-25', 'BaseAmount'],
  ].map(([code = '', name = '']) => shared(code, ofInnerLines, (element) => hasCents(firstText(element, name)))),
];

function chargesOfInvoice(invoice: InvoiceTerms): readonly XmlElement[] {
  return elementsOf('/*/AllowanceCharge[ChargeIndicator~true|1]')(invoice);
}

const codeRules: readonly TermRule[] = [
  ...rulesOf(
    onlyIn(
      'ubl',
      at(
        'InvoiceTypeCode CreditNoteTypeCode',
        oneOf('BR-CL-01', '.', listed('UNTDID 1001', [], 'INVOICE_TYPES'), {
          terms: ['BT-3'],
          ...byElement(({ name, text }) =>
            (name === 'InvoiceTypeCode' ? INVOICE_TYPES : CREDIT_NOTE_TYPES).has(normal(text)),
          ),
        }),
      ),
    ),
  ),
  shared('BR-CL-03', each(...AMOUNTS), (amount) => {
    const currency = attributeOf(amount, 'currencyID')?.value ?? '';
    return currency === '' || isCurrency(currency);
  }),
  shared('BR-CL-04', each('DocumentCurrencyCode'), ({ text }) => isCurrency(text)),
  shared('BR-CL-05', each('TaxCurrencyCode'), ({ text }) => isCurrency(text)),
  shared('BR-CL-16', elementsOf('PaymentMeans/PaymentMeansCode'), ({ text }) => PAYMENT_MEANS.has(normal(text))),
  shared(
    'BR-CL-18',
    elementsOf(
      '/Invoice/TaxTotal/TaxSubtotal/TaxCategory/ID',
      '/Invoice/InvoiceLine/TaxTotal/TaxSubtotal/TaxCategory/ID',
      '/Invoice/AllowanceCharge/TaxCategory/ID',
      '/Invoice/InvoiceLine/Item/ClassifiedTaxCategory/ID',
    ),
    ({ text }) => VAT_CATEGORIES.has(normal(text)),
  ),
];

export const en16931RulesOfZatca: readonly TermRule[] = [
  ...fromEn16931(Object.fromEntries(SAME.split(' ').map((code) => [code, code]))),
  ...WRITTEN.map((row) => written(...row)),
  ...['S', 'Z', 'E', 'O'].flatMap(familyRules),
  ...totalRules,
  ...codeRules,
  shared('BR-22', lines, (line) => has(line, 'InvoicedQuantity') && firstText(line, 'InvoicedQuantity') !== '0'),
  shared('BR-49', each('PaymentMeans'), (means, invoice) => !isStandard(invoice) || has(means, 'PaymentMeansCode')),
  ...ruled(
    'ubl',
    form('BR-KSA-F-C-01', 'Item/Name', { like: 'Coffee', fits: (text) => !isNumber(text) }, { terms: ['BT-153'] }),
    lines,
    (line) => found(line, 'Item/Name').every((name) => !isNumber(textOf(name))),
  ),
];
