import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBy, editAtRandom, stockOf } from './random-edits.ts';
import { textOf, type RecordedSet } from './recorded.ts';

/** A text that nobody recorded, and the sample that it is made from. */
export interface RandomText {
  readonly sample: string;
  readonly text: string;
}

/** Largest sample that is edited, in characters: a rule set takes long over larger ones. */
const LARGEST_SAMPLE = 60_000;
/** How many edits a text gets. */
const EDITS = [1, 1, 2, 2, 3, 4];
/** Tries for each text and for each of its edits, before another one is drawn. */
const MOST_TRIES = 30;

/**
 * Makes texts of the samples and cases of a set by random edits, the same for the same seed. Edits that `isSound` rejects,
 * such as those that break the schema, are not kept.
 */
export function* randomTexts(
  folder: string,
  { cases }: RecordedSet,
  { count, seed, isSound }: { count: number; seed: number; isSound: (text: string) => boolean },
): Generator<RandomText> {
  const draw = drawBy(seed);
  const all = new Map(
    cases.map(({ sample }) => [sample, readFileSync(join(folder, 'samples', sample), 'utf8')] as const),
  );
  const stock = stockOf(all.values());
  const samples = [...all].filter(([, text]) => text.length <= LARGEST_SAMPLE);
  const valid = cases.filter(
    ({ sample, schema }) => schema !== false && (all.get(sample) ?? '').length <= LARGEST_SAMPLE,
  );
  const made = new Set<string>();
  for (let tries = 0; made.size < count && tries < count * MOST_TRIES; tries++) {
    const recorded = valid.length > 0 && draw([true, true, false]) ? draw(valid) : undefined;
    const [sample, plain] = recorded ? [recorded.sample, textOf(folder, recorded)] : draw(samples);
    if (plain === undefined) continue;
    let text = plain;
    for (let left: number = draw(EDITS), edits = 0; left > 0 && edits < MOST_TRIES; edits++) {
      const edited = editAtRandom(text, stock, draw);
      if (edited === undefined || !isSound(edited)) continue;
      text = edited;
      left--;
    }
    if (text === plain || made.has(text)) continue;
    made.add(text);
    yield { sample, text };
  }
}
