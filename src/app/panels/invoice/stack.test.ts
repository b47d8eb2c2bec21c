import { expect, test } from 'vitest';
import { stacked, type Wanted } from './stack.ts';

const card = (top: number, height = 40): Wanted => ({ top, height });

test.each<[title: string, cards: readonly Wanted[], selected: number | undefined, tops: readonly number[]]>([
  ['no cards need no place', [], undefined, []],
  ['cards with room stand beside their pins', [card(10), card(100)], undefined, [10, 100]],
  ['a card that would cover another moves down', [card(10), card(20), card(200)], undefined, [10, 56, 200]],
  ['no card stands above the top', [card(-30), card(0)], undefined, [0, 46]],
  ['the selected card stands beside its pin', [card(100), card(110), card(120)], 1, [64, 110, 156]],
  ['it pushes several up', [card(200), card(204), card(208), card(220)], 3, [82, 128, 174, 220]],
  ['cards that do not fit above it push it down', [card(10), card(12)], 1, [0, 46]],
  ['one that stands far above stays', [card(10), card(300), card(310)], 2, [10, 264, 310]],
  ['a selected card that is not there changes nothing', [card(10), card(20)], 7, [10, 56]],
])('%s', (_, cards, selected, tops) => {
  expect(stacked(cards, selected)).toEqual(tops);
});
