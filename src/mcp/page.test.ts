import { expect, it } from 'vitest';
import { PAGE_LENGTH, pageOf } from './page.ts';

const names = ['a', 'b', 'c', 'd', 'e'];
const same = (name: string) => name;

it.each<[fact: string, cursor: string | undefined, page: object]>([
  ['the first page names the next', undefined, { entries: ['a', 'b'], next: 'b' }],
  ['the next begins after the cursor', 'b', { entries: ['c', 'd'], next: 'd' }],
  ['the last one names none', 'd', { entries: ['e'] }],
  ['a full last page names none', 'c', { entries: ['d', 'e'] }],
  ['nothing comes after the end', 'e', { entries: [] }],
  ['a name that is gone is a cursor all the same', 'bb', { entries: ['c', 'd'], next: 'd' }],
])('%s', (_, cursor, page) => {
  expect(pageOf(names, same, cursor, 2)).toEqual(page);
});

it('every entry is on one page', () => {
  const all = Array.from({ length: 120 }, (_, index) => String(index).padStart(3, '0'));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = pageOf(all, same, cursor);
    expect(page.entries.length).toBeLessThanOrEqual(PAGE_LENGTH);
    seen.push(...page.entries);
    cursor = page.next;
  } while (cursor !== undefined);
  expect(seen).toEqual(all);
});
