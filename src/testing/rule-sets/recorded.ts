import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editText, type Edit } from './edit-text.ts';

/** A recorded verdict: an edited sample, and the ids of the set that fire on it. */
export interface RecordedCase {
  readonly sample: string;
  readonly edits?: readonly Edit[];
  readonly fires: readonly string[];
  /** False when the edited text no longer keeps to the schema. */
  readonly schema?: boolean;
  readonly sha: string;
}

/** A rule set as it is recorded: `pint@1.1.3/ubl`. */
export interface RecordedSet {
  readonly key: string;
  readonly ids: readonly { readonly id: string; readonly severity: 'error' | 'warning' }[];
  readonly cases: readonly RecordedCase[];
}

const readJsonFile = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** The sets of a folder whose keys begin so. */
export function recordedSets(folder: string, beginning: string): readonly RecordedSet[] {
  const keys = readJsonFile<readonly { readonly key: string }[]>(join(folder, 'sets.json')).map(({ key }) => key);
  return keys.flatMap((key) => {
    const name = key.replaceAll('/', '__');
    const file = join(folder, 'cases', `${name}.jsonl`);
    if (!key.startsWith(beginning) || !existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const ids = readJsonFile<RecordedSet['ids']>(join(folder, 'rule-ids', `${name}.json`));
    return [{ key, ids, cases: lines.map((line) => JSON.parse(line) as RecordedCase) }];
  });
}

/** The text of a case; nothing when it is not the one that was judged. */
export function textOf(folder: string, { sample, edits = [], sha }: RecordedCase): string | undefined {
  let text = readFileSync(join(folder, 'samples', sample), 'utf8');
  for (const edit of edits) text = editText(text, edit);
  return createHash('sha256').update(text).digest('hex').startsWith(sha) ? text : undefined;
}
