/** Every rule on XML invoices, at once: what `@assay/formats/rule-sets` hands out. */
export { listFormats } from '../list-formats.ts';
export { RULE_SETS } from './standard.ts';
