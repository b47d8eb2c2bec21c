import { about, at, decimals, needs, product, rows, sum } from '../../rules/kit/verbs.ts';
import type { Finder } from '../../rules/kit/subject.ts';
import { childOf, isElement, type XmlElement } from '../../xml/xml-tree.ts';
import { Decimal, isNegativeZero, parseDecimal } from '../decimal.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../term-tree.ts';
import { eachBreakdown } from './breakdowns.ts';
import { codeIn } from './categories.ts';
import {
  currencyOf,
  decimalOf,
  eachAllowance,
  eachCharge,
  eachValue,
  exists,
  isVat,
  mustEqual,
  mustEqualInCii,
  sum as sumOfAll,
  valueIn,
} from './constraints.ts';
import { once } from './once.ts';
import { ALLOWANCES, BREAKDOWN, CHARGES, LINE_ALLOWANCES, LINE_CHARGES } from './places.ts';
import type { Holds, Subject } from './rule.ts';

/** The sums of the invoice, and the VAT breakdown. */

type Judges = (group: TermGroup, invoice: InvoiceTerms) => Holds;

/** A judgement of groups. */
const ofGroup =
  (judge: Judges) =>
  (subject: Subject, invoice: InvoiceTerms): Holds =>
    judge(subject as TermGroup, invoice);

