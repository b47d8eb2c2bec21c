import { afterEach, beforeEach, expect, it } from 'vitest';
import broken from '../../../../../examples/broken.json';
import index from '../../../../../examples/index.json';
import made from '../../../../../examples/templates.json';
import { createOpenapi } from '../../../../contract/openapi.ts';
import { describedRoutes } from '../../../../contract/routes.ts';
import { speak } from '../../live.ts';
import { said } from '../../said.ts';
import { spanish } from '../spanish.ts';
import { apiPhrases } from './api-phrases.ts';
import { startPhrases } from './start-phrases.ts';

beforeEach(() => {
  speak('es', spanish);
});
afterEach(() => {
  speak('en', undefined);
});

const starts = new Set([
  ...made.templates.map(({ title }) => title),
  ...Object.values(made.addons),
  ...broken.flatMap(({ title, learn }) => [title, learn]),
  index.broken.title,
  ...[...index.groups, index.broken].flatMap(({ examples }) =>
    examples.flatMap((example: { title: string; note?: string }) => [example.title, example.note ?? '']),
  ),
]);

/** What the API says of operations: their summaries, descriptions, parameters and answers, without what schemas say of members. */
function operationTexts(value: unknown, name = ''): readonly string[] {
  if (name === 'schema' || name === 'schemas' || name === 'examples') return [];
  if (Array.isArray(value)) return value.flatMap((entry) => operationTexts(entry));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, entry]) =>
    (member === 'summary' || member === 'description') && typeof entry === 'string'
      ? [entry]
      : operationTexts(entry, member),
  );
}

const openapi = createOpenapi(describedRoutes);
const operations = new Set(operationTexts(openapi));

it.each([
  ['templates, examples and lessons', starts, startPhrases, [...starts].join('\n')],
  ['operations of the API', operations, apiPhrases, JSON.stringify(openapi)],
])('%s are all there in Spanish, and no Spanish is left of what is gone', (_, texts, phrases, whole) => {
  expect(texts.size).toBeGreaterThan(60);
  expect([...texts].filter((text) => said(text).language === 'en')).toEqual([]);
  expect(
    Object.keys(phrases).filter((english) => !english.split(/\{w?\}/).every((part) => whole.includes(part))),
  ).toEqual([]);
});
