import * as library from 'fontoxpath';

/** Node reads the CommonJS of the library, whose exports lie in its default; bundlers read its modules, which have no default. */
const { default: whole } = library as { readonly default?: typeof library };

export const {
  createTypedValueFactory,
  evaluateXPath,
  parseScript,
  registerCustomXPathFunction,
  registerXQueryModule,
} = whole ?? library;
