/**
 * Generates clients of the API by the generators whose tools this machine has, compiles them and calls the built service:
 * `npm run clients`, or `npm run clients -- go` for some. What a generator needs is fetched by its own package manager into
 * node_modules/.cache/clients, so this is no part of `npm test`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { givenBy } from './clients/given.mjs';
import { isBuilt } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

const PORT = process.env['CLIENTS_PORT'] ?? '4791';
const BASE = `http://127.0.0.1:${PORT}/v0`;
const cache = at('node_modules', '.cache', 'clients');
const description = `${cache}/openapi.json`;
const given = `${cache}/given.json`;
const expected = JSON.parse(readFileSync(at('scripts', 'clients', 'expected.json'), 'utf8'));

/** The versions that were tried together. */
const VERSIONS = {
  python: [
    'openapi-python-client==0.29.1',
    'openapi-generator-cli==7.26.0',
    'httpx',
    'pydantic',
    'urllib3',
    'python-dateutil',
  ],
  go: 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2',
  heyApi: ['@hey-api/openapi-ts@0.92.0', 'typescript@5.9.3'],
};

/** @typedef {{ name: string, needs: readonly string[], call: () => string }} Client */

/** @type {readonly Client[]} */
const CLIENTS = [
  { name: 'openapi-typescript', needs: [], call: openapiTypescript },
  { name: 'hey-api', needs: ['npm'], call: heyApi },
  { name: 'openapi-python-client', needs: ['python3'], call: openapiPythonClient },
  { name: 'oapi-codegen', needs: ['go'], call: oapiCodegen },
  { name: 'openapi-generator', needs: ['java', 'python3'], call: openapiGenerator },
];

const wanted = process.argv.slice(2);
mkdirSync(cache, { recursive: true });
if (!isBuilt() && (await run(process.execPath, [at('scripts', 'build.mjs')])) !== 0) process.exit(1);
const server = spawn(process.execPath, [at('dist', 'server', 'node.js')], {
  env: { ...process.env, HOST: '127.0.0.1', PORT },
  stdio: 'ignore',
});
try {
  const openapi = await published();
  writeFileSync(description, JSON.stringify(openapi));
  writeFileSync(given, JSON.stringify(givenBy(openapi)));
  for (const client of CLIENTS) {
    if (wanted.length > 0 && !wanted.some((word) => client.name.includes(word))) continue;
    process.exitCode = tryOut(client) ? process.exitCode : 1;
  }
} finally {
  server.kill();
}

/** @param {Client} client @returns {boolean} whether nothing is wrong */
function tryOut({ name, needs, call }) {
  const missing = needs.filter((tool) => spawnSync(tool, [tool === 'go' ? 'version' : '--version']).status !== 0);
  if (missing.length > 0) {
    console.log(`${name}: passed over, this machine has no ${missing.join(' and no ')}`);
    return true;
  }
  const started = performance.now();
  try {
    const answers = JSON.parse(call());
    const wrong = Object.keys(expected).filter((key) => !isDeepStrictEqual(answers[key], expected[key]));
    for (const key of wrong)
      console.log(`${name}: ${key} is ${JSON.stringify(answers[key])}, not ${JSON.stringify(expected[key])}`);
    if (wrong.length > 0) return false;
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: generated, compiled and called, ${Object.keys(expected).length} answers right, ${seconds} s`);
  return true;
}

async function published() {
  for (let attempt = 0; ; attempt++) {
    try {
      return await (await fetch(`${BASE}/openapi.json`)).json();
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** @returns {string} standard output @param {string} program @param {readonly string[]} args @param {string} [cwd] @param {Record<string, string>} [env] */
function output(program, args, cwd = cache, env = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (error) throw error;
  if (status !== 0)
    throw new Error(`${program} ${args[0] ?? ''} ended with ${status}\n${(stderr + stdout).slice(-3000)}`);
  return stdout;
}

/** @param {string} name @returns {string} a folder with nothing of an earlier run */
function fresh(name) {
  const folder = `${cache}/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Compiles strictly and bundles, because this Node runs no TypeScript. @param {string} folder @param {string} entry */
function compiled(folder, entry) {
  const options = {
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  };
  const compilerOptions = {
    ...options,
    types: ['node'],
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files: [entry] }));
  output(process.execPath, [at('node_modules', 'typescript-native', 'bin', 'tsc'), '-p', folder, '--pretty', 'false']);
  const esbuild = at('node_modules', 'esbuild', 'bin', 'esbuild');
  const bundle = ['--bundle', '--platform=node', '--format=esm', '--log-level=error', `--outfile=${folder}/call.mjs`];
  output(esbuild, [`${folder}/${entry}`, ...bundle]);
  return output(process.execPath, [`${folder}/call.mjs`, BASE, given]);
}

