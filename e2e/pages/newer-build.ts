import { expect } from '@playwright/test';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LISTED = /\{"?url"?:"([^"]+)","?revision"?:(?:null|"\w+")\},?/g;

/**
 * Puts the build into a folder, with a service worker that keeps the page and its rules only: keeping all of some four
 * hundred files takes most of the time of a test, and offline.spec.ts does it once.
 */
export function deployLean(folder: string): void {
  cpSync('dist/app', folder, { recursive: true, filter: (path) => !/[/\\](?:guide|fonts)$/.test(path) });
  const worker = join(folder, 'service-worker.js');
  rmSync(`${worker}.br`, { force: true });
  const kept = readFileSync(worker, 'utf8').replace(LISTED, (entry, url: string) =>
    /^index[.]html$|RulesPage/.test(url) ? entry : '',
  );
  expect(kept).toMatch(/"index[.]html"/);
  writeFileSync(worker, kept);
}

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
