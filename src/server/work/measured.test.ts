import { expect, it } from 'vitest';
import { bodies, type PostedOperation } from '../../api/bodies.ts';
import type { RouteDefinition } from '../../api/define-route.ts';
import { bulkRoute } from '../../api/routes/bulk.ts';
import { describedRoutes, routes, type OperationId } from '../../api/routes.ts';
import { BULK_OPERATIONS, BulkFlags } from '../../api/schemas/bulk.ts';
import { tools } from '../../mcp/tools.ts';
import { systemContext } from '../../platform/system-context.ts';
import { transportEngine } from '../../testing/server-transport.ts';
import { createApplication } from '../application.ts';
import { createByteBudget } from '../http/byte-budget.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { createMcp } from '../mcp/mcp.ts';
import { MEASURED, MEASURED_ADDRESSES, MEASURED_METHODS, placeWork } from './measured.ts';
import { WORST_ADDRESSES, WORST_REQUESTS, worstDocuments, worstXml, type Place } from './testing/worst-bodies.ts';

// Where every kind of request runs. A route, option, content type or tool that the lists do not know fails here: enter
// its worst body in `testing/worst-bodies.ts`, and leave it to a worker until the bench has measured it.

let place: Place = 'here';
const takeWork = placeWork((job) => {
  place = 'worker';
  const text = job.kind === 'record' ? '{"line":1,"ok":true}' : '{}';
  return Promise.resolve({ status: 200, text });
}, 32 * 1024);
const application = createApplication({ engine: transportEngine, context: systemContext, takeWork });
const assistants = createMcp({
  engine: transportEngine,
  limits: DEFAULT_LIMITS,
  hosts: ['localhost'],
  budget: createByteBudget(1_000_000),
  takeWork,
});

async function placeOf(
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
): Promise<Place> {
  place = 'here';
  const post = body === undefined ? {} : { method: 'POST', body, headers: { 'Content-Type': type } };
  const response = await application.fetch(new Request(`http://localhost/v0${path}`, post));
  expect([405, 415]).not.toContain(response.status);
  await response.text();
  return place;
}

const MOST = 32 * 1024;
const { 'empty lines': emptyLines = () => '' } = worstDocuments([]);
const DATA = { document: emptyLines, text: (size: number) => JSON.stringify(worstXml(size - 200)) };
const listed: readonly RouteDefinition[] = routes;
const fileTypesOf = ({ accepts = [] }: { readonly accepts?: readonly string[] | undefined }) =>
  accepts.filter((type) => type !== 'application/json');
const isPosted = ({ body }: RouteDefinition) => body !== undefined;

/** A request with `data` of one kind and these members, and a flag of the address. */
const textOf = (data: string, members: object, first = '') =>
  `${JSON.stringify({ ...(first && { op: first }), ...members, data: 0 }).slice(0, -'0}'.length)}${data}}`;

it.each(describedRoutes.map((route) => [route.operationId, route] as const))(
  'every option and content type of %s is in the list of worst bodies',
  (operation, { body, query, accepts }) => {
    if (operation === bulkRoute.operationId) return;
    const worst = WORST_REQUESTS[operation as OperationId];
    const address = WORST_ADDRESSES[operation as OperationId];
    expect(worst ?? address).toBeDefined();
    const options = [...Object.keys(body?.properties ?? {}), ...Object.keys(query?.properties ?? {})];
    const known = worst
      ? ['data', ...Object.keys(worst.options)]
      : (address?.flags ?? []).map((flag) => flag.replace(/=.*/, ''));
    expect(options.filter((name) => !known.includes(name))).toEqual([]);
    for (const type of fileTypesOf({ accepts })) expect(FILES[type]).toBeDefined();
  },
);

