import type { Authority } from './refusal-code.ts';
import { cellsOf } from './read/code-places.ts';
import { keyKind } from './read/code-words.ts';
import { linesOf } from './read/lines.ts';
import { placeInWords } from './read/place-in-words.ts';
import { plainText, quoted, REFUSAL_LIMITS, type Signal } from './read/signal.ts';
import { everyElement } from './read/scan-xml.ts';
import type { ScannedAnswer } from './recognise.ts';

/** A line of an answer, or a text in a member or an element, that nothing explains. */
export interface UnreadLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

interface Unread {
  readonly not_understood?: readonly UnreadLine[];
  readonly not_understood_left_out?: number;
}

const MOST = REFUSAL_LIMITS.maxUnread;

/** Lists what no finding of an answer rests on. `used` are the signals of its findings. */
export function unreadLines(read: ScannedAnswer, authority: Authority | undefined, used: readonly Signal[]): Unread {
  const offsets = [...new Set(used.map(({ offset }) => offset))].sort((a, b) => a - b);
  const listed: UnreadLine[] = [];
  let left = 0;
  const list = (line: number, text: string) => {
    if (listed.length >= MOST) {
      left += 1;
      return;
    }
    const said = quoted(text);
    if (said !== undefined) listed.push({ line, text: said });
  };
  const messages = [...messagesIn(read, used)].sort((a, b) => a.offset - b.offset);
  let turn = 0;
  let next = 0;
  let isNearFinding = false;
  let wasBlankUntil = 0;
  for (const { text, offset, number } of linesOf(read.text)) {
    const end = offset + text.length;
    // A blank line ends a block.
    if (offset > wasBlankUntil + 2) isNearFinding = false;
    wasBlankUntil = end;
    while (turn < offsets.length && (offsets[turn] ?? 0) < offset) turn += 1;
    const isUsed = turn < offsets.length && (offsets[turn] ?? 0) < end;
    while (next < messages.length && (messages[next]?.offset ?? 0) < end) {
      const message = messages[next];
      if (message) list(number, message.text);
      next += 1;
    }
    if (isUsed) isNearFinding = true;
    else if (!isStructure(text) && (listed.length >= MOST || !isFrame(text, authority, isNearFinding)))
      list(number, text);
  }
  return {
    ...(listed.length > 0 && { not_understood: listed }),
    ...(left > 0 && { not_understood_left_out: left }),
  };
}

/** A line of XML or JSON: its messages are looked for in elements and members. */
const isStructure = (line: string): boolean =>
  /<[/A-Za-z!?]/.test(line) ||
  /^[\s{}[\],]{0,200}$/.test(line) ||
  /^\s{0,200}[{}[\],]{0,9}\s{0,9}"(?:[^"\\]|\\.){0,200}"\s{0,9}[:,\]}]/.test(line) ||
  /^\s{0,200}(?:"|\{"|\[\{)/.test(line);

/** A line around findings: a rule, the titles of columns, the name of the authority, a place or a message beside a code. */
function isFrame(line: string, authority: Authority | undefined, isNearFinding: boolean): boolean {
  if (!/[\p{L}\p{N}]/u.test(line)) return true;
  const cells = cellsOf(line);
  if (cells.length > 1 && cells.every(({ text }) => keyKind(text.replaceAll(/[*_`]/g, '')) !== undefined)) return true;
  const plain = plainText(line.slice(0, 400)).trim();
  if (authority && plain.length <= 60 && authority.marks.some(({ words }) => plain.includes(words.trim()))) return true;
  if (!isNearFinding) return false;
  const [, key] = /^[\s>*_`|-]{0,20}(\p{L}[\p{L} _]{0,30}?)[\s*_`]{0,5}[:=]/u.exec(line) ?? [];
  if (key !== undefined && keyKind(key) !== undefined) return true;
  return plain.length <= 160 && placeInWords(line) !== undefined;
}

/** Messages in members and elements that no finding quotes. */
function* messagesIn(
  { text, objects, roots }: ScannedAnswer,
  used: readonly Signal[],
): Generator<{ readonly text: string; readonly offset: number }> {
  // The line around a word of the text may hold everything, so it quotes nothing.
  const said = used.flatMap((otherSignal) =>
    otherSignal.by === 'structure' || otherSignal.by === 'sentence' ? (otherSignal.said ?? []) : [],
  );
  const quotedBy = new Set(said);
  const at = new Set(used.map(({ offset }) => offset));
  // Long answers have many findings; the longest texts suffice to find the rest.
  const some = said.slice(0, 200);
  const isQuoted = (words: string) => {
    const quote = quoted(words) ?? '';
    return (
      quotedBy.has(quote) || some.some((whole) => whole.includes(quote) || (whole.length > 20 && quote.includes(whole)))
    );
  };
  let seen = 0;
  for (const { words, offset } of objects) {
    if (at.has(offset)) continue;
    for (const [name, word] of words) {
      if (keyKind(name) !== 'said' || !/\S\s+\S/.test(word) || isPassed(words) || isQuoted(word)) continue;
      if (++seen > REFUSAL_LIMITS.maxSignals) return;
      yield { text: word, offset };
    }
  }
  for (const element of everyElement(roots)) {
    const { name, text: words, offset, children } = element;
    if (children.length > 0 || at.has(offset) || !/\S\s+\S+\s+\S/.test(words)) continue;
    if (keyKind(name) === undefined || isQuoted(words) || text.length < offset) continue;
    if (++seen > REFUSAL_LIMITS.maxSignals) return;
    yield { text: words, offset };
  }
}

const isPassed = (words: ReadonlyMap<string, string>) =>
  /^(?:pass|passed|ok|success)$/i.test(words.get('status') ?? '');
