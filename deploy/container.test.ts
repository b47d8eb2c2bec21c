import { execFile, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import dockerignore from '@balena/dockerignore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyNode, ours } from '../packages/testing/nodes.ts';
import { at } from '../scripts/paths.mjs';
import { readImage } from '../src/testing/deployment/image.ts';
import { freePort } from '../src/testing/server-process.ts';

// Tests the image without a Docker daemon: copies the files that the Dockerfile takes from its build into a read-only
// folder and runs the image's commands there, with its variables and, if permitted, as its user.

/** Bytes that the image may add to its base. */
const MOST = 58_600_000;

/** Read by npm, by the bundlers, and in the image. */
const CONFIGURATION = ['package.json', 'package-lock.json', '.npmrc', 'tsconfig.json', 'tsconfig.base.json', 'LICENSE'];

const image = readImage();
const [uid = 0, gid = 0] = image.user.split(':').map(Number);
const root = mkdtempSync(join(tmpdir(), 'assay-image-'));
const folder = join(root, image.workdir);
const { path: node, version } = (await everyNode()).at(-1) ?? ours;
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const options = {
  cwd: folder,
  env: { ...image.env, HOST: '127.0.0.1', PORT: String(port) },
  ...(process.getuid?.() === 0 ? { uid, gid } : {}),
};

/** Exit status and output of a command of the image. */
function ended([, ...args]: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
  return new Promise((resolve) => {
    execFile(node, args, options, (error, out) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out });
    });
  });
}

beforeAll(() => {
  for (const { sources, to } of image.copies)
    for (const source of sources) {
      const target = join(folder, to, to.endsWith('/') ? basename(source) : '');
      const isKept = (file: string) => !(image.withoutMaps && file.endsWith('.map'));
      cpSync(at(source), target, { recursive: true, filter: isKept });
    }
  chmodSync(root, 0o555);
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const file = join(root, name);
    chmodSync(file, statSync(file).isDirectory() ? 0o555 : 0o444);
  }
});
afterAll(() => {
  for (const name of ['', ...readdirSync(root, { recursive: true, encoding: 'utf8' })])
    if (statSync(join(root, name)).isDirectory()) chmodSync(join(root, name), 0o755);
  rmSync(root, { recursive: true, force: true });
});

test('its context has all that a build reads, and neither tests nor what was built or installed before', () => {
  const left = dockerignore().add(readFileSync(at('.dockerignore'), 'utf8'));
  const { inputs } = JSON.parse(readFileSync(at('dist/fingerprint'), 'utf8')) as { inputs: readonly string[] };
  const named = [...inputs, ...CONFIGURATION];
  expect(named.filter((file) => left.ignores(file))).toEqual([]);
  const others = ['node_modules/vite/package.json', 'dist/server/node.js', '.git/config', 'src/cli/assay.test.ts'];
  expect(others.filter((file) => !left.ignores(file))).toEqual([]);
});

test('its base is the newest Node that is tried here, and its user is a number without rights', () => {
  if (node !== ours.path) expect(image.base).toBe(`node:${version}-bookworm-slim`);
  expect(Math.min(uid, gid)).toBeGreaterThanOrEqual(1000);
  expect(image.env['HOST']).toBe('0.0.0.0');
  for (const [program] of [image.command, image.health]) expect(program).toBe('node');
});

test('it is no larger than it may be, and holds no map of the sources', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(names).toContain('dist/server/node.js');
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)).toBeLessThan(MOST);
});

test('it writes nowhere, builds invoices, gives large bodies to a worker, serves the page, is healthy, and ends at SIGTERM', async () => {
  const write = `try { require('fs').writeFileSync('dist/probe', ''); console.log('written'); } catch { console.log('refused'); }`;
  expect(await ended(['node', '-e', write])).toEqual({ code: 0, out: 'refused\n' });
  expect((await ended(image.health)).code).toBe(1);

  const service = spawn(node, image.command.slice(1), { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = new Promise((resolve) => service.once('close', resolve));
  try {
    await new Promise((resolve, reject) => {
      let said = '';
      for (const stream of [service.stdout, service.stderr])
        stream.on('data', (text: Buffer) => {
          said += text.toString();
          if (said.includes('listens at')) resolve(undefined);
        });
      service.once('close', () => reject(new Error(`the service ended: ${said}`)));
    });
    const invoice = readFileSync(at('examples/es/invoice.json'), 'utf8');
    const { totals } = JSON.parse(readFileSync(at('examples/es/invoice.built.json'), 'utf8')) as { totals: object };
    const post = (body: string) =>
      fetch(`${base}/v0/build`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
    for (const padding of ['', ' '.repeat(100_000)])
      expect(await (await post(`{"data":${invoice}${padding}}`)).json()).toMatchObject({ totals });
    expect(await (await fetch(`${base}/metrics`)).text()).toMatch(/assay_work_ended\{how="done"\} [1-9]/);
    expect(await (await fetch(base)).text()).toContain('<title>');
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    expect((await ended(image.health)).code).toBe(0);
  } finally {
    service.kill('SIGTERM');
  }
  expect(await end).toBe(0);
});
