import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unifiedDiff } from './unified-diff.ts';

const numbers = (most: number, change: (line: number) => readonly string[] = (line) => [String(line)]) =>
  Array.from({ length: most }, (_, index) => change(index + 1))
    .flat()
    .map((line) => `${line}\n`)
    .join('');

test('shows a change with three lines around it', () => {
  const after = numbers(12, (line) => (line === 6 ? ['six', 'and a half'] : [String(line)]));
  expect(unifiedDiff('a.json', numbers(12), after)).toBe(
    '--- a.json\n+++ a.json\n@@ -3,7 +3,8 @@\n 3\n 4\n 5\n-6\n+six\n+and a half\n 7\n 8\n 9\n',
  );
});

test.each<[string, string, string]>([
  ['distant changes', numbers(40), numbers(40, (line) => (line % 13 === 0 ? ['changed'] : [String(line)]))],
  [
    'lines taken away and added',
    numbers(9),
    numbers(9, (line) => (line === 2 ? [] : line === 8 ? ['8', 'x'] : [String(line)])),
  ],
  ['a moved line', numbers(9), `9\n${numbers(8)}`],
  ['a text that gets its first line', '', 'one\n'],
  ['a text that loses its last line', 'one\n', ''],
  ['no line break at the end', 'one\ntwo', 'one\n2'],
  ['a line break that is added', 'one\ntwo', 'one\ntwo\n'],
  ['Windows line breaks', 'one\r\ntwo\r\n', 'one\r\n2\r\n'],
  ['more changes than are aligned', numbers(900), numbers(900, (line) => [`line ${String(line)}`])],
])('is what git applies: %s', (_, before, after) => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-diff-'));
  try {
    writeFileSync(join(folder, 'a.txt'), before);
    writeFileSync(join(folder, 'a.patch'), unifiedDiff('a.txt', before, after));
    execFileSync('git', ['apply', '-p0', '--unidiff-zero', '--whitespace=nowarn', 'a.patch'], { cwd: folder });
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe(after);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('there is no diff of equal texts', () => {
  expect(unifiedDiff('a.json', '{}\n', '{}\n')).toBe('');
});
