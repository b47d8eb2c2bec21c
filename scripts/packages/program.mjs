import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../paths.mjs';
import { commonManifest } from './library.mjs';
import { packageName } from './scope.mjs';

/** Writes the package of the command line: the built files without source maps. @param {string} folder */
export function writeProgram(folder) {
  // The parts of `assay` and of the hosts it starts.
  for (const name of ['cli', 'server', 'mcp', 'lsp', 'chunks', 'app', 'licences'])
    cpSync(at('dist', name), join(folder, name), { recursive: true, filter: (path) => !path.endsWith('.map') });
  chmodSync(join(folder, 'cli', 'assay.js'), 0o755);
  writeFileSync(join(folder, 'assay.1'), execFileSync(process.execPath, [join(folder, 'cli', 'assay.js'), 'man']));
  const manifest = {
    ...commonManifest(
      packageName('cli'),
      'Command line, service and assistants’ protocol for documents in the GOBL format',
    ),
    bin: { assay: './cli/assay.js' },
    man: './assay.1',
    exports: { './package.json': './package.json' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(at('LICENSE'), join(folder, 'LICENSE'));
  cpSync(at('packages', 'cli', 'README.md'), join(folder, 'README.md'));
}
