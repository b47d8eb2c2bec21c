import { childOf, isElement, type XmlElement } from '../../xml/xml-tree.ts';
import { Decimal, isNegativeZero, parseDecimal } from '../decimal.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../term-tree.ts';
import { eachBreakdown, eachBreakdownAnywhere } from './breakdowns.ts';
import { codeIn } from './categories.ts';
import {
  currencyOf,
  decimalOf,
  eachAllowance,
  eachCharge,
  eachGroup,
  eachTopElement,
  eachValue,
  exists,
  invoiceItself,
  isVat,
  mustEqual,
  mustEqualInCii,
  sum,
  twoDecimals,
  valueIn,
} from './constraints.ts';
import { once } from './once.ts';
import { rule, splitRule, type Holds, type TermRule } from './rule.ts';

const totals = eachGroup('BG-22');

const total = (code: string, term: string, say: string): TermRule =>
  rule(code, { terms: [term], say, on: totals, must: exists(term) });

/** A sum to two decimals, and whether CII makes a negative zero of it. */
function sumOfWritten(values: readonly TermValue[]): { readonly total: Decimal; readonly isNegativeZero: boolean } {
  const exact = sum(values.map(({ decimal }) => decimal));
  const total = exact.roundedUp(2);
  const isNegative = values.length > 0 && values.every(({ text }) => isNegativeZero(text));
  return { total, isNegativeZero: total.isZero() && (exact.units < 0n || isNegative) };
}

/** A total of allowances or charges: present exactly if there are any, and equal to their sum. */
const sumOf = (term: string, each: (invoice: InvoiceTerms) => readonly TermGroup[], amount: string) => {
  const parts = once((invoice) => {
    const groups = each(invoice);
    const values = groups.flatMap((group) => valueIn(group, amount) ?? []);
    return { none: groups.length === 0, ...sumOfWritten(values) };
  });
  return (group: TermGroup, invoice: InvoiceTerms): Holds => {
    const { none, total: right, isNegativeZero: isNegative } = parts(invoice);
    if (none && !exists(term)(group)) return true;
    return invoice.syntax === 'cii'
      ? mustEqualInCii(valueIn(group, term), right, isNegative)
      : mustEqual(decimalOf(group, term), right);
  };
};

const sumOfLines = once((invoice) =>
  sum(invoice.invoice.groupsOf('BG-25').map((line) => decimalOf(line, 'BT-131'))).roundedUp(2),
);
const sumOfTaxes = once((invoice) =>
  sumOfWritten(invoice.groups('BG-23').flatMap((part) => valueIn(part, 'BT-117') ?? [])),
);

/** The decimal of an optional term: default zero; undefined if invalid. */
function orZero(group: TermGroup, term: string): Decimal | undefined {
  return exists(term)(group) ? decimalOf(group, term) : Decimal.ZERO;
}

/** The element of this total in UBL. OIOUBL has the tax in it, so it is not the term there, but the rules judge it all the same. */
const exclusiveOf = ({ node }: TermGroup): XmlElement | undefined =>
  node && isElement(node) ? childOf(node, 'TaxExclusiveAmount') : undefined;

const netOf = (group: TermGroup): Decimal | undefined =>
  exists('BT-109')(group) ? decimalOf(group, 'BT-109') : parseDecimal(exclusiveOf(group)?.text ?? '');

function withoutVat(group: TermGroup, { syntax }: InvoiceTerms): Holds {
  const lines = decimalOf(group, 'BT-106');
  const charges = orZero(group, 'BT-108');
  const allowances = orZero(group, 'BT-107');
  if (!lines || !charges || !allowances) return false;
  // UBL does not round if nothing is added.
  const isSum = syntax === 'cii' || exists('BT-108')(group) || exists('BT-107')(group);
  const right = lines.plus(charges).minus(allowances);
  return mustEqual(netOf(group), isSum ? right.roundedUp(2) : right);
}

