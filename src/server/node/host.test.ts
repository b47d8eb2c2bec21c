import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundleEntry, freePort, runProcess, type Running } from '../../testing/server-process.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

let entry: string;
let worker: string;
beforeAll(async () => {
  entry = await bundleEntry(new URL('../../testing/server-host.ts', import.meta.url));
  worker = await bundleEntry(new URL('../../testing/server-worker-process.ts', import.meta.url));
});

const running: Running[] = [];
function start(env: Readonly<Record<string, string>>): Running {
  const host = runProcess(process.execPath, [entry], { PORT: '0', ...env });
  running.push(host);
  return host;
}
// A failing test leaves no process behind.
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
});
const ADDRESS = /Assay 9\.9\.9 listens at (http:\/\/127\.0\.0\.1:(\d+))/;

/** Processes of the system's table; empty if it cannot be read. */
async function childrenOf(pid: number): Promise<readonly number[]> {
  const table = `/proc/${pid}/task/${pid}/children`;
  return existsSync(table) ? (await readFile(table, 'utf8')).trim().split(' ').map(Number) : [];
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the Node host with workers', () => {
  it('answers small requests while a large one is worked on, also on one for assistants', async () => {
    const host = start({ TEST_WORKER: worker, WORKERS: '1', ASSAY_WORK_FROM: '1000', ASSAY_QUEUE: '0' });
    const [, url] = await host.printed(ADDRESS);
    const pad = 'x'.repeat(2_000);
    const ends: string[] = [];
    const post = async (name: string, path: string, body: object, headers: object = {}) => {
      const response = await fetch(`${url}/v0/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...JSON_TYPE, ...headers },
      });
      ends.push(`${name} ${response.status}`);
      return response.text();
    };
    const held = join(dirname(worker), 'held');
    await writeFile(held, '');
    const large = post('large', 'build', { data: { held, pad } });
    while (!(await (await fetch(`${url}/metrics`)).text()).includes('assay_workers_busy 1')) continue;
    await post('second large', 'build', { data: { pad } });
    await post('bulk', 'bulk?op=build', { pad });
    await Promise.all([1, 2, 3].map(() => post('small', 'build', { data: {} })));
    await rm(held);
    expect(await large).toContain(pad);
    const call = { name: 'build', arguments: { data: JSON.stringify({ content: pad }) } };
    const accept = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const text = await post('assistant', 'mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }, accept);
    expect(text).toContain(pad);
    const small = ['small 200', 'small 200', 'small 200'];
    expect(ends).toEqual(['second large 503', 'bulk 200', ...small, 'large 200', 'assistant 200']);
    // When the service is killed, nothing remains, not even a busy worker.
    const hopeless = post('hopeless', 'build', { data: { spin: 1, pad } }).catch(() => '');
    const children = await childrenOf(host.child.pid ?? 0);
    host.child.kill('SIGKILL');
    await Promise.all([host.ended, hopeless]);
    while (children.some(isRunning)) await new Promise((resolve) => setImmediate(resolve));
  });

  it('refuses what they work on for longer than it is told, and ends with them', async () => {
    const host = start({ TEST_WORKER: worker, WORKERS: '1', ASSAY_WORK_FROM: '0', ASSAY_WORK_TIMEOUT: '100' });
    const [, url] = await host.printed(ADDRESS);
    const answer = await fetch(`${url}/v0/build`, { method: 'POST', body: '{"data":{"spin":1}}', headers: JSON_TYPE });
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('ASSAY-INPUT-TIME')]);
    host.child.kill('SIGTERM');
    expect(await host.ended).toBe(0);
  });
});

describe('what is worked on where', () => {
  const SHORT = '{"data":{"content":""}}';
  const BODY = '{"data":{"content":"x"}}';
  it.each([
    ['a body as long as it says goes to a worker, a shorter one stays', { WORKERS: '1', ASSAY_WORK_FROM: '24' }, true],
    ['without workers everything stays', { WORKERS: '0', ASSAY_WORK_FROM: '0' }, false],
  ])('%s', async (_, env, away) => {
    const host = start({ TEST_WORKER: worker, ...env });
    const [, url] = await host.printed(ADDRESS);
    // A worker reports its process with the document.
    const goesAway = async (body: string) => {
      const answer = await fetch(`${url}/v0/build`, { method: 'POST', body, headers: JSON_TYPE });
      return [answer.status, 'process' in ((await answer.json()) as object)];
    };
    expect([await goesAway(SHORT), await goesAway(BODY)]).toEqual([
      [200, false],
      [200, away],
    ]);
    host.child.kill('SIGTERM');
    await host.ended;
  });

  it('behind an upstream nothing is refused for want of a worker, and nothing is done here', async () => {
    const front = { ASSAY_UPSTREAM: `http://127.0.0.1:${await freePort()}/v0` };
    const host = start({ TEST_WORKER: worker, WORKERS: '1', ASSAY_WORK_FROM: '0', ASSAY_QUEUE: '0', ...front });
    const [, url] = await host.printed(ADDRESS);
    const answer = await fetch(`${url}/v0/build`, { method: 'POST', body: BODY, headers: JSON_TYPE });
    expect([answer.status, await answer.json()]).toEqual([502, expect.objectContaining({ key: 'upstream' })]);
    host.child.kill('SIGTERM');
    await host.ended;
  });
});

describe('rules of the operator', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-rules-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function rulesFile(test: string): Promise<string> {
    const path = join(folder, 'house.sch');
    await writeFile(
      path,
      `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="/*">
      <assert id="HOUSE-1" test="${test}">Not so</assert></rule></pattern></schema>`,
    );
    return path;
  }

  const judge = (url: string | undefined, data: string) =>
    fetch(`${url}/v0/judge`, { method: 'POST', body: JSON.stringify({ data, judge: ['own'] }), headers: JSON_TYPE });

  it.each(['0', '1'])('judge with %s workers, and are listed', async (WORKERS) => {
    const host = start({ TEST_WORKER: worker, WORKERS, ASSAY_RULES: await rulesFile('@ok') });
    const [, url] = await host.printed(ADDRESS);
    const verdicts = async (data: string) =>
      ((await (await judge(url, data)).json()) as { verdicts: { set: string; rule: string }[] }).verdicts;
    expect(await verdicts('<a/>')).toMatchObject([{ set: 'own', rule: 'HOUSE-1' }]);
    expect(await verdicts('<a ok="1"/>')).toEqual([]);
    const { rule_sets: sets } = (await (await fetch(`${url}/v0/formats`)).json()) as { rule_sets: { key: string }[] };
    expect(sets.at(-1)).toMatchObject({ key: 'own', rules: [{ code: 'HOUSE-1' }] });
    host.child.kill('SIGTERM');
    await host.ended;
  });

  it('fail only their own request when they take too long, however small it is', async () => {
    const rules = await rulesFile('count(for $a in 1 to 100000, $b in 1 to 100000 return $a * $b) = 0');
    const host = start({ TEST_WORKER: worker, WORKERS: '1', ASSAY_WORK_TIMEOUT: '200', ASSAY_RULES: rules });
    const [, url] = await host.printed(ADDRESS);
    const slow = judge(url, '<a/>');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const refused = await slow;
    expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('ASSAY-INPUT-TIME')]);
    host.child.kill('SIGTERM');
    await host.ended;
  });

  it('keep the service from starting when they cannot be run', async () => {
    for (const [path, why] of [
      [join(folder, 'nowhere.zip'), 'cannot be read'],
      [entry, ''],
    ] as const) {
      const host = start({ ASSAY_RULES: path });
      expect(await host.ended).toBe(1);
      expect(host.output()).toContain(`ASSAY_RULES: ${path}`);
      expect(host.output()).toContain(why);
      expect(host.output().trim().split('\n')).toHaveLength(1);
    }
  });
});

