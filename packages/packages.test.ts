import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { rolldown } from 'rolldown';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, runProcess, type Running } from '../src/testing/server-process.ts';
import { everyNode, oldNode } from './testing/nodes.ts';
import { CALLS, COMMON, PURE, SMALL, subpaths } from './testing/programs.ts';
import { packageName } from '../scripts/packages/scope.mjs';
import {
  freshProject,
  manifestOf,
  npm,
  packageFolders,
  succeed,
  tarballs,
  type FreshProject,
} from './testing/fresh-project.ts';

// The packages as a user gets them: packed, installed offline, compiled, bundled and run.

const nodes = await everyNode();

/** A registry that must not be reached. */
const NOWHERE = 'http://127.0.0.1:9/';

const libraries = ['engine', 'client', 'language', 'formats'];
/** The example in a package's README is compiled and run. */
function example(name: string): string {
  const text = readFileSync(join(import.meta.dirname, name, 'README.md'), 'utf8');
  const code = /```ts\n([\s\S]+?)```/.exec(text)?.[1];
  if (code === undefined) throw new Error(`the README of ${name} has no example`);
  return code;
}

const INVOICE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};
const BROKEN = JSON.stringify(
  { ...INVOICE, lines: [{ ...INVOICE.lines[0], item: { name: 'Chair', price: '10,50' } }] },
  null,
  2,
);

const STRICT = {
  strict: true,
  target: 'ES2023',
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  types: [],
};

let project: FreshProject;
beforeAll(async () => {
  project = await freshProject();
  for (const name of libraries) project.write(`${name}.ts`, example(name));
  project.write('pure.ts', PURE);
  project.write('calls.ts', CALLS);
  // The same programs as CommonJS: TypeScript writes `require` for their imports.
  project.write('common.cts', `${PURE}${COMMON}`);
  project.write('calls.cts', CALLS);
  project.write('small.ts', SMALL);
  project.write(
    'main.ts',
    `import { payable } from './small.js';\nconsole.log(payable(${JSON.stringify(JSON.stringify(INVOICE))}));\n`,
  );
  project.write('invoice.json', INVOICE);
});
afterAll(() => project.remove());

/** Compiles files as a strict project and returns the compiler's output. */
async function compile(files: readonly string[], options: object): Promise<string> {
  project.write('tsconfig.json', { compilerOptions: { ...STRICT, ...options }, files });
  const { code, out } = await project.runOurs('typescript-native/bin/tsc', '-p', '.', '--pretty', 'false');
  return code === 0 ? '' : `${code}: ${out}`;
}