function amountDue(group: TermGroup, { syntax }: InvoiceTerms): Holds {
  const gross = decimalOf(group, 'BT-112');
  const paid = orZero(group, 'BT-113');
  const rounding = orZero(group, 'BT-114');
  if (!gross || !paid || !rounding) return false;
  const due = decimalOf(group, 'BT-115');
  const right = gross.minus(paid).plus(rounding);
  if (syntax === 'cii') return mustEqual(due, right);
  // UBL rounds both sides if something is added or subtracted.
  const left = exists('BT-113')(group) ? gross.minus(paid).roundedUp(2) : gross;
  const found = exists('BT-114')(group) ? due?.minus(rounding).roundedUp(2) : due;
  return found?.equals(left) ? true : { right: right.toString() };
}

/** One total of VAT in the currency of the invoice; total without VAT plus VAT equals the total with VAT. */
const withVat =
  (freeOfVat: boolean) =>
  (_: TermGroup, invoice: InvoiceTerms): Holds => {
    const currency = invoice.value('BT-5');
    if (!currency) return true;
    const group = invoice.group('BG-22');
    const taxes = eachValue('BT-110', 'BT-111')(invoice).filter((tax) => currencyOf(tax) === currency.text);
    const net = group && netOf(group);
    const gross = group && decimalOf(group, 'BT-112');
    if (!net) return false;
    if (freeOfVat && gross?.equals(net)) return true;
    const tax = taxes.length === 1 ? taxes[0]?.decimal : undefined;
    return tax ? mustEqual(gross, net.plus(tax).roundedUp(2)) : false;
  };

/** Tax of a category: base times rate, within one unit; zero without a rate. */
const taxOfRate =
  (limit: (difference: number) => boolean) =>
  (group: TermGroup): Holds => {
    const tax = decimalOf(group, 'BT-117');
    const rate = isForVat(group) ? decimalOf(group, 'BT-119') : undefined;
    if (!tax) return false;
    if (!rate || rate.roundedUp(0).isZero()) return tax.roundedUp(0).isZero() ? true : { right: '0' };
    const base = decimalOf(group, 'BT-116');
    if (!base) return false;
    const right = base.absolute().times(rate).times(HUNDREDTH).roundedUp(2);
    return limit(tax.absolute().minus(right).absolute().compare(ONE)) ? true : { right: right.toString() };
  };

/** This rule ignores white space in both syntaxes. */
const isForVat = (group: TermGroup): boolean => isVat(group.value('BT-118-0'), 'ubl');

const ONE = new Decimal(1n, 0);
const HUNDREDTH = new Decimal(1n, 2);

/** CII judges these three categories only by their own rules. */
const OWN_RULES_IN_CII = ['L', 'M', 'O'];

export const breakdownsOfCii = (invoice: InvoiceTerms): readonly TermGroup[] =>
  eachBreakdown(invoice).filter(
    (group) => !(OWN_RULES_IN_CII.includes(group.value('BT-118')?.text ?? '') && isVat(group.value('BT-118-0'), 'cii')),
  );

const breakdown = (
  code: string,
  terms: readonly string[],
  say: string,
  must: (group: TermGroup, invoice: InvoiceTerms) => Holds,
): TermRule =>
  splitRule(code, { terms, say, ubl: { on: eachBreakdownAnywhere, must }, cii: { on: breakdownsOfCii, must } });

const hasVat = (group: TermGroup, { syntax }: InvoiceTerms): boolean => isVat(group.value('BT-118-0'), syntax);

/** In UBL each total is beside its parts. */
function ublTaxTotal(element: XmlElement): Holds {
  const parts = element.children.filter(({ name }) => name === 'TaxSubtotal');
  if (parts.length === 0) return true;
  const taxes = parts.map((part) => parseDecimal(childOf(part, 'TaxAmount')?.text ?? ''));
  return mustEqual(parseDecimal(childOf(element, 'TaxAmount')?.text ?? ''), sum(taxes).roundedUp(2));
}

const inInvoiceCurrency = (invoice: InvoiceTerms): readonly TermValue[] =>
  eachValue('BT-110')(invoice).filter((tax) => currencyOf(tax) === invoice.value('BT-5')?.text);

