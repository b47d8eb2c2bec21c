import { createContext, use } from 'react';
import type { JsonObject } from '../../../engine/index.ts';
import type { XmlReading } from '../../api/xml-verdict.ts';
import type { Numbered, Slot } from './place-problems.ts';

/** How a card opens, beside being pressed. */
export interface Opening {
  /** What was typed on the value: it replaces it. */
  readonly typed?: string;
  /** The focus goes to the first fix. */
  readonly toFixes?: boolean;
  /** The value begins a row, which comes below this one; from which value of it the card was opened. */
  readonly below?: { readonly row: string; readonly from: string };
}

/** What a page to work on knows about its values. Without it a page is plain text, as for printing. */
export interface PaperWork {
  /** The problems of a value, a row or a block, by its path. */
  problemsAt(path: string): readonly Numbered[];
  slotsOf(block: string): readonly Slot[];
  /** Whether nobody has stated the value of this place. */
  isToFill(path: string): boolean;
  readonly count: number;
  /** Key of the selected problem. */
  readonly selected: string | undefined;
  /** Path of the value whose card is open. */
  readonly open: string | undefined;
  /** The document as written, if its lists can be changed. */
  readonly written: JsonObject | undefined;
  /** The values of an XML invoice, whose rows are elements. */
  readonly entries?: XmlReading['entries'] | undefined;
  /** Path at which the cursor of the source is. */
  readonly cursor: string | undefined;
  labelOf(path: string): string;
  /** Who requires a value, by the code of the rule that misses it. */
  requiredBy(code: string): string;
  /** A value that a press of Enter takes where one is missing. */
  proposedAt(path: string): string | undefined;
  /** What the source says where building gives another value. */
  writtenAt(path: string): string | undefined;
  isCalculated(path: string): boolean;
  /** What the page of every line hangs on. */
  readonly basis: readonly unknown[];
  /** In a few words, what is marked, selected or open in a line; the same as long as the line looks the same. */
  stateOf(line: string): string;
  /** Opens the card of a value. */
  openAt(path: string, opening?: Opening): void;
  point(path: string | undefined): void;
}

export const WorkContext = createContext<PaperWork | undefined>(undefined);

/**
 * The same for the lines of one chunk. A context of its own, because React draws all that reads a context again whenever
 * an outer one changes, even if the inner one stays.
 */
export const ChunkContext = createContext<PaperWork | undefined>(undefined);

/** What the page around a value knows. */
export function useWork(): PaperWork | undefined {
  return use(ChunkContext) ?? use(WorkContext);
}
