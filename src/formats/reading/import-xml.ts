import { FORMATS } from '../catalogue/formats.ts';
import { importerOf } from './importer.ts';
import type { Importer } from './importer.ts';

const importer = importerOf(FORMATS);

// With explicit types: inferred ones would name engine files that are not in the package.

/** Reads an invoice of any format. */
export const importXml: Importer['importXml'] = importer.importXml;

/** Reads what is needed to find the rules and the regime of an invoice. */
export const prepareImport: Importer['prepareImport'] = importer.prepareImport;
