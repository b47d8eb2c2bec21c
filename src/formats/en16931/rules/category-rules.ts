import { Decimal } from '../decimal.ts';
import type { InvoiceTerms, Syntax, TermGroup } from '../term-tree.ts';
import {
  ALLOWANCE,
  CHARGE,
  LINE,
  SITES,
  CATEGORIES,
  atSite,
  bears,
  bearsVat,
  entriesOf,
  has,
  taxGroups,
  type Category,
  type Site,
} from './categories.ts';
import { decimalOf, eachGroup, exists, invoiceItself, mustBeNear, mustEqual, valueIn } from './constraints.ts';
import { once } from './once.ts';
import { rule, splitRule, type Demand, type Holds, type TermRule } from './rule.ts';
import { specialRules } from './special-rules.ts';

// ── 01: the breakdown has the category exactly when something bears it ──────────────────────────────────────────────────

function entryRule({ family, code, name, entries }: Category): TermRule {
  const counts = (
    invoice: InvoiceTerms,
    vatOnly: boolean,
  ): readonly [used: number, adjusted: number, entries: number] => {
    const has = vatOnly ? bearsVat : bears;
    const count = (site: Site): number => taxGroups(site, invoice).filter((group) => has(group, site, code)).length;
    const told = eachGroup('BG-23')(invoice).filter((group) => group.value('BT-118')?.plain === code);
    return [count(LINE), count(ALLOWANCE) + count(CHARGE), told.length];
  };
  const ubl = (_: TermGroup, invoice: InvoiceTerms): boolean => {
    // The standard rate is told by its code alone.
    const [lines, adjusted, told] = counts(invoice, code !== 'S');
    if (entries === 'some') return lines + adjusted > 0 === told > 0;
    return lines + adjusted + told === 0 || told === 1;
  };
  const cii = (_: TermGroup, invoice: InvoiceTerms): boolean => {
    const [lines, adjusted, told] = counts(invoice, false);
    if (entries === 'some') return (lines === 0 || lines + told >= 2) && (adjusted === 0 || adjusted + told >= 2);
    if (code === 'O') return told === 0 || (told === 1 && lines + adjusted > 0);
    return lines + adjusted + told === 0 || (told === 1 && lines + adjusted > 0);
  };
  return splitRule(`BR-${family}-01`, {
    terms: ['BT-118', 'BT-151', 'BT-95', 'BT-102'],
    say: `What is ${name} (${code}) has ${entries === 'one' ? 'one entry' : 'an entry'} in the VAT breakdown`,
    ubl: { on: invoiceItself, must: ubl },
    cii: { on: invoiceItself, must: cii },
  });
}

// ── 02 to 04: who the parties are ───────────────────────────────────────────────────────────────────────────────────────

const PARTIES: Record<
  Category['parties'],
  { say: string; terms: readonly string[]; must: (invoice: InvoiceTerms) => boolean }
> = {
  seller: {
    say: 'the seller or its tax representative has a tax number',
    terms: ['BT-31', 'BT-32', 'BT-63'],
    must: (invoice) => has(invoice, 'BT-31', 'BT-32', 'BT-63'),
  },
  'seller-vat': {
    say: 'the seller or its tax representative has a VAT number',
    terms: ['BT-31', 'BT-63'],
    must: (invoice) => has(invoice, 'BT-31', 'BT-63'),
  },
  both: {
    say: 'the seller has a tax number, and the buyer a VAT number or a legal registration',
    terms: ['BT-31', 'BT-32', 'BT-63', 'BT-48', 'BT-47'],
    must: (invoice) => has(invoice, 'BT-31', 'BT-32', 'BT-63') && has(invoice, 'BT-48', 'BT-47'),
  },
  'both-vat': {
    say: 'the seller and the buyer have VAT numbers',
    terms: ['BT-31', 'BT-63', 'BT-48'],
    must: (invoice) => has(invoice, 'BT-31', 'BT-63') && has(invoice, 'BT-48'),
  },
  none: {
    say: 'no VAT number of seller, representative or buyer is given',
    terms: ['BT-31', 'BT-63', 'BT-48'],
    must: (invoice) => !has(invoice, 'BT-31', 'BT-63', 'BT-48'),
  },
};

function partyRules({ family, code, name, parties }: Category): TermRule[] {
  const { say, terms, must } = PARTIES[parties];
  return SITES.map((site, index) => {
    const bearing = atSite(site, code);
    // UBL judges the invoice once and CII each occurrence; the verdict is the same.
    const demand: Demand<TermGroup> = {
      on: (invoice) =>
        bearing(invoice).length > 0 || (code === 'S' && site === LINE && anyBears(invoice)) ? [invoice.invoice] : [],
      must: (_, invoice) => must(invoice) && bearing(invoice).length > 0,
    };
    const anyBears = (invoice: InvoiceTerms): boolean =>
      invoice.syntax === 'ubl' && taxGroups(site, invoice).some((group) => bears(group, site, code));
    return rule(`BR-${family}-0${index + 2}`, {
      terms,
      say: `Where ${site.what} is ${name} (${code}), ${say}`,
      ...demand,
    });
  });
}

// ── 05 to 07: the rate where something is taxed ─────────────────────────────────────────────────────────────────────────

function rateHolds(
  demand: Category['rate'],
  rate: Decimal | undefined,
  written: boolean,
  syntax: Syntax,
  code: string,
): boolean {
  if (demand === 'none') return !written;
  if (!rate) return false;
  const sign = rate.compare(Decimal.ZERO);
  if (demand === 'zero') return sign === 0;
  // The official bindings differ: CII wants IGIC, but not IPSI, to be more than nothing.
  if (demand === 'any' && !(syntax === 'cii' && code === 'L')) return sign >= 0;
  return sign > 0;
}

