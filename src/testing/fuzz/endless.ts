/**
 * Tries hostile documents until it is stopped: `npm run fuzz`, or `npm run fuzz -- --seed 7` to begin at a seed and
 * `--seconds 60` to end by itself. Documents that something goes wrong with are saved, as small as they get.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { createStandardEngine } from '../../engine/index.ts';
import { createApplication } from '../../server/application.ts';
import { hostileText } from './hostile-documents.ts';
import { seedDocuments, trialOf } from './seeds.ts';
import { tryText } from './trial.ts';

const RUNS = 300;
const FOLDER = 'node_modules/.cache/fuzz';

const engine = createStandardEngine();
const texts = hostileText(seedDocuments(engine));
const bare = await trialOf(engine);
// Longer than a second, and a document holds up whoever else is waiting.
const trial = { ...bare, patience: 1_000, application: createApplication({ engine, context: bare.context }) };
const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : Number(process.argv[at + 1]);
};

const end = Date.now() + (option('seconds') ?? Infinity) * 1_000;
let failures = 0;
mkdirSync(FOLDER, { recursive: true });
for (let seed = option('seed') ?? Date.now() % 1_000_000_000; Date.now() < end; seed++) {
  const result = await fc.check(
    fc.asyncProperty(texts, (text) => tryText(text, trial)),
    { seed, numRuns: RUNS, endOnFailure: false },
  );
  if (!result.failed) {
    console.log(`seed ${seed}: ${result.numRuns} documents`);
    continue;
  }
  failures++;
  const file = `${FOLDER}/${seed}.json`;
  writeFileSync(file, result.counterexample?.[0] ?? '');
  const trouble = result.errorInstance;
  console.error(`seed ${seed} FAILED, document in ${file}`);
  console.error(trouble instanceof Error ? trouble.stack?.split('\n').slice(0, 6).join('\n') : trouble);
}
process.exitCode = failures > 0 ? 1 : 0;
