import { expect, it } from 'vitest';
import { trackSpan } from './track-span.ts';

const TEXT = '{"a": "x", "b": 1}';
const MARKED = { start: 6, end: 9 };

it.each([
  ['moves on when something is typed before it', { start: 1, end: 1, text: '"c": 2, ' }, '"x"'],
  ['moves back when something before it goes', { start: 1, end: 6, text: '' }, '"x"'],
  ['stays when something behind it changes', { start: 11, end: 14, text: '"bcd"' }, '"x"'],
  ['stays when a line is broken right behind it', { start: 9, end: 9, text: '\n  ' }, '"x"'],
  ['moves when a line is broken right before it', { start: 6, end: 6, text: '\n  ' }, '"x"'],
  ['goes when it changes', { start: 7, end: 8, text: 'y' }, undefined],
  ['goes when it grows', { start: 9, end: 9, text: 'y' }, undefined],
  ['goes when it is deleted with its surroundings', { start: 1, end: 12, text: '' }, undefined],
])('%s', (_, change, expected) => {
  const after = TEXT.slice(0, change.start) + change.text + TEXT.slice(change.end);
  const span = trackSpan(MARKED, change);
  expect(span && after.slice(span.start, span.end)).toBe(expected);
});