/** The sums of the invoice, and the VAT breakdown. */
export const totalRules: readonly TermRule[] = [
  total('BR-12', 'BT-106', 'The totals say the sum of the lines'),
  rule('BR-13', {
    terms: ['BT-109'],
    say: 'The totals say the total without VAT',
    on: totals,
    must: (group) => exists('BT-109')(group) || exclusiveOf(group) !== undefined,
  }),
  total('BR-14', 'BT-112', 'The totals say the total with VAT'),
  total('BR-15', 'BT-115', 'The totals say the amount due'),
  breakdown('BR-45', ['BT-116'], 'An entry of the VAT breakdown has a taxable amount', exists('BT-116')),
  breakdown('BR-46', ['BT-117'], 'An entry of the VAT breakdown has a tax amount', exists('BT-117')),
  breakdown(
    'BR-47',
    ['BT-118'],
    'An entry of the VAT breakdown has a category',
    (group, invoice) => hasVat(group, invoice) && exists('BT-118')(group),
  ),
  breakdown(
    'BR-48',
    ['BT-119', 'BT-118'],
    'An entry of the VAT breakdown has a rate, unless it is not subject to VAT',
    (group, invoice) =>
      hasVat(group, invoice) && (exists('BT-119')(group) || codeIn(group.value('BT-118'), invoice.syntax) === 'O'),
  ),
  rule('BR-CO-10', {
    terms: ['BT-106'],
    say: 'The sum of the lines is the sum of their net amounts',
    on: totals,
    must: (group, invoice) => mustEqual(decimalOf(group, 'BT-106'), sumOfLines(invoice)),
  }),
  rule('BR-CO-11', {
    terms: ['BT-107'],
    say: 'The sum of allowances is that of the allowances on the whole invoice',
    on: totals,
    must: sumOf('BT-107', eachAllowance('BG-20'), 'BT-92'),
  }),
  rule('BR-CO-12', {
    terms: ['BT-108'],
    say: 'The sum of charges is that of the charges on the whole invoice',
    on: totals,
    must: sumOf('BT-108', eachCharge('BG-21'), 'BT-99'),
  }),
  rule('BR-CO-13', {
    terms: ['BT-109', 'BT-106', 'BT-107', 'BT-108'],
    say: 'The total without VAT is the sum of the lines less allowances plus charges',
    on: totals,
    must: withoutVat,
  }),
  splitRule('BR-CO-14', {
    terms: ['BT-110', 'BT-117'],
    say: 'The total VAT is the sum of the tax amounts of the breakdown',
    ubl: { on: eachTopElement('TaxTotal'), must: ublTaxTotal },
    cii: {
      on: inInvoiceCurrency,
      must: (tax, invoice) => {
        const right = sumOfTaxes(invoice);
        return mustEqualInCii(tax, right.total, right.isNegativeZero);
      },
    },
  }),
  splitRule('BR-CO-15', {
    terms: ['BT-112', 'BT-109', 'BT-110'],
    say: 'The total with VAT is the total without VAT plus the total VAT in the currency of the invoice',
    ubl: { on: invoiceItself, must: withVat(false) },
    cii: { on: invoiceItself, must: withVat(true) },
  }),
  rule('BR-CO-16', {
    terms: ['BT-115', 'BT-112', 'BT-113', 'BT-114'],
    say: 'The amount due is the total with VAT less what was paid plus the rounding',
    on: totals,
    must: amountDue,
  }),
  splitRule('BR-CO-17', {
    terms: ['BT-117', 'BT-116', 'BT-119'],
    say: 'The tax of a category is its taxable amount times its rate',
    ubl: { on: eachBreakdownAnywhere, must: taxOfRate((difference) => difference < 0) },
    cii: { on: breakdownsOfCii, must: taxOfRate((difference) => difference <= 0) },
  }),
  splitRule('BR-CO-18', {
    terms: ['BG-23'],
    say: 'An invoice has a VAT breakdown',
    ubl: { on: invoiceItself, must: hasBreakdown },
    // Judged at the lines, so that an invoice without lines is not reported twice.
    cii: { on: (invoice) => (invoice.group('BG-25') ? [invoice.invoice] : []), must: hasBreakdown },
  }),
  ...decimalRules(),
];

