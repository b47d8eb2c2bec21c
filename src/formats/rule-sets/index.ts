/** Every rule on XML invoices at once: the exports of `@assay/formats/rule-sets`. */
export { listFormats } from '../catalogue/list-formats.ts';
export { RULE_SETS } from './standard.ts';
