import { FORMATS } from '../../formats/catalogue/formats.ts';
import { prepareXml } from '../../formats/reading/prepare-xml.ts';
import { ruleSetsFor, rulesIn } from '../../formats/rule-sets/rule-set.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { textOf, type RecordedCase, type RecordedSet } from './recorded.ts';

/** A case whose ids fire otherwise than officially. */
export interface Difference {
  readonly recorded: RecordedCase;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

export interface Replayed {
  readonly key: string;
  readonly cases: number;
  /** Of cases whose text keeps to its schema. */
  readonly valid: number;
  readonly differences: readonly Difference[];
  /** Cases whose text is not the one that was judged. */
  readonly leftOut: number;
  /** Ids that neither a row states nor the list of those not stated names; those that are stated and listed as not; ids of ours alone. */
  readonly unnamed: readonly string[];
  readonly doubled: readonly string[];
  readonly unknown: readonly string[];
  /** Ids whose severity is another one than recorded. */
  readonly otherSeverity: readonly string[];
}

/** Sets our verdicts by a rule set against the recorded ones. */
export function replay(folder: string, { key, ids, cases }: RecordedSet): Replayed | undefined {
  const [name = ''] = key.split('/');
  const [set] = ruleSetsFor(RULE_SETS, { profile: undefined, judge: [name] });
  const release = set?.releases.find((candidate) => name.endsWith(`@${candidate.key}`));
  if (!set || !release) return undefined;
  const official = new Map(ids.map(({ id, severity }) => [id, severity]));
  const differences: Difference[] = [];
  let [played, valid, leftOut] = [0, 0, 0];
  for (const recorded of cases) {
    const text = textOf(folder, recorded);
    if (text === undefined) {
      leftOut++;
      continue;
    }
    played++;
    if (recorded.schema !== false) valid++;
    const fired = new Set(firedRules(text, name).filter((id) => official.has(id)));
    const wanted = new Set(recorded.fires);
    const missing = [...wanted].filter((id) => !fired.has(id));
    const extra = [...fired].filter((id) => !wanted.has(id));
    if (missing.length + extra.length > 0) differences.push({ recorded, missing, extra });
  }
  const rows = rulesIn({ set, release });
  const stated = new Map(rows.map(({ code, severity }) => [code, severity]));
  const notStated = new Set(set.notStated);
  const ofSyntax = key.endsWith('/cii') ? 'cii' : 'ubl';
  return {
    key,
    cases: played,
    valid,
    differences,
    leftOut,
    unnamed: [...official.keys()].filter((id) => !stated.has(id) && !notStated.has(id)),
    doubled: [...notStated].filter((id) => stated.has(id)),
    unknown: rows.flatMap((row) => (row[ofSyntax] && !official.has(row.code) ? [row.code] : [])),
    otherSeverity: [...official].flatMap(([id, severity]) => {
      const ours = stated.get(id);
      return ours !== undefined && ours !== severity ? [id] : [];
    }),
  };
}

function firedRules(text: string, name: string): readonly string[] {
  const prepared = prepareXml({ data: text, judge: [name] }, FORMATS);
  if (!prepared.ok) return [];
  return prepared.value.judge(RULE_SETS, '2026-11-24').verdicts.map(({ rule }) => rule);
}