/** A sum to two decimals, and whether CII makes a negative zero of it. */
function sumOfWritten(values: readonly TermValue[]): { readonly total: Decimal; readonly isNegativeZero: boolean } {
  const exact = sumOfAll(values.map(({ decimal }) => decimal));
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
  sumOfAll(invoice.invoice.groupsOf('BG-25').map((line) => decimalOf(line, 'BT-131'))).roundedUp(2),
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

const hasVat = (group: TermGroup, { syntax }: InvoiceTerms): boolean => isVat(group.value('BT-118-0'), syntax);

/** In UBL each total is beside its parts. */
function ublTaxTotal(element: XmlElement): Holds {
  const parts = element.children.filter(({ name }) => name === 'TaxSubtotal');
  if (parts.length === 0) return true;
  const taxes = parts.map((part) => parseDecimal(childOf(part, 'TaxAmount')?.text ?? ''));
  return mustEqual(parseDecimal(childOf(element, 'TaxAmount')?.text ?? ''), sumOfAll(taxes).roundedUp(2));
}

const inInvoiceCurrency: Finder = {
  name: 'total VAT in the currency of the invoice',
  find: (invoice) => eachValue('BT-110')(invoice).filter((tax) => currencyOf(tax) === invoice.value('BT-5')?.text),
};

/**
 * CII: the official binding requires one matching total; UBL: its official binding never matches and requires nothing.
 */
const totalVatDecimals = (currency: 'BT-5' | 'BT-6') => {
  const holds = once((invoice) => {
    const taxes = eachValue('BT-110', 'BT-111')(invoice);
    const wanted = invoice.value(currency)?.text;
    if (taxes.length === 0 || (currency === 'BT-6' && wanted === undefined)) return true;
    return taxes.some((tax) => {
      if (currencyOf(tax) === wanted) return tax.decimal?.roundedUp(2).equals(tax.decimal) ?? false;
      return currency === 'BT-5';
    });
  });
  return (_: Subject, invoice: InvoiceTerms): boolean => holds(invoice);
};

const twoDecimals = (...list: readonly (readonly [id: string, term: string])[]) =>
  list.map(([id, term]) => decimals(id, term, 2));

export const TOTAL_ROWS = rows(
  at(
    'BG-22',
    needs('BR-12', 'BT-106'),
    needs('BR-13', 'BT-109', {
      by: ofGroup((totals) => exists('BT-109')(totals) || exclusiveOf(totals) !== undefined),
    }),
    needs('BR-14', 'BT-112'),
    needs('BR-15', 'BT-115'),
  ),
  at(
    BREAKDOWN,
    needs('BR-45', 'BT-116'),
    needs('BR-46', 'BT-117'),
    needs('BR-47', 'BT-118', { by: ofGroup((entry, invoice) => hasVat(entry, invoice) && exists('BT-118')(entry)) }),
    needs('BR-48', 'BT-119', {
      ...about('BT-119', 'BT-118'),
      by: ofGroup(
        (entry, invoice) =>
          hasVat(entry, invoice) && (exists('BT-119')(entry) || codeIn(entry.value('BT-118'), invoice.syntax) === 'O'),
      ),
    }),
  ),
  at(
    'BG-22',
    sum('BR-CO-10', 'BT-106', 'sum(BT-131)', 2, {
      by: ofGroup((totals, invoice) => mustEqual(decimalOf(totals, 'BT-106'), sumOfLines(invoice))),
    }),
    sum('BR-CO-11', 'BT-107', 'sum(BT-92)', 2, { by: ofGroup(sumOf('BT-107', eachAllowance('BG-20'), 'BT-92')) }),
    sum('BR-CO-12', 'BT-108', 'sum(BT-99)', 2, { by: ofGroup(sumOf('BT-108', eachCharge('BG-21'), 'BT-99')) }),
    sum('BR-CO-13', 'BT-109', 'BT-106 - BT-107 + BT-108', 2, {
      terms: ['BT-109', 'BT-106', 'BT-107', 'BT-108'],
      by: ofGroup(withoutVat),
    }),
  ),
  at(
    { ubl: '/*/TaxTotal', cii: inInvoiceCurrency },
    sum('BR-CO-14', { ubl: 'TaxAmount', cii: '.' }, 'sum(BT-117)', 2, {
      terms: ['BT-110', 'BT-117'],
      by: {
        ubl: (total) => ublTaxTotal(total as XmlElement),
        cii: (tax, invoice) => {
          const right = sumOfTaxes(invoice);
          return mustEqualInCii(tax as TermValue, right.total, right.isNegativeZero);
        },
      },
    }),
  ),
  at(
    '',
    sum('BR-CO-15', 'BT-112', 'BT-109 + BT-110', 2, {
      terms: ['BT-112', 'BT-109', 'BT-110'],
      by: { ubl: ofGroup(withVat(false)), cii: ofGroup(withVat(true)) },
    }),
  ),
  at(
    'BG-22',
    sum('BR-CO-16', 'BT-115', 'BT-112 - BT-113 + BT-114', 2, {
      terms: ['BT-115', 'BT-112', 'BT-113', 'BT-114'],
      by: ofGroup(amountDue),
    }),
  ),
  at(
    BREAKDOWN,
    product('BR-CO-17', 'BT-117', 'BT-116 × BT-119 %', {
      terms: ['BT-117', 'BT-116', 'BT-119'],
      by: {
        ubl: ofGroup(taxOfRate((difference) => difference < 0)),
        cii: ofGroup(taxOfRate((difference) => difference <= 0)),
      },
    }),
  ),
  // Judged at the lines in CII, so that an invoice without lines is not reported twice.
  at(
    { ubl: '', cii: '[BG-25]' },
    needs('BR-CO-18', 'BG-23', { by: (_, invoice) => eachBreakdown(invoice).length > 0 }),
  ),
  at(ALLOWANCES, ...twoDecimals(['BR-DEC-01', 'BT-92'], ['BR-DEC-02', 'BT-93'])),
  at(CHARGES, ...twoDecimals(['BR-DEC-05', 'BT-99'], ['BR-DEC-06', 'BT-100'])),
  at(
    'BG-22',
    ...twoDecimals(
      ['BR-DEC-09', 'BT-106'],
      ['BR-DEC-10', 'BT-107'],
      ['BR-DEC-11', 'BT-108'],
      ['BR-DEC-12', 'BT-109'],
      ['BR-DEC-14', 'BT-112'],
      ['BR-DEC-16', 'BT-113'],
      ['BR-DEC-17', 'BT-114'],
      ['BR-DEC-18', 'BT-115'],
    ),
  ),
  at('BG-25', decimals('BR-DEC-23', 'BT-131', 2)),
  at(LINE_ALLOWANCES, ...twoDecimals(['BR-DEC-24', 'BT-136'], ['BR-DEC-25', 'BT-137'])),
  at(LINE_CHARGES, ...twoDecimals(['BR-DEC-27', 'BT-141'], ['BR-DEC-28', 'BT-142'])),
  at(
    { cii: 'BG-22' },
    decimals('BR-DEC-13', 'BT-110', 2, { terms: ['BT-110', 'BT-111'], by: totalVatDecimals('BT-5') }),
    decimals('BR-DEC-15', 'BT-111', 2, { terms: ['BT-110', 'BT-111'], by: totalVatDecimals('BT-6') }),
  ),
  at(BREAKDOWN, ...twoDecimals(['BR-DEC-19', 'BT-116'], ['BR-DEC-20', 'BT-117'])),
);
