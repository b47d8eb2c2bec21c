import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageName } from '../../../scripts/packages/scope.mjs';

const folder = 'src/testing/library';
const tests = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => withoutIndent(readFileSync(`${folder}/${name}`, 'utf8')));
const page = readFileSync('docs/engine.md', 'utf8');
const examples = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code ?? '');

it.each(examples.map((code) => [code.split('\n', 1)[0], code] as const))('“%s …” is part of a test', (_, code) => {
  const inTest = withoutIndent(code).replaceAll(`'${packageName('engine')}'`, `'../../engine/index.ts'`);
  expect(tests.some((text) => text.includes(inTest))).toBe(true);
});

it('there are examples', () => {
  expect(examples.length).toBeGreaterThan(10);
});

function withoutIndent(code: string): string {
  return code.replace(/^ +/gm, '');
}
