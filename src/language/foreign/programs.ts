import type { Json, JsonObject } from '../../engine/index.ts';

/** A program whose invoices are known by its own names, and what it does unlike the others. */
export interface Program {
  readonly name: string;
  /** Sets of members, each of which only its invoices have together. A member may have to hold one of some values. */
  readonly signs: readonly (readonly Sign[])[];
  /** What it calls the number of an invoice before all else. */
  readonly code?: readonly string[];
  /** Its amounts count the smallest unit of the currency. */
  readonly minor?: boolean;
  /** What says that an invoice was received, not sent. */
  readonly received?: Sign;
  /** It tells the buyer's members among those of the invoice, without a prefix. */
  readonly buyerBeside?: boolean;
}

type Sign = string | { readonly member: string; readonly values: readonly Json[] };

/** Whoever it is of: its names alone tell what it says. */
export const UNKNOWN: Program = { name: 'another program', signs: [] };

/** From the public descriptions of each; the first whose signs a text has is taken. */
export const programs: readonly Program[] = [
  {
    name: 'Chargebee',
    signs: [['object', 'customer_id', 'currency_code']],
    code: ['id'],
    minor: true,
    buyerBeside: true,
  },
  { name: 'QuickBooks', signs: [['TxnDate'], ['CustomerRef']] },
  {
    name: 'Xero',
    signs: [['LineAmountTypes'], ['Contact', 'LineItems']],
    received: { member: 'Type', values: ['ACCPAY', 'ACCPAYCREDIT', 'ACCPAYPREPAYMENT', 'ACCPAYOVERPAYMENT'] },
  },
  {
    name: 'Zoho',
    signs: [
      ['line_items', 'customer_name', 'invoice_id'],
      ['line_items', 'customer_name', 'invoice_number'],
    ],
  },
  { name: 'Lexware Office', signs: [['voucherDate', 'lineItems']] },
  { name: 'WooCommerce', signs: [['line_items', 'prices_include_tax']] },
  { name: 'Shopify', signs: [['line_items', 'taxes_included']], code: ['ordernumber'] },
  { name: 'Oracle', signs: [['receivablesInvoiceLines']] },
  { name: 'Stripe', signs: [[{ member: 'object', values: ['invoice', 'credit_note'] }]], minor: true },
];

/** Whose invoice an object is. */
export function programOf(invoice: JsonObject): Program {
  return (
    programs.find(({ signs }) => signs.some((members) => members.every((sign) => bears(invoice, sign)))) ?? UNKNOWN
  );
}

/** Whether an object shows a sign. */
export function bears(invoice: JsonObject, sign: Sign): boolean {
  if (typeof sign === 'string') return Object.hasOwn(invoice, sign);
  return Object.hasOwn(invoice, sign.member) && sign.values.some((value) => invoice[sign.member] === value);
}
