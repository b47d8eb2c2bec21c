import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleEntry, freePort, runProcess } from '../../testing/server-process.ts';

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

  it('goes on when nobody reads its log any more', async () => {
    const host = start({ ASSAY_LOG: 'json' });
    const [, url] = await host.printed(ADDRESS);
    host.child.stdout?.destroy();
    host.child.stderr?.destroy();
    for (let i = 0; i < 5; i++) expect((await fetch(`${url}/v0/regimes`)).status).toBe(200);
    expect((await fetch(`${url}/v0/build`, { method: 'POST', body: '{"data":{"break":1}}' })).status).toBe(500);
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
