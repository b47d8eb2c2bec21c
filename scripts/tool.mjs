/** Programs run by hand, from source: `npm run tool` lists them, `npm run tool -- rates FILE` runs one. */
import { run } from './run.mjs';
import { tools } from './tools.mjs';

const [name = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(tools, name)) {
  for (const [tool, [, purpose]] of Object.entries(tools)) console.log(`npm run tool -- ${tool.padEnd(16)}${purpose}`);
  process.exit(name === '' ? 0 : 2);
}
const [source = ''] = tools[/** @type {keyof typeof tools} */ (name)];
process.exitCode = await run('tsx', [source, ...args]);
