import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/index.ts';
import { createApplication } from '../../server/application.ts';
import { everywhere, hostileText } from './hostile-documents.ts';
import { examples, jsonOf } from '../examples/examples.ts';
import { seedDocuments, trialOf } from './seeds.ts';
import { tryText } from './trial.ts';

/** `npm run fuzz` goes on from here with seeds of its own. */
const SEED = 20_260_115;
const BUDGET = 6_000;

const engine = createStandardEngine();
const documents = seedDocuments(engine);
const trial = await trialOf(engine);

it('whatever a document holds, every operation ends with a result or with faults', { timeout: 60_000 }, async () => {
  const property = fc.asyncProperty(hostileText(documents), (text) => tryText(text, trial));
  await fc.assert(property, { seed: SEED, numRuns: 1_000, interruptAfterTimeLimit: BUDGET });
});

it('whatever a body holds, the service answers below 500', { timeout: 60_000 }, async () => {
  const application = createApplication({ engine, context: trial.context });
  const property = fc.asyncProperty(hostileText(documents), (text) => tryText(text, { ...trial, application }));
  await fc.assert(property, { seed: SEED + 1, numRuns: 300, interruptAfterTimeLimit: BUDGET / 2 });
  expect(documents.length).toBeGreaterThan(100);
});

it.each(['es/invoice-verifactu'])(
  'no place of %s takes a name of the prototype or a value of another type badly',
  { timeout: 60_000 },
  async (path) => {
    const text = examples().find((example) => example.path === path)?.text ?? '';
    for (const hostile of everywhere(jsonOf(text))) await tryText(hostile, trial);
  },
);
