import { Decimal, parseDecimal } from '../../../../en16931/decimal.ts';
import { below, each, type Where } from '../../../../en16931/rules/elements.ts';
import { once } from '../../../../en16931/rules/once.ts';
import type { TermRule } from '../../../../en16931/rules/rule.ts';
import type { InvoiceTerms, Syntax } from '../../../../en16931/term-tree.ts';
import { attributeOf, type XmlElement } from '../../../../xml/xml-tree.ts';
import { about, entry as entered, product, sum, type Unplaced } from '../../../kit/verbs.ts';
import { ruled, type Must } from '../../functions/table.ts';
import { numberOf, textsAt, textsKept } from '../texts.ts';
import { borneBy, isCounted, isRateless, kindOf, SYNTACTIC, type Borne } from './borne.ts';
import { cents, isWithin, ofDouble, Tally } from './figures.ts';

/** The names of a set's rules, and how it computes sums. */
export interface Naming {
  readonly syntax: Syntax;
  /** Prefix of a number of a rule on totals. */
  readonly totals: string;
  /** Prefix of the category in ids of rules that require its entry, and of those on its base. */
  readonly entries: string;
  readonly bases: string;
  /** Ids of the rule on a category's base that is met by either way of adding, and of that on the tax. */
  readonly either: (family: string) => string;
  readonly tax: string;
  /** Whether sums of lines and allowances use exact figures. */
  readonly isExact: boolean;
  /** Whether freight counts towards a category. */
  readonly hasFreight: boolean;
  /** Whether an entry without a rate breaks the rules on its base. */
  readonly needsRate: boolean;
}

const figure = (total: XmlElement, name: string): Decimal | undefined => {
  const [text] = textsAt(total, name);
  return text === undefined ? undefined : parseDecimal(text);
};

const NAMES = {
  ubl: {
    lines: 'LineExtensionAmount',
    allowances: 'AllowanceTotalAmount',
    charges: 'ChargeTotalAmount',
    net: 'TaxExclusiveAmount',
    gross: 'TaxInclusiveAmount',
  },
  cii: {
    lines: 'LineTotalAmount',
    allowances: 'AllowanceTotalAmount',
    charges: 'ChargeTotalAmount',
    net: 'TaxBasisTotalAmount',
    gross: 'GrandTotalAmount',
  },
} as const;

interface Sums {
  readonly lines: Tally;
  /** All written lines, whether they count or not. */
  readonly written: number;
  readonly allowances: Tally;
  readonly charges: Tally;
  readonly freight: Tally;
}

const sumsIn = (syntax: Syntax) =>
  once((invoice): Sums => {
    const { lines, netPath, allowances, freight, amountPath } = SYNTACTIC[syntax];
    const written = lines.lines(invoice);
    const counted = written.filter((line) => isCounted(syntax, line, invoice));
    const tally = Tally.of(counted.flatMap((line) => textsAt(line, netPath)));
    // CII counts lines, UBL their amounts.
    if (syntax === 'cii') tally.count = counted.length;
    const adjusted = (isCharge: boolean): Tally => {
      const all = allowances(invoice, isCharge);
      const sum = Tally.of(all.flatMap((element) => textsAt(element, amountPath)));
      sum.count = all.length;
      return sum;
    };
    return {
      lines: tally,
      written: written.length,
      allowances: adjusted(false),
      charges: adjusted(true),
      freight: Tally.of(freight(invoice).flatMap((element) => textsAt(element, 'AppliedAmount'))),
    };
  });
const SUMS = { ubl: sumsIn('ubl'), cii: sumsIn('cii') } as const;

const CATEGORIES = [
  ['S', 'S'],
  ['Z', 'Z'],
  ['E', 'E'],
  ['AE', 'AE'],
  ['IC', 'K'],
  ['G', 'G'],
  ['O', 'O'],
  ['AF', 'L'],
  ['AG', 'M'],
] as const;