function openapiTypescript() {
  const folder = fresh('openapi-typescript');
  const generator = at('node_modules', 'openapi-typescript', 'bin', 'cli.js');
  output(process.execPath, [generator, description, '-o', `${folder}/generated.ts`]);
  cpSync(at('scripts', 'clients', 'openapi-fetch.ts'), `${folder}/openapi-fetch.ts`);
  const lines = [
    "import { readFileSync } from 'node:fs';",
    "import { callEverything } from './openapi-fetch.ts';",
    "const [, , base = '', given = ''] = process.argv;",
    "console.log(JSON.stringify(await callEverything(base, JSON.parse(readFileSync(given, 'utf8')), fetch)));",
  ];
  writeFileSync(`${folder}/main.ts`, lines.join('\n'));
  return compiled(folder, 'main.ts');
}

function heyApi() {
  const folder = fresh('hey-api');
  output('npx', [
    '--yes',
    ...VERSIONS.heyApi.flatMap((one) => ['-p', one]),
    'openapi-ts',
    '-i',
    description,
    '-o',
    `${folder}/generated`,
  ]);
  cpSync(at('scripts', 'clients', 'hey-api.ts'), `${folder}/call.ts`);
  return compiled(folder, 'call.ts');
}

/** @returns {string} the folder of programs of an environment with what the Python clients need */
function python() {
  const folder = `${cache}/python`;
  output('python3', ['-m', 'venv', folder]);
  output(`${folder}/bin/pip`, ['install', '--quiet', ...VERSIONS.python]);
  return `${folder}/bin`;
}

function openapiPythonClient() {
  const programs = python();
  const folder = fresh('openapi-python-client');
  // It knows no media type for lines; bytes are what they are.
  writeFileSync(
    `${folder}/config.yml`,
    'content_type_overrides:\n  application/x-ndjson: application/octet-stream\npost_hooks: []\n',
  );
  const target = ['--meta', 'none', '--config', `${folder}/config.yml`, '--output-path', `${folder}/assay_client`];
  output(`${programs}/openapi-python-client`, ['generate', '--path', description, '--fail-on-warning', ...target]);
  return output(`${programs}/python`, [at('scripts', 'clients', 'openapi_python_client.py'), BASE, given], folder, {
    PYTHONPATH: folder,
  });
}

function oapiCodegen() {
  const folder = fresh('oapi-codegen');
  const env = { GOBIN: `${cache}/go-programs` };
  output('go', ['install', VERSIONS.go], folder, env);
  mkdirSync(`${folder}/assay`);
  const config = 'package: assay\ngenerate:\n  models: true\n  client: true\noutput: assay/client.go\n';
  writeFileSync(`${folder}/config.yml`, config);
  output(`${env.GOBIN}/oapi-codegen`, ['-config', 'config.yml', description], folder);
  cpSync(at('scripts', 'clients', 'main.go'), `${folder}/main.go`);
  output('go', ['mod', 'init', 'assay.test'], folder);
  output('go', ['mod', 'tidy'], folder);
  output('go', ['vet', './...'], folder);
  return output('go', ['run', '.', BASE, given], folder);
}

function openapiGenerator() {
  const programs = python();
  const folder = fresh('openapi-generator');
  const target = ['-i', description, '-g', 'python', '--package-name', 'assay_client', '-o', folder];
  output(`${programs}/openapi-generator-cli`, ['generate', ...target]);
  return output(`${programs}/python`, [at('scripts', 'clients', 'openapi_generator.py'), BASE, given], folder, {
    PYTHONPATH: folder,
  });
}
