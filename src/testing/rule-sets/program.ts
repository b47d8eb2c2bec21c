import { holdAgainst, officialRules, type Against } from './against.ts';
import { recordedSets } from './recorded.ts';
import { replay, type Replayed } from './replay.ts';

/**
 * Sets our verdicts against recorded ones: `npm run rule-sets -- FOLDER [SET] [--ids] [--diff N]`. With `--against FILE` our rows are
 * held against an official file instead, over the samples and edits of the recorded set; `--release KEY` takes another release of ours.
 */
const args = process.argv.slice(2);
const isFlag = (name: string): boolean => args.includes(name);
const shown = isFlag('--diff') ? Number(args[args.indexOf('--diff') + 1]) : 0;
const valueOf = (name: string): string | undefined => (isFlag(name) ? args[args.indexOf(name) + 1] : undefined);
const file = valueOf('--against');
const [folder, beginning = ''] = args.filter(
  (one, turn) => !one.startsWith('--') && !['--diff', '--against', '--release'].includes(args[turn - 1] ?? ''),
);
if (folder === undefined) throw new Error('Name the folder that holds sets.json, cases, rule-ids and samples');

const official = file === undefined ? undefined : await officialRules(file);
let isExact = true;
for (const set of recordedSets(folder, beginning)) {
  if (official) {
    const held = holdAgainst(official, folder, set, valueOf('--release'));
    if (held) isExact = tellAgainst(set.key, held) && isExact;
    else console.log(`${set.key.padEnd(40)} no such set or release`);
    continue;
  }
  const outcome = replay(folder, set);
  if (!outcome) {
    console.log(`${set.key.padEnd(40)} no such set or release`);
    continue;
  }
  tell(outcome);
  isExact &&= outcome.differences.length === 0;
}
process.exitCode = isExact ? 0 : 1;

function tell(outcome: Replayed): void {
  const { key, cases, valid, differences, leftOut } = outcome;
  const wrong = differences.filter(({ recorded }) => recorded.schema !== false).length;
  const share = ((100 * (valid - wrong)) / Math.max(1, valid)).toFixed(1);
  console.log(
    `${key.padEnd(40)} exact ${cases - differences.length}/${cases}, of valid XML ${valid - wrong}/${valid} (${share} %)${leftOut > 0 ? `, ${leftOut} left out` : ''}`,
  );
  for (const [what, ids] of Object.entries({
    'neither stated nor named as not stated': outcome.unnamed,
    'stated, and named as not stated': outcome.doubled,
    'not in the official set': outcome.unknown,
    'of another severity': outcome.otherSeverity,
  })) {
    if (ids.length > 0)
      console.log(`  ${ids.length} ${what}: ${ids.slice(0, isFlag('--ids') ? ids.length : 8).join(' ')}`);
  }
  if (isFlag('--ids')) tellIds(outcome);
  for (const { recorded, missing, extra } of differences.slice(0, shown)) {
    console.log(
      `  ${recorded.sample} ${JSON.stringify(recorded.edits ?? [])}${recorded.schema === false ? ' (not valid)' : ''}`,
    );
    console.log(`    missing ${missing.join(' ') || '-'}; extra ${extra.join(' ') || '-'}`);
  }
}

function tellIds({ differences }: Replayed): void {
  const counts = new Map<string, { missing: number; extra: number }>();
  const count = (id: string, what: 'missing' | 'extra'): void => {
    const known = counts.get(id) ?? { missing: 0, extra: 0 };
    known[what]++;
    counts.set(id, known);
  };
  for (const { missing, extra } of differences) {
    for (const id of missing) count(id, 'missing');
    for (const id of extra) count(id, 'extra');
  }
  const worst = [...counts].sort(([, a], [, b]) => b.missing + b.extra - a.missing - a.extra);
  for (const [id, { missing, extra }] of worst) console.log(`    ${id}: missing ${missing}, extra ${extra}`);
}

/** Whether the rows decide as the file does. */
function tellAgainst(key: string, { texts, added, gone, otherSeverity, decided }: Against): boolean {
  console.log(`${key.padEnd(40)} ${texts} texts judged by both, ${decided.length} ids decided otherwise`);
  for (const [what, ids] of Object.entries({ new: added, gone, 'of another severity': otherSeverity })) {
    if (ids.length > 0) console.log(`  ${ids.length} ${what}: ${ids.join(' ')}`);
  }
  for (const { id, byFile, byUs, sample } of decided) {
    console.log(`    ${id}: by the file alone ${byFile}, by us alone ${byUs}, first in ${sample}`);
  }
  return added.length + gone.length + otherSeverity.length + decided.length === 0;
}
