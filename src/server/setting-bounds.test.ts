import { describe, expect, it } from 'vitest';
import { readSettings, SettingError, type Settings } from './settings.ts';

type Read = (settings: Settings) => unknown;
const HOUR = 3_600_000;

/** Every numeric setting: its default, minimum and maximum. */
const NUMBERS: readonly (readonly [name: string, read: Read, fallback: unknown, min: number, max: number])[] = [
  ['PORT', ({ port }) => port, 8080, 0, 65_535],
  ['WORKERS', ({ work }) => work.workers, 1, 0, 256],
  ['ASSAY_MAX_BYTES', ({ limits }) => limits.maxBytes, 8_388_608, 1, 536_870_912],
  ['ASSAY_MAX_FILE_BYTES', ({ limits }) => limits.maxFileBytes, 67_108_864, 1, 536_870_912],
  ['ASSAY_MAX_DEPTH', ({ limits }) => limits.maxDepth, 200, 1, 200],
  ['ASSAY_BODY_TIMEOUT', ({ limits }) => limits.bodyTimeout, 30_000, 1, HOUR],
  ['ASSAY_MAX_BYTES_IN_FLIGHT', ({ maxBytesInFlight }) => maxBytesInFlight, 134_217_728, 1, 68_719_476_736],
  ['ASSAY_WORK_FROM', ({ work }) => work.from, 32_768, 0, 536_870_912],
  ['ASSAY_WORK_TIMEOUT', ({ work }) => work.timeout, 20_000, 1, HOUR],
  ['ASSAY_WORK_MEMORY', ({ work }) => work.memory, 768, 64, 65_536],
  ['ASSAY_QUEUE', ({ work }) => work.queue, 32, 0, 100_000],
  ['ASSAY_QUEUE_TIMEOUT', ({ work }) => work.queueTimeout, 5_000, 1, HOUR],
  ['ASSAY_DRAIN_DELAY', ({ drain }) => drain.delay, 0, 0, HOUR],
  ['ASSAY_DRAIN_TIMEOUT', ({ drain }) => drain.timeout, 25_000, 0, HOUR],
  ['ASSAY_MAX_CONNECTIONS', ({ connections }) => connections.maxConnections, undefined, 1, 1_000_000],
  ['ASSAY_MAX_UNSENT_BYTES', ({ connections }) => connections.maxUnsentBytes, undefined, 1, 68_719_476_736],
  ['ASSAY_HEAD_TIMEOUT', ({ connections }) => connections.headTimeout, undefined, 1, HOUR],
  ['ASSAY_KEEP_ALIVE', ({ connections }) => connections.keepAliveTimeout, undefined, 1, HOUR],
  ['ASSAY_STALL_TIMEOUT', ({ connections }) => connections.stallTimeout, undefined, 1, HOUR],
  ['ASSAY_UPSTREAM_TIMEOUT', ({ upstream }) => upstream?.timeout, 20_000, 1, HOUR],
  ['ASSAY_UPSTREAM_MAX_BYTES', ({ upstream }) => upstream?.maxBytes, 67_108_864, 1, 2_147_483_648],
];

describe.each(NUMBERS)('%s', (name, read, fallback, min, max) => {
  const behind = { ASSAY_UPSTREAM: 'https://host/v0' };
  it('has its default, also when it is empty', () => {
    expect(read(readSettings(behind))).toBe(fallback);
    expect(read(readSettings({ ...behind, [name]: '' }))).toBe(fallback);
  });

  it('takes the least and the most, and nothing beyond', () => {
    for (const value of [min, max]) expect(read(readSettings({ ...behind, [name]: String(value) }))).toBe(value);
    for (const value of [String(min - 1), String(max + 1), '1.5', ' 1', '0x10', '1e2', 'many']) {
      expect(() => readSettings({ ...behind, [name]: value })).toThrow(SettingError);
      expect(() => readSettings({ ...behind, [name]: value })).toThrow(
        `${name} must be a whole number from ${min} to ${max}, not "${value}"`,
      );
    }
  });
});

