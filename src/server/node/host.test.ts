import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleEntry, runProcess } from '../../testing/server-process.ts';

let entry: string;
beforeAll(async () => {
  entry = await bundleEntry(new URL('../../testing/server-host.ts', import.meta.url), 'node');
});
afterAll(() => rm(dirname(entry), { recursive: true }));

const start = (env: Readonly<Record<string, string>>) => runProcess(process.execPath, [entry], { PORT: '0', ...env });
const ADDRESS = /Assay 9\.9\.9 listens at (http:\/\/127\.0\.0\.1:(\d+))\n/;

describe('the Node host', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('prints its address, answers, and ends well at %s', async (signal) => {
    const host = start({ ASSAY_LOG: 'json' });
    const [, url] = await host.printed(ADDRESS);
    // The connection stays open behind this call; it must not hold up the end.
    expect((await fetch(`${url}/v0/regimes?x=secret`)).status).toBe(200);
    await host.printed(/"path":"\/v0\/regimes","status":200/);
    host.child.kill(signal);
    expect(await host.ended).toBe(0);
    expect(host.output()).not.toContain('secret');
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
