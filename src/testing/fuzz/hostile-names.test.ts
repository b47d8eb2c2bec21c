import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../api/routes.ts';
import type { RouteDefinition } from '../../api/define-route.ts';
import type { Json, JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/index.ts';
import { createMcpEndpoint } from '../../mcp/http.ts';
import type { Application } from '../../server/application.ts';
import { createApplication } from '../../server/application.ts';
import { brokenExamples, examples, goldenContext, jsonOf } from '../examples/examples.ts';
import { placesOf, withValueAt } from './hostile-documents.ts';

/** Everything that answers requests, on one engine: the service with its cache, and the tools for assistants. */
function wholeService(): Application {
  const engine = createStandardEngine();
  const limits = { maxLength: 1_000_000, maxDepth: 200 };
  const mcp = createMcpEndpoint({ scope: { engine, context: goldenContext, limits }, hosts: [], maxBytes: 2_000_000 });
  return createApplication({ engine, context: goldenContext, mcp });
}

interface Question {
  readonly path: string;
  readonly body?: Json;
}

const OPERATIONS = ['build', 'validate', 'inspect', 'correct', 'replicate', 'sign', 'verify'] as const;
const include = ['changes', 'trace'];

const aboutDocument = (data: Json): readonly Question[] =>
  OPERATIONS.map((operation) => ({
    path: `/v0/${operation}`,
    body: { data, ...(operation === 'inspect' && { include }), ...(operation === 'correct' && { schema: true }) },
  }));

function tool(name: string, given: JsonObject): Question {
  return {
    path: '/v0/mcp',
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
  };
}

async function ask(service: Application, { path, body }: Question): Promise<string> {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    Host: 'localhost',
  };
  const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await service.fetch(new Request(`http://localhost${path}`, init));
  return `${response.status} ${response.headers.get('ETag') ?? ''} ${await response.text()}`;
}

/** Names that every object inherits, names that equal another when joined, and many spellings of one name. */
const NAMES = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', '__defineGetter__'],
  ...[
    '',
    ' ',
    'ES es-tbai-v1',
    'es-facturae-v3 es-tbai-v1',
    'es-tbai-v1,es-sii-v1',
    'null',
    'undefined',
    '[object Object]',
  ],
  ...[
    'es',
    'Es',
    'GOBL-BıLL-INVOICE-05',
    'gobl-bill-invoice-05',
    'bill/invoice.json',
    'bill.Invoice',
    'INVOICE',
    'x'.repeat(5_000),
  ],
];

const party = (country: string, code?: string): JsonObject => ({
  name: 'Ada',
  tax_id: { country, ...(code !== undefined && { code }) },
});
const INVOICE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'ES',
  $addons: ['es-facturae-v3', 'es-tbai-v1'],
  $tags: ['simplified'],
  type: 'standard',
  series: 'A',
  code: '17',
  currency: 'EUR',
  issue_date: '2026-01-15',
  supplier: party('ES', 'B98602642'),
  customer: party('ES', '54387763P'),
  lines: [
    {
      quantity: '3',
      item: { name: 'Chair', price: '10.00', unit: 'piece', ext: { 'untdid-item-type': 'AA' } },
      taxes: [{ cat: 'VAT', rate: 'general', ext: { 'es-tbai-product': 'goods' } }],
    },
  ],
  payment: { means: 'card', terms: { key: 'instant' } },
  meta: { a: 'b' },
};
const enveloped = (doc: Json): JsonObject => ({ $schema: 'https://gobl.org/draft-0/envelope', head: {}, doc });

/** Questions whose answers must never change: valid and broken documents of many contexts, and all look-ups. */
function witnesses(): readonly Question[] {
  const documents = [...examples().filter((_, at) => at % 5 === 0), ...brokenExamples()].map(({ text }) =>
    jsonOf(text),
  );
  const dutch = { ...INVOICE, $regime: 'NL', $addons: [], $tags: [], supplier: party('NL') };
  const listed = ['schemas', 'regimes', 'addons', 'rules', 'schemas/bill/invoice', 'regimes/ES', 'addons/es-tbai-v1'];
  return [
    ...[...documents, INVOICE, dutch].flatMap(aboutDocument),
    ...[...listed, 'rules/GOBL-BILL-INVOICE-05'].map((path) => ({ path: `/v0/${path}` })),
    tool('build', { data: JSON.stringify(INVOICE) }),
    tool('explain_rule', { code: 'GOBL-BILL-INVOICE-05' }),
    tool('regime', { code: 'ES' }),
  ];
}

