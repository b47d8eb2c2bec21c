// @vitest-environment jsdom

import '../../testing/screen.ts';
import { describe, expect, it } from 'vitest';
import type { PanelId, ResultPanelId } from '../../state/place-ids.ts';
import { placeOf, viewsShown } from './views-shown.ts';

const json: ReadonlySet<PanelId> = new Set([
  'built',
  'changes',
  'difference',
  'invoice',
  'trace',
  'envelope',
  'export',
]);
const xml: ReadonlySet<PanelId> = new Set(['document', 'report', 'comparison']);

describe('the views that show', () => {
  it.each<[readonly ResultPanelId[], ReadonlySet<PanelId>, readonly PanelId[]]>([
    [['changes'], json, ['changes']],
    [['trace', 'invoice'], json, ['trace', 'invoice']],
    [['changes'], xml, ['document']],
    [['changes', 'invoice'], xml, ['document', 'report']],
    [['changes', 'document'], xml, ['report', 'document']],
    [['built', 'invoice', 'trace'], xml, ['document', 'report', 'comparison']],
    [['report', 'changes'], json, ['built', 'changes']],
    [['comparison'], json, ['changes']],
    [['built', 'trace'], new Set(['document']), ['document']],
  ])('of %j are %3$j', (wanted, offered, shown) => {
    expect(viewsShown(wanted, offered)).toEqual(shown);
  });
});

describe('where one shows at a time', () => {
  it.each<[PanelId, ReadonlySet<PanelId>, PanelId]>([
    ['source', new Set(['source', 'built']), 'source'],
    ['difference', new Set(['source', 'changes']), 'changes'],
    ['difference', xml, 'document'],
    ['built', new Set(), 'built'],
  ])('%s is replaced by what stands in for it', (id, offered, shown) => {
    expect(placeOf(id, offered)).toBe(shown);
  });
});
