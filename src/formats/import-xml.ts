import { FORMATS } from './formats.ts';
import { importerOf } from './importer.ts';

/** Reads invoices of every format. */
export const { importXml, prepareImport } = importerOf(FORMATS);
