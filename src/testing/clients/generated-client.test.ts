import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { systemContext } from '../../platform/system-context.ts';
import { createApplication } from '../../server/application.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const application = createApplication({ engine: createStandardEngine(), context: systemContext });

async function description(): Promise<unknown> {
  const response = await application.fetch(new Request('http://localhost/v0/openapi.json'));
  return response.json();
}

type Operation = { readonly post: { readonly requestBody: { readonly content: Content } } };
type Content = Readonly<Record<string, { readonly examples: Readonly<Record<string, { readonly value: never }>> }>>;

/** The requests: the examples of the API description. */
function givenBy({ paths }: { readonly paths: Readonly<Record<string, Operation>> }): unknown {
  const example = (path: string, name: string, type = 'application/json'): never =>
    (paths[path]?.post.requestBody.content[type]?.examples[name] ?? { value: undefined as never }).value;
  const { data: invoice } = example('/build', 'invoice') as { readonly data: unknown };
  const { data: message } = example('/validate', 'message') as { readonly data: unknown };
  const { data: ubl } = example('/import', 'ubl') as { readonly data: unknown };
  return { invoice, message, ubl, lines: example('/bulk', 'documents', 'application/x-ndjson') };
}

interface Caller {
  callEverything(
    baseUrl: string,
    given: unknown,
    fetch: (request: Request) => Promise<Response>,
  ): Promise<Readonly<Record<string, unknown>>>;
}

describe('the client of openapi-typescript and openapi-fetch', () => {
  it.each([
    ['a module, as a bundler resolves it', 'call.ts', { module: 'ESNext', moduleResolution: 'bundler' }],
    ['CommonJS, as Node 16 resolves it', 'call.cts', { module: 'Node16', moduleResolution: 'Node16' }],
  ])('has types against which a program compiles strictly as %s', async (_, program, resolution) => {
    const folder = join(root, 'node_modules', '.cache', 'clients', program);
    mkdirSync(folder, { recursive: true });
    const types = astToString(await openapiTypescript((await description()) as OpenAPI3));
    const generated = program.replace('call', 'generated');
    writeFileSync(join(folder, generated), types);
    const calls = readFileSync(join(import.meta.dirname, 'every-operation.ts'), 'utf8');
    writeFileSync(join(folder, program), calls.replace('./generated.ts', `./${generated}`));
    const compilerOptions = {
      ...resolution,
      target: 'ES2023',
      lib: ['ES2023', 'DOM'],
      types: [],
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [program] }));
    const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
    const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder, '--pretty', 'false']).catch(
      (failure: unknown) => failure as { readonly stdout: string },
    );
    expect(stdout).toBe('');
  });

  it('gives and takes whole documents, lines and refusals', async () => {
    const { callEverything } = (await import(`${import.meta.dirname}/every-operation.ts`)) as Caller;
    const answers = await callEverything(
      'http://localhost/v0',
      givenBy((await description()) as Parameters<typeof givenBy>[0]),
      (request) => application.fetch(request),
    );
    expect(answers).toEqual(JSON.parse(readFileSync(join(import.meta.dirname, 'expected.json'), 'utf8')));
  });
});
