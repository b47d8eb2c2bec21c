import { expect, it } from 'vitest';
import type { PostedOperation } from '../../api/bodies.ts';
import type { RouteDefinition } from '../../api/define-route.ts';
import { routes } from '../../api/routes.ts';
import type { Job } from './job.ts';
import { isLight, LIGHT, LIGHT_ADDRESSES } from './light.ts';
import { WORST_ADDRESSES, WORST_REQUESTS } from './testing/worst-bodies.ts';

// Which requests have the worker for light ones. What the list does not know is heavy.

const encoder = new TextEncoder();
const FROM = 32 * 1024;
const laneOf = (job: Job, hasOwnRules = false) => (isLight(job, { from: FROM, hasOwnRules }) ? 'light' : 'heavy');
const operation = (name: PostedOperation, body: string, more: object = {}): Job => ({
  kind: 'operation',
  operation: name,
  body: encoder.encode(body),
  ...more,
});
const record = (body: string, more: object = {}): Job => ({
  kind: 'record',
  line: 1,
  body: encoder.encode(body),
  ...more,
});

const DATA = { document: '{"$schema":"x"}', text: '"<Invoice/>"' };
/** Options that make any request heavy, because what they ask for is expensive whatever the size. */
const HEAVY: Readonly<Record<string, readonly string[]>> = {
  export: ['format', 'page', 'pdf', 'context'],
  judge: ['compare'],
  render: ['encoding', 'format', 'page'],
};
/** Kinds of `data` that are heavy: XML to draw, and texts that are documents in another notation. */
const HEAVY_DATA: Readonly<Record<string, readonly string[]>> = {
  build: ['text'],
  correct: ['text'],
  replicate: ['text'],
  sign: ['text'],
  verify: ['text'],
  export: ['text'],
  render: ['text'],
};

const posted = (Object.keys(WORST_REQUESTS) as PostedOperation[]).filter((name) => name !== 'explainRefusal');
const combinations = posted.flatMap((name) => {
  const { data = {}, options = {}, needs = {} } = WORST_REQUESTS[name] ?? {};
  return (Object.keys(data) as (keyof typeof DATA)[]).flatMap((kind) =>
    ['', ...Object.keys(options)].map((option) => {
      const members = { ...needs, ...(option && { [option]: options[option]?.[0] }) };
      const heavy = HEAVY_DATA[name]?.includes(kind) === true || HEAVY[name]?.includes(option) === true;
      const lane = heavy ? 'heavy' : 'light';
      return { name, option, kind, lane, members, title: `${name} of a ${kind}${option && ` with ${option}`}` };
    }),
  );
});
const bodyOf = (data: string, members: object) => `${JSON.stringify({ ...members, data: 0 }).slice(0, -2)}${data}}`;
const padded = (body: string, size: number) => `${body.slice(0, -1)}${' '.repeat(size - body.length)}}`;

it.each(combinations)('$title is $lane if small', ({ name, kind, members, lane }) => {
  const body = bodyOf(
    DATA[kind],
    name === 'render' && !('format' in members) ? { format: 'html', ...members } : members,
  );
  expect(laneOf(operation(name, body))).toBe(lane);
  expect(laneOf(operation(name, padded(body, FROM)))).toBe('heavy');
  expect(laneOf(record(`{"op":"${name}","id":"1",${body.slice(1)}`))).toBe(lane);
});

it.each(
  Object.entries(LIGHT).flatMap(([name, { document, xml }]) => [
    ...(document === undefined ? [] : [[name, 'document', document] as const]),
    ...(xml === undefined ? [] : [[name, 'text', xml] as const]),
  ]),
)('%s of a %s is light up to %i bytes', (name, kind, most) => {
  const body = bodyOf(DATA[kind], WORST_REQUESTS[name as PostedOperation]?.needs ?? {});
  expect(isLight(operation(name as PostedOperation, padded(body, most)), { from: 2 ** 20 })).toBe(true);
  expect(isLight(operation(name as PostedOperation, padded(body, most + 1)), { from: 2 ** 20 })).toBe(false);
});

it.each([
  ['inspect', '{"data":{},"destination":"peppol"}', 4 * 1024],
  ['import', '{"data":"<a/>","judge":["en16931"]}', 8 * 1024],
  ['judge', '{"data":"<a/>","judge":["en16931"]}', 8 * 1024],
] as const)('%s by many rules is light up to a size of its own: %s, %i bytes', (name, body, most) => {
  expect(laneOf(operation(name, padded(body, most)))).toBe('light');
  expect(laneOf(operation(name, padded(body, most + 1)))).toBe('heavy');
});