describe('the workbench', () => {
  it.each([
    ['', '/', 'href="/a.css"'],
    ['/tools', '/tools/documents/new', 'href="/tools/a.css"'],
  ])('is served at ASSAY_BASE_PATH=%s from its folder, with its addresses', async (basePath, path, link) => {
    const folder = await mkdtemp(join(dirname(entry), 'pages-'));
    await writeFile(join(folder, 'index.html'), '<html><head><link href="/a.css"></head></html>');
    const host = start({ ASSAY_PAGES: folder, ASSAY_BASE_PATH: basePath });
    const [, , port] = await host.printed(ADDRESS);
    const url = `http://127.0.0.1:${port}`;
    expect(host.output()).toContain(`listens at ${url}${basePath}\n`);
    const page = await fetch(`${url}${path}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(link)]);
    const { links } = (await (await fetch(`${url}${basePath}/v0/`)).json()) as { links: Record<string, string> };
    expect(links['regimes']).toBe(`${basePath}/v0/regimes`);
    host.child.kill('SIGTERM');
    await host.ended;
  });

  it('is not there where it was not built', async () => {
    const host = start({ ASSAY_PAGES: '/nowhere' });
    const [, url] = await host.printed(ADDRESS);
    const page = await fetch(`${url}/`);
    expect([page.status, page.headers.get('Content-Type')]).toEqual([404, 'application/json']);
    host.child.kill('SIGTERM');
    await host.ended;
  });
});

describe('the Node host', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('prints its address, answers, and ends well at %s', async (signal) => {
    const host = start({ ASSAY_LOG: 'json' });
    const [, url] = await host.printed(ADDRESS);
    // The connection stays open after this call; it must not delay the shutdown.
    expect((await fetch(`${url}/v0/regimes?x=secret`)).status).toBe(200);
    await host.printed(/"path":"\/v0\/regimes","status":200/);
    host.child.kill(signal);
    expect(await host.ended).toBe(0);
    expect(host.output()).not.toContain('secret');
  });

  it('logs JSON from the first line, each with its level, and names of requests', async () => {
    const host = start({ ASSAY_LOG: 'json', ASSAY_MAX_BYTE: '5' });
    const [, url] = await host.printed(ADDRESS);
    const response = await fetch(`${url}/v0/regimes/XX`, { headers: { 'X-Request-Id': 'order-7' } });
    expect(response.headers.get('X-Request-Id')).toBe('order-7');
    expect(response.headers.get('GOBL-Version')).toMatch(/^v\d+\.\d+\.\d+$/);
    await host.printed(/order-7/);
    host.child.kill('SIGTERM');
    await host.ended;
    const lines = host
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const line of lines)
      expect(line).toMatchObject({
        time: expect.any(String) as string,
        level: expect.stringMatching(/^(info|warn)$/) as string,
      });
    expect(lines.map(({ kind, event, key }) => event ?? key ?? kind).sort()).toEqual(
      ['unknown-setting', 'listening', 'not-found', 'draining', 'stopped'].sort(),
    );
    expect(lines.find(({ event }) => event === 'unknown-setting')?.['message']).toContain('is ASSAY_MAX_BYTES meant?');
  });

  it('is not ready once it drains, answers all the same, and tells its figures', async () => {
    const host = start({ ASSAY_LOG: 'json', ASSAY_DRAIN_DELAY: '60000', ASSAY_KEEP_ALIVE: '60000' });
    const [, url] = await host.printed(ADDRESS);
    const ask = async (path: string) => {
      const response = await fetch(url + path);
      return { status: response.status, connection: response.headers.get('Connection'), text: await response.text() };
    };
    expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 200]);
    await fetch(`${url}/v0/build`, {
      method: 'POST',
      body: '{"data":{"refuse":1,"title":"secret"}}',
      headers: JSON_TYPE,
    });
    await fetch(`${url}/v0/nothing/secret`, { method: 'PROPFIND' });
    host.child.kill('SIGTERM');
    await host.printed(/"event":"draining"/);
    expect([(await ask('/readyz')).status, (await ask('/healthz')).status]).toEqual([503, 200]);
    expect(await ask('/v0/regimes')).toMatchObject({ status: 200, connection: 'close' });
    const { text } = await ask('/metrics');
    expect(text).toContain('assay_requests_total{route="build",method="POST",status="422"} 1');
    expect(text).toContain('assay_requests_total{route="none",method="other",status="404"} 1');
    expect(text).toContain('assay_refusals_total{key="validation",status="422"} 1');
    expect(text).toMatch(/assay_nodejs_eventloop_lag_seconds \d/);
    expect(text).not.toContain('secret');
    host.child.kill('SIGTERM');
    expect(await host.ended).toBe(1);
  });

  it('goes on when nobody reads its log any more', async () => {
    const host = start({ ASSAY_LOG: 'json' });
    const [, url] = await host.printed(ADDRESS);
    host.child.stdout?.destroy();
    host.child.stderr?.destroy();
    for (let i = 0; i < 5; i++) expect((await fetch(`${url}/v0/regimes`)).status).toBe(200);
    expect(
      (await fetch(`${url}/v0/build`, { method: 'POST', body: '{"data":{"break":1}}', headers: JSON_TYPE })).status,
    ).toBe(500);
    expect((await fetch(`${url}/v0/regimes`)).status).toBe(200);
    host.child.kill('SIGTERM');
    expect(await host.ended).toBe(0);
  });

  it.runIf(existsSync('/dev/full'))('goes on when its log has no room on the disk', async () => {
    const port = await freePort();
    const host = runProcess('sh', ['-c', `exec "${process.execPath}" "${entry}" > /dev/full 2> /dev/full`], {
      PORT: String(port),
    });
    const url = `http://127.0.0.1:${port}/v0/regimes`;
    while (!(await fetch(url).then(Boolean, () => host.child.exitCode !== null)));
    for (let i = 0; i < 5; i++) expect((await fetch(url)).status).toBe(200);
    host.child.kill('SIGTERM');
    expect(await host.ended).toBe(0);
  });

  it('says in one line that its port is taken', async () => {
    const first = start({});
    const [, , port] = await first.printed(ADDRESS);
    const second = start({ PORT: String(port) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken\. .*\n$/);
    first.child.kill('SIGTERM');
    await first.ended;
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ HOST: '192.0.2.1' }, 'HOST'],
    [{ ASSAY_LOG: 'loud' }, 'ASSAY_LOG'],
    [{ ASSAY_UPSTREAM: 'localhost/v0' }, 'ASSAY_UPSTREAM'],
  ])('says in one line that %o cannot be used', async (env, name) => {
    const host = start(env);
    expect(await host.ended).toBe(1);
    expect(host.output().match(/\n/g)).toHaveLength(1);
    expect(host.output()).toContain(name);
  });
});
