import {
  about,
  at,
  entry,
  forbids,
  missingIsWrong,
  needs,
  needsOneOf,
  product,
  range,
  rows,
  sum,
} from '../../rules/kit/verbs.ts';
import { Decimal, writtenSign } from '../decimal.ts';
import type { Unplaced } from '../../rules/kit/verbs.ts';
import type { AnyRow, Range, RowOptions } from '../../rules/kit/row.ts';
import type { Finder } from '../../rules/kit/subject.ts';
import type { InvoiceTerms, Syntax, TermGroup, TermValue } from '../term-tree.ts';
import { writtenCategories, type WrittenCategory } from './breakdowns.ts';
import {
  ALLOWANCE,
  LINE,
  SITES,
  CATEGORIES,
  atSite,
  bears,
  entriesOf,
  has,
  taxGroups,
  type Category,
  type Site,
} from './categories.ts';
import { decimalOf, mustBeNear, mustEqual, mustEqualInCii, valueIn } from './constraints.ts';
import { once } from './once.ts';
import type { Holds, Subject } from './rule.ts';
import { SPECIAL_ROWS } from './special-rows.ts';
import { taxNumbers } from './tax-numbers.ts';

// ── 01: the breakdown has the category exactly if something uses it ──────────────────────────────────────────────────

function entryRow({ family, code, entries }: Category): readonly AnyRow[] {
  const count = (invoice: InvoiceTerms, is: (category: WrittenCategory) => boolean): number =>
    writtenCategories(invoice).filter(is).length;
  const ubl = (_: Subject, invoice: InvoiceTerms): boolean => {
    const own = (category: WrittenCategory): boolean => category.code === code && (category.isVat || code === 'S');
    const entriesOf = count(invoice, (category) => own(category) && category.place === 'entry');
    if (entries === 'one') return entriesOf === 1 || count(invoice, own) === 0;
    const used = count(
      invoice,
      (category) => own(category) && (category.place === 'line' || category.place === 'adjustment'),
    );
    // If something uses the category, the code alone identifies the entry.
    return used > 0
      ? count(invoice, (category) => category.place === 'entry' && isEntryOf(category, code)) > 0
      : entriesOf === 0;
  };
  const cii = (_: Subject, invoice: InvoiceTerms): boolean => {
    const at = (place: WrittenCategory['place']): number =>
      count(invoice, (category) => category.code === code && category.place === place);
    const [lines, adjusted, entriesOf] = [at('line'), at('adjustment'), at('entry')];
    if (entries === 'some')
      return (lines === 0 || lines + entriesOf >= 2) && (adjusted === 0 || adjusted + entriesOf >= 2);
    if (code === 'O') return entriesOf === 0 || (entriesOf === 1 && lines + adjusted > 0);
    return lines + adjusted + entriesOf === 0 || (entriesOf === 1 && lines + adjusted > 0);
  };
  return at('', entry(`BR-${family}-01`, code, { terms: ['BT-118', 'BT-151', 'BT-95', 'BT-102'], by: { ubl, cii } }));
}

const isEntryOf = (category: WrittenCategory, code: string): boolean =>
  (code === 'S' ? category.code : category.text) === code;

// ── 02 to 04: the parties ───────────────────────────────────────────────────────────────────────────────────────

/** The seller or its representative has a tax number, or a VAT number. */
const taxed = (invoice: InvoiceTerms): boolean => {
  const { seller, representativeVat } = taxNumbers(invoice);
  return seller || representativeVat;
};
const taxedForVat = (invoice: InvoiceTerms): boolean => {
  const { sellerVat, representativeVat } = taxNumbers(invoice);
  return sellerVat || representativeVat;
};

const PARTIES: Readonly<
  Record<
    Category['parties'],
    {
      readonly row: (id: string, ...options: RowOptions[]) => Unplaced;
      readonly must: (invoice: InvoiceTerms) => boolean;
    }
  >
> = {
  seller: {
    row: (id, ...options) => needsOneOf(id, ['BT-31', 'BT-32', 'BT-63'], ...options),
    must: (invoice) => taxed(invoice),
  },
  'seller-vat': {
    row: (id, ...options) => needsOneOf(id, ['BT-31', 'BT-63'], ...options),
    must: (invoice) => taxedForVat(invoice),
  },
  both: {
    row: (id, ...options) =>
      needs(id, ['BT-31', 'BT-48'], { terms: ['BT-31', 'BT-32', 'BT-63', 'BT-48', 'BT-47'] }, ...options),
    must: (invoice) => taxed(invoice) && (taxNumbers(invoice).buyerVat || has(invoice, 'BT-47')),
  },
  'both-vat': {
    row: (id, ...options) => needs(id, ['BT-31', 'BT-48'], { terms: ['BT-31', 'BT-63', 'BT-48'] }, ...options),
    must: (invoice) => taxedForVat(invoice) && taxNumbers(invoice).buyerVat,
  },
  none: {
    row: (id, ...options) => forbids(id, ['BT-31', 'BT-63', 'BT-48'], ...options),
    must: (invoice) => !taxedForVat(invoice) && !taxNumbers(invoice).buyerVat,
  },
};