const BASE64_XML = btoa(`<?xml version="1.0"?><Invoice>${' '.repeat(2_000)}</Invoice>`);
it.each([
  ['XML in Base64', operation('import', `{"data":"${BASE64_XML}","encoding":"base64"}`), 'light'],
  [
    'XML in Base64 that names its encoding first',
    operation('import', `{"encoding":"base64","data":"${BASE64_XML}"}`),
    'light',
  ],
  ['a PDF in Base64', operation('import', `{"data":"${btoa('%PDF-1.7')}","encoding":"base64"}`), 'heavy'],
  ['a PDF behind a bracket', operation('import', `{"data":"${btoa('<%PDF-1.7')}","encoding":"base64"}`), 'heavy'],
  ['Base64 that nobody announces', operation('import', `{"data":"${BASE64_XML}"}`), 'heavy'],
  ['no Base64', operation('import', '{"data":"Ü","encoding":"base64"}'), 'heavy'],
  ['an XML file', operation('import', '<Invoice/>', { isFile: true }), 'light'],
  ['an XML file behind a byte order mark', operation('judge', '\ufeff<Invoice/>', { isFile: true }), 'light'],
  ['a PDF file', operation('import', '%PDF-1.7', { isFile: true }), 'heavy'],
  ['a PDF behind a byte order mark', operation('import', '\ufeff<%PDF-1.7', { isFile: true }), 'heavy'],
  ['an export', operation('export', '{"format":"ubl","data":{}}'), 'light'],
  [
    'an export as the file itself',
    operation('export', '{"format":"ubl","data":{}}', { accept: 'application/xml' }),
    'heavy',
  ],
  ['a file to draw', operation('render', '<Invoice/>', { isFile: true }), 'heavy'],
  [
    'a file with a flag that is light',
    operation('import', '<a/>', { isFile: true, query: { brief: true, lang: 'es' } }),
    'light',
  ],
  [
    'a file with a flag that nobody knows',
    operation('import', '<a/>', { isFile: true, query: { new: true } }),
    'heavy',
  ],
  ['a list, which is no document', operation('build', '{"data":[{}]}'), 'light'],
  ['a number, which is no document', operation('export', '{"data":7,"format":"ubl"}'), 'light'],
  ['a body that is no object', operation('import', '[1]'), 'light'],
  ['a body that is no JSON', operation('build', 'x'), 'light'],
  ['a long body that is no object', operation('export', `[${' '.repeat(17_000)}]`), 'heavy'],
  ['a member that nobody knows', operation('build', '{"data":{},"new":1}'), 'heavy'],
  ['a member said again, with a file', operation('validate', `{"data":{},"data":"JVBERi0"}`), 'heavy'],
  ['a format in disguise', operation('export', '{"data":{},"format":"fact\\u0075r-x"}'), 'heavy'],
  ['a comparison in disguise', operation('judge', '{"data":"<a/>","comp\\u0061re":{}}'), 'heavy'],
  ['an explained refusal', operation('explainRefusal', '{"text":"BR-CO-10"}'), 'heavy'],
  ['a record of an operation for all lines', record('{}', { operation: 'build' }), 'light'],
  ['a record with a PDF for all lines', record('{}', { operation: 'export', shared: { format: 'factur-x' } }), 'heavy'],
  ['a record with XML for all lines', record('{}', { operation: 'export', shared: { format: 'ubl' } }), 'light'],
  ['a record with two operations', record('{"op":"build","op":"render","data":{}}'), 'heavy'],
  [
    'a message of an assistant',
    { kind: 'mcp', url: 'http://localhost', headers: {}, body: encoder.encode('{}') },
    'heavy',
  ],
] as const)('%s: %s', (_, job, lane) => {
  expect(laneOf(job)).toBe(lane);
});

it('XML is heavy where the operator has rules, and documents are not', () => {
  expect(laneOf(operation('import', '{"data":"<a/>"}'), true)).toBe('heavy');
  expect(laneOf(operation('validate', '<a/>', { isFile: true }), true)).toBe('heavy');
  expect(laneOf(operation('validate', '{"data":{}}'), true)).toBe('light');
});

it('every route without a body is light, except the long lists', () => {
  const heavy = Object.keys(WORST_ADDRESSES).filter((name) => !LIGHT_ADDRESSES.has(name as never));
  expect(heavy).toEqual(['listRules', 'getOpenapi']);
  const known = (routes as readonly RouteDefinition[]).map(({ operationId }) => operationId);
  expect([...LIGHT_ADDRESSES].filter((name) => !known.includes(name))).toEqual([]);
});
