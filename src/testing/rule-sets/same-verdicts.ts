import { pathToFileURL } from 'node:url';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type * as formats from '../../formats/catalogue/formats.ts';
import type * as judging from '../../formats/reading/prepare-xml.ts';
import type * as standard from '../../formats/rule-sets/standard.ts';
import type { Verdict } from '../../formats/verdicts/verdict.ts';
import { randomTexts, type RandomText } from './random-texts.ts';
import { recordedSets, textOf, type RecordedSet } from './recorded.ts';

/**
 * Judges the same texts by the rows of this checkout and of another: `npm run tool -- same-verdicts CHECKOUT FOLDER [SET]
 * [--random N] [--seed S] [--places]`. The texts are the recorded ones and random edits of them. Prints each text whose
 * ids, severities or numbers of faults differ; with `--places` also those whose marks do.
 */
const {
  values,
  positionals: [checkout, folder, beginning = ''],
} = parseArgs({
  allowPositionals: true,
  options: {
    random: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    places: { type: 'boolean', default: false },
    at: { type: 'string' },
  },
});
if (checkout === undefined || folder === undefined) throw new Error('Name another checkout, and the folder of samples');

/** Most differing texts that are printed for a set. */
const MOST_SHOWN = 20;

type Judge = (text: string, set: string) => readonly Verdict[] | undefined;

async function judgeOf(root: string): Promise<Judge> {
  const load = async <T>(file: string): Promise<T> =>
    (await import(pathToFileURL(join(resolve(root), 'src/formats', file)).href)) as T;
  const [{ FORMATS }, { prepareXml }, { RULE_SETS }] = await Promise.all([
    load<typeof formats>('catalogue/formats.ts'),
    load<typeof judging>('reading/judge-xml.ts'),
    load<typeof standard>('rule-sets/standard.ts'),
  ]);
  return (data, set) => {
    const prepared = prepareXml({ data, judge: [set] }, FORMATS);
    return prepared.ok ? prepared.value.judge(RULE_SETS, values.at ?? '2026-11-24').verdicts : undefined;
  };
}

const [ours, theirs] = await Promise.all([judgeOf('.'), judgeOf(checkout)]);

const shown = (verdicts: readonly Verdict[]): readonly string[] =>
  verdicts
    .map(({ rule, severity, places }) => `${severity} ${rule}${values.places ? ` ${places[0] ?? ''}` : ''}`)
    .toSorted();

let isEqual = true;
for (const set of recordedSets(folder, beginning)) {
  const [name = ''] = set.key.split('/');
  const isSound = (text: string): boolean => ours(text, 'schema')?.length === 0;
  const random = randomTexts(folder, set, { count: Number(values.random), seed: Number(values.seed), isSound });
  let [texts, differing] = [0, 0];
  for (const { sample, text } of [...recorded(folder, set), ...random]) {
    const [now, before] = [ours(text, name), theirs(text, name)];
    if (!now || !before) continue;
    texts++;
    const [a, b] = [shown(now), shown(before)];
    if (a.join('\n') === b.join('\n')) continue;
    if (differing++ >= MOST_SHOWN) continue;
    console.log(`  ${sample}`);
    console.log(`    only now: ${moreIn(a, b)}`);
    console.log(`    only before: ${moreIn(b, a)}`);
  }
  isEqual &&= differing === 0;
  console.log(`${set.key.padEnd(40)} ${texts - differing}/${texts} equal`);
}
process.exitCode = isEqual ? 0 : 1;

function* recorded(folder: string, { cases }: RecordedSet): Generator<RandomText> {
  for (const recorded of cases) {
    const text = textOf(folder, recorded);
    if (text !== undefined) yield { sample: `${recorded.sample} ${JSON.stringify(recorded.edits ?? [])}`, text };
  }
}

/** What the first list has more often than the second. */
function moreIn(list: readonly string[], other: readonly string[]): string {
  const more = list.filter((id) => timesIn(list, id) > timesIn(other, id));
  return [...new Set(more)].join('; ') || '-';
}

function timesIn(list: readonly string[], id: string): number {
  return list.filter((known) => known === id).length;
}
