import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('listen on this machine alone unless told otherwise', () => {
    expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 8080, logForm: 'text', pagesFolder: 'dist/app' });
  });

  it('an empty HOST is none: nobody means every address by it', () => {
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
});