it('only what is in the list of worst bodies is measured', () => {
  const here = (list: object, of: (name: string) => boolean) => Object.keys(list).filter(of).sort();
  expect(Object.keys(MEASURED).sort()).toEqual(
    here(WORST_REQUESTS, (name) => WORST_REQUESTS[name as OperationId]?.upTo !== undefined),
  );
  expect(Object.keys(MEASURED_ADDRESSES).sort()).toEqual(
    here(WORST_ADDRESSES, (name) => WORST_ADDRESSES[name as OperationId]?.runs === 'here'),
  );
  for (const [name, { upTo }] of Object.entries(MEASURED))
    expect(WORST_REQUESTS[name as OperationId]).toMatchObject({ upTo });
});

/** Files by content type, of a size; a PDF is small and expands. */
const FILES: Readonly<Record<string, (size: number) => string>> = {
  'application/xml': worstXml,
  'text/xml': worstXml,
  'application/pdf': () => '%PDF-1.7\n%%EOF',
};

const combinations = listed.filter(isPosted).flatMap((route) => {
  const operation = route.operationId as PostedOperation;
  const { data = {}, options = {}, needs = {} } = WORST_REQUESTS[operation] ?? {};
  const kinds = Object.entries(data) as ['document' | 'text', Place][];
  const sent = kinds.flatMap(([kind, runs]) =>
    [['', [undefined, runs]] as const, ...Object.entries(options)].map(([name, [value, optionRuns]]) => {
      const flag = name !== '' && Object.hasOwn(route.query?.properties ?? {}, name);
      const members = { ...needs, ...(name !== '' && !flag && { [name]: value }) };
      const small: Place = runs === 'here' && optionRuns === 'here' ? 'here' : 'worker';
      const title = `${operation} of a ${kind}${name && ` with ${name}`}`;
      return { title, operation, kind, members, flag: flag ? name : '', small, path: route.path };
    }),
  );
  return sent;
});

it.each(combinations)('$title runs in the $small if small, and in a worker with 32 kB', async (combination) => {
  const { kind, members, flag, small, path, operation } = combination;
  const address = `${path}${flag && `?${flag}`}`;
  const whole = textOf(DATA[kind](MOST - 400), members);
  expect(whole.length).toBeLessThan(MOST);
  expect(await placeOf(address, textOf(DATA[kind](400), members))).toBe(small);
  expect(await placeOf(address, whole)).toBe('worker');
  const { upTo } = WORST_REQUESTS[operation] ?? {};
  if (small === 'worker' || upTo === undefined) return;
  const empty = textOf('{}', members).length;
  const exact = (size: number) => textOf(`{"a":"${'x'.repeat(size - empty - '"a":""'.length)}"}`, members);
  expect(await placeOf(address, exact(upTo))).toBe('here');
  expect(await placeOf(address, exact(upTo + 1))).toBe('worker');
});

it.each(listed.flatMap((route) => fileTypesOf(route).map((type) => ({ path: route.path, type }))))(
  'a file that is the whole body goes to a worker: $path $type',
  async ({ path, type }) => {
    for (const size of [400, MOST]) expect(await placeOf(path, FILES[type]?.(size) ?? '', type)).toBe('worker');
  },
);

it.each(listed.filter((route) => !isPosted(route)).map((route) => [route.operationId, route] as const))(
  '%s runs where it is listed, and its flags in a worker',
  async (operation, { path, method }) => {
    const worst = WORST_ADDRESSES[operation as OperationId];
    const address = worst?.path ?? path;
    for (const lang of ['', '?lang=es'])
      expect(await placeOf(`${address}${lang}`, method === 'POST' ? '' : undefined)).toBe(worst?.runs);
    for (const flag of worst?.flags ?? []) expect(await placeOf(`${address}?${flag}`)).toBe('worker');
  },
);

it.each([
  ['another language', '/build?lang=es', textOf('{}', {})],
  ['a member that nobody knows', '/build', textOf('{}', { new: 1 })],
  ['a member in disguise', '/inspect', '{"data":{},"\\u0064estination":"auto"}'],
  ['a member said again, with a file', '/validate', '{"data":{},"data":"<a/>"}'],
  ['a list', '/build', '{"data":[{}]}'],
  ['a byte order mark', '/build', `\ufeff${textOf('{}', {})}`],
  ['no object', '/build', '[]'],
  ['an explained refusal', '/refusal', '{"text":"BR-CO-10"}'],
])('%s goes to a worker', async (_, path, body) => {
  expect(await placeOf(path, body)).toBe('worker');
});

