import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStandardEngine } from '../../../../engine/standard.ts';
import { schemaName } from '../../../api/definitions/schema.ts';
import { speak } from '../../live.ts';
import { said } from '../../said.ts';
import { spanish } from '../spanish.ts';
import { schemas } from './schemas.ts';

const ROOT = 'https://gobl.org/draft-0/';

/** Every title and description of the published schemas. */
function textsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    if ((name === 'title' || name === 'description') && typeof entry === 'string') return [entry];
    return textsOf(entry);
  });
}

const { catalogue } = createStandardEngine();
const paths = catalogue.schemas().map((id) => id.slice(ROOT.length));
const texts = new Set([
  ...paths.flatMap((path) => [...textsOf(catalogue.schema(path)), ...textsOf(catalogue.pendingBundle(path))]),
  ...paths.map(schemaName),
]);

beforeEach(() => {
  speak('es', spanish);
});
afterEach(() => {
  speak('en', undefined);
});

it('every title and description of the schemas is there in Spanish', () => {
  expect(texts.size).toBeGreaterThan(1200);
  expect([...texts].filter((text) => said(text).language === 'en')).toEqual([]);
});

it('has no Spanish text that no schema uses', () => {
  const said = [...texts].join('\n');
  const stale = Object.keys(schemas).filter((english) => !english.split(/\{s\}/).every((part) => said.includes(part)));
  expect(stale).toEqual([]);
});