test('each has its version, its licence and its words, and only paths that exist', () => {
  const { version } = manifestOf(join(import.meta.dirname, '..'));
  for (const folder of packageFolders) {
    const { name, exports } = manifestOf(folder);
    const installed = join(project.folder, 'node_modules', name);
    expect(manifestOf(installed).version).toBe(version);
    expect(['LICENSE', 'README.md'].filter((file) => !existsSync(join(installed, file)))).toEqual([]);
    const paths = JSON.stringify(exports).match(/[.]\/[^"]+[.](?:json|c?js|d[.]c?ts)/g) ?? [];
    expect(paths.filter((path) => !existsSync(join(installed, path)))).toEqual([]);
  }
  expect(subpaths.filter((path) => path.includes('/regimes/'))).toHaveLength(55);
  expect(subpaths.filter((path) => path.includes('/addons/'))).toHaveLength(24);
});

describe('in TypeScript', () => {
  test('everything compiles strictly as Node resolves it, for no platform at all', async () => {
    const options = { module: 'nodenext', lib: ['ES2023'], noEmit: true };
    expect(await compile(['pure.ts'], options)).toBe('');
  });

  test('everything compiles into what Node runs', async () => {
    const files = [...libraries, 'pure', 'small', 'main'].map((name) => `${name}.ts`);
    const options = { module: 'nodenext', lib: ['ES2023', 'DOM'], outDir: 'out' };
    expect(await compile(files, options)).toBe('');
  });

  test('everything compiles as CommonJS, as TypeScript has resolved it since Node 16, into what Node runs', async () => {
    // `import` in a CommonJS file is a `require`, which that option forbids to write so.
    const options = { module: 'node16', moduleResolution: 'node16', verbatimModuleSyntax: false, outDir: 'out' };
    expect(await compile(['common.cts'], { ...options, lib: ['ES2023'] })).toBe('');
    expect(await compile(['calls.cts'], { ...options, lib: ['ES2023', 'DOM'], noEmit: true })).toBe('');
  });

  test('the examples compile as a bundler resolves them', async () => {
    const options = { module: 'esnext', moduleResolution: 'bundler', lib: ['ES2023', 'DOM'], noEmit: true };
    const files = [...libraries, 'main', 'calls'].map((name) => `${name}.ts`);
    expect(await compile(files, options)).toBe('');
  });
});

test('npx runs the command line, installed and from the tarball', async () => {
  // npm treats a path that begins with a dot as a package. The tarball has to be in this folder, because npm runs its
  // command in the folder of the tarball.
  const tarball = './assay-cli.tgz';
  copyFileSync(tarballs.find((file) => file.endsWith('cli.tgz')) ?? '', join(project.folder, tarball));
  for (const words of [
    ['--', 'assay'],
    ['--yes', '--', tarball],
  ]) {
    const built = await succeed(npm(project, 'exec', '--offline', ...words, 'build', 'invoice.json'));
    expect(JSON.parse(built)).toMatchObject({ totals: { payable: '38.12' } });
  }
});

test('the hooks of pre-commit run by the packed command line alone', async () => {
  const hooks = parse(readFileSync(join(import.meta.dirname, '../.pre-commit-hooks.yaml'), 'utf8')) as readonly {
    readonly id: string;
    readonly entry: string;
  }[];
  project.write('bad.json', BROKEN);
  project.write('bad note.yaml', 'titel: Hello\n$schema: https://gobl.org/draft-0/note/message\ncontent: World\n');
  const ran: unknown[] = [];
  for (const { id, entry } of hooks) {
    const [, ...words] = entry.split(' ');
    const program = join(project.folder, 'node_modules/.bin/assay');
    const run = (...files: readonly string[]) => project.run(process.execPath, program, ...words, ...files);
    const bad = await run('bad.json', 'bad note.yaml');
    ran.push([id, (await run('package.json')).code, bad.code, bad.out.match(/error|fixed/)?.[0]]);
  }
  expect(ran).toEqual([
    ['assay-validate', 0, 1, 'error'],
    ['assay-inspect', 0, 1, 'error'],
    ['assay-fix', 0, 0, 'fixed'],
  ]);
});

test('each tarball could be published, for everybody', async () => {
  const tried = tarballs.map((file) => npm(project, 'publish', '--dry-run', '--offline', '--registry', NOWHERE, file));
  const said = (await Promise.all(tried)).map(({ code, out, err }) => ({ code, said: out + err }));
  const { version } = manifestOf(join(import.meta.dirname, '..'));
  expect(said).toHaveLength(libraries.length + 1);
  for (const name of [...libraries, 'cli'])
    expect(said.filter((answer) => answer.said.includes(`+ ${packageName(name)}@${version}`))).toEqual([
      { code: 0, said: expect.stringContaining('public access') as string },
    ]);
});

describe('on a Node that is too old', async () => {
  const old = await oldNode();
  const programs = ['cli/assay', 'server/node', 'mcp/stdio', 'lsp/stdio'].map((name) => `dist/${name}.js`);
  test
    .skipIf(!old)
    .each([
      ...programs,
      'scripts/start.mjs',
      'scripts/assay.mjs',
      'scripts/start.mjs mcp',
      'scripts/test.mjs',
      'dist/packages/cli/cli/assay.js',
    ])('%s says which one it needs', async (command) => {
    const [file = '', ...args] = command.split(' ');
    const { code, err } = await project.run(old?.path ?? '', join(import.meta.dirname, '..', file), ...args);
    expect([code, err]).toEqual([1, `Assay needs Node 20.19 or newer; this is Node ${old?.version}.\n`]);
  });
});

describe.each(nodes)('on Node $version', ({ version, path: node }) => {
  let service: Running;
  let baseUrl: string;
  beforeAll(async () => {
    const port = await freePort();
    baseUrl = `http://127.0.0.1:${port}/v0`;
    // The program installed by npm, with exactly the files of its package.
    const program = join(project.folder, 'node_modules/.bin/assay');
    service = runProcess(node, [program, 'serve', '--port', String(port)], { HOST: '127.0.0.1' });
    await service.printed(/listening|127[.]0[.]0[.]1/);
  });
  afterAll(async () => {
    service.child.kill('SIGTERM');
    await service.ended;
  });

  test('the engine builds an invoice', async () => {
    expect(await succeed(project.run(node, '-p', 'process.versions.node'))).toBe(`${version}\n`);
    const built = JSON.parse(await succeed(project.run(node, 'out/engine.js'))) as object;
    expect(built).toMatchObject({ $regime: 'ES', totals: { payable: '38.12' } });
    expect(await succeed(project.run(node, 'out/main.js'))).toBe('38.12\n');
    // Every subpath loads, all together.
    expect(await succeed(project.run(node, 'out/pure.js'))).toBe('');
    const required = await project.run(node, 'out/common.cjs', JSON.stringify(INVOICE));
    expect(required).toEqual({ code: 0, out: '38.12\n', err: '' });
  });

  test('the client, the language and the formats do as their examples say', async () => {
    project.write(
      'out/rest.js',
      `import { build } from './client.js';
import { mend } from './language.js';
import { thereAndBack } from './formats.js';
const text = ${JSON.stringify(BROKEN)};
const invoice = ${JSON.stringify(INVOICE)};
const whole = ${readFileSync(join(import.meta.dirname, '../examples/es/invoice.json'), 'utf8')};
const client = [await build(process.argv[2], JSON.stringify(invoice)), await build(process.argv[2], text), await build('http://127.0.0.1:9/v0', text)];
console.log(JSON.stringify({ client, mend: mend(text), back: thereAndBack(whole) }));`,
    );
    const { client, mend, back } = JSON.parse(await succeed(project.run(node, 'out/rest.js', baseUrl))) as {
      client: readonly string[];
      mend: { faults: readonly string[]; mended: string };
      back: { xml: string; back: object; left: number };
    };
    expect(JSON.parse(client[0] ?? '')).toMatchObject({ totals: { payable: '38.12' } });
    expect(client.slice(1)).toEqual(['refused input ASSAY-INPUT-NUMBER', 'network network']);
    expect(mend.faults).toEqual([expect.stringMatching(/^\d+: `10,50` is not an amount/)]);
    expect(JSON.parse(mend.mended)).toMatchObject({ lines: [{ item: { price: '10.50' } }] });
    expect(back).toMatchObject({ back: { code: 'F26-0142', supplier: { name: 'Talleres Navalón S.L.' } } });
    expect(back.xml).toContain('<cbc:PayableAmount currencyID="EUR">');
  });

  test('the command line builds an invoice', async () => {
    const built = await succeed(project.run(node, 'node_modules/.bin/assay', 'build', 'invoice.json'));
    expect(JSON.parse(built)).toMatchObject({ totals: { payable: '38.12' } });
  });

  test('the service has its workbench and its workers', async () => {
    const page = await fetch(new URL('/', baseUrl));
    expect(await page.text()).toContain('<div id="root">');
    // Large enough for a worker.
    const lines = Array.from({ length: 8000 }, () => INVOICE.lines[0]);
    const answer = await fetch(`${baseUrl}/build`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: { ...INVOICE, lines } }),
    });
    expect(await answer.json()).toMatchObject({ totals: { payable: '304920.00' } });
  });
});