const given = (site: Site, code: string): RowOptions => ({ given: { term: site.category, text: code } });

function partyRows({ family, code, parties }: Category): readonly AnyRow[] {
  const { row, must } = PARTIES[parties];
  return SITES.flatMap((site, index) => {
    const bearing = atSite(site, code);
    const anyBears = (invoice: InvoiceTerms): boolean =>
      invoice.syntax === 'ubl' && taxGroups(site, invoice).some((group) => bears(group, site, code, 'ubl'));
    // UBL judges the invoice once and CII each occurrence; the verdict is equal.
    const place: Finder = {
      name: 'the invoice',
      like: '',
      find: (invoice) =>
        bearing(invoice).length > 0 || (code === 'S' && site === LINE && anyBears(invoice)) ? [invoice.invoice] : [],
    };
    return at(
      place,
      row(`BR-${family}-0${index + 2}`, given(site, code), {
        by: (_, invoice) => must(invoice) && bearing(invoice).length > 0,
      }),
    );
  });
}

// ── 05 to 07: the rate of a taxed item ─────────────────────────────────────────────────────────────────────────

function rateHolds(
  demand: Category['rate'],
  rate: Decimal | undefined,
  written: TermValue | undefined,
  syntax: Syntax,
  code: string,
): boolean {
  if (demand === 'none') return written === undefined;
  if (!rate) return false;
  const sign = rate.compare(Decimal.ZERO);
  // CII compares the written text with zero, UBL the number.
  if (demand === 'zero') return sign === 0 && !(syntax === 'cii' && writtenSign(written?.text ?? '') === -1);
  // The official bindings differ: CII requires a positive rate for IGIC, but not for IPSI.
  if (demand === 'any' && !(syntax === 'cii' && code === 'L')) return sign >= 0;
  return sign > 0;
}

const RATES: Readonly<Record<Exclude<Category['rate'], 'none'>, Range>> = {
  positive: { above: '0' },
  zero: { exactly: '0' },
  any: { atLeast: '0' },
};

/** The rates of sublines are not checked. */
const isOfLine = ({ id, parent }: TermGroup): boolean => id !== 'BG-30' || parent?.id !== 'BG-DEX-01';

function rateRows({ family, code, rate }: Category): readonly AnyRow[] {
  return SITES.flatMap((site, index) => {
    const id = `BR-${family}-0${index + 5}`;
    const options: RowOptions = {
      ...about(site.rate, site.category),
      ...given(site, code),
      // Of IGIC only the CII file demands more than zero.
      ...(rate === 'any' && code === 'L' && { boundsInCii: { above: '0' } }),
      by: (subject, invoice) => {
        const group = subject as TermGroup;
        return rateHolds(rate, decimalOf(group, site.rate), valueIn(group, site.rate), invoice.syntax, code);
      },
    };
    return at(
      {
        name: 'what bears the category',
        like: site.group,
        find: (invoice) => atSite(site, code)(invoice).filter(isOfLine),
      },
      rate === 'none' ? forbids(id, site.rate, options) : range(id, site.rate, RATES[rate], missingIsWrong, options),
    );
  });
}

// ── 08 and 09: taxable amount and tax of the entry ──────────────────────────────────────────────────────────────────────

/** The amounts of a category: lines and charges minus allowances, in total and per rate. */
interface Borne {
  readonly all: Decimal;
  readonly byRate: ReadonlyMap<string, Decimal>;
  /** Without the lines; only rates that an allowance or charge has. */
  readonly adjustedByRate: ReadonlyMap<string, Decimal>;
}

/** Equal for `20` and `20.00`. */
function rateKey(rate: Decimal): string {
  let { units, scale } = rate;
  for (; scale > 0 && units % 10n === 0n; scale--) units /= 10n;
  return `${units}e-${scale}`;
}

/** CII rounds the amounts of lines, charges and allowances before adding. */
const borneBy = (code: string) =>
  once((invoice): Borne => {
    const rounded = (amount: Decimal): Decimal => (invoice.syntax === 'cii' ? amount.roundedUp(2) : amount);
    let all = Decimal.ZERO;
    const byRate = new Map<string, Decimal>();
    const adjustedByRate = new Map<string, Decimal>();
    const add = (to: Map<string, Decimal>, key: string, amount: Decimal): void => {
      to.set(key, (to.get(key) ?? Decimal.ZERO).plus(amount));
    };
    for (const site of SITES) {
      let here = Decimal.ZERO;
      const ratesHere = new Map<string, Decimal>();
      for (const group of site.each(invoice)) {
        const taxes = site === LINE ? group.groupsOf('BG-30') : [group];
        if (!taxes.some((tax) => bears(tax, site, code, invoice.syntax))) continue;
        const amount = valueIn(group, site.amount)?.decimal ?? Decimal.ZERO;
        here = here.plus(amount);
        const rates = taxes.flatMap((tax) => decimalOf(tax, site.rate) ?? []);
        for (const key of new Set(rates.map(rateKey))) add(ratesHere, key, amount);
      }
      const signed = (amount: Decimal): Decimal => (site === ALLOWANCE ? rounded(amount).negated() : rounded(amount));
      all = all.plus(signed(here));
      for (const [key, amount] of ratesHere) {
        add(byRate, key, signed(amount));
        if (site !== LINE) add(adjustedByRate, key, signed(amount));
      }
    }
    return { all, byRate, adjustedByRate };
  });

