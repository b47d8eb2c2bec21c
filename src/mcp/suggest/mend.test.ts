import { expect, it } from 'vitest';
import { mendSyntax } from './mend.ts';

it('lists the first hundred of 150,000 slips and counts the rest', () => {
  const { text, mended } = mendSyntax(`[${'1 '.repeat(150_001)}]`);
  expect((JSON.parse(text) as unknown[]).length).toBe(150_001);
  expect([mended.length, mended.at(-1)]).toEqual([101, '149900 more slips like these']);
});
