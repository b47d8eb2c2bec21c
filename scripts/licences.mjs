/**
 * Writes what the product is made of into dist/licences: `sbom.json` (CycloneDX, by npm from the lock file) and `THIRD-PARTY.txt`
 * with the licence of every package that may be part of a bundle. A package under a licence that
 * nobody has agreed to, fails the build.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, root } from './paths.mjs';

/** Licences that let anybody use, change and pass on what the bundles hold, under the terms of Assay's own. */
const AGREED = new Set([
  'Apache-2.0',
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
]);
/** `A OR B` leaves the choice, `A AND B` does not. @param {string} term */
const isAgreed = (term) =>
  term
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => AGREED.has(one)));

/** @typedef {{ name: string, version: string, licence: string, text: string }} Part */

/** @returns {Part[]} every package that is installed for the product itself, by name */
function parts() {
  /** @type {{ packages: Record<string, { version: string, dev?: boolean, devOptional?: boolean, optional?: boolean, license?: string }> }} */
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && existsSync(at(path)))
    .map(([path, { version }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const { license = 'none' } = JSON.parse(readFileSync(at(path, 'package.json'), 'utf8'));
      return { name, version, licence: String(license), text: textsIn(path) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** @param {string} folder */
function textsIn(folder) {
  const names = readdirSync(at(folder)).filter((name) =>
    /^(?:licen[sc]e|notice|copying|thirdpartynotices)/i.test(name),
  );
  return names.map((name) => readFileSync(join(root, folder, name), 'utf8').trim()).join('\n\n');
}

/** The licences of everything that may be part of a bundle, as one text. */
export function licenceTexts(all = parts()) {
  const head = 'Assay is under the Apache License 2.0 (LICENSE). What it is built with, and may hold parts of:\n';
  const sections = all.map(({ name, version, licence, text }) => {
    const body = text === '' ? 'The package carries no text of its licence; the name above is what it declares.' : text;
    return `${'-'.repeat(80)}\n${name} ${version} (${licence})\n\n${body}\n`;
  });
  return [head, ...sections].join('\n');
}

export function writeLicences() {
  const all = parts();
  const strange = all.filter(({ licence }) => !isAgreed(licence));
  if (strange.length > 0) {
    throw new Error(`No one has agreed to: ${strange.map(({ name, licence }) => `${name} (${licence})`).join(', ')}`);
  }
  const folder = at('dist', 'licences');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), licenceTexts(all));
  const sbom = billOf(all);
  writeFileSync(join(folder, 'sbom.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  return { packages: all.length, listed: sbom.components.length };
}

/**
 * What npm tells of everything, less what is for development: `--omit=dev` of npm 10 and 11 also leaves out what the product
 * shares with its tools, React among it.
 * @param {Part[]} all
 * @param {string} folder of `package.json` and its lock file
 */
export function billOf(all, folder = root) {
  const text = execFileSync('npm', ['sbom', '--package-lock-only', '--include=dev', '--sbom-format=cyclonedx'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const bill = JSON.parse(text);
  const kept = new Set(all.map(({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`));
  /** @type {{ components: { purl: string, 'bom-ref': string }[], dependencies: { ref: string, dependsOn: string[] }[] }} */
  const { components, dependencies } = bill;
  const left = components.filter(({ purl }) => kept.has(purl));
  const missing = [...kept].filter((purl) => !left.some((one) => one.purl === purl));
  if (missing.length > 0) throw new Error(`npm's bill of materials lacks ${missing.join(', ')}`);
  // npm calls it by the folder that it lies in, wherever that is.
  bill.metadata.component.name = JSON.parse(readFileSync(at('package.json'), 'utf8')).name;
  const refs = new Set([bill.metadata.component['bom-ref'], ...left.map((one) => one['bom-ref'])]);
  return {
    ...bill,
    components: left,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}
