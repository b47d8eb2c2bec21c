import { FORMATS } from '../../formats/catalogue/formats.ts';
import { prepareXml } from '../../formats/reading/prepare-xml.ts';
import { readAskedSet } from '../../formats/rule-sets/release.ts';
import { rulesIn, ruleSetsFor } from '../../formats/rule-sets/rule-set.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import type { OfficialRules } from './official-rules.ts';
import { randomTexts, type RandomText } from './random-texts.ts';
import { textOf, type RecordedSet } from './recorded.ts';

/** How our rows of a set differ from an official file, over the samples and edits of a recorded set. */
export interface Against {
  /** Texts judged by both, and those on which the file itself fails. */
  readonly texts: number;
  readonly failed: number;
  /** Texts of which both say the same. */
  readonly exact: number;
  /** Ids of the file, and those of them that fire on any text. */
  readonly ids: number;
  readonly fired: number;
  /** Ids of the file that no row states, and ids of rows that the file does not have. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
  readonly otherSeverity: readonly string[];
  /** Ids decided otherwise, with how often: first by the file alone, then by us alone; and the first text. */
  readonly decided: readonly ({ readonly id: string } & Decided)[];
}

interface Decided {
  byFile: number;
  byUs: number;
  readonly first: RandomText;
}

/** Which texts are judged: those that are recorded, or so many random ones. */
export interface Texts {
  readonly random?: number | undefined;
  readonly seed?: number | undefined;
  /** Our release, if it is not the recorded one. */
  readonly release?: string | undefined;
}

/** Texts that are judged in one run of the official rules: a run of Java takes seconds to start. */
const BATCH = 500;

/** Holds the rows of a set, `name@release`, against official rules. */
export async function holdAgainst(
  official: OfficialRules,
  folder: string,
  recorded: RecordedSet,
  { random, seed = 1, release: other }: Texts,
): Promise<Against | undefined> {
  const [recordedName = '', kind] = recorded.key.split('/');
  const name = other === undefined ? recordedName : `${readAskedSet(recordedName).set}@${other}`;
  const [set] = ruleSetsFor(RULE_SETS, { profile: undefined, judge: [name] });
  const release = set?.releases.find((candidate) => name.endsWith(`@${candidate.key}`));
  if (!set || !release) return undefined;
  const syntax = kind === 'cii' ? 'cii' : 'ubl';
  const rows = new Map(
    rulesIn({ set, release }).flatMap((row) => (row[syntax] ? [[row.code, row.severity] as const] : [])),
  );
  const { severities } = official;
  const ours = (text: string): ReadonlySet<string> | undefined => {
    const fired = firedIn(text, name, release.from);
    return fired && new Set(fired.filter((id) => rows.has(id) || severities.has(id)));
  };
  const isSound = (text: string): boolean => firedIn(text, 'schema', release.from)?.length === 0;
  const texts =
    random === undefined
      ? recordedTexts(folder, recorded)
      : randomTexts(folder, recorded, { count: random, seed, isSound });
  return {
    ...(await compare(official, texts, ours)),
    ids: severities.size,
    added: [...severities.keys()].filter((id) => !rows.has(id)),
    gone: [...rows.keys()].filter((id) => !severities.has(id)),
    otherSeverity: [...rows].flatMap(([id, severity]) =>
      severities.has(id) && severities.get(id) !== severity ? [id] : [],
    ),
  };
}

async function compare(
  official: OfficialRules,
  given: Iterable<RandomText>,
  judge: (text: string) => ReadonlySet<string> | undefined,
): Promise<Pick<Against, 'texts' | 'failed' | 'exact' | 'fired' | 'decided'>> {
  const decided = new Map<string, Decided>();
  const fired = new Set<string>();
  let [texts, failed, exact] = [0, 0, 0];
  for (const batch of batches(given, BATCH)) {
    const judged = await official.judge(batch.map(({ text }) => text));
    for (const [i, sample] of batch.entries()) {
      const [theirs, ours] = [judged[i], judge(sample.text)];
      if (!theirs || !ours) {
        failed++;
        continue;
      }
      texts++;
      for (const id of theirs) fired.add(id);
      const differing = [...theirs].filter((id) => !ours.has(id)).concat([...ours].filter((id) => !theirs.has(id)));
      if (differing.length === 0) exact++;
      for (const id of differing) {
        const known = decided.get(id) ?? { byFile: 0, byUs: 0, first: sample };
        if (theirs.has(id)) known.byFile++;
        else known.byUs++;
        decided.set(id, known);
      }
    }
  }
  const byId = [...decided]
    .map(([id, difference]) => ({ id, ...difference }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { texts, failed, exact, fired: fired.size, decided: byId };
}

function firedIn(data: string, name: string, at: string): readonly string[] | undefined {
  const prepared = prepareXml({ data, judge: [name] }, FORMATS);
  return prepared.ok ? prepared.value.judge(RULE_SETS, at).verdicts.map(({ rule }) => rule) : undefined;
}

function* recordedTexts(folder: string, { cases }: RecordedSet): Generator<RandomText> {
  for (const recorded of cases) {
    const text = textOf(folder, recorded);
    if (text !== undefined) yield { sample: recorded.sample, text };
  }
}

function* batches<T>(items: Iterable<T>, size: number): Generator<readonly T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
