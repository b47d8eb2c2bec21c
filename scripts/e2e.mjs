/** Browser tests against a server of their own; arguments go to Playwright: `npm run e2e -- -g "paste"`. */
import { installWhenNeeded } from './install.mjs';
import { runPackage } from './run.mjs';

await installWhenNeeded();
process.exitCode = await runPackage('@playwright/test/cli.js', ['test', ...process.argv.slice(2)]);
