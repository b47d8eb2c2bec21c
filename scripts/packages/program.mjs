import { chmodSync, cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../paths.mjs';
import { commonManifest } from './library.mjs';

/** What `assay` and the hosts it starts are made of, below dist. */
const FOLDERS = ['cli', 'server', 'mcp', 'lsp', 'chunks', 'app'];

/** Writes the package of the command line: the built files as they are, without source maps. @param {string} folder */
export function writeProgram(folder) {
  for (const name of FOLDERS) {
    cpSync(at('dist', name), join(folder, name), { recursive: true, filter: (path) => !path.endsWith('.map') });
  }
  chmodSync(join(folder, 'cli', 'assay.js'), 0o755);
  const manifest = {
    ...commonManifest(
      '@assay/cli',
      'Command line, service and assistants’ protocol for business documents in the GOBL format',
    ),
    bin: { assay: './cli/assay.js' },
    exports: { './package.json': './package.json' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'LICENCES.txt'), licences());
  cpSync(at('LICENSE'), join(folder, 'LICENSE'));
  cpSync(at('packages', 'cli', 'README.md'), join(folder, 'README.md'));
}

/** The licences of everything that may be bundled: the packages that are not for development alone. */
function licences() {
  /** @type {{ packages: Record<string, { version?: string, license?: string, dev?: boolean }> }} */
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const bundled = Object.entries(lock.packages).filter(
    ([path, { dev }]) => path !== '' && !dev && existsSync(at(path)),
  );
  const entries = bundled.map(([path, { version, license }]) => {
    const file = readdirSync(at(path)).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
    const text = file === undefined ? '' : `\n\n${readFileSync(at(path, file), 'utf8').trim()}`;
    return `${path.replace(/^.*node_modules\//, '')} ${version}: ${license ?? 'see below'}${text}\n`;
  });
  return `What this package holds of other projects\n\n${entries.join('\n')}`;
}