function hasBreakdown(_: TermGroup, invoice: InvoiceTerms): boolean {
  return eachBreakdown(invoice).length > 0;
}

/** Amounts have at most two decimals. */
function decimalRules(): TermRule[] {
  const rows: readonly (readonly [
    code: string,
    term: string,
    on: (invoice: InvoiceTerms) => readonly TermGroup[],
    what: string,
  ])[] = [
    ['BR-DEC-01', 'BT-92', eachAllowance('BG-20'), 'The amount of an allowance on the whole invoice'],
    ['BR-DEC-02', 'BT-93', eachAllowance('BG-20'), 'The base of an allowance on the whole invoice'],
    ['BR-DEC-05', 'BT-99', eachCharge('BG-21'), 'The amount of a charge on the whole invoice'],
    ['BR-DEC-06', 'BT-100', eachCharge('BG-21'), 'The base of a charge on the whole invoice'],
    ['BR-DEC-09', 'BT-106', totals, 'The sum of the lines'],
    ['BR-DEC-10', 'BT-107', totals, 'The sum of allowances'],
    ['BR-DEC-11', 'BT-108', totals, 'The sum of charges'],
    ['BR-DEC-12', 'BT-109', totals, 'The total without VAT'],
    ['BR-DEC-14', 'BT-112', totals, 'The total with VAT'],
    ['BR-DEC-16', 'BT-113', totals, 'The paid amount'],
    ['BR-DEC-17', 'BT-114', totals, 'The rounding amount'],
    ['BR-DEC-18', 'BT-115', totals, 'The amount due'],
    ['BR-DEC-23', 'BT-131', eachGroup('BG-25'), 'The net amount of a line'],
    ['BR-DEC-24', 'BT-136', eachAllowance('BG-27'), 'The amount of an allowance on a line'],
    ['BR-DEC-25', 'BT-137', eachAllowance('BG-27'), 'The base of an allowance on a line'],
    ['BR-DEC-27', 'BT-141', eachCharge('BG-28'), 'The amount of a charge on a line'],
    ['BR-DEC-28', 'BT-142', eachCharge('BG-28'), 'The base of a charge on a line'],
  ];
  return [
    ...rows.map(([code, term, on, what]) =>
      rule(code, { terms: [term], say: `${what} has at most two decimals`, on, must: twoDecimals(term) }),
    ),
    totalVatDecimals('BR-DEC-13', 'BT-5', 'The total VAT has at most two decimals'),
    totalVatDecimals('BR-DEC-15', 'BT-6', 'The total VAT in accounting currency has at most two decimals'),
    breakdown(
      'BR-DEC-19',
      ['BT-116'],
      'The taxable amount of a category has at most two decimals',
      twoDecimals('BT-116'),
    ),
    breakdown('BR-DEC-20', ['BT-117'], 'The tax amount of a category has at most two decimals', twoDecimals('BT-117')),
  ];
}

/**
 * CII: the official binding requires one matching total; UBL: its official binding never matches and requires nothing.
 */
function totalVatDecimals(code: string, currency: 'BT-5' | 'BT-6', say: string): TermRule {
  const holds = once((invoice) => {
    const taxes = eachValue('BT-110', 'BT-111')(invoice);
    const wanted = invoice.value(currency)?.text;
    if (taxes.length === 0 || (currency === 'BT-6' && wanted === undefined)) return true;
    return taxes.some((tax) => {
      if (currencyOf(tax) === wanted) return tax.decimal?.roundedUp(2).equals(tax.decimal) ?? false;
      return currency === 'BT-5';
    });
  });
  return splitRule(code, {
    terms: ['BT-110', 'BT-111'],
    say,
    cii: { on: totals, must: (_, invoice) => holds(invoice) },
  });
}