const RATE_WORDS: Record<Category['rate'], string> = {
  positive: 'its VAT rate is greater than zero',
  zero: 'its VAT rate is 0',
  any: 'its rate is not negative',
  none: 'it has no VAT rate',
};

function rateRules({ family, code, name, rate }: Category): TermRule[] {
  return SITES.map((site, index) =>
    rule(`BR-${family}-0${index + 5}`, {
      terms: [site.rate, site.category],
      say: `Where ${site.what} is ${name} (${code}), ${RATE_WORDS[rate]}`,
      on: atSite(site, code),
      must: (group, invoice) =>
        rateHolds(rate, decimalOf(group, site.rate), exists(site.rate)(group), invoice.syntax, code),
    }),
  );
}

// ── 08 and 09: taxable amount and tax of the entry ──────────────────────────────────────────────────────────────────────

/** What bears a category: lines and charges less allowances, in all and rate by rate. */
interface Borne {
  readonly all: Decimal;
  readonly byRate: ReadonlyMap<string, Decimal>;
}

/** The same for `20` and `20.00`. */
function rateKey(rate: Decimal): string {
  let { units, scale } = rate;
  for (; scale > 0 && units % 10n === 0n; scale--) units /= 10n;
  return `${units}e-${scale}`;
}

/** CII rounds the amounts of lines, charges and allowances each before they are added. */
const borneBy = (code: string) =>
  once((invoice): Borne => {
    const rounded = (amount: Decimal): Decimal => (invoice.syntax === 'cii' ? amount.roundedUp(2) : amount);
    let all = Decimal.ZERO;
    const byRate = new Map<string, Decimal>();
    for (const site of SITES) {
      let here = Decimal.ZERO;
      const ratesHere = new Map<string, Decimal>();
      for (const group of site.each(invoice)) {
        const taxes = site === LINE ? group.groupsOf('BG-30') : [group];
        if (!taxes.some((tax) => bears(tax, site, code))) continue;
        const amount = valueIn(group, site.amount)?.decimal ?? Decimal.ZERO;
        here = here.plus(amount);
        const rates = taxes.flatMap((tax) => decimalOf(tax, site.rate) ?? []);
        for (const key of new Set(rates.map(rateKey)))
          ratesHere.set(key, (ratesHere.get(key) ?? Decimal.ZERO).plus(amount));
      }
      const signed = (amount: Decimal): Decimal => (site === ALLOWANCE ? rounded(amount).negated() : rounded(amount));
      all = all.plus(signed(here));
      for (const [key, amount] of ratesHere) byRate.set(key, (byRate.get(key) ?? Decimal.ZERO).plus(signed(amount)));
    }
    return { all, byRate };
  });

function baseHolds({ code, rated }: Category, borne: Borne, entry: TermGroup, invoice: InvoiceTerms): Holds {
  const base = decimalOf(entry, 'BT-116');
  const rate = rated ? decimalOf(entry, 'BT-119') : undefined;
  // Without a rate nothing can be told apart; another rule asks for it.
  if (rated && !rate) return true;
  const ubl = invoice.syntax === 'ubl';
  if (ubl && code !== 'S' && !invoice.group('BG-25')) return false;
  const found = rate ? borne.byRate.get(rateKey(rate)) : borne.all;
  // In UBL something must bear the standard rate that has an entry.
  if (ubl && code === 'S' && !found) return false;
  const right = found ?? Decimal.ZERO;
  const near = ubl ? rated : !rated && code !== 'O';
  return near ? mustBeNear(base, right) : mustEqual(base, right);
}

const HUNDREDTH = new Decimal(1n, 2);

function taxHolds({ rated }: Category, entry: TermGroup): Holds {
  const tax = decimalOf(entry, 'BT-117');
  if (!rated) return tax?.isZero() ? true : { right: '0' };
  const base = decimalOf(entry, 'BT-116');
  const rate = decimalOf(entry, 'BT-119');
  if (!base || !rate) return false;
  return mustBeNear(tax?.absolute(), base.absolute().times(rate).times(HUNDREDTH).roundedUp(2));
}

function entryRules(category: Category): TermRule[] {
  const { family, code, name, rated, reason } = category;
  const on = entriesOf(code);
  const borne = borneBy(code);
  return [
    rule(`BR-${family}-08`, {
      terms: ['BT-116', 'BT-119'],
      say: `The taxable amount of what is ${name} (${code}) is the sum of its lines and charges less its allowances${rated ? ', rate by rate' : ''}`,
      on,
      must: (entry, invoice) => baseHolds(category, borne(invoice), entry, invoice),
    }),
    rule(`BR-${family}-09`, {
      terms: ['BT-117', 'BT-116', 'BT-119'],
      say: rated
        ? `The tax on what is ${name} (${code}) is the taxable amount times the rate`
        : `There is no tax on what is ${name} (${code})`,
      on,
      must: (entry) => taxHolds(category, entry),
    }),
    rule(`BR-${family}-10`, {
      terms: ['BT-120', 'BT-121'],
      say:
        reason === 'always'
          ? `Why no VAT is charged on what is ${name} (${code}) is said in words or by a code`
          : `What is ${name} (${code}) has no reason for an exemption`,
      on,
      must: (entry) => (exists('BT-120')(entry) || exists('BT-121')(entry)) === (reason === 'always'),
    }),
  ];
}

/** The rules of each VAT category. */
export const categoryRules: readonly TermRule[] = [
  ...CATEGORIES.flatMap((each) => [entryRule(each), ...partyRules(each), ...rateRules(each), ...entryRules(each)]),
  ...specialRules,
];
