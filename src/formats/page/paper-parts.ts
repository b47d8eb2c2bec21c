import { cell, joined, type Cell, type Part, type Place } from './place.ts';
import type { Language, PaperWords } from './paper-words.ts';

export interface Fact extends Cell {
  readonly label: string;
  readonly main?: true;
}

export interface PaperLine {
  readonly number: string;
  readonly path: string;
  readonly item: Cell;
  /** Below the item: a description, discounts, notes. */
  readonly below: readonly Cell[];
  readonly quantity: Cell;
  readonly price: Cell;
  readonly taxes: Cell;
  readonly amount: Cell;
}

/** Writes figures and days as the page does. */
export interface Writer {
  readonly language: Language;
  readonly words: PaperWords;
  money(value: string): string;
  day(place: Place, member: string): Part;
}

export function numberOf(place: Place): readonly Part[] {
  return joined('-', [place.part('series'), place.part('code')]);
}

/** A document that is referred to: its number, and what else is said of it. */
export function referred(place: Place, others: readonly Part[]): readonly Part[] {
  const number = numberOf(place);
  const more = joined(', ', others);
  return number.length > 0 && more.length > 0 ? [...number, { text: ', ' }, ...more] : [...number, ...more];
}

export function fact(label: string, path: string, parts: readonly Part[]): Fact {
  return { label, ...cell(path, parts) };
}
