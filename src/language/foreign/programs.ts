import type { Json, JsonObject } from '../../engine/index.ts';

/** A program whose invoices can be recognised by its member names, and its peculiarities. */
export interface Program {
  readonly name: string;
  /**
   * Sets of members; an invoice with all members of one set is from this program. A member may need one of some values.
   */
  readonly signs: readonly (readonly Sign[])[];
  /** Members with the number of the invoice, searched before the general names. */
  readonly code?: readonly string[];
  /** Amounts are in the smallest unit of the currency. */
  readonly minor?: boolean;
  /** Marks an invoice that was received, not sent. */
  readonly received?: Sign;
  /** Data of the buyer are directly in the invoice, without a prefix. */
  readonly buyerBeside?: boolean;
}

type Sign = string | { readonly member: string; readonly values: readonly Json[] };

/** Any other program: only the general names are known. */
export const UNKNOWN: Program = { name: 'another program', signs: [] };

/** Source: the public description of each. The first program that matches is used. */
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

/** The program that an invoice is from. */
export function programOf(invoice: JsonObject): Program {
  return (
    programs.find(({ signs }) => signs.some((members) => members.every((sign) => bears(invoice, sign)))) ?? UNKNOWN
  );
}

/** Whether an object has a sign. */
export function bears(invoice: JsonObject, sign: Sign): boolean {
  if (typeof sign === 'string') return Object.hasOwn(invoice, sign);
  return Object.hasOwn(invoice, sign.member) && sign.values.some((value) => invoice[sign.member] === value);
}
