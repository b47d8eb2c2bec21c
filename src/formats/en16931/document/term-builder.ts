import type { Json, JsonObject } from '../../../engine/index.ts';
import { formatPath } from '../../../engine/values.ts';
import type { NationalWays, Profile } from '../profiles/profile.ts';
import { TermGroup, TermValue } from '../term-tree.ts';
import { CODECS, type CodecName } from './codecs.ts';
import type { Path } from './draft.ts';
import { stepsOf, valuesAt, type LeafRow } from './leaf-rows.ts';

/** Terms under construction, with the document places they come from. */
export class TermBuilder {
  readonly document: JsonObject;
  /** The profile being written. */
  readonly partyScheme: string | undefined;
  readonly typeSchemes: ReadonlyMap<string, string>;
  readonly ways: NationalWays;
  readonly invoice = new TermGroup('');
  /** JSON paths whose value became a term. */
  readonly used = new Set<string>();

  constructor(document: JsonObject, { partyScheme, typeSchemes = {}, ways = {} }: Profile) {
    this.document = document;
    this.partyScheme = partyScheme;
    this.typeSchemes = new Map(Object.entries(typeSchemes));
    this.ways = ways;
  }

  at(path: Path): Json | undefined {
    let value: Json | undefined = this.document;
    for (const step of path) {
      if (typeof value !== 'object' || value === null) return undefined;
      value = (value as { [name: string]: Json })[step as string];
    }
    return value ?? undefined;
  }

  text(path: Path): string | undefined {
    const value = this.at(path);
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  list(path: Path): readonly Json[] {
    const value = this.at(path);
    return Array.isArray(value) ? (value as readonly Json[]) : [];
  }

  group(id: string, parent: TermGroup, path?: Path): TermGroup {
    const made = new TermGroup(id, parent, undefined, path && formatPath(path));
    parent.groups.push(made);
    return made;
  }

  /** Adds a value of the document, or one derived from it. */
  add(group: TermGroup, term: string, value: string | undefined, ...paths: readonly Path[]): TermValue | undefined {
    if (value === undefined || value === '') return undefined;
    const made = this.value(term, value, paths);
    group.values.push(made);
    return made;
  }

  addPart(owner: TermValue | undefined, term: string, value: string | undefined, ...paths: readonly Path[]): void {
    if (owner && value !== undefined && value !== '') owner.addPart(this.value(term, value, paths));
  }

  /** Adds the value at the path as a term. */
  addText(group: TermGroup, term: string, path: Path, as: CodecName = 'text'): TermValue | undefined {
    const text = this.text(path);
    return this.add(group, term, text === undefined ? undefined : CODECS[as].write(text), path);
  }

  addLeaves(group: TermGroup, base: Path, rows: readonly LeafRow[]): void {
    for (const row of rows) {
      for (const [json, path] of valuesAt(this.at(base), stepsOf(row.at), base)) {
        const value = this.add(group, row.term, CODECS[row.as ?? 'text'].write(String(json)), path);
        for (const part of row.parts ?? []) {
          const place = [...path.slice(0, -1), ...stepsOf(part.at)];
          const text = this.text(place);
          this.addPart(value, part.term, text === undefined ? undefined : CODECS[part.as ?? 'text'].write(text), place);
        }
      }
    }
  }

  /** The XML expresses the value in another way. */
  use(...paths: readonly Path[]): void {
    for (const path of paths) this.used.add(formatPath(path));
  }

  /** Whether the invoice is outside the scope of VAT, category O, by the rules of the standard. */
  get isOutsideScope(): boolean {
    const { bareTaxNumbers, taxKeys, numbersOutsideScope } = this.ways;
    if (bareTaxNumbers || taxKeys) return false;
    const isOutside = (place: Path): boolean => this.text([...place, 'ext', 'untdid-tax-category']) === 'O';
    if (numbersOutsideScope) {
      // What is left of the standard's rules there: those of discounts and charges (BR-O-03, BR-O-04).
      return ['discounts', 'charges'].some((member) =>
        this.list([member]).some((_, i) =>
          this.list([member, i, 'taxes']).some((_tax, j) => isOutside([member, i, 'taxes', j])),
        ),
      );
    }
    const at = ['totals', 'taxes', 'categories'];
    return this.list(at).some(
      (_, i) =>
        this.at([...at, i, 'retained']) !== true &&
        this.list([...at, i, 'rates']).some((_rate, j) => isOutside([...at, i, 'rates', j])),
    );
  }

  isUsed(path: Path): boolean {
    return this.used.has(formatPath(path));
  }

  private value(term: string, value: string, paths: readonly Path[]): TermValue {
    const places = paths.map(formatPath);
    for (const place of places) this.used.add(place);
    const written = this.inForm(term, value);
    return new TermValue(term, written, undefined, places[0], written);
  }

  /** The value as the profile writes it: on one line, with as many decimals as it asks for. */
  private inForm(term: string, value: string): string {
    const least = this.ways.decimals?.[term] ?? 0;
    const decimals = /^-?\d+(?:\.(\d+))?$/.exec(value)?.[1] ?? '';
    if (least > decimals.length && /^-?\d/.test(value)) {
      return `${value}${decimals === '' ? '.' : ''}${'0'.repeat(least - decimals.length)}`;
    }
    return this.ways.oneLine ? value.replace(/\s*\n\s*/g, ' ') : value;
  }
}
