import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { workerdBundle } from '../../../scripts/server-bundle.mjs';
import { SETTING_NAMES } from '../../server/setting-names.ts';

interface Wrangler {
  readonly main: string;
  readonly no_bundle: boolean;
  readonly compatibility_date: string;
  readonly assets: Readonly<Record<string, unknown>> & { readonly binding: string; readonly directory: string };
  readonly vars: Readonly<Record<string, string>>;
}

const FILE = 'deploy/workerd/wrangler.jsonc';
const { config, error } = ts.parseConfigFileTextToJson(FILE, readFileSync(FILE, 'utf8')) as {
  readonly config: Wrangler;
  readonly error?: unknown;
};
/** What runs in the tests of `src/server/workerd`. */
const tested = readFileSync('src/server/workerd/config.capnp', 'utf8');
const names = Array.from(tested.matchAll(/\(name = "(\w+)", (service|fromEnvironment)/g), ([, name = '', kind]) => [
  name,
  kind,
]);

it('wrangler publishes the program and the pages of the build', () => {
  expect(error).toBeUndefined();
  const below = (path: string) => join(dirname(FILE), path);
  expect(join(process.cwd(), below(config.main))).toBe(join(workerdBundle().outdir ?? '', 'worker.js'));
  expect(config.no_bundle).toBe(true);
  expect(tested).toContain(`(name = "pages", disk = (path = "${below(config.assets.directory)}"))`);
  // The service answers for every address, and no page is renamed or sent in place of another.
  expect(config.assets).toMatchObject({ run_worker_first: true, html_handling: 'none', not_found_handling: 'none' });
});

it('wrangler has the day of compatibility and the names of the configuration that the tests run', () => {
  expect(/compatibilityDate = "([\d-]+)"/.exec(tested)?.[1]).toBe(config.compatibility_date);
  expect(names.filter(([, kind]) => kind === 'service')).toEqual([[config.assets.binding, 'service']]);
  const settings = names.filter(([, kind]) => kind === 'fromEnvironment').map(([name]) => name);
  expect(settings.length).toBeGreaterThan(10);
  const vars = Object.keys(config.vars);
  expect(vars.filter((name) => !settings.includes(name) || !SETTING_NAMES.some((known) => known === name))).toEqual([]);
});
