import { expect } from '@playwright/test';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces the build in a folder by another one: its page says so, and a chunk of the former one is gone. */
export function deployNewer(folder: string): void {
  const change = (name: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text).toMatch(from);
    rmSync(join(folder, `${name}.br`), { force: true });
    writeFileSync(join(folder, name), text.replace(from, to));
  };
  const [chunk = ''] = readdirSync(join(folder, 'assets')).filter((name) => /^RulesPage-.*[.]js$/.test(name));
  rmSync(join(folder, 'assets', chunk));
  rmSync(join(folder, 'assets', `${chunk}.br`), { force: true });
  change('index.html', '<title>', '<meta name="build" content="newer" /><title>');
  change('service-worker.js', /("?url"?:"index[.]html","?revision"?:")\w+/, '$1newer');
  change('service-worker.js', new RegExp(`\\{"?url"?:"assets/${chunk}","?revision"?:null\\},?`), '');
}