describe('in a bundle', () => {
  test.each<[string, (out: string) => Promise<unknown>]>([
    [
      'esbuild',
      (outfile) =>
        esbuild({
          entryPoints: [join(project.folder, 'main.ts')],
          bundle: true,
          minify: true,
          format: 'esm',
          platform: 'browser',
          outfile,
          logLevel: 'error',
        }),
    ],
    [
      'rolldown',
      async (file) => {
        const bundle = await rolldown({ input: join(project.folder, 'main.ts'), platform: 'browser' });
        await bundle.write({ file, format: 'esm' });
        await bundle.close();
      },
    ],
  ])('of %s, with one regime and nothing of the others', async (name, bundle) => {
    mkdirSync(join(project.folder, 'bundles'), { recursive: true });
    const file = join(project.folder, 'bundles', `${name}.mjs`);
    await bundle(file);
    const text = readFileSync(file, 'utf8');
    expect(['Europe/Madrid', 'Europe/Stockholm', 'ES-VERIFACTU'].map((word) => text.includes(word))).toEqual([
      true,
      false,
      false,
    ]);
    expect(await succeed(project.run(process.execPath, file))).toBe('38.12\n');
  });
});

test('in workerd', async () => {
  const port = await freePort();
  const worker = `import { payable } from './small.js';
export default { fetch: async (request: Request) => new Response(payable(await request.text())) };`;
  project.write('worker.ts', worker);
  const outfile = join(project.folder, 'worker.mjs');
  const conditions = ['workerd', 'worker', 'browser'];
  await esbuild({
    entryPoints: [join(project.folder, 'worker.ts')],
    bundle: true,
    format: 'esm',
    conditions,
    outfile,
    logLevel: 'error',
  });
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (modules = [(name = "worker", esModule = embed "worker.mjs")], compatibilityDate = "2025-01-01"))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);`;
  writeFileSync(join(project.folder, 'config.capnp'), config);
  // The program itself: `bin/workerd` is a Node script that starts it where install scripts do not run, and killing that
  // script would leave the program alive, with the other end of our pipes.
  const workerd = (createRequire(import.meta.url)('workerd') as { readonly default: string }).default;
  const running = runProcess(workerd, ['serve', join(project.folder, 'config.capnp')]);
  try {
    // A request that meets the start of the process may never be answered, so each has an end of its own.
    const ask = () =>
      fetch(`http://127.0.0.1:${port}`, {
        method: 'POST',
        body: JSON.stringify(INVOICE),
        signal: AbortSignal.timeout(10_000),
      })
        .then((answer) => answer.text())
        .catch(() => undefined);
    await expect.poll(ask, { timeout: 60_000 }).toBe('38.12');
  } finally {
    // workerd waits for open connections when it is asked to end.
    running.child.kill('SIGKILL');
    await running.ended;
  }
});