/** Rules on totals and on the VAT breakdown with a tolerance of a cent for each line, allowance and charge. */
export function sumRules(naming: Naming): readonly TermRule[] {
  const { syntax, totals, isExact } = naming;
  const { totals: on } = SYNTACTIC[syntax];
  const names = NAMES[syntax];
  const sums = SUMS[syntax];
  const roundedOf = (tally: Tally, exact: boolean): Decimal => (exact ? tally.rounded : ofDouble(tally.binaryRounded));
  const chargesOf = ({ charges, freight }: Sums, exact: boolean): Decimal =>
    roundedOf(charges, exact).plus(ofDouble(freight.binaryRounded));
  const countOf = ({ lines, allowances, charges, freight }: Sums): number =>
    lines.count + allowances.count + charges.count + freight.count;

  const total = (number: string, name: string, formula: string, terms: readonly string[], must: Must) =>
    ruled(syntax, sum(totals + number, name, formula, undefined, about(...terms)), on, must);

  /** UBL uses binary numbers from the first one on. */
  const netOfUbl = (net: Decimal, { lines, allowances, charges }: Sums): number =>
    Math.round(
      Math.abs(Number(net.toString()) - lines.binaryRounded + allowances.binaryRounded - charges.binaryRounded) * 100,
    ) / 100;

  const isTotalOf = (
    element: XmlElement,
    name: string,
    tally: Tally,
    right: Decimal,
    isNone: boolean,
    more = 0,
  ): boolean => {
    if (isNone && below(element, name).length === 0) return true;
    const written = figure(element, name);
    return written !== undefined && isWithin(written.minus(right), tally.count + more);
  };

  return [
    ...total('10', names.lines, 'sum(BT-131)', ['BT-106', 'BT-131'], (element, invoice) => {
      const { lines, written } = sums(invoice);
      const given = figure(element, names.lines);
      if (!given) return false;
      if (syntax === 'cii') return isWithin(given.minus(roundedOf(lines, isExact)), written);
      const difference = Math.round(Math.abs(Number(given.toString()) - lines.binaryRounded) * 100) / 100;
      return difference <= lines.count / 100;
    }),
    ...total('11', names.allowances, 'sum(BT-92)', ['BT-107', 'BT-92'], (element, invoice) => {
      const { allowances } = sums(invoice);
      return isTotalOf(element, names.allowances, allowances, roundedOf(allowances, isExact), allowances.count === 0);
    }),
    ...total('12', names.charges, 'sum(BT-99)', ['BT-108', 'BT-99'], (element, invoice) => {
      const all = sums(invoice);
      const { charges, freight } = all;
      return isTotalOf(element, names.charges, charges, chargesOf(all, isExact), charges.count === 0, freight.count);
    }),
    ...total(
      '13',
      names.net,
      'sum(BT-131) - sum(BT-92) + sum(BT-99)',
      ['BT-109', 'BT-131', 'BT-92', 'BT-99'],
      (element, invoice) => {
        const all = sums(invoice);
        const net = figure(element, names.net);
        if (!net) return false;
        if (syntax === 'ubl') return netOfUbl(net, all) <= countOf(all) / 100;
        const right = roundedOf(all.lines, isExact).minus(roundedOf(all.allowances, false)).plus(chargesOf(all, false));
        return isWithin(net.minus(right), countOf(all));
      },
    ),
    ...total('15', names.gross, 'BT-109 + BT-110', ['BT-112', 'BT-109', 'BT-110'], (element, invoice) =>
      isGross(syntax, element, invoice, countOf(sums(invoice))),
    ),
    ...CATEGORIES.flatMap(([family, code]) => categoryRules(naming, family, code)),
  ];
}

const taxesOfUbl = once(({ root }) => (root ? below(root, 'TaxTotal/TaxAmount') : []));

/** UBL requires nothing without VAT in the invoice currency; CII requires it. */
function isGross(syntax: Syntax, total: XmlElement, invoice: InvoiceTerms, count: number): boolean {
  const currencies = new Set(
    syntax === 'ubl'
      ? textsKept(invoice, invoice.root, 'DocumentCurrencyCode')
      : textsKept(invoice, total.parent, 'InvoiceCurrencyCode'),
  );
  const all = syntax === 'ubl' ? taxesOfUbl(invoice) : below(total, 'TaxTotalAmount');
  const taxes = all.filter((element) => currencies.has(attributeOf(element, 'currencyID')?.value ?? ''));
  if (syntax === 'ubl' && taxes.length === 0) return true;
  const { net: netName, gross: grossName } = NAMES[syntax];
  const [net, gross] = [figure(total, netName), figure(total, grossName)];
  const tax = parseDecimal(taxes[0]?.text ?? '');
  if (!net || !gross || !tax) return false;
  if (syntax === 'cii' && taxes.length > 1) return net.equals(gross);
  return isWithin(gross.minus(tax).minus(net), count);
}

