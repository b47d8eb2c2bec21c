import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { ExtensionChange } from '../../core/tax/extension-changes.ts';
import { changeExtensions, fillExtension, limitExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Party } from '../../documents/org/party.ts';
import { CONCEPT, DOC_TYPE, VAT_STATUS } from './extension-keys.ts';
import { MONOTAX } from './tags.ts';
import { CLASS_A_STATUSES } from './vouchers.ts';

const FINAL_CONSUMER = limitExtension(VAT_STATUS, '5', '4', '7', '10', '15');
const FOREIGN = limitExtension(VAT_STATUS, '9', '8');
const ARGENTINIAN = limitExtension(VAT_STATUS, '1', '6', '13', '16', '4', '7', '10', '15');

function statusOf({ tax_id: taxId }: Party): ExtensionChange {
  if (!taxId) return FINAL_CONSUMER;
  return taxId.country === 'AR' ? ARGENTINIAN : FOREIGN;
}

type VoucherClass = 'A' | 'B' | 'C';

/** Types of vouchers by class and type of the invoice; the author states other types. */
const VOUCHERS: Readonly<Record<VoucherClass, Readonly<Record<string, string>>>> = {
  A: { standard: '1', 'debit-note': '2', 'credit-note': '3' },
  B: { standard: '6', 'debit-note': '7', 'credit-note': '8' },
  C: { standard: '11', 'debit-note': '12', 'credit-note': '13' },
};

function classOf({ $tags, customer }: Invoice): VoucherClass {
  if ($tags?.includes(MONOTAX)) return 'C';
  return CLASS_A_STATUSES.includes(customer?.ext?.[VAT_STATUS] ?? '') ? 'A' : 'B';
}

const GOODS = '1';
const SERVICES = '2';
const BOTH = '3';

/** Every item not marked as goods is a service. */
function conceptOf({ lines }: Invoice): string | undefined {
  if (!lines || lines.length === 0) return undefined;
  const goods = lines.filter(({ item }) => item?.key === 'goods').length;
  if (goods === 0) return SERVICES;
  return goods === lines.length ? GOODS : BOTH;
}

/** The customer's VAT status comes first, since it determines the class of the voucher. */
export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (given) => {
  const customer = given.customer && changeExtensions(given.customer, statusOf(given.customer));
  const invoice = customer === given.customer ? given : { ...given, customer };
  const voucher = VOUCHERS[classOf(invoice)][invoice.type];
  const concept = conceptOf(invoice);
  const tax = changeExtensions(
    invoice.tax ?? {},
    ...(voucher === undefined ? [] : [fillExtension(DOC_TYPE, voucher)]),
    ...(concept === undefined ? [] : [setExtension(CONCEPT, concept)]),
  );
  return tax === invoice.tax ? invoice : { ...invoice, tax };
});
