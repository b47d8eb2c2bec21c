import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import type { RouteDefinition } from '../api/define-route.ts';
import { routes, type OperationId } from '../api/routes.ts';
import { createPromiseCheck } from '../testing/promise-check.ts';
import { stillContext, transportEngine } from '../testing/server-transport.ts';
import { createApplication, type Application } from './application.ts';
import { createByteBudget } from './http/byte-budget.ts';

const application = createApplication({
  engine: transportEngine,
  context: stillContext,
  limits: { maxBytes: 400, bodyTimeout: 20 },
});

/** The service when others already use the budget for bodies. */
const budget = createByteBudget(100);
budget.take(100);
const full = createApplication({ engine: transportEngine, context: stillContext, budget });

/** The service with an upstream that does not answer, or too late. */
const behind = (base: string) =>
  createApplication({
    engine: transportEngine,
    context: stillContext,
    upstream: { base, timeout: 10, maxBytes: 200 },
  });
const silent = createServer(() => {}).listen(0, '127.0.0.1');
afterAll(() => void silent.close().closeAllConnections());
await once(silent, 'listening');
const unreachable = behind('http://127.0.0.1:1/v0');
const late = behind(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/v0`);

/** The service without a clock: nothing else that the judging of XML needs could fail. */
const timeless = createApplication({
  engine: transportEngine,
  context: {
    ...stillContext,
    now: () => {
      throw new Error('There is no clock');
    },
  },
});

/** The service whose workers fail: nothing else that a print needs could. */
const workless = createApplication({
  engine: transportEngine,
  context: stillContext,
  takeWork: () => Promise.reject(new Error('The worker failed')),
});

const services: Readonly<Record<string, Application>> = { 502: unreachable, 503: full, 504: late };

const address = 'http://localhost/v0';
const get = (path: string) => () => new Request(address + path);
const post = (path: string, body: BodyInit) => () =>
  new Request(address + path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
    duplex: 'half',
  } as RequestInit);

const gateway = (request: () => Request) => ({ 502: request, 504: request });
const otherLanguage = (path: string) => ({ 400: get(`${path}?lang=xx`) });
const listed = (path: string) => ({ 200: get(path), ...otherLanguage(path), ...gateway(get(path)) });

/** A request for each documented status of a route with a body. */
function bodyRequests(path: string) {
  return {
    200: post(path, '{"data":{"content":"hello"}}'),
    400: post(path, '{"data":{},"data":{}}'),
    408: () => post(path, new ReadableStream())(),
    413: post(path, ' '.repeat(500)),
    415: () => new Request(address + path, { method: 'POST', body: 'x', headers: { 'Content-Encoding': 'gzip' } }),
    422: post(path, '{"data":{"refuse":true}}'),
    500: post(path, '{"data":{"break":true}}'),
    503: post(path, '{"data":{}}'),
    ...gateway(post(path, '{"data":{}}')),
  };
}

const { 422: _, 502: _b, 504: _t, ...inspectRequests } = bodyRequests('/inspect');

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
const numbered = (id: string) =>
  `{"data":"<Invoice xmlns='${ubl}:Invoice-2'><ID xmlns='${ubl}:CommonBasicComponents-2'>${id}</ID></Invoice>"}`;

const { 422: _i, 502: _j, 504: _k, ...importable } = bodyRequests('/import');
const importRequests = {
  ...importable,
  200: post('/import', numbered('1')),
  500: post('/import', numbered('break')),
};

const written = (document: string) => post('/export', `{"format":"ubl","data":${document}}`);
const { 502: _m, 504: _n, ...exportable } = bodyRequests('/export');
const exportRequests = {
  ...exportable,
  200: written(
    JSON.stringify({
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      code: '1',
      issue_date: '2026-01-15',
      currency: 'EUR',
      supplier: { name: 'A' },
      customer: { name: 'B' },
      lines: [{ i: 1, quantity: '1', item: { name: 'C', price: '1.00' }, sum: '1.00', total: '1.00' }],
      totals: { sum: '1.00', total: '1.00', payable: '1.00' },
    }),
  ),
  422: written('{"refuse":true}'),
  500: written('{"break":true}'),
};

const judged = post('/judge', numbered('1').replace(/}$/, ',"judge":["schema"]}'));
const { 422: _v, 502: _w, 504: _x, ...judgeable } = bodyRequests('/judge');
const judgeRequests = {
  ...judgeable,
  200: judged,
  500: judged,
};

const drawn = (document: string) => post('/render', `{"format":"html","data":${document}}`);
const { 502: _y, 504: _z, ...drawable } = bodyRequests('/render');
const renderRequests = {
  ...drawable,
  200: drawn('{"$schema":"https://gobl.org/draft-0/bill/invoice","code":"1","supplier":{"name":"A"},"currency":"EUR"}'),
  422: drawn('{"refuse":true}'),
  500: drawn('{"break":true}'),
};

const { 422: _r, 502: _s, 504: _u, ...explainable } = bodyRequests('/refusal');
const refusalRequests = {
  ...explainable,
  200: post('/refusal', '{"text":"00423"}'),
  500: post('/refusal', '{"text":"00423","document":{"break":true}}'),
};

const fingerprintRequests = {
  ...explainable,
  200: post(
    '/fingerprint',
    '{"kind":"anulacion","fields":[["IDEmisorFacturaAnulada","1"],["NumSerieFacturaAnulada","2"],["FechaExpedicionFacturaAnulada","3"],["Huella",""],["FechaHoraHusoGenRegistro","4"]]}',
  ),
};

const requests: Readonly<Record<OperationId, Readonly<Record<number, () => Request>>>> = {
  getVersion: { 200: get('/'), ...otherLanguage('/') },
  getOpenapi: { 200: get('/openapi.json'), ...otherLanguage('/openapi.json') },
  build: bodyRequests('/build'),
  validate: bodyRequests('/validate'),
  inspect: inspectRequests,
  correct: bodyRequests('/correct'),
  replicate: bodyRequests('/replicate'),
  import: importRequests,
  export: exportRequests,
  judge: judgeRequests,
  render: renderRequests,
  listFormats: { 200: get('/formats'), ...otherLanguage('/formats'), 404: get('/formats?set=moon') },
  listDestinations: { 200: get('/destinations'), ...otherLanguage('/destinations') },
  sign: bodyRequests('/sign'),
  verify: bodyRequests('/verify'),
  keygen: { 200: post('/keygen', 'ignored'), 400: post('/keygen?lang=xx', ''), ...gateway(post('/keygen', '')) },
  fingerprint: fingerprintRequests,
  explainRefusal: refusalRequests,
  listRefusals: { 200: get('/refusals'), ...otherLanguage('/refusals') },
  getRefusal: {
    200: get('/refusals/sdi/00423'),
    400: get('/refusals/sdi/'),
    404: get('/refusals/sdi/00499'),
  },
  listSchemas: listed('/schemas'),
  getSchema: {
    200: get('/schemas/note/message'),
    400: get('/schemas/'),
    404: get('/schemas/gone'),
    ...gateway(get('/schemas/x')),
  },
  listRegimes: listed('/regimes'),
  getRegime: { 200: get('/regimes/ES'), 400: get('/regimes/'), 404: get('/regimes/xx'), ...gateway(get('/regimes/x')) },
  listAddons: listed('/addons'),
  getAddon: {
    200: get('/addons/es-verifactu-v1'),
    400: get('/addons/'),
    404: get('/addons/gone'),
    ...gateway(get('/addons/x')),
  },
  listRules: { 200: get('/rules'), ...otherLanguage('/rules'), 404: get('/rules?set=moon') },
  getRule: { 200: get('/rules/GOBL-BILL-INVOICE-05'), 400: get('/rules/'), 404: get('/rules/none') },
};

const check = createPromiseCheck();

describe.each((routes as readonly RouteDefinition[]).map((route) => [route.operationId, route] as const))(
  '%s',
  (id, route) => {
    const samples = requests[id as OperationId];

    it('has a sample for every status it promises', () => {
      expect(Object.keys(samples)).toEqual(Object.keys(route.responses));
    });

    it.each(Object.entries(samples))('answers %s as its description says', async (status, request) => {
      const breaking = status === '500' ? { judge: timeless, fingerprint: workless }[id] : undefined;
      const service = breaking ?? services[status] ?? application;
      const response = await service.fetch(request());
      expect(response.status).toBe(Number(status));
      expect(check(route, response.status, await response.json())).toEqual([]);
    });
  },
);
