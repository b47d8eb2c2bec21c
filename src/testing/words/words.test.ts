import { describe, expect, it } from 'vitest';
import { lspWords } from '../../lsp/words.es.ts';
import { cliWords } from '../../cli/words.es.ts';
import { isGroup, phrasesOf, wordsIn } from '../../engine/core/messages/message.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { TERM_DESCRIPTIONS } from '../../formats/en16931/term-descriptions.ts';
import { PROFILES } from '../../formats/en16931/profiles/profiles.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { ownCodes } from '../../language/knowledge/own-codes.ts';
import { words as codes } from '../../language/knowledge/words.es.ts';
import type { Words } from '../../engine/index.ts';
import { answerExamples } from '../../api/examples/answers.ts';
import { AUTHORITIES, authorityByKey, nameOf } from '../../refusals/index.ts';
import { codePhrase } from '../../refusals/code-words.ts';
import { SPANISH_CODES } from '../../refusals/words.es.ts';

/** All Spanish texts, by their entry files. */
const spanish: Words = { ...cliWords, ...lspWords, ...codes };

type Module = Readonly<Record<string, unknown>>;
const groups = Object.values(import.meta.glob<Module>('../../**/*messages.ts', { eager: true }))
  .flatMap((module) => Object.values(module))
  .filter(isGroup);
/** English phrases by code. */
const phrases: Readonly<Record<string, string>> = Object.assign({}, ...groups.map(phrasesOf)) as Record<string, string>;

const cards = createStandardEngine().catalogue.rules();
const rows = RULE_SETS.filter(({ english }) => !english).flatMap(({ rules }) => rules);
const answered = Object.keys(SPANISH_CODES).flatMap((key) => {
  const authority = authorityByKey(key);
  return (authority?.codes ?? []).flatMap((row) => {
    const name = authority ? nameOf(authority, row) : row.code;
    return [
      ...(row.meaning === undefined ? [] : [[codePhrase(key, name, 'meaning'), row.meaning] as const]),
      [codePhrase(key, name, 'next'), row.next ?? ''] as const,
    ];
  });
});
/** The English texts of rules, terms, authorities, profiles and our own codes, by code. */
const said = new Map<string, string>([
  ...cards.flatMap(({ code, description, must, when, uncited, messages }) => [
    [code, description] as const,
    [messages.must.phrase, must] as const,
    ...messages.when.map(({ phrase }, index) => [phrase, when[index] ?? ''] as const),
    ...(messages.uncited ? [[messages.uncited.phrase, uncited ?? ''] as const] : []),
  ]),
  // What rows of a table say is made of the phrases of their verbs.
  ...rows.flatMap(({ code, say }) =>
    say === undefined ? [] : typeof say === 'string' ? [[code, say] as const] : [[say.phrase, say.text] as const],
  ),
  ...[...ownCodes].flatMap(([code, { meaning, mend }]) => [
    [`${code}.meaning`, meaning] as const,
    [`${code}.mend`, mend] as const,
  ]),
  ...answered,
  ...AUTHORITIES.map(({ key, name }) => [`authority.${key}`, name] as const),
  ...PROFILES.map(({ key, name }) => [`profile.${key}`, name] as const),
  ...answerExamples.map(({ authority, name }) => [`authority.${authority}.short`, name] as const),
]);

/** English words that no Spanish sentence has. Text between ticks is quoted. */
const ENGLISH =
  /(?<![\p{L}-])(?:the|an|of|and|is|are|has|have|with|without|not|where|what|which|its|than|there|every|only|be|must)(?![\p{L}\d-])/u;
const OWN = /`[^`]*`|“[^”]*”|\{\w+\}|zero-emission or other/g;

const names = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

describe('the Spanish words', () => {
  it('are there for every phrase, rule, condition and reason', () => {
    expect(Object.keys(phrases).length).toBeGreaterThan(500);
    expect(said.size).toBeGreaterThan(2400);
    expect([...Object.keys(phrases), ...said.keys()].filter((code) => !Object.hasOwn(spanish, code))).toEqual([]);
  });

  it('name the terms of EN 16931 and say what they mean', () => {
    const ids = Object.keys(TERM_DESCRIPTIONS);
    expect(
      ids.flatMap((id) => [`term.${id}`, `term.${id}.meaning`]).filter((code) => !Object.hasOwn(spanish, code)),
    ).toEqual([]);
  });

  it('translate no text that no longer exists', () => {
    const stale = Object.keys(spanish).filter(
      (code) => !Object.hasOwn(phrases, code) && !said.has(code) && !code.startsWith('term.'),
    );
    expect(stale).toEqual([]);
  });

  it('remain for a row that an English rule set reuses', () => {
    const translated = new Map(rows.flatMap(({ code, say }) => (say === undefined ? [] : [[code, wordsIn(say)]])));
    const lost = RULE_SETS.filter(({ english }) => english).flatMap(({ key, rules }) =>
      rules.flatMap(({ code, say }) =>
        typeof say === 'string' && translated.get(code) === say ? [`${key} ${code}`] : [],
      ),
    );
    expect(lost).toEqual([]);
  });

  it('have the values of their phrase', () => {
    expect(
      Object.entries(phrases)
        .map(([code, phrase]) => [code, names(phrase), names(spanish[code] ?? '')])
        .filter(([, english, other]) => String(english) !== String(other)),
    ).toEqual([]);
  });

  it('have no English in them', () => {
    const left = Object.entries(spanish).flatMap(([code, words]) => {
      const found = ENGLISH.exec(words.replace(OWN, ''))?.[0];
      return found === undefined ? [] : [[code, found, words]];
    });
    expect(left).toEqual([]);
  });

  it('stand in one file each, and every file is reached by its door', () => {
    const files = Object.entries(import.meta.glob<Module>('../../**/*words.es.ts', { eager: true }));
    const seen = new Map<string, string>();
    const doubled: string[] = [];
    for (const [file, module] of files)
      for (const code of Object.keys((module['words'] ?? {}) as object)) {
        if (seen.has(code)) doubled.push(`${code} in ${file} and ${seen.get(code) ?? ''}`);
        seen.set(code, file);
      }
    expect(doubled).toEqual([]);
    expect([...seen].filter(([code]) => !Object.hasOwn(spanish, code))).toEqual([]);
  });
});
