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
import { at, byElement, listed, oneOf, onlyIn } from '../../rules/kit/verbs.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { fromEn16931, needs, needsOneOf, written } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
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
  elements.reduce((total, one) => total.plus(figure(one, path) ?? Decimal.ZERO), Decimal.ZERO);
const mustBe = (told: Decimal | undefined, right: Decimal | undefined): Holds => {
  if (!right) return false;
  return told?.equals(right) ? true : { right: right.toString() };
};

/** The VAT of an entry: base times rate, with a tolerance of a cent per line. */
const slack = once(({ root }) => new Decimal(BigInt(count(root, '//InvoiceLine')), 2));
function isTaxed(entry: XmlElement, invoice: InvoiceTerms): Holds {
  const [category] = foundElements(entry, VAT);
  const [told, base, rate] = [figure(entry, 'TaxAmount'), figure(entry, 'TaxableAmount'), figure(category, 'Percent')];
  if (!told || !base || !rate) return false;
  const right = printed(base.times(rate).times(HUNDREDTH));
  return told.minus(right).absolute().compare(slack(invoice)) <= 0 ? true : { right: right.toString() };
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
    for (const one of foundElements(root, `AllowanceCharge[ChargeIndicator~${indicator}]`)) {
      const amount = figure(one, 'Amount');
      add(foundElements(one, 'TaxCategory'), isCharge ? amount : amount?.negated());
    }
  return sums;
});

const FAMILIES = [
  ['S', 'standard rated'],
  ['Z', 'zero rated'],
  ['E', 'exempt'],
  ['O', 'outside the scope of VAT'],
] as const;

