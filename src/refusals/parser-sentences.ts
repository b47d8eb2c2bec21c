import type { Message } from '../engine/index.ts';
import { codesOf } from './authorities.ts';
import { PARSERS } from './authorities/parsers/parsers.ts';
import { codePhrase } from './code-words.ts';
import { placeInWords } from './read/place-in-words.ts';
import { schemaTrouble, type SchemaTrouble } from './read/schema-message.ts';
import { segmentsOf, type Segment } from './read/segments.ts';
import { lineAt, quoted, REFUSAL_LIMITS, severityIn, type Signal } from './read/signal.ts';
import { saidAt, type ScannedAnswer } from './recognise.ts';
import type { RefusalCode } from './refusal-code.ts';
import { schemaSentence } from './schema-sentence.ts';

/** A sentence of a parser or a schema validator in an answer. */
export interface ParserSentence {
  /** Its code among {@link PARSERS}; undefined if only the sentence is known. */
  readonly row: RefusalCode | undefined;
  /** What it says, in our words, if it names an element or a value. */
  readonly detail: Message | undefined;
  readonly signal: Signal;
}

/** What a row says, as a message. */
export const meaningOfRow = ({ code, meaning = '' }: RefusalCode): Message => ({
  phrase: codePhrase(PARSERS.key, code, 'meaning'),
  text: meaning,
});

/** Words of which every sentence about a schema has one; other texts are not examined further. */
const HINT = /element|attribute|facet|cvc-|value|[FXS][A-Z]{3}\d{4}/i;

/** A validator writes about one value twice: the facet, then the element. */
interface Found {
  readonly row: RefusalCode | undefined;
  readonly trouble: SchemaTrouble | undefined;
  readonly segment: Segment;
}

/** The sentences of parsers and validators in an answer, in its order. */
export function parserSentences({ text, plain }: ScannedAnswer): readonly ParserSentence[] {
  // Most texts have no such sentence, and the words of every row are sought in the whole text first.
  const rows = PARSERS.codes.filter(({ sentences = [] }) =>
    sentences.some((words) => saidAt(words, plain) !== undefined),
  );
  const found: Found[] = [];
  if (rows.length === 0 && !HINT.test(text)) return [];
  let seen = 0;
  for (const segment of segmentsOf(text)) {
    const words = segment.text.slice(0, REFUSAL_LIMITS.maxWord);
    if (rows.length === 0 && !HINT.test(words)) continue;
    if (++seen > REFUSAL_LIMITS.maxSentences) break;
    const row = codeIn(words) ?? rowSaid(rows, plain.slice(segment.offset, segment.offset + words.length));
    const trouble = schemaTrouble(words);
    if (!row && !trouble) continue;
    found.push({ row, trouble, segment });
    if (found.length >= REFUSAL_LIMITS.maxSignals) break;
  }
  return joined(found).map(({ row, trouble, segment }) => sentenceOf(text, row, trouble, segment));
}

function codeIn(words: string): RefusalCode | undefined {
  for (const { of } of PARSERS.forms)
    for (const [, code = ''] of words.matchAll(of)) {
      const [row] = codesOf(PARSERS, code);
      if (row) return row;
    }
  return undefined;
}

const rowSaid = (rows: readonly RefusalCode[], plain: string): RefusalCode | undefined =>
  rows.find(({ sentences = [] }) => sentences.some((words) => words.every((word) => plain.includes(word))));

/** Joins the two sentences about one value that follow each other, and drops repetitions. */
function joined(found: readonly Found[]): readonly Found[] {
  const list: Found[] = [];
  const seen = new Set<string>();
  for (const sentence of found) {
    const last = list.at(-1);
    const value = sentence.trouble?.kind === 'value' ? sentence.trouble.value : undefined;
    if (last?.trouble?.kind === 'value' && value !== undefined && last.trouble.value === value) {
      list[list.length - 1] = { ...last, trouble: { ...sentence.trouble, ...last.trouble } as SchemaTrouble };
      continue;
    }
    const key = JSON.stringify([sentence.row?.code, sentence.trouble, sentence.trouble ? '' : sentence.segment.text]);
    if (seen.has(key)) continue;
    seen.add(key);
    list.push(sentence);
  }
  return list;
}

function sentenceOf(
  text: string,
  row: RefusalCode | undefined,
  trouble: SchemaTrouble | undefined,
  { offset, text: words }: Segment,
): ParserSentence {
  const said = quoted(words.replace(/^[\s"[\]{}<>=:,]{1,20}/, ''));
  const line = lineAt(text, offset);
  const place =
    placeInWords(line) ??
    placeInWords(
      text
        .slice(offset, offset + words.length + 200)
        .split('\n', 2)
        .join('\n'),
    );
  const severity = severityIn(line);
  return {
    row,
    detail: trouble && schemaSentence(trouble),
    signal: {
      code: row?.code ?? '',
      by: 'sentence',
      offset,
      ...(said !== undefined && { said }),
      ...(place && { place }),
      ...(severity && { severity }),
    },
  };
}
