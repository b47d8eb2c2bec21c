/**
 * Tries hostile input until it is stopped: documents in this process, and the built service with every operation, odd
 * request heads, messages for assistants, and another service in front of it. `npm run fuzz`; `npm run fuzz -- --seed
 * 7` starts at a seed, `--seconds 60` sets an end, `--patience 10000` is for a busy machine. An input that causes an
 * error is reduced and saved.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { createStandardEngine } from '../../engine/index.ts';
import { createApplication } from '../../server/application.ts';
import { hostileText } from './hostile-documents.ts';
import { hostileFile, seedFiles } from './hostile-files.ts';
import { hostileMessage, hostileRequest } from './hostile-requests.ts';
import { TARGETS } from './business-invoices.ts';
import { seedDocuments, trialOf } from './seeds.ts';
import { serve } from './served.ts';
import { tryBody, tryRequest } from './service-trial.ts';
import { tryText } from './trial.ts';
import { tryFile } from './try-file.ts';
import { faultsOfExport } from './try-invoice.ts';

const FOLDER = 'node_modules/.cache/fuzz';
const OPERATIONS = ['build', 'validate', 'inspect', 'correct', 'replicate', 'sign', 'verify', 'keygen'] as const;

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : Number(process.argv[at + 1]);
};
// A document that takes longer than a second delays other callers.
const patience = option('patience') ?? 1_000;
/** All processes of the service together, in mebibytes. */
const allowed = { patience: Math.max(patience, 5_000), memory: 600 };

const engine = createStandardEngine();
const texts = hostileText(seedDocuments(engine));
const bare = await trialOf(engine);
const trial = { ...bare, patience, application: createApplication({ engine, context: bare.context }) };
const served = await serve({ WORKERS: '1' });
const front = await serve({ WORKERS: '0', ASSAY_UPSTREAM: `${served.url}/v0` });

/** The day after which the generated invoices are issued. */
const dayOfInvoices = { ...bare.context, now: () => new Date('2026-11-25T12:00:00Z') };
const operation = fc.constantFrom(...OPERATIONS);
const body = texts.map((text) => `{"data":${text}}`);
const format = fc.constantFrom('ubl', 'cii', 'pdf');
const exported = fc.tuple(texts, format).map(([text, to]) => `{"data":${text},"format":"${to}","allow_loss":true}`);
const files = hostileFile(await seedFiles());
const imported = fc.oneof(
  { weight: 1, arbitrary: texts.map((text) => JSON.stringify({ data: text })) },
  { weight: 3, arbitrary: files.map((bytes) => JSON.stringify({ data: base64(bytes), encoding: 'base64' })) },
);
function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
/** The trials, and how often each runs in a round. */
const trials: readonly {
  readonly name: string;
  readonly runs: number;
  readonly property: fc.IAsyncProperty<unknown>;
}[] = [
  { name: 'documents', runs: 100, property: fc.asyncProperty(texts, (text) => tryText(text, trial)) },
  {
    name: 'ordinary invoices',
    runs: 15,
    property: fc.asyncProperty(fc.integer({ min: 1 }), fc.constantFrom(...TARGETS), (number, target) => {
      const found = faultsOfExport(number, target, { engine, context: dayOfInvoices });
      return found.length === 0 ? Promise.resolve() : Promise.reject(new Error(found.join('\n')));
    }),
  },
  {
    name: 'operations',
    runs: 100,
    property: fc.asyncProperty(operation, body, (path, text) => tryBody(path, text, served, allowed)),
  },
  {
    name: 'exports',
    runs: 50,
    property: fc.asyncProperty(exported, (text) => tryBody('export', text, served, allowed)),
  },
  {
    name: 'files',
    runs: 200,
    property: fc.asyncProperty(files, (bytes) => Promise.resolve(tryFile(bytes, trial))),
  },
  {
    name: 'imports',
    runs: 40,
    property: fc.asyncProperty(imported, (text) => tryBody('import', text, served, allowed)),
  },
  {
    name: 'heads',
    runs: 200,
    property: fc.asyncProperty(hostileRequest(body), (request) => tryRequest(request, served, allowed)),
  },
  {
    name: 'assistants',
    runs: 50,
    property: fc.asyncProperty(hostileMessage(texts), (text) => tryBody('mcp', text, served, allowed)),
  },
  {
    name: 'upstream',
    runs: 50,
    property: fc.asyncProperty(operation, body, (path, text) => tryBody(path, text, front, allowed)),
  },
  {
    name: 'heads to an upstream',
    runs: 50,
    property: fc.asyncProperty(hostileRequest(body), (request) => tryRequest(request, front, allowed)),
  },
];

const end = Date.now() + (option('seconds') ?? Infinity) * 1_000;
let failures = 0;
mkdirSync(FOLDER, { recursive: true });
for (let seed = option('seed') ?? Date.now() % 1_000_000_000; Date.now() < end; seed++) {
  const lines: string[] = [];
  for (const { name, runs, property } of trials) {
    const left = Math.max(1_000, end - Date.now());
    const limit = Number.isFinite(left) ? { interruptAfterTimeLimit: left, markInterruptAsFailure: false } : {};
    const result = await fc.check(property, { seed, numRuns: runs, endOnFailure: false, ...limit });
    lines.push(`${result.numRuns} ${name}`);
    // The time may end before the first try; that is no failure.
    if (!result.failed || (result.interrupted && result.numRuns === 0)) continue;
    failures++;
    const file = `${FOLDER}/${seed}-${name.replaceAll(' ', '-')}.json`;
    const found = (result.counterexample as readonly unknown[] | null)?.map((argument) =>
      argument instanceof Uint8Array ? base64(argument) : argument,
    );
    writeFileSync(file, name === 'documents' ? String(found?.[0] ?? '') : JSON.stringify(found ?? null));
    const trouble = result.errorInstance;
    console.error(`seed ${seed} FAILED with ${name}, saved in ${file}`);
    console.error(trouble instanceof Error ? trouble.stack?.split('\n').slice(0, 6).join('\n') : trouble);
  }
  console.log(`seed ${seed}: ${lines.join(', ')}; the service holds ${Math.round(served.memory())} MiB`);
}
for (const server of [served, front]) server.stop();
process.exitCode = failures > 0 ? 1 : 0;