function familyRules([category, what]: (typeof FAMILIES)[number]): readonly TermRule[] {
  const isOf = `[TaxScheme/ID~~VAT]/ID[.~${category}]`;
  const rules: TermRule[] = [
    pint(
      `BR-${category}-01`,
      ['BT-118', 'BT-151', 'BT-95', 'BT-102'],
      `What is ${what} (${category}) has an entry in the VAT breakdown`,
      outermost,
      (root) =>
        !hasOneOf(root, `//AllowanceCharge/TaxCategory${isOf}`, `//ClassifiedTaxCategory${isOf}`) ||
        has(root, `TaxTotal/TaxSubtotal/TaxCategory${isOf}`),
    ),
    pint(
      `BR-${category}-08`,
      ['BT-116'],
      `The taxable amount of what is ${what} (${category}) is the sum of its lines and charges less its allowances`,
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
      pint(
        `BR-${category}-07`,
        ['BT-103', 'BT-102'],
        `Where a charge is ${what} (${category}), a rate of 0 is written`,
        outermost,
        (root) =>
          !has(root, `AllowanceCharge[ChargeIndicator~true|1]/TaxCategory[ID~${category}][TaxScheme/ID~~VAT]`) ||
          foundElements(root, 'AllowanceCharge/TaxCategory').some((one) => figure(one, 'Percent')?.isZero() ?? false),
      ),
    );
  return rules;
}

/** Totals of VAT in a currency of the invoice. */
const totalsIn = (name: string) => (invoice: InvoiceTerms) => {
  const currencies = textsAt(invoice.root, `//${name}`);
  return elementsOf('/Invoice/TaxTotal/TaxAmount')(invoice).filter((one) =>
    currencies.has(attributeOf(one, 'currencyID')?.value ?? ''),
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
  pint(
    'BR-CO-13',
    ['BT-109', 'BT-106', 'BT-107', 'BT-108'],
    'The total without VAT is the sum of the lines less allowances plus charges',
    elementsOf('LegalMonetaryTotal'),
    (totals) => {
      const right = hasOneOf(totals, 'ChargeTotalAmount', 'AllowanceTotalAmount')
        ? sum(foundElements(totals, '//Invoice/InvoiceLine'), 'LineExtensionAmount')
            .plus(figure(totals, 'ChargeTotalAmount') ?? Decimal.ZERO)
            .minus(figure(totals, 'AllowanceTotalAmount') ?? Decimal.ZERO)
            .roundedUp(2)
        : figure(totals, 'LineExtensionAmount');
      return mustBe(figure(totals, 'TaxExclusiveAmount'), right);
    },
  ),
  pint(
    'BR-CO-15',
    ['BT-112', 'BT-109', 'BT-110'],
    'The total with VAT is the total without VAT plus the VAT of the breakdown',
    outermost,
    (root) => {
      const currencies = found(root, 'DocumentCurrencyCode').map(textOf);
      const told = textsAt(root, 'TaxTotal/TaxAmount/@currencyID');
      if (currencies.some((currency) => !told.has(currency))) return false;
      const net = figure(root, 'LegalMonetaryTotal/TaxExclusiveAmount');
      const right = net?.plus(sum(foundElements(root, 'TaxTotal/TaxSubtotal'), 'TaxAmount')).roundedUp(2);
      return currencies.length === 0 || mustBe(figure(root, 'LegalMonetaryTotal/TaxInclusiveAmount'), right);
    },
  ),
  pint('BR-CO-17', ['BT-117', 'BT-116', 'BT-119'], 'The tax of an entry is its base times its rate', entries, isTaxed),
  pint(
    'BR-S-09',
    ['BT-117', 'BT-116', 'BT-119'],
    'The tax on what is standard rated (S) is the taxable amount times the rate',
    elementsOf('/*/TaxTotal/TaxSubtotal/TaxCategory[ID~S][TaxScheme/ID~~VAT]'),
    ({ parent }, invoice) => parent !== undefined && isTaxed(parent, invoice),
  ),
  pint(
    'BR-53',
    ['BT-111', 'BT-6'],
    'The total VAT without a breakdown is in the currency of accounting',
    (invoice) => outermost(invoice).filter((root) => has(root, 'TaxCurrencyCode')),
    (root) =>
      foundElements(root, 'TaxTotal[!TaxSubtotal]').every(
        (total) =>
          has(total, 'TaxAmount') &&
          found(total, 'TaxAmount/@currencyID').every((one) => textsAt(root, 'TaxCurrencyCode').has(textOf(one))),
      ),
  ),
  needs('BR-45', ['BT-116'], 'An entry of the VAT breakdown has a taxable amount', entries, 'TaxableAmount'),
  needs('BR-46', ['BT-117'], 'An entry of the VAT breakdown has a tax amount', entries, 'TaxAmount'),
  needs('BR-47', ['BT-118'], 'An entry of the VAT breakdown has a category', entries, `${VAT}/ID`),
  needsOneOf(
    'BR-48',
    ['BT-119', 'BT-118'],
    'An entry of the VAT breakdown has a rate, unless it is not subject to VAT',
    entries,
    `${VAT}/Percent`,
    `${VAT}[ID~O]`,
  ),
  ...[
    ['BR-DEC-19', 'BT-116', 'taxable', 'TaxableAmount'],
    ['BR-DEC-20', 'BT-117', 'tax', 'TaxAmount'],
  ].map(([code = '', term = '', what = '', name = '']) =>
    pint(code, [term], `The ${what} amount of a category has at most two decimals`, entries, (entry) =>
      hasCents(firstText(entry, name)),
    ),
  ),
  pint(
    'BR-DEC-13',
    ['BT-110'],
    'The total VAT has at most two decimals',
    totalsIn('DocumentCurrencyCode'),
    ({ text }) => hasCents(text),
  ),
  pint(
    'BR-DEC-15',
    ['BT-111'],
    'The total VAT in accounting currency has at most two decimals',
    totalsIn('TaxCurrencyCode'),
    ({ text }) => hasCents(text),
  ),
  pint('BR-37', ['BT-102'], 'A charge on the whole invoice has a VAT category', chargesOfInvoice, (one) =>
    has(one, 'TaxCategory/ID'),
  ),
  needs('BR-41', ['BT-136'], 'An allowance on a line has an amount', ofInnerLines, 'Amount'),
  ...[
    ['BR-DEC-24', 'BT-136', 'amount', 'Amount'],
    ['BR-DEC-25', 'BT-137', 'base', 'BaseAmount'],
  ].map(([code = '', term = '', what = '', name = '']) =>
    pint(code, [term], `The ${what} of an allowance on a line has at most two decimals`, ofInnerLines, (one) =>
      hasCents(firstText(one, name)),
    ),
  ),
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
  pint(
    'BR-CL-03',
    ['BT-5'],
    'The currency of an amount is a code of ISO 4217, as it was in 2018',
    each(...AMOUNTS),
    (amount) => {
      const currency = attributeOf(amount, 'currencyID')?.value ?? '';
      return currency === '' || isCurrency(currency);
    },
  ),
  pint(
    'BR-CL-04',
    ['BT-5'],
    'The currency of the invoice is a code of ISO 4217, as it was in 2018',
    each('DocumentCurrencyCode'),
    ({ text }) => isCurrency(text),
  ),
  pint(
    'BR-CL-05',
    ['BT-6'],
    'The currency of accounting is a code of ISO 4217, as it was in 2018',
    each('TaxCurrencyCode'),
    ({ text }) => isCurrency(text),
  ),
  pint(
    'BR-CL-16',
    ['BT-81'],
    'The means of payment is a code of UNTDID 4461',
    elementsOf('PaymentMeans/PaymentMeansCode'),
    ({ text }) => PAYMENT_MEANS.has(normal(text)),
  ),
  pint(
    'BR-CL-18',
    ['BT-95', 'BT-102', 'BT-118', 'BT-151'],
    'A category of VAT is a code of UNTDID 5305',
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
  ...FAMILIES.flatMap(familyRules),
  ...totalRules,
  ...codeRules,
  pint(
    'BR-22',
    ['BT-129'],
    'A line has a quantity other than 0',
    lines,
    (line) => has(line, 'InvoicedQuantity') && firstText(line, 'InvoicedQuantity') !== '0',
  ),
  pint(
    'BR-49',
    ['BT-81'],
    'A means of payment of a tax invoice says which it is',
    each('PaymentMeans'),
    (means, invoice) => !isStandard(invoice) || has(means, 'PaymentMeansCode'),
  ),
  pint('BR-KSA-F-C-01', ['BT-153'], 'The name of an item is not a number', lines, (line) =>
    found(line, 'Item/Name').every((name) => !isNumber(textOf(name))),
  ),
];
