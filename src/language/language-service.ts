import type { Edit, Fault, JsonObject } from '../engine/index.ts';
import { complete } from './complete/complete.ts';
import type { Proposal } from './complete/proposals.ts';
import { difference, textEditsOf } from './edits/apply-edits.ts';
import { formatJson } from './edits/format-json.ts';
import { expectationText } from './fixes/expectation-text.ts';
import type { FixedText } from './fixes/fix-all.ts';
import type { Mending } from './fixes/mending.ts';
import type { Trial } from './fixes/tried-fixes.ts';
import { hover, type HoverText } from './hover/hover.ts';
import { calculatedValues, type CalculatedValue } from './inlay/calculated-values.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { foldsOf, outlineOf, type Fold, type OutlineEntry } from './outline/outline.ts';
import { faultSpan } from './syntax/fault-span.ts';
import type { Span, SyntaxFault, SyntaxTree, TextEdit } from './syntax/tree.ts';

export type { FixedText, Mending, OutlineEntry, Proposal, Trial };
export { answered } from './fixes/answers.ts';
export { fixJudgedText, type JudgedText } from './fixes/fix-judged-text.ts';
export { brief, LONGEST_NAME, MOST_SYMBOLS } from './outline/outline.ts';
export { printJson } from './edits/style.ts';
export { difference };

/** How a document is written: in JSON, or in YAML (`notation-yaml.ts`). */
export interface Notation {
  /** Proposals for an offset, best first. `knowledgeOf` gives the definitions for a text with the word completed. */
  complete(tree: SyntaxTree, offset: number, knowledgeOf: (tree: SyntaxTree) => Knowledge): readonly Proposal[];
  /** Edits by path as edits of the text, which keep its style. */
  textEdits(tree: SyntaxTree, edits: readonly Edit[]): readonly TextEdit[];
  /** The edits of a text that was fixed as JSON. */
  fixed(tree: SyntaxTree, fixed: FixedText): readonly TextEdit[];
  /** The text with one entry a line; the text itself where its layout is the author's. */
  format(text: string): string;
}

/** A fault with its range in the text, of the document or of the JSON syntax. */
export type Mark = { readonly span: Span } & (
  | { readonly fault: Fault; readonly syntax?: never }
  | { readonly syntax: SyntaxFault; readonly fault?: never }
);

/** A text with what finds it in another language: its phrase, or else its code. */
export interface Sentence extends Pick<Fault, 'phrase' | 'values'> {
  readonly text: string;
  readonly code?: string;
}

/**
 * What an editor asks about a document, in the terms of no editor: offsets are UTF-16 units, texts are messages. The
 * language server and the editor of the page both ask here, so that both answer alike.
 */
export interface LanguageService {
  complete(tree: SyntaxTree, offset: number, knowledgeOf: (tree: SyntaxTree) => Knowledge): readonly Proposal[];
  /** The field or code at an offset; with the built document, also what becomes of its value. */
  hover(tree: SyntaxTree, offset: number, knowledge: Knowledge, built?: JsonObject): HoverText | undefined;
  /** Calculated values beside their inputs, in a part of the text. */
  hints(tree: SyntaxTree, built: JsonObject | undefined, part: Span): readonly CalculatedValue[];
  /** The range of a fault of the document; undefined if its place is not in the text. */
  spanOf(tree: SyntaxTree, fault: Fault): Span | undefined;
  /** What is said of a fault: its sentence, then what was expected. The caller adds a doubt in its own words. */
  sentences(fault: Fault): readonly Sentence[];
  /** The fixes that resolve a fault, each tried on the text. Their code is loaded with the first one. */
  fixes(fault: Fault, trial: Trial): Promise<readonly Mending[]>;
  /** The text after all its safe fixes. */
  fixAll(trial: Trial): Promise<FixedText>;
  /** Edits by path as edits of the text. */
  textEdits(tree: SyntaxTree, edits: readonly Edit[]): readonly TextEdit[];
  /** The edits of a text that was fixed as a whole. */
  fixedEdits(tree: SyntaxTree, fixed: FixedText): readonly TextEdit[];
  /** The members of the document with their values, as an outline. */
  symbols(tree: SyntaxTree): readonly OutlineEntry[];
  /** The ranges of objects and lists, which can be folded. */
  folds(tree: SyntaxTree): readonly Fold[];
  format(text: string): readonly TextEdit[];
}

const json: Notation = {
  complete: (tree, offset, knowledgeOf) => complete(tree, offset, knowledgeOf(tree)),
  textEdits: ({ text }, edits) => textEditsOf(text, edits),
  fixed: (tree, { text }) => difference(tree.text, text),
  format: formatJson,
};

/** The features of an editor for documents in a notation; without one, in JSON. */
export function getLanguageService(notation: Notation = json): LanguageService {
  return {
    complete: notation.complete,
    hover,
    hints: (tree, built, { start, end }) =>
      calculatedValues(tree, built, { start, end }).filter(({ offset }) => start <= offset && offset <= end),
    spanOf: faultSpan,
    sentences: sentencesOf,
    fixes: async (fault, trial) => (await import('./fixes/tried-fixes.ts')).triedFixes(fault, trial),
    fixAll: async (trial) => (await import('./fixes/fix-all.ts')).fixAllSafe(trial),
    textEdits: notation.textEdits,
    fixedEdits: notation.fixed,
    symbols: outlineOf,
    folds: foldsOf,
    format: (text) => difference(text, notation.format(text)),
  };
}

function sentencesOf({ description: text, phrase, values, code, expected }: Fault): readonly Sentence[] {
  const wanted = expected && expectationText(expected);
  const said = { text, code, ...(phrase !== undefined && { phrase }), ...(values && { values }) };
  return wanted ? [said, wanted] : [said];
}
