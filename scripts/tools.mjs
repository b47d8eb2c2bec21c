/** The program and the purpose of each tool, by name. */
export const tools = {
  goldens: ['src/testing/examples/write-goldens.ts', 'writes what every example builds into, beside it'],
  templates: ['src/testing/templates/write-templates.ts', 'writes the templates of the workbench from the examples'],
  fields: [
    'src/testing/field-places/write-field-facts.ts',
    'writes what the guide says of fields: examples, who writes them, and their places in formats',
  ],
  'document-types': ['src/testing/document-types/write-types.ts', 'writes the JSON types of documents'],
  languages: ['src/testing/words/write-entries.ts', 'writes the entry files of the texts of every language'],
  loaders: ['src/testing/loaders/write-loaders.ts', 'writes the lists of the lazy engine'],
  structure: [
    'src/testing/structures/program.ts',
    'FORMAT FOLDER: writes the content model of a format from its XSD files',
  ],
  'rule-sets': [
    'src/testing/rule-sets/program.ts',
    'FOLDER [SET]: compares our verdicts with recorded ones, or with official files (--against)',
  ],
  'same-verdicts': [
    'src/testing/rule-sets/same-verdicts.ts',
    'CHECKOUT FOLDER [SET]: judges recorded and random texts by our rows and by those of another checkout',
  ],
  schematron: [
    'src/testing/schematron/program.ts',
    'CHECKOUTS: compares verdicts, exports and round trips with the official Schematron',
  ],
  'write-back': [
    'src/testing/write-back/program.ts',
    'FOLDER…: writes valid XML invoices back in their own profile, and tells by group how many say the same',
  ],
  rates: ['src/testing/rates/program.ts', 'FILE: compares the rates of today with eu_vat_rates_data.json'],
  'tax-numbers': ['src/testing/tax-numbers/compare.ts', 'FOLDER: compares the judge of tax numbers with python-stdnum'],
  'format-drift': ['src/testing/drift/program.ts', 'FOLDER: compares a checkout of the format with ours'],
  pdfa: [
    'src/testing/pdfa/program.ts',
    '[FOLDER…]: has veraPDF and Mustang judge what we write, or what we embed into',
  ],
  browsers: [
    'src/testing/browsers/program.ts',
    '[FOLDER]: compares the engine of the page with the service in Chromium, Firefox and WebKitGTK, walks through the page, and looks at it',
  ],
  clients: [
    'src/testing/clients/program.ts',
    '[LANGUAGE…]: generates clients in TypeScript, Python, Go and Java from the API description, compiles and runs them',
  ],
  fixes: ['scripts/fix-table.mjs', 'breaks every rule in a whole document and takes every fix that is offered'],
};
