/**
 * The image without a daemon: lays its files as the Dockerfile says into a root of their own and runs its commands there as its
 * user, where nothing can be written. Node and system libraries are this machine's. Where it gives no mount namespaces the service runs in
 * place, and the last line says so.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layFiles, readImage } from './container/image.mjs';
import { canJail, startIn } from './container/jail.mjs';
import { isBuilt } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

/** Bytes that the image may add to its base. */
const MOST = 45_000_000;

if (!isBuilt() && (await run(process.execPath, [at('scripts', 'build.mjs')])) !== 0) process.exit(1);
const { env: said, ...image } = readImage(readFileSync(at('Dockerfile'), 'utf8'));
const root = mkdtempSync(join(tmpdir(), 'assay-image-'));
chmodSync(root, 0o755);
const bytes = layFiles({ env: said, ...image }, root);
const port = await freePort();
const jailed = canJail();
const env = { ...said, PORT: String(port), HOST: '127.0.0.1', PATH: process.env['PATH'] ?? '' };
const start = (/** @type {string[]} */ command) => startIn({ ...image, root, env, jailed }, command);

let failed = 0;
const check = (/** @type {boolean} */ holds, /** @type {string} */ what) => {
  console.log(`${holds ? 'ok    ' : 'FAILED'}  ${what}`);
  if (!holds) failed++;
};

const [uid = 0, gid = 0] = image.user.split(':').map(Number);
check(uid >= 1000 && gid >= 1000, `its user is ${image.user}, a number without rights`);
check(bytes <= MOST, `its files take ${(bytes / 1e6).toFixed(1)} MB (at most ${MOST / 1e6} MB)`);
check(said['HOST'] === '0.0.0.0', 'it listens for others');

const places = [image.workdir, `${image.workdir}/dist/app`, ...(jailed ? ['/', '/usr', '/tmp', '/var'] : [])];
const tryToWrite = `const written = ${JSON.stringify(places)}.map((p) => ${JSON.stringify(jailed ? '' : root)} + p).filter((place) => {
  try { require('fs').writeFileSync(place + '/probe', ''); return true; } catch { return false; } });
console.log(process.getuid() + ' ' + (written.join() || 'nothing'))`;
const probe = await ended(start(['node', '-e', tryToWrite]));
check(/ nothing$/.test(probe.text.trim()), `what it can write: ${probe.text.trim()}`);
if (jailed) check(probe.text.startsWith(`${uid} `), `it runs as ${uid}`);

const service = start(image.command);
const end = ended(service);
try {
  await listening(service);
  const base = `http://127.0.0.1:${port}`;
  const invoice = readFileSync(at('examples', 'es', 'invoice.json'), 'utf8');
  const built = JSON.parse(readFileSync(at('examples', 'es', 'invoice.built.json'), 'utf8'));
  const post = (/** @type {string} */ body) =>
    fetch(`${base}/v0/build`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
  const answer = await (await post(`{"data":${invoice}}`)).json();
  const same = JSON.stringify(answer.totals) === JSON.stringify((built.doc ?? built).totals);
  check(same && answer.totals !== undefined, 'it builds an invoice over HTTP with the expected totals');
  const large = await post(`{"data":${invoice}${' '.repeat(100_000)}}`);
  const metrics = await (await fetch(`${base}/metrics`)).text();
  const worked = /assay_work_ended\{how="done"\} [1-9]/.test(metrics);
  check(large.status === 200 && worked, 'a worker process answers a large body');
  check((await (await fetch(base)).text()).includes('<title>'), 'it serves the workbench');
  check((await fetch(`${base}/readyz`)).status === 200, '/readyz is 200');
  check((await ended(start(image.health))).code === 0, 'its health check passes');
} catch (error) {
  check(false, `it answers: ${error instanceof Error ? error.message : String(error)}`);
}
service.kill('SIGTERM');
check((await end).code === 0, 'it ends with status 0 at SIGTERM');
check((await ended(start(image.health))).code === 1, 'its health check fails when nothing answers');
await run('chmod', ['-R', 'u+w', root]);
rmSync(root, { recursive: true, force: true });
const manner = jailed
  ? 'in a read-only root of its own, without capabilities'
  : 'in place, for want of a mount namespace';
console.log(`ran ${manner}, as ${jailed || process.getuid?.() === 0 ? image.user : 'this user'}`);
process.exitCode = failed > 0 ? 1 : 0;

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<{ code: number | null, text: string }>} */
function ended(child) {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  return new Promise((done) => child.once('close', (code) => done({ code, text })));
}

/** @param {import('node:child_process').ChildProcess} child */
function listening(child) {
  return new Promise((done, failed) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        text += String(chunk);
        if (text.includes('listens at')) done(undefined);
      });
    }
    child.once('close', () => failed(new Error(`it ended: ${text}`)));
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });
}
