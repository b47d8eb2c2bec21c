import { expect, it } from 'vitest';
import { systemContext, timeOrderedId } from './system-context.ts';

it('an id holds its moment, its version and its variant', () => {
  const id = timeOrderedId(Date.UTC(2022, 1, 22, 19, 22, 22), new Uint8Array(10).fill(0xff));
  expect(id).toBe('017f22e2-79b0-7fff-bfff-ffffffffffff');
});

it('ids are fresh', () => {
  expect(new Set(Array.from({ length: 1000 }, () => systemContext.newId())).size).toBe(1000);
});
