import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { holdAgainst, type Against } from './against.ts';
import { officialRules } from './official-rules.ts';
import { recordedSets } from './recorded.ts';
import { replay, type Replayed } from './replay.ts';

/**
 * Compares our verdicts with recorded ones: `npm run tool -- rule-sets FOLDER [SET] [--ids] [--diff N]`. `--against FILE`
 * compares our rows with official files instead, on the samples and edits of the recorded set. `--random N` makes N
 * random edits of them, drawn by `--seed S`. `--release KEY` takes another release of ours; `--keep FOLDER` keeps the
 * first text of each difference.
 */
const {
  values,
  positionals: [folder, beginning = ''],
} = parseArgs({
  allowPositionals: true,
  options: {
    ids: { type: 'boolean', default: false },
    diff: { type: 'string', default: '0' },
    against: { type: 'string', multiple: true },
    release: { type: 'string' },
    random: { type: 'string' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
  },
});
if (folder === undefined) throw new Error('Name the folder that holds sets.json, cases, rule-ids and samples');
const random = values.random === undefined ? undefined : Number(values.random);
if (random !== undefined && !values.against)
  throw new Error('Random texts have no recorded verdicts: name a file by --against');

const official = values.against && (await officialRules(values.against));
let isExact = true;
for (const set of recordedSets(folder, beginning)) {
  if (official) {
    const held = await holdAgainst(official, folder, set, {
      random,
      seed: Number(values.seed),
      release: values.release,
    });
    if (held) isExact = printAgainst(set.key, held) && isExact;
    else console.log(`${set.key.padEnd(40)} no such set or release`);
    continue;
  }
  const outcome = replay(folder, set);
  if (!outcome) {
    console.log(`${set.key.padEnd(40)} no such set or release`);
    continue;
  }
  print(outcome);
  isExact &&= outcome.differences.length === 0;
}
process.exitCode = isExact ? 0 : 1;

function print(outcome: Replayed): void {
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
    if (ids.length > 0) console.log(`  ${ids.length} ${what}: ${ids.slice(0, values.ids ? ids.length : 8).join(' ')}`);
  }
  if (values.ids) printIds(outcome);
  for (const { recorded, missing, extra } of differences.slice(0, Number(values.diff))) {
    console.log(
      `  ${recorded.sample} ${JSON.stringify(recorded.edits ?? [])}${recorded.schema === false ? ' (not valid)' : ''}`,
    );
    console.log(`    missing ${missing.join(' ') || '-'}; extra ${extra.join(' ') || '-'}`);
  }
}

function printIds({ differences }: Replayed): void {
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
function printAgainst(key: string, held: Against): boolean {
  const { texts, exact, failed, ids, fired, added, gone, otherSeverity, decided } = held;
  console.log(
    `${key.padEnd(40)} ${texts} texts judged by both, ${exact} exact, ${fired} of ${ids} ids fired, ${decided.length} decided otherwise` +
      (failed > 0 ? `, ${failed} texts on which the file fails` : ''),
  );
  for (const [what, some] of Object.entries({ new: added, gone, 'of another severity': otherSeverity })) {
    if (some.length > 0) console.log(`  ${some.length} ${what}: ${some.join(' ')}`);
  }
  for (const { id, byFile, byUs, first } of decided) {
    console.log(`    ${id}: by the file alone ${byFile}, by us alone ${byUs}, first in ${first.sample}`);
    if (values.keep === undefined) continue;
    mkdirSync(values.keep, { recursive: true });
    writeFileSync(join(values.keep, `${id.replace(/[^\w.-]/g, '_')}.xml`), first.text);
  }
  return added.length + gone.length + otherSeverity.length + decided.length === 0;
}
