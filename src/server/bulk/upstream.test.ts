import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import type { RecordJob, TakeWork } from '../work/job.ts';
import { createApplication } from '../application.ts';
import { listen, type Listener } from '../node/listen.ts';

// With an upstream, each record becomes a separate request to it.

const invoice = JSON.parse(readFileSync('examples/es/invoice.json', 'utf8')) as object;
const engine = createStandardEngine();
const application = createApplication({ engine, context: systemContext });
const asked: string[] = [];
const ways: (string | null)[] = [];
let behind: Listener;
let odd: Server;

beforeAll(async () => {
  const listening = { host: '127.0.0.1', port: 0, requestTimeout: 10_000 };
  const heard = {
    fetch(request: Request) {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      ways.push(request.headers.get('Via'));
      return application.fetch(request);
    },
  };
  behind = await listen(heard, listening);
  odd = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const [, way] = /"content":\s*"(\w+)"/.exec(text) ?? [];
      if (way === 'cut') {
        request.socket.destroy();
        return;
      }
      const answers: Record<string, string> = { half: '{"half":', digits: text };
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(answers[way ?? ''] ?? '{\n  "a": "x\\ny",\r\n  "b": [\n1\n]\n}\n');
    });
  }).listen(0, '127.0.0.1');
  await once(odd, 'listening');
});
afterAll(async () => {
  await behind.close(0);
  odd.close();
});

async function bulk(base: string, query: string, body: string, headers = {}, takeWork?: TakeWork) {
  const upstream = { base: `${base}/v0`, timeout: 5_000, maxBytes: 1_000_000 };
  const front = createApplication({ engine, context: systemContext, upstream, ...(takeWork && { takeWork }) });
  const response = await front.fetch(
    new Request(`http://localhost/v0/bulk${query}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-ndjson', ...headers },
    }),
  );
  expect([response.status, response.headers.get('Assay-Engine')]).toEqual([200, 'upstream']);
  return (await response.text()).trimEnd().split('\n');
}

it('records are answered as an engine here would, in their order, and none goes through the engine here', async () => {
  const records = [
    { op: 'build', id: 1, data: invoice },
    {
      op: 'build',
      id: 'b',
      data: { $schema: 'https://gobl.org/draft-0/nothing' },
    },
    { op: 'validate', data: invoice },
    { op: 'keygen' },
    { op: 'inspect', data: invoice },
  ];
  const body = `${records.map((record) => JSON.stringify(record)).join('\n')}\nno JSON\n`;
  const here = await application.fetch(
    new Request('http://localhost/v0/bulk', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }),
  );
  const lines = await bulk(behind.url, '', body);
  const withoutIds = (text: string) => JSON.parse(text.replace(/[\da-f]{8}-[\da-f-]{27}/g, 'uuid')) as unknown;
  expect(lines.map(withoutIds)).toEqual((await here.text()).trimEnd().split('\n').map(withoutIds));
  expect(asked.sort()).toEqual(['POST /v0/build', 'POST /v0/build', 'POST /v0/validate']);
});

it('a worker takes what stays here, and nothing that the upstream answers', async () => {
  const taken: string[] = [];
  const takeWork: TakeWork = (job) => {
    const { line, body } = job as RecordJob;
    taken.push((JSON.parse(Buffer.from(body).toString()) as { readonly op: string }).op);
    return Promise.resolve({ status: 200, text: JSON.stringify({ line, ok: true, result: 'from a worker' }) });
  };
  const records = [
    { op: 'render', format: 'html', data: invoice },
    { op: 'validate', data: '<Invoice/>', encoding: 'base64' },
  ];
  const lines = await bulk(behind.url, '', records.map((record) => JSON.stringify(record)).join('\n'), {}, takeWork);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { line: 1, ok: true, result: 'from a worker' },
    { line: 2, ok: false, error: { key: 'input' } },
  ]);
  expect(taken).toEqual(['render']);
});

const address = () => `http://127.0.0.1:${(odd.address() as AddressInfo).port}`;

it('an answer on many lines is put on one, and what breaks off or is no JSON is the answer of its record alone', async () => {
  const lines = await bulk(
    address(),
    '?op=build',
    ['fine', 'cut', 'half', 'fine'].map((way) => `{"content":"${way}"}\n`).join(''),
  );
  const fine = { ok: true, result: { a: 'x\ny', b: [1] } };
  const broken = { ok: false, error: { code: 502, key: 'upstream' } };
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { line: 1, ...fine },
    { line: 2, ...broken },
    { line: 3, ...broken },
    { line: 4, ...fine },
  ]);
});

it('a record reaches the upstream with every digit, and comes back with those of its name', async () => {
  const [line] = await bulk(
    address(),
    '',
    '{"op":"build","id":12345678901234567890,"data":{"content":"digits","n":1.00000000000000000001}}\n',
  );
  expect(line).toMatch(/^\{"line":1,"id":12345678901234567890,"ok":true,/);
  expect(line).toContain('"n":1.00000000000000000001');
});

it('records go on the way of their request, so that an upstream that leads back here is found', async () => {
  const line = `${JSON.stringify(invoice)}\n`;
  ways.length = 0;
  await bulk(behind.url, '?op=build', line);
  await bulk(behind.url, '?op=build', line, { Via: '1.1 elsewhere' });
  expect(ways).toEqual([
    expect.stringMatching(/^1\.1 assay-[\da-f-]{36}$/),
    expect.stringMatching(/^1\.1 elsewhere, 1\.1 assay-[\da-f-]{36}$/),
  ]);
});
