import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { at } from '../../../scripts/paths.mjs';
import { requestExamples, type RequestExample } from '../../api/examples/requests.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { systemContext } from '../../platform/system-context.ts';
import { createApplication } from '../../server/application.ts';
import { LANGUAGES, type Language, type Needed, type Place } from './languages.ts';

/**
 * Generates a client from the API description in each language, compiles it strictly with a small program, and runs that
 * program against a service: it builds an invoice and prints what is to be paid. With names, only these languages. `BASE`
 * is the address of a service, such as `http://127.0.0.1:8080/v0`; without it one is started here.
 */
const cache = at('node_modules', '.cache', 'clients');
const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(LANGUAGES, name));
if (unknown.length > 0) {
  console.error(`There is no client in ${unknown.join(', ')}; there are ${Object.keys(LANGUAGES).join(', ')}.`);
  process.exit(2);
}

/** What a service must answer: 3 × 10.555 with the general rate of Spain in January 2026. */
const { data: invoice } = (requestExamples.build['invoice'] as RequestExample).value as { readonly data: unknown };
const PAYABLE = '38.31';

const isMissing = ({ program, version }: Needed) => spawnSync(program, version, { stdio: 'ignore' }).status !== 0;

/** Runs a program to its end, while the service of this process goes on answering. */
async function run(folder: string, program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd: folder, maxBuffer: 64_000_000 }).catch(
    (failure: unknown) => {
      const { stdout = '', stderr = '' } = failure as { readonly stdout?: string; readonly stderr?: string };
      throw new Error(`${program} failed.\n${stdout}${stderr}`.slice(0, 20_000));
    },
  );
  return stdout;
}

async function tryLanguage(name: string, language: Language, base: string): Promise<string> {
  const folder = join(cache, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const description = join(cache, 'openapi.json');
  const file = join(cache, 'invoice.json');
  writeFileSync(description, await (await fetch(`${base}/openapi.json`)).text());
  writeFileSync(file, JSON.stringify(invoice));
  const place: Place = { folder, description, run: (program, args) => run(folder, program, args) };
  await language.generate(place);
  await language.compile(place);
  const payable = (await language.payable(place, base, file)).trim();
  if (payable !== PAYABLE) throw new Error(`It read ${payable} instead of ${PAYABLE}.`);
  return `compiles and reads ${payable} (${language.generator})`;
}

const { fetch: answer } = createApplication({ engine: createStandardEngine(), context: systemContext });
const server = createServer((request, response) => void getRequestListener(answer)(request, response));
await once(server.listen(0, '127.0.0.1'), 'listening');
const base = process.env['BASE'] ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}/v0`;
for (const name of names.length > 0 ? names : Object.keys(LANGUAGES)) {
  const language = LANGUAGES[name] as Language;
  const missing = language.needs.filter(isMissing);
  for (const { program, get } of missing) console.log(`${name}: left out, ${program} is missing: ${get}`);
  if (missing.length > 0) continue;
  try {
    console.log(`${name}: ${await tryLanguage(name, language, base)}`);
  } catch (error) {
    console.log(`${name}: fails. ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
server.close();
