import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('listen on this machine alone unless told otherwise', () => {
    expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 8080, logForm: 'text', pagesFolder: 'dist/app' });
  });

  it('name the rules of the operator, if any', () => {
    expect(readSettings({ ASSAY_RULES: '/etc/rules.zip' }).rulesFile).toBe('/etc/rules.zip');
    expect(readSettings({ ASSAY_RULES: '' })).not.toHaveProperty('rulesFile');
  });

  it('take an empty HOST as none, because nobody means every address by it', () => {
    expect(readSettings({ HOST: '' }).host).toBe('127.0.0.1');
  });

  it('come from the environment', () => {
    const env = { HOST: '::', PORT: '0', ASSAY_MAX_BYTES: '1000', ASSAY_MAX_DEPTH: '9', ASSAY_LOG: 'json' };
    expect(readSettings(env)).toMatchObject({
      host: '::',
      port: 0,
      limits: { maxBytes: 1000, maxDepth: 9, bodyTimeout: 30_000 },
      logForm: 'json',
    });
  });

  it('know a service behind this one, with or without a slash at its end', () => {
    expect(readSettings({}).upstream).toBeUndefined();
    expect(readSettings({ ASSAY_UPSTREAM: 'https://host:8443/gobl/v0/' }).upstream).toEqual({
      base: 'https://host:8443/gobl/v0',
      timeout: 20_000,
      maxBytes: 64 * 1024 * 1024,
    });
  });

  it.each([
    ['host/v0', 'whole address'],
    ['ftp://host/v0', 'https:// or http://'],
    ['https://me:secret@host/v0', 'user name or password'],
    ['https://host/v0?key=1', 'query'],
    ['https://host/', 'end with /v0'],
    ['https://host/v1', 'end with /v0'],
  ])('an upstream at %s is refused, saying why', (address, reason) => {
    const read = () => readSettings({ ASSAY_UPSTREAM: address });
    expect(read).toThrow(reason);
    expect(read).not.toThrow('secret');
  });

  const behind = { ASSAY_UPSTREAM: 'https://host/v0' };
  it.each([
    ['Authorization: Bearer secret', { Authorization: 'Bearer secret' }],
    ['X-Api-Key:secret', { 'X-Api-Key': 'secret' }],
    ['', undefined],
  ])('send the upstream the credentials %j', (line, credentials) => {
    expect(readSettings({ ...behind, ASSAY_UPSTREAM_HEADER: line }).upstream?.credentials).toEqual(credentials);
  });

  it('name the files of a certificate for the upstream', () => {
    const env = { ASSAY_UPSTREAM_CERT: 'cert.pem', ASSAY_UPSTREAM_KEY: 'key.pem', ASSAY_UPSTREAM_CA: 'ca.pem' };
    const files = { certificate: 'cert.pem', key: 'key.pem', authority: 'ca.pem' };
    expect(readSettings({ ...behind, ...env }).upstream?.files).toEqual(files);
    expect(readSettings({ ...behind, ASSAY_UPSTREAM_CA: 'ca.pem' }).upstream?.files).toEqual({ authority: 'ca.pem' });
    expect(readSettings(behind).upstream).not.toHaveProperty('files');
  });

  it.each([
    ['https://host/v0', { ASSAY_UPSTREAM_CERT: 'cert.pem' }, 'belong together'],
    ['https://host/v0', { ASSAY_UPSTREAM_KEY: 'key.pem' }, 'belong together'],
    ['http://host/v0', { ASSAY_UPSTREAM_CA: 'ca.pem' }, 'need an upstream at https://'],
  ])('refuse half a certificate, or one that encrypts nothing (%s, %j)', (address, env, says) => {
    expect(() => readSettings({ ASSAY_UPSTREAM: address, ...env })).toThrow(says);
  });

  it.each(['secret', 'A: secret\r\nB: c', 'A: ', 'A b: secret', 'Host: secret', 'Content-Length: 1', 'A: señor'])(
    'refuse %j as credentials, without repeating them',
    (line) => {
      const read = () => readSettings({ ...behind, ASSAY_UPSTREAM_HEADER: line });
      expect(read).toThrow('ASSAY_UPSTREAM_HEADER must be one header');
      expect(read).not.toThrow('secret');
    },
  );

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ ASSAY_MAX_BYTES: '8MB' }, 'ASSAY_MAX_BYTES'],
    [{ ASSAY_MAX_DEPTH: '0' }, 'ASSAY_MAX_DEPTH'],
    [{ ASSAY_MAX_DEPTH: '201' }, 'ASSAY_MAX_DEPTH'],
    [{ ASSAY_LOG: 'loud' }, 'ASSAY_LOG'],
    [{ ASSAY_UPSTREAM: 'https://host/v0', ASSAY_UPSTREAM_TIMEOUT: '0' }, 'ASSAY_UPSTREAM_TIMEOUT'],
  ])('%o cannot be used', (env, name) => {
    expect(() => readSettings(env)).toThrow(name);
  });

  const COLLECTOR = 'http://collector:4318';
  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/v1/traces' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR, OTEL_SDK_DISABLED: 'true' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR, OTEL_SDK_DISABLED: 'false' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR, OTEL_EXPORTER_OTLP_PROTOCOL: '' }, true],
    // Without traces the protocol does not matter.
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, false],
  ])('traces are told by %o: %s', (env, traces) => {
    expect(readSettings(env).traces).toBe(traces);
  });

  it.each([
    [{}, undefined],
    // A collector may take traces alone.
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR }, undefined],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR, OTEL_METRICS_EXPORTER: 'otlp' }, 60_000],
    [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: COLLECTOR, OTEL_METRIC_EXPORT_INTERVAL: '5000' }, 5_000],
    [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: COLLECTOR, OTEL_METRICS_EXPORTER: 'none' }, undefined],
    [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: COLLECTOR, OTEL_SDK_DISABLED: 'true' }, undefined],
  ])('metrics are sent by %o every %s ms', (env, every) => {
    expect(readSettings(env).metricsEvery).toBe(every);
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must begin with'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must begin with'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a b' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must begin with'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'see http://a' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must begin with'],
    [
      { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'x', OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR },
      'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT must begin with',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, not "grpc"',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR, OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf' },
      'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL must be http/json, not "http/protobuf"',
    ],
    [{ OTEL_METRICS_EXPORTER: 'prometheus' }, 'OTEL_METRICS_EXPORTER must be otlp or none, not "prometheus"'],
    [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'a' }, 'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT must begin with'],
  ])('telemetry cannot be sent by %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  it.each([
    [undefined, ''],
    ['', ''],
    ['/', ''],
    ['/assay', '/assay'],
    ['/a/b-c_1.~/', '/a/b-c_1.~'],
  ])('a base path of %s is %s', (given, path) => {
    expect(readSettings(given === undefined ? {} : { ASSAY_BASE_PATH: given }).basePath).toBe(path);
  });

  it.each(['assay', '/a//b', '/.hidden', '/a/..', '/a b', '/ä', '/a?b', 'x/assay', '/assay\n/b'])(
    'a base path of %j is refused',
    (given) => {
      expect(() => readSettings({ ASSAY_BASE_PATH: given })).toThrow('ASSAY_BASE_PATH must be a path such as /assay');
    },
  );
});
