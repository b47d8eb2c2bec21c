import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createStandardEngine } from '../../engine/index.ts';
import { filesBelow } from '../schematron/invoices.ts';
import { writtenBack } from './write-back.ts';

/**
 * Reads every valid XML invoice below the folders, writes it back in its own format and profile, and prints by group
 * how many are valid and say the same; files of profiles that are only read are counted apart: `npm run tool -- write-back FOLDER…`. `DAY=2026-11-25` names the day of the rules.
 */
const folders = process.argv.slice(2);
const day = process.env.DAY ?? '2026-11-25';
const engine = createStandardEngine();
const context = { now: () => new Date(`${day}T12:00:00Z`), newId: () => '0190c9b4-0000-7000-8000-000000000000' };
const groups = new Map<string, { same: number; all: number }>();
/** Files that have nothing to be written back as, by group. */
const onlyRead = new Map<string, number>();
const seen = new Set<string>();

for (const folder of folders) {
  for (const file of filesBelow(folder)) {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    if (seen.has(text)) continue;
    seen.add(text);
    const result = writtenBack(text, day, { engine, context });
    if (result.outcome === 'not-counted') continue;
    if (result.outcome === 'only-read') {
      onlyRead.set(result.group, (onlyRead.get(result.group) ?? 0) + 1);
      continue;
    }
    const group = groups.get(result.group) ?? { same: 0, all: 0 };
    groups.set(result.group, group);
    group.all++;
    if (result.outcome === 'same') group.same++;
    else
      console.log(
        `${relative(folder, file)} (${result.group}) ${result.outcome}:\n  ${result.why.slice(0, 12).join('\n  ')}`,
      );
  }
}

const all = { same: 0, all: 0 };
for (const [name, { same, all: count }] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  console.log(`${name}: ${String(same)} of ${String(count)}`);
  all.same += same;
  all.all += count;
}
for (const [name, count] of onlyRead) console.log(`only read, not counted: ${name}: ${String(count)}`);
console.log(`all: ${String(all.same)} of ${String(all.all)}, ${((100 * all.same) / all.all).toFixed(1)} %`);
