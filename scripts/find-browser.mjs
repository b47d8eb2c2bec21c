/**
 * Finds a Chromium for the browser tests on a machine where nothing can be installed.
 *
 * It is the one named by `CHROME_BIN`, or the one in the npm package `@sparticuz/chromium`, unpacked once into a cache
 * folder of the project.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from './paths.mjs';

const launchArguments = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/**
 * @typedef {object} Browser
 * @property {string} executable path of the program
 * @property {string[]} args command-line switches
 * @property {Record<string, string>} env additional environment variables
 * @property {string} origin where it was found, for messages
 */

/** @returns {Promise<Browser>} throws with an explanation if there is none */
export async function findBrowser() {
  const named = process.env['CHROME_BIN'];
  if (!named) return unpackedBrowser();
  if (!existsSync(named)) throw new Error(`CHROME_BIN names ${named}, which is not there`);
  return { executable: named, args: launchArguments, env: {}, origin: 'CHROME_BIN' };
}

/** @returns {Promise<Browser>} */
async function unpackedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Name the program of a Chromium or Chrome in CHROME_BIN.');
  }
  const manifest = createRequire(import.meta.url)
    .resolve('@sparticuz/chromium')
    .replace(/build\/.*$/, 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const home = at('node_modules', '.cache', `chromium-${version}`);
  if (!existsSync(join(home, 'chromium'))) await unpackInto(home);
  const fonts = join(home, 'fonts');
  const libraries = [join(home, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return {
    executable: join(home, 'chromium'),
    args: launchArguments,
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: fonts, FONTCONFIG_FILE: join(fonts, 'fonts.conf') },
    origin: `@sparticuz/chromium ${version}`,
  };
}

/**
 * The package unpacks into the temporary folder of its process and trusts existing files, so an interrupted run would
 * leave half a browser. It therefore unpacks in a separate process beside the target, and is moved into place when
 * complete.
 * @param {string} home
 */
async function unpackInto(home) {
  const draft = `${home}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    const loader = `
      const { default: chromium } = await import(${JSON.stringify(pathToFileURL(createRequire(import.meta.url).resolve('@sparticuz/chromium')).href)});
      await chromium.executablePath();`;
    execFileSync(process.execPath, ['--input-type=module', '-e', loader], {
      // Without the name of a Lambda runtime the package does not unpack the libraries that a minimal machine lacks.
      env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    writeFileSync(
      join(draft, 'fonts', 'fonts.conf'),
      fontConfiguration(join(home, 'fonts'), join(home, 'fonts-cache')),
    );
    rmSync(home, { recursive: true, force: true });
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(home, 'chromium'))) throw error;
  }
}

/**
 * The packaged configuration names a folder that exists only on Lambda, and without fonts every text measures 0 × 0.
 */
function fontConfiguration(/** @type {string} */ fonts, /** @type {string} */ cache) {
  const escaped = (/** @type {string} */ path) => path.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped(fonts)}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${escaped(cache)}</cachedir>
</fontconfig>
`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(JSON.stringify(await findBrowser(), null, 2));
}
