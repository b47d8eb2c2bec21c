/** Serves the built service on workerd: `npm run workerd`. HOST, PORT and the settings of docs/settings.md hold here too. */
import { isBuilt } from './fingerprint.mjs';
import { installWhenNeeded } from './install.mjs';
import { at, root } from './paths.mjs';
import { run } from './run.mjs';
import { startWorkerd } from './workerd-process.mjs';

try {
  await installWhenNeeded();
  if (!isBuilt()) {
    console.log('Building …');
    if ((await run(process.execPath, [at('scripts', 'build.mjs')])) !== 0) throw new Error('The build failed');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

process.chdir(root);
const { HOST, PORT, ASSAY_PAGES } = process.env;
const { child, listening } = startWorkerd({
  folder: at('dist', 'workerd'),
  pages: ASSAY_PAGES ?? at('dist', 'app'),
  host: HOST || '127.0.0.1',
  port: Number(PORT || 8080),
});
/** @type {readonly NodeJS.Signals[]} */
const signals = ['SIGTERM', 'SIGINT'];
for (const signal of signals) process.on(signal, () => child.kill(signal));
child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)));
listening.then(
  (url) => console.log(`Assay listens at ${url}${process.env['ASSAY_BASE_PATH'] ?? ''} on workerd`),
  () => undefined,
);
