import { afterEach, describe, expect, it, vi } from 'vitest';
import { transportEngine } from '../../testing/server-transport.ts';
import { createWorker, type Bindings } from './create-worker.ts';
import { asItIsPacked, pageFilesBehind } from './page-files.ts';

/** A folder as workerd serves it: files by name, without media types; a folder returns a list. */
function folderOf(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const fetch = (address: string): Promise<Response> => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    const text = files[pathname.slice(1)];
    return Promise.resolve(new Response(text ?? 'nothing', { status: text === undefined ? 404 : 200 }));
  };
  return { fetch, asked };
}

const pages = { 'index.html': '<h1>Assay</h1>', 'assets/a-abc12345.js': 'let a', assets: 'a list' };
const ask = (bindings: Bindings, path: string, init: RequestInit = {}) =>
  createWorker(transportEngine, { ASSAY_LOG: 'off', ...bindings }).fetch(new Request(`http://x${path}`, init));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the service as a module', () => {
  it('answers, with the settings that are texts', async () => {
    const body = '{"data":{"content":"x"}}';
    expect(
      (
        await ask({ NOTHING: null }, '/v0/build', {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json' },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await ask({ ASSAY_MAX_BYTES: '5' }, '/v0/build', {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json' },
        })
      ).status,
    ).toBe(413);
    expect(
      (
        await ask({ ASSAY_MAX_BYTES: null }, '/v0/build', {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json' },
        })
      ).status,
    ).toBe(200);
  });

  it('is not made with a setting that cannot be used', () => {
    expect(() => createWorker(transportEngine, { ASSAY_MAX_BYTES: 'many' })).toThrow('ASSAY_MAX_BYTES');
    for (const name of ['ASSAY_DEFINITIONS', 'ASSAY_RULES']) {
      expect(() => createWorker(transportEngine, { [name]: 'x' })).toThrow(`${name}: workerd reads no files`);
      expect(() => createWorker(transportEngine, { [name]: '' })).not.toThrow();
    }
    const behind = { ASSAY_UPSTREAM: 'https://host/v0', ASSAY_UPSTREAM_CA: 'ca.pem' };
    expect(() => createWorker(transportEngine, behind)).toThrow('ASSAY_UPSTREAM_CA: workerd reads no files');
  });

  it('keeps what it has made for the next request', async () => {
    const worker = createWorker(transportEngine, { ASSAY_LOG: 'off' });
    const get = async () => (await worker.fetch(new Request('http://x/v0/regimes/es'))).status;
    expect([await get(), await get()]).toEqual([200, 200]);
  });

  it.each([
    ['/assay/v0/', 200],
    ['/assay', 308],
    ['/v0/', 404],
    ['/healthz', 200],
  ])('below a path of its own: %s is %i', async (path, status) => {
    expect((await ask({ ASSAY_BASE_PATH: '/assay' }, path)).status).toBe(status);
  });

  it('asks the service behind it where there is one', async () => {
    const { status, headers } = await ask({ ASSAY_UPSTREAM: 'http://127.0.0.1:1/v0' }, '/v0/regimes');
    expect([status, headers.get('Content-Type')]).toEqual([502, 'application/json']);
  });

  it('serves the workbench where it has a folder, and none where it has not', async () => {
    const page = await ask({ PAGES: folderOf(pages) }, '/', { headers: { Accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([200, pages['index.html']]);
    expect((await ask({}, '/', { headers: { Accept: 'text/html' } })).status).toBe(404);
  });

  it.each<[string, Bindings, RegExp | undefined]>([
    ['in words', { ASSAY_LOG: 'text' }, /^GET \/v0\/regimes 200 /],
    ['for programs', { ASSAY_LOG: 'json' }, /^\{"time":"\d.*"kind":"request"/],
    ['not at all', { ASSAY_LOG: 'off' }, undefined],
    ['where failures alone matter', { ASSAY_LOG: 'text', ASSAY_LOG_LEVEL: 'error' }, undefined],
  ])('tells of a request %s', async (_, bindings, line) => {
    const reported: unknown[] = [];
    vi.spyOn(console, 'log').mockImplementation((text) => reported.push(text));
    await ask(bindings, '/v0/regimes');
    expect(reported).toEqual(line ? [expect.stringMatching(line)] : []);
  });
});

describe('files of a folder', () => {
  it('are given with their type, and a folder’s list never', async () => {
    const folder = folderOf(pages);
    const script = await ask({ PAGES: folder }, '/assets/a-abc12345.js');
    expect([script.status, script.headers.get('Content-Type'), await script.text()]).toEqual([
      200,
      expect.stringContaining('javascript'),
      'let a',
    ]);
    expect(folder.asked).toContain('/assets/a-abc12345.js');
    expect(await (await ask({ PAGES: folder }, '/assets')).text()).not.toContain('a list');
    expect(folder.asked).not.toContain('/assets');
    expect((await ask({ PAGES: folder }, '/assets/b-abc12345.js')).status).toBe(404);
  });

  it('a page has its text, if the folder has it', async () => {
    expect(await pageFilesBehind(folderOf(pages)).readPage('index.html')).toBe(pages['index.html']);
    expect(await pageFilesBehind(folderOf({})).readPage('index.html')).toBeUndefined();
  });
});

it('an answer that is packed is not packed again, and keeps what it says', async () => {
  const plain = new Response('a');
  expect(asItIsPacked(plain)).toBe(plain);
  const packed = new Response('b', { status: 203, headers: { 'Content-Encoding': 'br', 'X-A': '1' } });
  const same = asItIsPacked(packed);
  expect(same).not.toBe(packed);
  expect([same.status, same.headers.get('Content-Encoding'), same.headers.get('X-A'), await same.text()]).toEqual([
    203,
    'br',
    '1',
    'b',
  ]);
});
