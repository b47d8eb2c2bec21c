import * as library from 'fontoxpath';

/**
 * Node imports the library's CommonJS, whose exports are in its default; bundlers use its modules, which have no
 * default.
 */
const { default: whole } = library as { readonly default?: typeof library };

export const {
  createTypedValueFactory,
  evaluateXPath,
  parseScript,
  registerCustomXPathFunction,
  registerXQueryModule,
} = whole ?? library;
