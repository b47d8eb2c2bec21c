/**
 * Writes the bill of materials to dist/licences: `sbom.json` (CycloneDX, by npm from the lock file) and
 * `THIRD-PARTY.txt` with the licence of every package that may be in a bundle. An unapproved licence fails the build.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { init } from 'license-checker-rseidelsohn';
import { unbundledPackages } from './bundled-packages.mjs';
import { at, root } from './paths.mjs';

/** Licences that permit use, modification and redistribution of the bundles under Assay's own licence. */
const AGREED = 'Apache-2.0;MIT;ISC;BSD-2-Clause;BSD-3-Clause;0BSD;OFL-1.1;MPL-2.0;BlueOak-1.0.0;Unlicense';

/** @typedef {{ name: string, version: string, licenses: string, licenseFile?: string, licenseText: string }} Part */

/** Every installed package that may be in a bundle, by name; exits at a licence outside the list. @returns {Promise<Part[]>} */
async function parts() {
  const found = await promisify(init)({
    start: root,
    production: true,
    excludePrivatePackages: true,
    excludePackages: unbundledPackages().join(';'),
    onlyAllow: AGREED,
    customFormat: { name: '', version: '', licenses: '', licenseFile: '', licenseText: '' },
  });
  return Object.entries(found)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, part]) => part);
}

/** Names of elements and codes that come from schemas under the MIT licence: where they are from, and whose they are. */
const NAMES = [
  ['Names of KSeF, from the schemas of CIRFMF/ksef-docs', '2025 Ministerstwo Finansów'],
  ['Names of NAV, from the schemas of nav-gov-hu/Online-Invoice', '2019 Nemzeti Adó - és Vámhivatal'],
];

/** @param {string} owner */
const mit = (owner) => `MIT License

Copyright (c) ${owner}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** The licences of everything that may be in a bundle, as one text. @param {Part[]} [all] */
export async function licenceTexts(all) {
  const head = 'Assay is under the Apache License 2.0 (LICENSE). What it is built with, and may hold parts of:\n';
  const sections = (all ?? (await parts())).map(({ name, version, licenses, licenseFile = '', licenseText }) => {
    // Without a licence file it returns the README.
    const text = /readme[^/]*$/i.test(licenseFile) ? '' : licenseText;
    const body = text || 'The package carries no text of its licence; the name above is what it declares.';
    return `${'-'.repeat(80)}\n${name} ${version} (${licenses})\n\n${body.trim()}\n`;
  });
  const names = NAMES.map(([name = '', owner = '']) => `${'-'.repeat(80)}\n${name} (MIT)\n\n${mit(owner)}`);
  return [head, ...sections, ...names].join('\n');
}

export async function writeLicences() {
  const all = await parts();
  const folder = at('dist', 'licences');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), await licenceTexts(all));
  writeFileSync(join(folder, 'sbom.json'), `${JSON.stringify(billOf(all), null, 2)}\n`);
}

/**
 * npm's list without development packages: `--omit=dev` of npm 10 and 11 also drops packages shared with the tools,
 * such as React.
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
  const missing = [...kept].filter((purl) => !left.some((component) => component.purl === purl));
  if (missing.length > 0) throw new Error(`npm's bill of materials lacks ${missing.join(', ')}`);
  // npm names it after the folder, whatever that is.
  bill.metadata.component.name = JSON.parse(readFileSync(at('package.json'), 'utf8')).name;
  const refs = new Set([bill.metadata.component['bom-ref'], ...left.map((component) => component['bom-ref'])]);
  return {
    ...bill,
    components: left,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((dependency) => refs.has(dependency)) })),
  };
}
