import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/index.ts';
import { importFile } from '../../formats/reading/import-file.ts';
import { createApplication } from '../../server/application.ts';
import { everywhere, hostileText } from './hostile-documents.ts';
import { examples, jsonOf } from '../examples/examples.ts';
import { hostileFile, seedFiles } from './hostile-files.ts';
import { seedDocuments, trialOf } from './seeds.ts';
import { tryText } from './trial.ts';
import { tryFile } from './try-file.ts';

/** Every run uses this seed. The fuzz stage of `npm test` tries several times as many documents, with new seeds. */
const SEED = 20_260_115;

const engine = createStandardEngine();
const documents = seedDocuments(engine);
const trial = await trialOf(engine);

it(
  'whatever a document holds, operations end with a result or with faults, and the service answers below 500',
  {
    timeout: 60_000,
  },
  async () => {
    const application = createApplication({ engine, context: trial.context });
    const property = fc.asyncProperty(hostileText(documents), (text) => tryText(text, { ...trial, application }));
    await fc.assert(property, { seed: SEED, numRuns: 75 });
    expect(documents.length).toBeGreaterThan(100);
  },
);

it(
  'whatever an XML or PDF file holds, reading it ends with a document or with faults',
  { timeout: 60_000 },
  async () => {
    const seeds = await seedFiles();
    const outcomes = seeds.map((bytes) => importFile({ data: bytes }, engine, trial.context, []).ok);
    // All can be read unchanged, except the one with a password.
    expect(outcomes.filter((ok) => !ok)).toHaveLength(1);
    const property = fc.property(hostileFile(seeds), (bytes) => tryFile(bytes, trial));
    fc.assert(property, { seed: SEED + 2, numRuns: 150 });
  },
);

it.each(['es/invoice-verifactu'])(
  'no place of %s takes a name of the prototype or a value of another type badly',
  { timeout: 60_000 },
  async (path) => {
    const text = examples().find((example) => example.path === path)?.text ?? '';
    for (const hostile of everywhere(jsonOf(text))) await tryText(hostile, trial);
  },
);
