import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../../app/texts/live.ts';
import { said, type Saying } from '../../app/texts/said.ts';
import { areas as spanish } from '../../app/texts/es/page-texts.ts';
import { readJson } from '../../engine/core/json/read-json.ts';
import { JsonNumber, type Json } from '../../engine/core/json/json.ts';
import type { AnyKind } from '../../engine/core/schema/kind.ts';
import type { Member } from '../../engine/core/schema/fields.ts';
import { DocumentReader } from '../../engine/core/schema/reader.ts';
import { createStandardEngine, standardParts } from '../../engine/standard.ts';

/** A value of each JSON type, and texts that only the type text accepts. */
const VALUES: readonly Json[] = [
  true,
  12,
  -0.5,
  new JsonNumber('12.50'),
  'x y!',
  '31,40',
  '21 %',
  '2026-02-30',
  '25:00',
  '2026-13-01T00:00:00',
  'word '.repeat(20),
  [],
  {},
];

/** Texts, each with one mistake. */
const TEXTS = [
  '',
  '{',
  '{"a"}',
  '{"a":}',
  '{"a":1,}',
  '[1 2]',
  '[1,]',
  '{a:1}',
  "{'a':1}",
  '{"a":1 // x\n}',
  '{"a":"\u0001"}',
  '{"a":"\\x"}',
  '{"a":"\\u12"}',
  '{"a":"x}',
  '{"a":01}',
  '{"a":1.}',
  '{"a":1e}',
  '{"a":-}',
  '{"a":nul}',
  '{"a":NaN}',
  '{} {}',
  '\u00a0{}',
  '{"a":1,"a":2}',
  '{"a":"\\ud800"}',
  `${'['.repeat(3000)}`,
  '“x”',
  '/* x */ {}',
];

/** The messages of the operations about a whole request. */
const REQUESTS: readonly Json[] = [
  12,
  'x',
  [],
  {},
  { $schema: 12 },
  { $schema: 'bill/none' },
  { $schema: 'https://gobl.org/draft-0/envelope' },
  { $schema: 'https://gobl.org/draft-0/envelope', doc: 12 },
  { $schema: 'https://gobl.org/draft-0/envelope', doc: {} },
  { $schema: 'https://gobl.org/draft-0/envelope', doc: { $schema: 'x' } },
];

function everyKind(): ReadonlySet<AnyKind> {
  const kinds = new Set<AnyKind>();
  const waiting: AnyKind[] = [...standardParts.types, ...standardParts.addons.flatMap(({ types = [] }) => types)];
  for (let kind = waiting.pop(); kind; kind = waiting.pop()) {
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    const { members = [] } = kind as { readonly members?: readonly Member[] };
    waiting.push(...members.map(({ field }) => field.kind));
    if (kind.entry) waiting.push(kind.entry);
    if (kind.keys) waiting.push(kind.keys);
  }
  return kinds;
}

function ofValues(): readonly (readonly [string, Saying])[] {
  const sentences = new Map<string, Saying>();
  for (const kind of everyKind()) {
    for (const value of VALUES) {
      const reader = new DocumentReader(() => undefined);
      kind.decode(value, reader);
      for (const fault of reader.faults) sentences.set(fault.description, fault);
    }
  }
  return [...sentences];
}

function ofTexts(): readonly (readonly [string, Saying])[] {
  const sentences = TEXTS.flatMap((text) => {
    const read = readJson(text);
    return read.ok ? [] : read.faults.map((fault) => [fault.description, fault] as const);
  });
  return [...new Map(sentences)];
}

function ofRequests(): readonly (readonly [string, Saying])[] {
  const engine = createStandardEngine();
  const context = { now: () => new Date('2026-03-02T09:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };
  const sentences = REQUESTS.flatMap((data) => {
    const answer = engine.build({ data }, context);
    return answer.ok ? [] : answer.error.faults.map((fault) => [fault.description, fault] as const);
  });
  return [...new Map(sentences)];
}

beforeEach(() => {
  speak('es', spanish);
});
afterEach(() => {
  speak('en', undefined);
});

/** English words that would remain in a half-translated sentence. */
const ENGLISH =
  /(?:^|[ (])(?:the|an|of|is|are|which|be|not|stands?|belongs|where|write|value|with|no(?= [a-z]+ of))(?=[ ,;:)]|$)/i;

describe('what is said of broken input', () => {
  it.each([
    ['values of the wrong kind', ofValues, 80],
    ['broken JSON', ofTexts, 15],
    ['whole requests', ofRequests, 3],
  ])('is all there in Spanish: %s', (_, sentencesOf, atLeast) => {
    const sentences = sentencesOf();
    expect(sentences.length).toBeGreaterThan(atLeast);
    const left = sentences.filter(([sentence, saying]) => {
      const { text, language } = said(sentence, saying);
      return language === 'en' || ENGLISH.test(text.replaceAll(/`[^`]*`/g, ''));
    });
    expect(left).toEqual([]);
  });
});
