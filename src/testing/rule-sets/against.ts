import { FORMATS } from '../../formats/formats.ts';
import { prepareXml } from '../../formats/judge-xml.ts';
import { readAskedSet } from '../../formats/rule-sets/release.ts';
import { rulesIn, ruleSetsFor } from '../../formats/rule-sets/rule-set.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import type { BroughtRules } from '../../formats/schematron/brought-rules.ts';
import { rulesOfFile } from '../../platform/node-rule-files.ts';
import { textOf, type RecordedSet } from './recorded.ts';

/** How our rows of a set differ from an official file, over the samples and edits of a recorded set. */
export interface Against {
  readonly texts: number;
  /** Ids of the file that no row states, and ids of rows that the file does not have. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
  readonly otherSeverity: readonly string[];
  /** Ids decided otherwise, with how often: first by the file alone, then by us alone. */
  readonly decided: readonly {
    readonly id: string;
    readonly byFile: number;
    readonly byUs: number;
    readonly sample: string;
  }[];
}

/** Reads the official file: a `.sch` with what it includes, or a `.zip`. */
export async function officialRules(path: string): Promise<BroughtRules> {
  const rules = await rulesOfFile(path);
  if (!rules.ok) throw new Error(rules.faults.map(({ file, description }) => `${file}: ${description}`).join('\n'));
  return rules.value;
}

/** Holds the rows of a set, `name@release`, against an official file; with `other` those of another of its releases. */
export function holdAgainst(
  official: BroughtRules,
  folder: string,
  { key, cases }: RecordedSet,
  other?: string,
): Against | undefined {
  const [recordedName = ''] = key.split('/');
  const name = other === undefined ? recordedName : `${readAskedSet(recordedName).set}@${other}`;
  const [set] = ruleSetsFor(RULE_SETS, { profile: undefined, judge: [name] });
  const release = set?.releases.find((one) => name.endsWith(`@${one.key}`));
  if (!set || !release) return undefined;
  const syntax = key.endsWith('/cii') ? 'cii' : 'ubl';
  const rows = new Map(
    rulesIn({ set, release }).flatMap((row) => (row[syntax] ? [[row.code, row.severity] as const] : [])),
  );
  const decided = new Map<string, { byFile: number; byUs: number; sample: string }>();
  let texts = 0;
  for (const recorded of cases) {
    const text = textOf(folder, recorded);
    const prepared = text === undefined ? undefined : prepareXml({ data: text, judge: [name] }, FORMATS);
    if (!prepared?.ok) continue;
    texts++;
    const theirs = new Set(
      official.judge({ root: prepared.value.element, text: prepared.value.content }).map(({ rule }) => rule),
    );
    const ours = new Set(prepared.value.judge(RULE_SETS, release.from).verdicts.map(({ rule }) => rule));
    for (const id of differing(theirs, ours)) {
      const known = decided.get(id) ?? { byFile: 0, byUs: 0, sample: recorded.sample };
      if (theirs.has(id)) known.byFile++;
      else known.byUs++;
      decided.set(id, known);
    }
  }
  const severities = new Map(official.assertions.map(({ id, severity }) => [id, severity]));
  return {
    texts,
    added: [...severities.keys()].filter((id) => !rows.has(id)),
    gone: [...rows.keys()].filter((id) => !severities.has(id)),
    otherSeverity: [...rows].flatMap(([id, severity]) =>
      severities.has(id) && severities.get(id) !== severity ? [id] : [],
    ),
    decided: [...decided].map(([id, counts]) => ({ id, ...counts })).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

const differing = (a: ReadonlySet<string>, b: ReadonlySet<string>): readonly string[] =>
  [...a].filter((one) => !b.has(one)).concat([...b].filter((one) => !a.has(one)));
