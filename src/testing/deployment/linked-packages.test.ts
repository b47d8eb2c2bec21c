import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-linked-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('packages that lie with another checkout are not replaced by a start of this one', () => {
  const [mine, theirs] = [join(folder, 'mine'), join(folder, 'theirs')];
  mkdirSync(join(mine, 'scripts'), { recursive: true });
  mkdirSync(join(theirs, 'some-package'), { recursive: true });
  for (const name of ['start', 'needs-node', 'launch', 'install', 'paths', 'run', 'fingerprint']) {
    cpSync(`scripts/${name}.mjs`, join(mine, 'scripts', `${name}.mjs`));
  }
  const lock = { packages: { 'node_modules/wanted': { version: '1.0.0' } } };
  writeFileSync(join(mine, 'package-lock.json'), JSON.stringify(lock));
  symlinkSync(theirs, join(mine, 'node_modules'));

  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], { cwd: mine, encoding: 'utf8' });
  expect(stderr).toContain(`node_modules is a link to ${theirs}`);
  expect(status).toBe(1);
  expect(readdirSync(theirs)).toEqual(['some-package']);
});
