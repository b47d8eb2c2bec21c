import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageName, SCOPE } from '../../../scripts/packages/scope.mjs';
import { libraries } from '../../../scripts/packages/definitions.mjs';
import { shortName } from '../../../scripts/packages/library.mjs';

// Checks the names under which Assay will be published, and the commands that the docs give until then.

const FOLDERS = ['.github', 'deploy', 'docs', 'editors', 'packages', 'scripts', 'src'];
const TEXT = /[.](?:md|ya?ml|tsx?|mjs|jsonc?)$/;
/** It describes each version as it was. */
const HISTORY = 'CHANGELOG.md';

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
const files = [...readdirSync('.'), ...FOLDERS.flatMap(below)]
  .filter((name) => TEXT.test(name) && name !== HISTORY && name !== 'package-lock.json')
  .filter((name) => !/(?:^|[/])node_modules[/]/.test(name))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }));

const found = (pattern: RegExp, named = /^/) =>
  files
    .filter(({ name }) => named.test(name))
    .flatMap(({ name, text }) => Array.from(text.matchAll(pattern), ([words]) => `${name}: ${words}`));

const own = [...libraries.map(({ name }) => shortName(name)), 'cli'];
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
const others = Object.keys({ ...dependencies, ...devDependencies });

it('every text names the packages by the one scope', () => {
  const named = found(new RegExp(`@[\\w-]+/(?:${own.join('|')})\\b`, 'g'));
  const right = [...own.map(packageName), ...others];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !right.includes(name.replace(/^.*: /, '')))).toEqual([]);
});

it('code reads the scope and never repeats it', () => {
  // Comments may name a package.
  const inCode = new RegExp(`^(?!\\s*(?:[/]?[*]|[/][/])).*${SCOPE}\\b`, 'gm');
  expect(found(inCode, /[.](?:tsx?|mjs|jsonc?)$/)).toEqual([`packages/scope.json: { "scope": "${SCOPE}`]);
});

it('no command fetches a package of the scope, which is not ours yet', () => {
  const fetching = new RegExp(`(?:npx|npm (?:i|install|exec|add|create)|pnpm|yarn|bunx)\\b[^\n]*${SCOPE}/`, 'g');
  expect(found(fetching)).toEqual([]);
});

it('no text has a placeholder for the owner of the repository', () => {
  expect(found(/\bOWNER\b/g, /[.](?:md|ya?ml)$/)).toEqual([]);
});
