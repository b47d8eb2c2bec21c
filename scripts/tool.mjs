/** Programs run by hand, from source: `npm run tool` lists them, `npm run tool -- rates FILE` runs one. */
import { run } from './run.mjs';

/** Name, purpose and documentation of each. */
const tools = {
  goldens: ['src/testing/examples/write-goldens.ts', 'writes what every example builds into, beside it'],
  templates: ['src/testing/templates/write-templates.ts', 'writes the templates of the workbench from the examples'],
  'document-types': ['src/testing/document-types/write-types.ts', 'writes the JSON types of documents'],
  loaders: ['src/testing/loaders/write-loaders.ts', 'writes the lists of the lazy engine'],
  structure: [
    'src/testing/structures/program.ts',
    'UBL-FOLDER CII-FOLDER: writes src/formats/structure from the XSD files',
  ],
  rates: ['src/testing/rates/program.ts', 'FILE: compares the rates of today with eu_vat_rates_data.json'],
  'tax-numbers': ['src/testing/tax-numbers/compare.ts', 'FOLDER: compares the judge of tax numbers with python-stdnum'],
  'format-drift': ['src/testing/drift/program.ts', 'FOLDER: compares a checkout of the format with ours'],
  pdfa: [
    'src/testing/pdfa/program.ts',
    '[FOLDER…]: has veraPDF and Mustang judge what we write, or what we embed into',
  ],
  fixes: ['scripts/fix-table.mjs', 'breaks every rule in a whole document and takes every fix that is offered'],
};

const [name = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(tools, name)) {
  for (const [tool, [, purpose]] of Object.entries(tools)) console.log(`npm run tool -- ${tool.padEnd(16)}${purpose}`);
  process.exit(name === '' ? 0 : 2);
}
const [source = ''] = tools[/** @type {keyof typeof tools} */ (name)];
process.exitCode = await run('tsx', [source, ...args]);
