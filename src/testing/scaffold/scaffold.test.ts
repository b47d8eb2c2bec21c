import { spawnSync } from 'node:child_process';
import { ESLint } from 'eslint';
import { check, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';

function begin(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new.mjs', ...words, '--dry-run'], {
    encoding: 'utf8',
  });
  const files = stdout
    .split(/^\/\/ (?=src\/)/m)
    .filter((part) => part !== '')
    .map((part) => {
      const end = part.indexOf('\n');
      return { path: part.slice(0, end), text: part.slice(end + 1, -1) };
    });
  return { status, stderr, files };
}

describe.each([
  ['regime', 'lu', 'src/engine/regimes/lu/lu.ts', 13],
  ['addon', 'lu-format-v1', 'src/engine/addons/lu-format-v1/lu-format-v1.ts', 8],
])('npm run new -- %s %s', (kind, name, definition, questions) => {
  const { status, stderr, files } = begin(kind, name);

  test('begins an island with a definition and questions that no answer is given to', () => {
    expect(status).toBe(0);
    expect(files.map(({ path }) => path)).toContain(definition);
    const asking = files.find(({ path }) => path.endsWith('/questions.test.ts'))?.text ?? '';
    expect(asking.match(/\?\s\([^)]+\)'/g)).toHaveLength(questions);
  });

  test('writes what lint and format accept', { timeout: 60_000 }, async () => {
    const eslint = new ESLint();
    for (const { path, text } of files) {
      const [result] = await eslint.lintText(text, { filePath: path });
      expect(result?.messages, path).toEqual([]);
      expect(await check(text, { ...(await resolveConfig(path)), filepath: path }), path).toBe(true);
    }
  });

  test('names the lists it has to be in', () => {
    for (const list of ['index.ts', 'npm run loaders', '`after`', 'examples']) expect(stderr).toContain(list);
  });
});

test.each([['regime', 'LUX'], ['regime', '../x'], ['addon', 'noversion'], ['toString', 'x'], []])(
  'refuses %s %s',
  (...words) => {
    const { status, stderr, files } = begin(...words);
    expect([status, files.length]).toEqual([1, 0]);
    expect(stderr).toContain('npm run new -- regime');
  },
);