function baseHolds({ code, rated }: Category, borne: Borne, entry: TermGroup, invoice: InvoiceTerms): Holds {
  const base = decimalOf(entry, 'BT-116');
  const rate = rated ? decimalOf(entry, 'BT-119') : undefined;
  // Without a rate entries cannot be distinguished; another rule requires it.
  if (rated && !rate) return true;
  const ubl = invoice.syntax === 'ubl';
  if (ubl && code !== 'S' && !invoice.group('BG-25')) return false;
  const found = rate ? borne.byRate.get(rateKey(rate)) : borne.all;
  // In UBL something must use the standard rate of an entry.
  if (ubl && code === 'S' && !found) return false;
  const right = found ?? Decimal.ZERO;
  if (!ubl) return rated || code === 'O' ? mustEqualInCii(valueIn(entry, 'BT-116'), right) : mustBeNear(base, right);
  if (!rated) return mustEqual(base, right);
  // A copy of the test for lines of credit notes has none of an invoice to add to its allowances and charges.
  const alone = code === 'S' && rate ? borne.adjustedByRate.get(rateKey(rate)) : undefined;
  return isNearInUbl(base, right) || (alone !== undefined && isNearInUbl(base, alone))
    ? true
    : { right: right.toString() };
}

/**
 * Within one unit, like the official test: it adds and subtracts 1 in floating point, so exactly one unit off may or may
 * not pass.
 */
function isNearInUbl(base: Decimal | undefined, right: Decimal): boolean {
  if (!base) return false;
  const written = Number(base.toString());
  return Decimal.ofDouble(written - 1).compare(right) < 0 && Decimal.ofDouble(written + 1).compare(right) > 0;
}

const HUNDREDTH = new Decimal(1n, 2);

function taxHolds({ rated }: Category, entry: TermGroup, syntax: Syntax): Holds {
  const written = valueIn(entry, 'BT-117');
  const tax = written?.decimal;
  if (!rated) {
    const isZero = syntax === 'cii' ? writtenSign(written?.text ?? '') === 0 : tax?.isZero();
    return isZero ? true : { right: '0' };
  }
  const base = decimalOf(entry, 'BT-116');
  const rate = decimalOf(entry, 'BT-119');
  if (!base || !rate) return false;
  return mustBeNear(tax?.absolute(), base.absolute().times(rate).times(HUNDREDTH).roundedUp(2));
}

function entryRows(category: Category): readonly AnyRow[] {
  const { family, code, rated, reason } = category;
  const borne = borneBy(code);
  const baseOfEntry = (entryOf: Subject, invoice: InvoiceTerms): Holds =>
    baseHolds(category, borne(invoice), entryOf as TermGroup, invoice);
  const place: Finder = { name: 'entries of the category', like: 'BG-23', find: entriesOf(code) };
  const ofCategory: RowOptions = { given: { term: 'BT-118', text: code } };
  // For these two the official CII rules look for rates in the wrong place, and so check nothing.
  const isBoth = code !== 'L' && code !== 'M';
  const taxTerms: RowOptions = {
    ...about('BT-117', 'BT-116', 'BT-119'),
    ...ofCategory,
    by: (entryOf, { syntax }) => taxHolds(category, entryOf as TermGroup, syntax),
  };
  const reasons = ['BT-120', 'BT-121'];
  return rows(
    at(
      isBoth ? place : { ubl: place },
      sum(`BR-${family}-08`, 'BT-116', 'sum(BT-131) - sum(BT-92) + sum(BT-99)', undefined, ofCategory, {
        ...about('BT-116', 'BT-119'),
        by: baseOfEntry,
      }),
    ),
    at(
      place,
      rated
        ? product(`BR-${family}-09`, 'BT-117', 'BT-116 × BT-119 %', taxTerms)
        : range(`BR-${family}-09`, 'BT-117', { exactly: '0' }, missingIsWrong, taxTerms),
      reason === 'always'
        ? needsOneOf(`BR-${family}-10`, reasons, ofCategory)
        : forbids(`BR-${family}-10`, reasons, ofCategory),
    ),
  );
}

/** The rows of each VAT category. */
export const CATEGORY_ROWS = rows(
  ...CATEGORIES.flatMap((each) => [entryRow(each), partyRows(each), rateRows(each), entryRows(each)]),
  SPECIAL_ROWS,
);