const NDJSON = 'application/x-ndjson';
const recordOptions = new Set(Object.keys(BulkFlags.properties));

it.each(combinations.filter(({ operation }) => (BULK_OPERATIONS as readonly string[]).includes(operation)))(
  'a record counts as the request that it stands for: $title',
  async ({ kind, members, flag, small, operation }) => {
    // The warnings of a record come without being asked for.
    const all = flag === 'warnings' ? members : { ...members, ...(flag && { [flag]: true }) };
    expect(await placeOf('/bulk', textOf(DATA[kind](400), all, operation), NDJSON)).toBe(small);
    expect(await placeOf('/bulk', textOf(DATA[kind](MOST - 400), all, operation), NDJSON)).toBe('worker');
    if (Object.keys(members).length > 0 || flag) return;
    expect(await placeOf(`/bulk?op=${operation}`, DATA[kind](400), NDJSON)).toBe(small);
    expect(await placeOf(`/bulk?op=${operation}`, DATA[kind](MOST - 400), NDJSON)).toBe('worker');
  },
);

it('every operation and flag of bulk is in the list', () => {
  const known = new Set(combinations.map(({ operation }) => operation as string));
  expect(BULK_OPERATIONS.filter((operation) => !known.has(operation))).toEqual([]);
  for (const name of recordOptions) expect(WORST_REQUESTS.import?.options[name]).toBeDefined();
  expect(
    Object.keys(bodies)
      .filter((name) => bodies[name as PostedOperation])
      .sort(),
  ).toEqual(Object.keys(WORST_REQUESTS).sort());
});

it.each([
  ['a record that is no document', '?op=export', '0', 'here'],
  ['a blank line', '', ' ', 'here'],
  ['a record behind a byte order mark', '', `\ufeff${textOf('{}', {}, 'build')}`, 'worker'],
  ['a record with two operations', '', '{"op":"build","op":"render","data":{}}', 'worker'],
  ['a record of another language', '?lang=es', textOf('{}', {}, 'build'), 'worker'],
  ['a record whose operation is in disguise', '', '{"op":"\\u0072ender","data":{}}', 'worker'],
] as const)('bulk: %s', async (_, query, body, runs) => {
  expect(await placeOf(`/bulk${query}`, body, NDJSON)).toBe(runs);
});

async function placeOfMessage(body: string | Uint8Array<ArrayBuffer>): Promise<Place> {
  place = 'here';
  const headers = {
    Host: 'localhost',
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  };
  await (await assistants(new Request('http://localhost/v0/mcp', { method: 'POST', headers, body }))).text();
  return place;
}

const message = (method: string, params: object = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

it.each(tools.map(({ name }) => [name] as const))('the tool %s of assistants runs in a worker', async (name) => {
  expect(await placeOfMessage(message('tools/call', { name, arguments: {} }))).toBe('worker');
});

it.each([...MEASURED_METHODS])('%s of assistants runs here, unless it is long', async (method) => {
  expect(await placeOfMessage(message(method))).toBe('here');
  expect(await placeOfMessage(message(method, { x: 'x'.repeat(4096) }))).toBe('worker');
});

it.each([
  ['a batch', `[${message('ping')}]`],
  ['a batch behind a byte order mark', `\ufeff[${message('ping')}]`],
  ['a message behind a byte order mark', `\ufeff${message('ping')}`],
  ['two methods', `{"method":"ping",${message('tools/call').slice(1)}`],
  ['another method', message('resources/read')],
  ['no JSON', '{'],
])('a message of assistants goes to a worker: %s', async (_, body) => {
  expect(await placeOfMessage(body)).toBe('worker');
});
