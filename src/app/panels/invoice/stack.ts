/** The place of one card beside the page, in pixels from the top. */
export interface Wanted {
  /** Where its pin is. */
  readonly top: number;
  readonly height: number;
}

/** Room between two cards, in pixels. */
const GAP = 6;

/**
 * Places cards from above to below so that none covers another. The selected one stands beside its pin and pushes those
 * above it up, but none beyond the top.
 */
export function stacked(cards: readonly Wanted[], selected = -1): readonly number[] {
  const tops = below(cards, 0);
  const chosen = cards[selected];
  if (!chosen) return tops;
  let end = chosen.top - GAP;
  for (let index = selected - 1; index >= 0; index--) {
    const top = Math.min(tops[index] ?? 0, end - (cards[index]?.height ?? 0));
    tops[index] = top;
    end = top - GAP;
  }
  // Cards that do not fit above it move down again, and it moves with them.
  const above = below(
    cards.slice(0, selected).map((card, index) => ({ ...card, top: tops[index] ?? 0 })),
    0,
  );
  return [...above, ...below(cards.slice(selected), endOf(cards[selected - 1], above.at(-1)))];
}

function below(cards: readonly Wanted[], from: number): number[] {
  let free = from;
  return cards.map((card) => {
    const top = Math.max(card.top, free);
    free = endOf(card, top);
    return top;
  });
}

const endOf = (card: Wanted | undefined, top: number | undefined): number =>
  card && top !== undefined ? top + card.height + GAP : 0;
