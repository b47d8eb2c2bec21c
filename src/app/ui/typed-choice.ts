export interface Choice {
  readonly value: string;
  readonly title: string;
}

/**
 * The choice that a person means who types this text in a closed list: the one with this code, otherwise the first whose
 * name, a word of it or whose code begins so. The same letter again leads to the next one.
 */
export function typedChoice(choices: readonly Choice[], typed: string, current: string): Choice | undefined {
  const text = folded(typed);
  const exact = choices.find(({ value }) => folded(value) === text);
  if (exact) return exact;
  const isOneLetter = [...text].every((letter) => letter === text[0]);
  const at = choices.findIndex(({ value }) => value === current);
  const inOrder = isOneLetter ? [...choices.slice(at + 1), ...choices.slice(0, at + 1)] : choices;
  const begin = isOneLetter ? text.slice(0, 1) : text;
  return (
    choices.find(({ title }) => text.length > 1 && folded(title).startsWith(text)) ??
    inOrder.find(({ title }) => folded(title).startsWith(begin)) ??
    choices.find(({ title }) => folded(title).includes(` ${text}`)) ??
    choices.find(({ value }) => folded(value).startsWith(text))
  );
}

/** Without accents and case, as people type in a hurry. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
