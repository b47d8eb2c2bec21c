import { expect, it } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

it('the bytes held never exceed the total, and those given back can be taken again', () => {
  const budget = createByteBudget(1000);
  expect([budget.take(600), budget.take(400), budget.take(1), budget.held]).toEqual([true, true, false, 1000]);
  budget.give(400);
  expect([budget.take(401), budget.take(400), budget.held]).toEqual([false, true, 1000]);
});

it('a quarter is left to small bodies', () => {
  const budget = createByteBudget(1000);
  expect([budget.take(700, 'large'), budget.take(100, 'large'), budget.take(100)]).toEqual([true, false, true]);
});

it('one body is let in whatever its size', () => {
  const budget = createByteBudget(100);
  expect([budget.take(500, 'large'), budget.take(1)]).toEqual([true, false]);
});
