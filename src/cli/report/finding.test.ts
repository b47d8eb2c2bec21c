import { expect, test } from 'vitest';
import { newFault } from '../../engine/values.ts';
import { formedText } from '../input/source.ts';
import { placed } from './finding.ts';

test.each([
  ['json', 10_000, 100],
  ['json', 500_000, 10],
  ['yaml', 5_000, 100],
  ['yaml', 250_000, 4],
] as const)('of fixes in %s of %i characters, %i are worked out as changes', async (form, length, most) => {
  const start = '{"typ": "';
  const text = `${start}${'x'.repeat(length - start.length - 2)}"}`;
  const fix = { title: 'Rename', safe: true, edits: [{ op: 'rename', path: '$.typ', value: 'type' }] } as const;
  const faults = Array.from({ length: 110 }, () => newFault('rules', 'X', ['$.typ'], 'Wrong', { fixes: [fix] }));
  const changed = placed(await formedText(text, `a.${form}`), faults, true).filter(({ changes }) => changes);
  expect([text.length, changed.length]).toEqual([length, most]);
  expect(changed[0]?.changes?.[0]?.replacements).toEqual([
    { line: 1, column: 2, endLine: 1, endColumn: 7, text: form === 'json' ? '"type"' : 'type' },
  ]);
});
