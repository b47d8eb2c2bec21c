/**
 * Plays one runner against every host of the service: `npm run hosts -- ../shared/conformance/run.mjs`, with `--only node,workerd`
 * before it for some. The runner is a program of Node's that takes `--base URL` and `--json FILE`, writes `{total: {pass, total},
 * failed: [{id}]}` there and finds its cases itself; what follows its name goes to it. Fails when hosts answer differently.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { spawn } from 'node:child_process';
import { isBuilt } from './fingerprint.mjs';
import { hosts } from './hosts/hosts.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

const { values, positionals, tokens } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
  strict: false,
  tokens: true,
});
const [runner] = positionals;
if (runner === undefined) {
  console.error('Which runner? npm run hosts -- [--only node,workerd] RUNNER [ARGUMENTS FOR IT]');
  process.exit(2);
}
const place = tokens.find((token) => token.kind === 'positional')?.index ?? 0;
const forRunner = process.argv.slice(2 + place + 1);
const only = typeof values.only === 'string' ? values.only.split(',') : hosts.map(({ name }) => name);

if (!isBuilt() && (await run(process.execPath, [at('scripts', 'build.mjs')])) !== 0) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'assay-hosts-'));
/** @type {{ name: string, pass: number, total: number, failed: Set<string> }[]} */
const scores = [];
let broken = false;
for (const { name, start } of hosts.filter((host) => only.includes(host.name))) {
  const host = await start();
  const begun = performance.now();
  try {
    const report = join(folder, `${name}.json`);
    await runQuietly(['--base', `${host.base}/v0`, '--json', report, ...forRunner]);
    const { total, failed } = JSON.parse(readFileSync(report, 'utf8'));
    const ids = new Set(failed.map((/** @type {{ id: string }} */ { id }) => id));
    scores.push({ name, pass: total.pass, total: total.total, failed: ids });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${name.padEnd(16)}${`${total.pass}/${total.total}`.padEnd(12)}${seconds} s  ${host.note?.() ?? ''}`);
  } catch (error) {
    broken = true;
    console.log(`${name.padEnd(16)}no score: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await host.stop();
  }
}
rmSync(folder, { recursive: true });

const [first, ...others] = scores;
for (const { name, failed } of others) {
  for (const id of failed) if (!first?.failed.has(id)) console.log(`only ${name} fails   ${id}`);
  for (const id of first?.failed ?? []) if (!failed.has(id)) console.log(`only ${name} passes  ${id}`);
}
for (const id of first?.failed ?? []) {
  if (others.every(({ failed }) => failed.has(id))) console.log(`every host fails  ${id}`);
}
const same = others.every(({ failed, total }) => total === first?.total && equal(failed, first.failed));
process.exitCode = broken || !same ? 1 : 0;

/** @param {Set<string>} a @param {Set<string>} b */
function equal(a, b) {
  return a.size === b.size && [...a].every((one) => b.has(one));
}

/** The runner's own report is long and the same for every host; it is shown when it leaves none. @param {string[]} args */
function runQuietly(args) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [resolve(runner ?? ''), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
    child.once('error', failed);
    // It fails already when one case does.
    child.once('close', (code) => (code === 0 || code === 1 ? done(code) : failed(new Error(text.slice(-2000)))));
  });
}
