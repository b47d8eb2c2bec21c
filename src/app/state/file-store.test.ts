import 'fake-indexeddb/auto';
import { createStore, entries } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import type { FileRow } from './file-row.ts';
import { fileStore, joined, summaryOf } from './file-store.ts';

const database = createStore('assay-files', 'files');
const keys = async () => (await entries<string, unknown>(database)).map(([key]) => key);

function row(name: string, parts: Partial<FileRow> = {}): FileRow {
  const base = { path: `in/${name}`, verdict: 'waiting', errors: 0, warnings: 0, codes: [], problems: [] } as const;
  return { ...base, file: new File([name], name), ...parts };
}

beforeEach(async () => {
  await fileStore.forget('one');
  await fileStore.forget('two');
});

it('a table comes back as it was stored, with what became of it', () => {
  const [a, b] = [row('a'), row('b')];
  const before = row('b', { verdict: 'faults', errors: 1 });
  const rows = [
    row('a', { verdict: 'accepted' }),
    row('b', { fixed: { text: '{}', titles: [{ title: 'T' }], before } }),
  ];
  expect(joined([a.file, b.file], rows.map(summaryOf))).toEqual([
    { ...rows[0], file: a.file },
    { ...rows[1], file: b.file, fixed: { text: '{}', titles: [{ title: 'T' }], before: { ...before, file: b.file } } },
  ]);
});

it('it is stored for its own tab, noted, and let go', async () => {
  expect(await fileStore.keep('one', [row('a')])).toBe(true);
  expect(await fileStore.note('one', [row('a', { verdict: 'accepted' })])).toBe(true);
  const [, [, noted] = []] = await entries<string, unknown>(database);
  expect(noted).toEqual([summaryOf(row('a', { verdict: 'accepted' }))]);
  expect(await fileStore.read('two')).toEqual([]);
  await fileStore.forget('one');
  expect(await keys()).toEqual([]);
});

it('what closed tabs kept is let go', async () => {
  await fileStore.keep('two', [row('a')]);
  await fileStore.keep('one', [row('a')]);
  await fileStore.forgetClosed(new Set(['one']));
  expect(await keys()).toEqual(['one files', 'one rows']);
});

it.each([
  ['rows of another kind', [{ verdict: 'odd' }], ['waiting']],
  ['fewer rows', [], ['waiting']],
  ['null for a row', [null], ['waiting']],
  ['nothing for rows', undefined, []],
  ['a text for rows', 'x', []],
])('%s: what can be used is judged again', (_, rows, verdicts) => {
  expect(joined([row('a').file], rows).map(({ verdict }) => verdict)).toEqual(verdicts);
  expect(joined(['no file'], rows)).toEqual([]);
});
