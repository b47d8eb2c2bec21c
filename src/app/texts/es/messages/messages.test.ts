import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../../../engine/standard.ts';
import { speak } from '../../live.ts';
import { said } from '../../said.ts';
import type { Phrases } from '../../said.ts';
import { spanish } from '../spanish.ts';

/** What every rule of the engine says: its demand, its conditions, why it names no norm, and the words of its faults. */
const sentences = new Set(
  createStandardEngine()
    .catalogue.rules()
    .flatMap(({ description, must, when, uncited }) => [description, must, ...when, ...(uncited ? [uncited] : [])]),
);

const files = import.meta.glob<Readonly<Record<string, Phrases>>>(['./*-phrases.ts', '!./xml-*.ts'], {
  eager: true,
});
const tables = Object.entries(files).flatMap(([file, module]) =>
  Object.values(module).map((phrases) => ({ file, phrases })),
);

/** The tables of what rules say; the others are of what code says. */
const OF_RULES = /(?:rule|addon|demand|condition|uncited)-phrases\.ts$/;

/** Words that no Spanish sentence has: a sentence with one is half translated. */
const ENGLISH = /(?:^|[ (])(?:the|an|of|is|are|and|or|with|have|has|must|which|be|not|its?|from|at|by)(?=[ ,;)]|$)/;

/** The source of whatever makes sentences. */
function sources(): string {
  return ['engine', 'language', 'formats']
    .flatMap((folder) =>
      readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
        .map((name) => readFileSync(`src/${folder}/${name}`, 'utf8')),
    )
    .join('\n')
    .replaceAll('\\\\', '\\');
}

beforeEach(() => {
  speak('es', spanish);
});
afterEach(() => {
  speak('en', undefined);
});

describe('the sentences of rules', () => {
  it('are all there in Spanish', () => {
    expect(sentences.size).toBeGreaterThan(1500);
    expect([...sentences].filter((sentence) => said(sentence).language === 'en')).toEqual([]);
  });

  it('have no English in their Spanish', () => {
    expect(
      [...sentences].map((sentence) => [sentence, said(sentence).text]).filter(([, text]) => ENGLISH.test(text ?? '')),
    ).toEqual([]);
  });
});

describe('the phrases', () => {
  it('stand once', () => {
    const all = tables.flatMap(({ phrases }) => Object.keys(phrases));
    expect(all.filter((english, index) => all.indexOf(english) !== index)).toEqual([]);
    expect(all.filter((english) => !Object.hasOwn(spanish.messages, english))).toEqual([]);
  });

  it('of rules are each of a sentence that a rule has', () => {
    const stale = tables
      .filter(({ file }) => OF_RULES.test(file))
      .flatMap(({ phrases }) => Object.keys(phrases))
      .filter((english) => !isOfRule(english));
    expect(stale).toEqual([]);
  });

  it('of code have no words that the code of the engine and the editor does not have', () => {
    const made = sources();
    const stale = tables
      .filter(({ file }) => !OF_RULES.test(file))
      .flatMap(({ phrases }) => Object.keys(phrases))
      .filter((english) => !isOfRule(english) && !piecesOf(english).every((piece) => made.includes(piece)));
    expect(stale).toEqual([]);
  });
});

/** What stands between values, quotes and colons, after `Building` and around `with`: code puts sentences together there. */
function piecesOf(english: string): readonly string[] {
  return english
    .split(/\{[ws]?\}|[`":]|^Building | with /)
    .map((piece) => piece.trim().replace(/^(?:an?|one) (?=\w+(?: \w+)?$)/, ''))
    .filter((piece) => /\p{L}/u.test(piece));
}

function isOfRule(english: string): boolean {
  return sentences.has(english) || [...sentences].some((sentence) => fits(english, sentence));
}

function fits(pattern: string, sentence: string): boolean {
  if (!pattern.includes('{')) return false;
  const source = pattern
    .split(/(\{[ws]?\})/)
    .map((part) =>
      part === '{w}' ? '\\S+' : /^\{s?\}$/.test(part) ? '.+' : part.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^${source}$`, 'u').test(sentence);
}
