import { onlyIn, rows } from '../../../kit/verbs.ts';
import { BREAKDOWN_ROWS } from './breakdown-rows.ts';
import { CODE_ROWS } from './code-rows.ts';
import { INVOICE_ROWS } from './invoice-rows.ts';
import { KIND_ROWS } from './kind-rows.ts';
import { LINE_ROWS } from './line-rows.ts';

/**
 * Rows of PINT Oman on invoices, self-billed or not.
 *
 * Source: release 1.0.1 of 2026-07-29, read 2026-11-25.
 */
export const OM_ROWS = onlyIn('ubl', rows(KIND_ROWS, INVOICE_ROWS, BREAKDOWN_ROWS, LINE_ROWS, CODE_ROWS));
