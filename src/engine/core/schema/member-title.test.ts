import { expect, test } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { createStandardEngine } from '../../standard.ts';
import { memberTitle } from './member-title.ts';

test.each([
  ['issue_date', 'Issue date'],
  ['name', 'Name'],
  ['$tags', 'Tags'],
  ['tax_id', 'Tax identity'],
  ['constructor', 'Constructor'],
])('%s is called %s', (name, title) => {
  expect(memberTitle(name)).toBe(title);
});

test('every member of every published schema has a title', () => {
  const { catalogue } = createStandardEngine();
  const untitled: string[] = [];
  let titled = 0;
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties } = value as { readonly properties?: Readonly<Record<string, JsonObject>> };
    for (const [name, member] of Object.entries(properties ?? {})) {
      if (typeof member['title'] === 'string' && member['title'] !== '') titled++;
      else untitled.push(`${at}.${name}`);
    }
    // Conditions only repeat members described elsewhere.
    for (const [name, inner] of Object.entries(value))
      if (name !== 'if' && name !== 'then') visit(inner, `${at}/${name}`);
  };
  for (const id of catalogue.schemas()) visit(catalogue.schema(id.replace('https://gobl.org/draft-0/', '')), id);
  expect(untitled).toEqual([]);
  expect(titled).toBeGreaterThan(600);
});
