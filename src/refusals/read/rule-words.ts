import type { NamedRule, RuleBook } from '../rule-book.ts';
import { REFUSAL_LIMITS } from './signal.ts';

/** A rule that a text names, and where. */
export interface RuleWord {
  readonly rule: NamedRule;
  readonly offset: number;
  readonly until: number;
}

// Words joined by hyphens, underscores or dots. Every repetition is bounded.
const WORD = /(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]{0,20}(?:[-_.][A-Za-z0-9]{1,30}){1,9}/g;

/** Words that are usually no rule although one has that id: business terms. */
const TERM = /^B[TG]-\d/i;

/** Every rule that a text names. Longer words are tried first: `HR-BR-1` is no `BR-1`. */
export function rulesNamed(text: string, ruleOf: RuleBook): readonly RuleWord[] {
  const found: RuleWord[] = [];
  const known = new Map<string, NamedRule | undefined>();
  const lookUp = (word: string) => {
    if (known.has(word)) return known.get(word);
    const rule = ruleOf(word);
    if (known.size < REFUSAL_LIMITS.maxNodes) known.set(word, rule);
    return rule;
  };
  const isWhole = (word: string) => word.length === text.trim().length;
  for (const { 0: whole, index } of text.matchAll(WORD)) {
    if (!/\d/.test(whole) && !whole.includes('-') && !whole.includes('_')) continue;
    for (let word = whole; word !== ''; word = shorter(word)) {
      if (TERM.test(word) && !isWhole(word)) continue;
      const rule = lookUp(word);
      if (!rule) continue;
      found.push({ rule, offset: index, until: index + word.length });
      break;
    }
    if (found.length >= REFUSAL_LIMITS.maxSignals) break;
  }
  return found;
}

/** Without its last part: a sentence may follow the code after a hyphen or a dot. */
const shorter = (word: string): string =>
  word.slice(0, Math.max(0, word.lastIndexOf('-'), word.lastIndexOf('_'), word.lastIndexOf('.')));
