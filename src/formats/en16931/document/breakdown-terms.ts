import { Decimal, parseDecimal } from '../decimal.ts';
import { CODECS } from './codecs.ts';
import type { Path } from './draft.ts';
import { keptVatOf, sumOf, type Breakdown, type WrittenVat } from './kept-vat.ts';
import { addTaxType, categoryAt, rateWithoutPercent, rounded } from './line-terms.ts';
import { partsOfRate, type RatePart } from './rate-parts.ts';
import type { TermBuilder } from './term-builder.ts';

/** What one breakdown is written from: rates of the totals, or a part of one. */
interface Entry {
  readonly category: Path;
  readonly places: Path[];
  readonly part?: RatePart;
}

/** Adds the VAT breakdowns of the document. Returns what is written beyond the calculated VAT. */
export function addBreakdown(builder: TermBuilder): Decimal {
  const notes = notesByCategory(builder);
  // The standard has one breakdown for each category and rate; a document has one for each reason too.
  const breakdowns = new Map<string, Entry>();
  builder.list(['totals', 'taxes', 'categories']).forEach((_, i) => {
    const category = ['totals', 'taxes', 'categories', i];
    // EN 16931 does not treat a retained tax as part of the invoice.
    if (builder.at([...category, 'retained']) === true) return;
    const rates = builder.list([...category, 'rates']);
    const isBare = (_: unknown, j: number): boolean => builder.text([...category, 'rates', j, 'percent']) === undefined;
    const isJoined = rates.filter(isBare).length === 1;
    rates.forEach((_rate, j) => {
      const place = [...category, 'rates', j];
      const code = categoryAt(builder, place);
      const isApart = code !== undefined && builder.ways.breakdownsByReason?.includes(code);
      const reason = isApart ? builder.text([...place, 'ext', 'cef-vatex']) : undefined;
      const key = JSON.stringify([i, code, builder.text([...place, 'percent']) ?? '0%', reason ?? '']);
      const known = breakdowns.get(key);
      if (known) {
        known.places.push(place);
        return;
      }
      const parts = isJoined ? partsOfRate(builder, category, place) : [];
      if (parts.length === 0) breakdowns.set(key, { category, places: [place] });
      for (const [at, part] of parts.entries()) breakdowns.set(`${key} ${at}`, { category, places: [place], part });
    });
  });
  const all = [...breakdowns.values()];
  const kept = builder.ways.grossLines
    ? []
    : keptVatOf(
        builder,
        all.map((entry) => figuresOf(builder, entry)),
      );
  const owners = all.map((entry) => categoryKey(builder, entry));
  const several = new Map<string, number>();
  for (const owner of owners) several.set(owner, (several.get(owner) ?? 0) + 1);
  const before = new Map<string, number>();
  for (const [i, entry] of all.entries()) {
    const owner = owners[i] ?? '';
    const position = before.get(owner) ?? 0;
    before.set(owner, position + 1);
    // Where categories have national names, a reason is one text of a list.
    const own = notesOf(builder, entry, notes.get(owner), [position, several.get(owner) ?? 1]);
    addRate(builder, entry, builder.ways.categories ? own.slice(0, 1) : own, kept[i]);
  }
  return sumOf(kept);
}

/** Positions of the notes about a category of a tax: all, and those that name a reason. */
interface Notes {
  readonly all: number[];
  readonly byReason: Map<string, number[]>;
}

/** The notes about a tax, by tax and category. */
function notesByCategory(builder: TermBuilder): ReadonlyMap<string, Notes> {
  const notes = new Map<string, Notes>();
  builder.list(['tax', 'notes']).forEach((_, i) => {
    const place = ['tax', 'notes', i];
    const code = builder.text([...place, 'ext', 'untdid-tax-category']);
    if (code === undefined) return;
    const owner = `${builder.text([...place, 'cat'])}|${code}`;
    const known = notes.get(owner) ?? { all: [], byReason: new Map<string, number[]>() };
    notes.set(owner, known);
    known.all.push(i);
    const reason = builder.text([...place, 'ext', 'cef-vatex']);
    if (reason === undefined) return;
    const own = known.byReason.get(reason);
    if (own) own.push(i);
    else known.byReason.set(reason, [i]);
  });
  return notes;
}

