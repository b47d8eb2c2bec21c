import { expect, test } from 'vitest';
import { likelyFigure } from './likely-figure.ts';

test.each([
  ['10,00', '10.00'],
  ['-4,5', '-4.5'],
  ['−4,5', '-4.5'],
  ['0,125', '0.125'],
  ['1085,500', '1085.500'],
  ['1.085,50', '1085.50'],
  ['1,085.50', '1085.50'],
  ['1.085.500', '1085500'],
  ['12,085,500', '12085500'],
  ['1 085,50', '1085.50'],
  ['1\u202f085,50', '1085.50'],
  ['1’085.50', '1085.50'],
  ['1’085', '1085'],
  [' 12.5 ', '12.5'],
  ['19,0 %', '19.0%'],
  ['1,085', undefined],
  ['1.08,50', undefined],
  ['1,08.50', undefined],
  ['12 5', undefined],
  ['10,', undefined],
  ['ten', undefined],
  ['', undefined],
  [`${'1'.repeat(40)},5`, undefined],
])('%s means %s', (text, figure) => {
  expect(likelyFigure(text)).toBe(figure);
});