it('every number of the connections is left out unless it is set', () => {
  expect(readSettings({}).connections).toEqual({});
});

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [5, 4],
  [64, 4],
  [0, 1],
])('on %i cores there are %i workers', (cores, workers) => {
  expect(readSettings({}, cores).work.workers).toBe(workers);
});

it.each<[path: string | undefined, basePath: string]>([
  [undefined, ''],
  ['', ''],
  ['/', ''],
  ['/assay', '/assay'],
  ['/assay/', '/assay'],
  ['/assay///', '/assay'],
  ['/a/b-c_d~e/1.2', '/a/b-c_d~e/1.2'],
])('the base path %j is %j', (path, basePath) => {
  expect(readSettings(path === undefined ? {} : { ASSAY_BASE_PATH: path }).basePath).toBe(basePath);
});

it.each(['assay', 'x/assay', '//assay', '/a//b', '/a/../b', '/.a', '/a b', '/a"b', '/a?b', '/é', '/a/:b', '/*'])(
  'the base path %j cannot be used',
  (path) => {
    expect(() => readSettings({ ASSAY_BASE_PATH: path })).toThrow('ASSAY_BASE_PATH must be a path such as /assay');
  },
);

it.each<[env: Record<string, string>, hosts: readonly string[]]>([
  [{}, ['127.0.0.1']],
  [{ HOST: '0.0.0.0' }, []],
  [{ HOST: '::' }, []],
  [{ HOST: '::1' }, ['[::1]']],
  [{ HOST: 'assay.test' }, ['assay.test']],
  [{ ASSAY_MCP_HOSTS: ' a.test, b.test ,,' }, ['a.test', 'b.test', '127.0.0.1']],
  [{ ASSAY_MCP_HOSTS: '[::2]' }, ['[::2]', '127.0.0.1']],
])('%o may be called by assistants as %j', (env, hosts) => {
  expect(readSettings(env).mcpHosts).toEqual(hosts);
});

it.each(['a.test:80', 'https://a.test', 'a/b', 'me@a.test', 'a test'])('%j is no host name', (name) => {
  expect(() => readSettings({ ASSAY_MCP_HOSTS: `ok.test,${name}` })).toThrow(`not "${name}"`);
});

it.each([
  ['ASSAY_LOG', ['text', 'json', 'off'], ({ logForm }: Settings) => logForm],
  ['ASSAY_LOG_LEVEL', ['info', 'debug', 'warn', 'error'], ({ logLevel }: Settings) => logLevel],
] as const)('%s is one of %j, the first when it is not set', (name, words, read) => {
  expect(read(readSettings({}))).toBe(words[0]);
  for (const word of words) expect(read(readSettings({ [name]: word }))).toBe(word);
  expect(() => readSettings({ [name]: 'loud' })).toThrow(
    `${name} must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, not "loud"`,
  );
});

it('an empty upstream counts as not set, and its numbers are not read then', () => {
  expect(readSettings({ ASSAY_UPSTREAM: '', ASSAY_UPSTREAM_TIMEOUT: 'x' })).not.toHaveProperty('upstream');
  expect(() => readSettings({ ASSAY_UPSTREAM: 'host' })).toThrow('ASSAY_UPSTREAM: the address must be a whole address');
});

it('the folder of the pages is what is said', () => {
  expect(readSettings({ ASSAY_PAGES: '/srv/app' }).pagesFolder).toBe('/srv/app');
});

it.each([
  [1, 64_000, 768],
  [1, 1_536, 768],
  [1, 1_024, 512],
  [5, 4_000, 500],
  [5, 512, 256],
])('%i cores and %i MiB give each worker a heap of %i MiB', (cores, memory, heap) => {
  expect(readSettings({}, cores, memory).work.memory).toBe(heap);
});
