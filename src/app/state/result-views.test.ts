// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from 'vitest';
import {
  storedViews,
  storeViews,
  withoutViewAt,
  withView,
  withViewAt,
  withViewBeside,
  type ResultViews,
} from './result-views.ts';

const two: ResultViews = ['built', 'trace'];
const three: ResultViews = ['built', 'trace', 'envelope'];

describe('views of the result', () => {
  it.each([
    [['changes'], 'built', ['built']],
    [two, 'invoice', ['invoice', 'trace']],
    [two, 'trace', two],
    [two, 'built', two],
  ] as const)('%j with %s in front are %j', (views, panel, result) => {
    expect(withView(views, panel)).toEqual(result);
  });

  it.each([
    [two, 1, 'invoice', ['built', 'invoice']],
    [two, 1, 'built', ['trace', 'built']],
    [three, 0, 'envelope', ['envelope', 'trace', 'built']],
    [two, 0, 'built', two],
    [two, 2, 'invoice', two],
  ] as const)('%j with place %i for %s are %j', (views, place, panel, result) => {
    expect(withViewAt(views, place, panel)).toEqual(result);
  });

  it.each([
    [['changes'], ['changes', 'invoice']],
    [
      ['changes', 'invoice'],
      ['changes', 'invoice', 'trace'],
    ],
    [
      ['invoice', 'trace'],
      ['invoice', 'trace', 'changes'],
    ],
    [three, three],
  ] as const)('%j with one more are %j', (views, result) => {
    expect(withViewBeside(views)).toEqual(result);
  });

  it.each([
    [three, 1, ['built', 'envelope']],
    [two, 0, ['trace']],
    [['changes'], 0, ['changes']],
  ] as const)('%j without place %i are %j', (views, place, result) => {
    expect(withoutViewAt(views, place)).toEqual(result);
  });
});

describe('views that last', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it.each([[two], [three], [['trace', 'built']]] as const)('%j do', (views) => {
    storeViews(views);
    expect(storedViews()).toEqual(views);
  });

  it('are several: a page with one opens with the changes', () => {
    storeViews(two);
    storeViews(['envelope']);
    expect(storedViews()).toEqual(['changes']);
  });

  it.each([
    ['built nonsense trace', two],
    ['built built', ['changes']],
    ['source problems', ['changes']],
    ['built trace envelope invoice', three],
    ['{"a":1}', ['changes']],
  ] as const)('stored as %j are %j', (stored, views) => {
    localStorage.setItem('assay.result-views', stored);
    expect(storedViews()).toEqual(views);
  });
});