function categoryRules(naming: Naming, family: string, code: string): readonly TermRule[] {
  const { syntax, entries: prefix, bases, hasFreight } = naming;
  const { entries, isVat } = SYNTACTIC[syntax];
  const own: Where = (invoice) =>
    entries(invoice).filter((entry) => kindOf(syntax, entry).category === code && isVat(entry));
  const isBase =
    (withReason: boolean) =>
    (entry: XmlElement, invoice: InvoiceTerms): boolean =>
      !(naming.needsRate && isRateless(kindOf(syntax, entry))) &&
      isSumOf(syntax, baseOf(syntax, entry, invoice), borneBy(syntax, kindOf(syntax, entry), withReason, invoice));
  const beside = (ubl: string, cii: string): string => (syntax === 'ubl' ? `../${ubl}` : cii);
  /** What bears a category at its rate, and perhaps for its reason. */
  const base = (id: string, must: Must): readonly TermRule[] =>
    ruled(
      syntax,
      sum(
        id,
        beside('TaxableAmount', 'BasisAmount'),
        'sum(BT-131) - sum(BT-92) + sum(BT-99)',
        undefined,
        about('BT-116', 'BT-118', 'BT-119'),
      ),
      own,
      must,
    );
  const taxed: Unplaced = product(
    naming.tax,
    beside('TaxAmount', 'CalculatedAmount'),
    'BT-116 × BT-119 %',
    about('BT-117', 'BT-116', 'BT-119'),
  );
  return [
    ...ruled(
      syntax,
      entered(`${prefix}${family}-01`, code, about('BT-118', 'BT-151', 'BT-95', 'BT-102')),
      '/',
      (_, invoice) => isOnBoth(syntax, code, hasFreight, invoice),
    ),
    ...base(
      naming.either(family),
      (element, invoice) => isBase(true)(element, invoice) || isBase(false)(element, invoice),
    ),
    ...(
      [
        ['ini', false],
        ['rev', true],
      ] as const
    ).flatMap(([suffix, withReason]) =>
      base(`${bases}${family}-08${suffix}`, isBase(withReason)).map((rule) => ({
        ...rule,
        severity: 'warning' as const,
      })),
    ),
    ...(code === 'S' ? ruled(syntax, taxed, own, (element, invoice) => isTaxOf(syntax, element, invoice)) : []),
  ];
}

/** UBL has the amounts of an entry beside its category. */
const amountOf = (
  syntax: Syntax,
  entry: XmlElement,
  invoice: InvoiceTerms,
  [ubl, cii]: readonly [string, string],
): Decimal | undefined => {
  if (syntax === 'cii') return figure(entry, cii);
  const [text] = textsKept(invoice, entry.parent, ubl);
  return text === undefined ? undefined : parseDecimal(text);
};
const baseOf = (syntax: Syntax, entry: XmlElement, invoice: InvoiceTerms): Decimal | undefined =>
  amountOf(syntax, entry, invoice, ['TaxableAmount', 'BasisAmount']);

const countOf = ({ lines, allowances, charges, freight }: Borne): number =>
  lines.count + allowances.count + charges.count + freight.count;

function isSumOf(syntax: Syntax, base: Decimal | undefined, borne: Borne): boolean {
  if (!base) return false;
  const { lines, allowances, charges, freight } = borne;
  if (syntax === 'cii') {
    const right = lines.rounded.minus(allowances.rounded).plus(charges.rounded).plus(freight.rounded);
    return isWithin(base.minus(right), countOf(borne));
  }
  const rest = numberOf(base.toString()) - lines.binaryRounded + allowances.binaryRounded - charges.binaryRounded;
  return Math.abs(rest) <= countOf(borne) / 100;
}

const HUNDREDTH = new Decimal(1n, 2);

/** CII also allows cents for items with the rate and any reason. */
function isTaxOf(syntax: Syntax, entry: XmlElement, invoice: InvoiceTerms): boolean {
  const base = baseOf(syntax, entry, invoice);
  const rate = figure(entry, SYNTACTIC[syntax].tax.rate);
  const tax = amountOf(syntax, entry, invoice, ['TaxAmount', 'CalculatedAmount']);
  if (!base || !rate || !tax) return false;
  const difference = tax.minus(base.times(rate).times(HUNDREDTH).roundedUp(2)).absolute();
  const kind = kindOf(syntax, entry);
  const counts = [true, ...(syntax === 'cii' ? [false] : [])].map((withReason) =>
    countOf(borneBy(syntax, kind, withReason, invoice)),
  );
  return counts.some((count) => difference.compare(cents(count)) <= 0);
}

/** Places of a category: in the breakdown, and on its items. */
function isOnBoth(syntax: Syntax, code: string, hasFreight: boolean, invoice: InvoiceTerms): boolean {
  const { entries, lines, lineTax, allowanceTax } = SYNTACTIC[syntax];
  const isOf = (tax: XmlElement): boolean => kindOf(syntax, tax).category === code;
  const isReported = entries(invoice).some(isOf);
  const borne =
    syntax === 'ubl'
      ? (invoice.root ? below(invoice.root, `AllowanceCharge/${allowanceTax}`) : []).some(isOf) ||
        lines.lines(invoice).some((line) => isCounted(syntax, line, invoice) && below(line, lineTax).some(isOf))
      : lines.lines(invoice).some((line) => below(line, lineTax).some(isOf)) ||
        each('CategoryTradeTax', ...(hasFreight ? ['AppliedTradeTax'] : []))(invoice).some(isOf);
  return isReported === borne;
}