/** Each name in each place of a document and of a request, in each address, and as each argument of a tool. */
function hostileQuestions(): readonly Question[] {
  const places = [INVOICE, enveloped({ ...INVOICE, $schema: 'https://example.com/other' })].flatMap((document) =>
    placesOf(document).map((at) => (value: Json) => withValueAt(document, at, value)),
  );
  const values: readonly Json[] = [
    '__proto__',
    'constructor',
    'toString',
    'ES es-tbai-v1',
    ['ES'],
    ['ES', 'es-tbai-v1'],
    { toString: 1 },
    5,
  ];
  const operations = ['build', 'validate', 'inspect'] as const;
  const documents = places.flatMap((put, at) =>
    values.map((value, of) => ({
      path: `/v0/${operations[(at + of) % operations.length] ?? 'build'}`,
      body: { data: put(value), include },
    })),
  );
  const requests = NAMES.flatMap((name) => [
    { path: '/v0/build', body: { data: { ...INVOICE, $schema: '' }, type: name } },
    { path: '/v0/build', body: { data: INVOICE, template: JSON.parse(`{"__proto__":{"${name}":1}}`) as Json } },
    { path: '/v0/correct', body: { data: INVOICE, options: { type: name, ext: { [name]: name } } } },
    { path: '/v0/inspect', body: { data: INVOICE, include: [name] } },
  ]);
  const addresses = (routes as readonly RouteDefinition[])
    .filter(({ method, path }) => method === 'GET' && path.includes('{'))
    .flatMap(({ path }) =>
      NAMES.map((name) => ({ path: `/v0${path.replace(/\{\w+\}/, encodeURIComponent(name))}?${name}` })),
    );
  const calls = NAMES.flatMap((name) => [
    tool(name, {}),
    tool('build', JSON.parse(`{"data":"{}","${name.replaceAll('"', '')}":1}`) as JsonObject),
    tool('build', { data: JSON.stringify(INVOICE), type: name }),
    tool('build', { data: `${JSON.stringify(name)}: 1` }),
    ...['schema', 'regime', 'addon', 'explain_rule'].map((of) => tool(of, { path: name, code: name, key: name })),
  ]);
  return [...documents, ...requests, ...addresses, ...calls];
}

describe('names that were chosen to hurt', { timeout: 120_000 }, () => {
  const asked = witnesses();
  let before: readonly string[];
  beforeAll(async () => {
    const service = wholeService();
    before = await Promise.all(asked.map((question) => ask(service, question)));
  });

  it('change nobody else’s verdict, in whatever place they stand', async () => {
    const service = wholeService();
    for (const question of hostileQuestions()) {
      const answer = await ask(service, question);
      expect(answer.startsWith('5'), `${JSON.stringify(question).slice(0, 2000)} ${answer.slice(0, 500)}`).toBe(false);
    }
    for (const [at, question] of asked.entries())
      expect(await ask(service, question), JSON.stringify(question).slice(0, 500)).toBe(before[at]);
  });

  it('are treated like any other unknown name', async () => {
    const service = wholeService();
    const pairs = [
      ['constructor', 'constructoz'],
      ['__proto__', '__prato__'],
      ['toString', 'toStrinz'],
    ] as const;
    // Some places accept only capitals or only letters.
    const anonymous = (answer: string) => answer.replace(/constructo[rz]|_*pr[ao]to_*|tostrin[gz]/gi, 'x');
    for (const at of placesOf(INVOICE)) {
      for (const names of pairs) {
        for (const operation of ['build', 'inspect']) {
          const answers = names.map((name) =>
            ask(service, { path: `/v0/${operation}`, body: { data: withValueAt(INVOICE, at, name), include } }),
          );
          const [hostile = '', plain] = (await Promise.all(answers)).map(anonymous);
          expect(hostile === plain, `${names.join(' ')} at ${at.join('.')}: ${hostile.slice(0, 500)}`).toBe(true);
        }
      }
    }
  });
});
