// @vitest-environment jsdom

import '../testing/screen.ts';
import { describe, expect, it } from 'vitest';
import { panelList } from '../panels/panel-list.ts';
import { resultPanelIds } from '../state/place-ids.ts';
import { pageAt, patternOf } from './page-at.ts';
import { pageList } from './page-list.ts';

describe('addresses', () => {
  it.each([
    ['/', 'workbench', ''],
    ['/regimes', 'regimes', ''],
    ['/regimes/ES', 'regimes', 'ES'],
    ['/schemas/bill/invoice', 'schemas', 'bill/invoice'],
    ['/files', 'files', ''],
    ['/history', 'history', ''],
    ['/keys', 'keys', ''],
  ])('%s is the page %s', (path, id, entry) => {
    const found = pageAt(path);
    expect([found?.page.id, found?.entry]).toEqual([id, entry]);
  });

  it.each(['/nowhere', '/regimesX', '/rule'])('%s is no page', (path) => {
    expect(pageAt(path)).toBeUndefined();
  });

  it.each([
    ['keys', '/keys'],
    ['rules', '/rules/:entry?'],
    ['schemas', '/schemas/*?'],
  ])('the router looks for the page %s at %s', (id, pattern) => {
    const page = pageList.find((candidate) => candidate.id === id);
    expect(page && patternOf(page)).toBe(pattern);
  });
});

describe('the lists of pages and panels', () => {
  it('name no address and no title twice', () => {
    const paths = pageList.map(({ path }) => path);
    const titles = panelList.map(({ title }) => title);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('give each panel that is not always offered another in its place, and so lead to one that is', () => {
    const sometimes = panelList.filter(({ offered }) => offered);
    expect(sometimes.map(({ id, otherwise }) => [id, otherwise])).toEqual([
      ['built', 'document'],
      ['changes', 'document'],
      ['difference', 'changes'],
      ['trace', 'document'],
      ['envelope', 'document'],
      ['export', 'document'],
      ['document', 'changes'],
      ['report', 'changes'],
      ['comparison', 'changes'],
    ]);
  });

  it('hold every view of the result, in the order of the tabs', () => {
    const views = panelList.map(({ id }) => id).filter((id) => resultPanelIds.some((view) => view === id));
    expect(views).toEqual(resultPanelIds);
  });
});
