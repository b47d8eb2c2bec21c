import { FORMATS } from './formats.ts';
import { importerOf } from './importer.ts';
import type { Importer } from './importer.ts';

const importer = importerOf(FORMATS);

// With the types written out: inferred ones would name files of the engine that its package does not have.

/** Reads an invoice of any format. */
export const importXml: Importer['importXml'] = importer.importXml;

/** Reads what is needed to know which rules and which regime an invoice of any format asks for. */
export const prepareImport: Importer['prepareImport'] = importer.prepareImport;
