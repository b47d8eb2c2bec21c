/**
 * Drives `assay bulk` with the engines of `deploy/nats` and `deploy/spark`, really: 100,000 documents, and a worker killed on the
 * way. `npm run clusters`, `npm run clusters -- nats` for one, `--count 10000` for fewer documents. An engine whose tools this
 * machine lacks is passed over; what it needs is fetched by its own package manager into node_modules/.cache/clusters, so this is
 * no part of `npm test`. Ends with 1 when an answer is missing or there twice.
 */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { overNats } from './clusters/nats.mjs';
import { overSpark } from './clusters/spark.mjs';
import { writeDocuments } from './clusters/documents.mjs';
import { isBuilt } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

/** @typedef {{ folder: string, tools: string, documents: string, count: number, env: NodeJS.ProcessEnv }} Trial */

const { values, positionals } = parseArgs({
  options: { count: { type: 'string', default: '100000' } },
  allowPositionals: true,
});
const count = Number(values.count);
const engines = { nats: overNats, spark: overSpark };

if (!isBuilt() && (await run(process.execPath, [at('scripts', 'build.mjs')])) !== 0) process.exit(1);
const tools = at('node_modules', '.cache', 'clusters');
const folder = `${tools}/run`;
rmSync(folder, { recursive: true, force: true });
mkdirSync(`${folder}/bin`, { recursive: true });
// The examples find `assay` where every program is found.
symlinkSync(at('dist', 'cli', 'assay.js'), `${folder}/bin/assay`);
const env = { ...process.env, PATH: `${folder}/bin:${process.env['PATH'] ?? ''}` };
const documents = `${folder}/documents.ndjson`;
writeDocuments(documents, count);

for (const [name, drive] of Object.entries(engines)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const began = performance.now();
  try {
    const told = await drive({ folder, tools, documents, count, env });
    console.log(`${name}: ${told}, ${((performance.now() - began) / 1000).toFixed(0)} s in all`);
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
rmSync(folder, { recursive: true, force: true });
