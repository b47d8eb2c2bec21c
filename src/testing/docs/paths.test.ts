import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folders = ['bench', 'deploy', 'docs', 'e2e', 'examples', 'packages', 'public', 'scripts', 'src'];
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name.replaceAll('\\', '/')}`);
const root = readdirSync('.').map((name) => `/${name}`);
const present = [...root, ...folders.flatMap(below)];

/** A file, by its extension, or anything below a folder of the repository. Patterns such as `law-*.ts` name no file. */
const PATH =
  /`((?:[\w@.-]+\/)*[\w.@-]+\.(?:ts|tsx|mjs|md|css)|(?:src|docs|scripts|e2e|bench|core|documents|operations|engine|app)\/[\w./-]+)`/g;
const pages = present
  .map((path) => path.slice(1))
  .filter((path) => path.endsWith('.md') && !path.startsWith('examples/'));

it.each(pages)('%s names files and folders that are there', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(PATH)].map(([, path = '']) => path.replace(/\/$/, ''));
  expect(named.filter((path) => !present.some((there) => there.endsWith(`/${path}`)))).toEqual([]);
});