const codeOf = (builder: TermBuilder, { category, places: [place = category], part }: Entry): string | undefined =>
  part ? part.category : categoryAt(builder, place);

const categoryKey = (builder: TermBuilder, entry: Entry): string =>
  `${builder.text([...entry.category, 'code'])}|${codeOf(builder, entry)}`;

/**
 * The notes of a breakdown: all of its category if it is alone, else those that name its reasons. Where none does, they
 * are those of the breakdowns in the order of the document, if there are as many; otherwise the first is that of all.
 */
function notesOf(
  builder: TermBuilder,
  { places }: Entry,
  notes: Notes | undefined,
  [position, several]: readonly [position: number, several: number],
): readonly number[] {
  if (!notes) return [];
  const { all, byReason } = notes;
  if (several === 1) return all;
  if (byReason.size > 0) {
    const reasons = new Set(places.map((place) => builder.text([...place, 'ext', 'cef-vatex']) ?? ''));
    return [...reasons].flatMap((reason) => byReason.get(reason) ?? []);
  }
  return all.length === several ? all.slice(position, position + 1) : all.slice(0, 1);
}

function figuresOf(builder: TermBuilder, entry: Entry): Breakdown {
  const { places, part } = entry;
  const [place = []] = places;
  const sum = (name: string): string | undefined =>
    sumAt(
      builder,
      places.map((path) => [...path, name]),
    );
  const percent = builder.text([...place, 'percent']);
  return { category: codeOf(builder, entry), percent, base: part?.base ?? sum('base'), amount: rounded(sum('amount')) };
}

/** A breakdown of rates that differ at most in their reasons. The first code is BT-121, the others are in the text. */
function addRate(builder: TermBuilder, entry: Entry, notes: readonly number[], kept: WrittenVat | undefined): void {
  const { category, places } = entry;
  const [place = category] = places;
  const each = (...names: readonly string[]): readonly Path[] => places.map((path) => [...path, ...names]);
  const group = builder.group('BG-23', builder.invoice, place);
  const { category: code, percent, base, amount } = figuresOf(builder, entry);
  builder.add(group, 'BT-116', base, ...each('base'));
  builder.add(group, 'BT-117', kept?.amount ?? amount, ...each('amount'), ...(kept ? [kept.place] : []));
  addTaxType(builder, group, 'BT-118-0', [...category, 'code']);
  builder.add(group, 'BT-118', code, ...each('ext', 'untdid-tax-category'));
  if (percent !== undefined) builder.add(group, 'BT-119', CODECS.percent.write(percent), ...each('percent'));
  else if (code !== 'O' || needsEveryRate(builder)) {
    builder.add(group, 'BT-119', rateWithoutPercent(builder, code), [...place, 'key']);
  }
  const reasons = each('ext', 'cef-vatex').filter((path) => builder.text(path) !== undefined);
  const [first, ...others] = reasons;
  if (first) builder.addText(group, 'BT-121', first);
  const paths = [...notes.map((note) => ['tax', 'notes', note, 'text']), ...others];
  const texts = new Set(paths.map((path) => builder.text(path) ?? ''));
  builder.add(group, 'BT-120', [...texts].join('; '), ...paths);
  for (const note of notes) {
    for (const name of ['cat', 'key']) builder.use(['tax', 'notes', note, name]);
    for (const name of ['untdid-tax-category', 'cef-vatex']) builder.use(['tax', 'notes', note, 'ext', name]);
  }
}

function needsEveryRate(builder: TermBuilder): boolean {
  const { everyRate, peppol } = builder.ways;
  return everyRate === true || (peppol === true && builder.text(['supplier', 'tax_id', 'country']) === 'DE');
}

/** The amount there, or the sum of several. */
function sumAt(builder: TermBuilder, places: readonly Path[]): string | undefined {
  const [first, ...others] = places.map((place) => builder.text(place));
  if (first === undefined || others.length === 0) return first;
  const zero = Decimal.ZERO;
  return others
    .reduce((sum, other) => sum.plus(parseDecimal(other ?? '') ?? zero), parseDecimal(first) ?? zero)
    .toString();
}
