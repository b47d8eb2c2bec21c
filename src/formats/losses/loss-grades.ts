import type { Message } from '../../engine/index.ts';
import { lossMessages } from './messages.ts';

/**
 * What the loss of a value means. What matters (money, tax, dates of payment, who pays whom, what the law asks for) is
 * only left out if the caller allows it; what is harmless is left out and listed.
 */
export type Grade = 'matters' | 'harmless';

export interface Reason {
  readonly grade: Grade;
  readonly reason: Message;
}

const matters = (reason: Message): Reason => ({ grade: 'matters', reason });
const harmless = (reason: Message): Reason => ({ grade: 'harmless', reason });

const {
  money,
  tax,
  payment,
  party,
  law,
  earlier,
  register,
  goods,
  unknown,
  character,
  contact,
  internal,
  label,
  file,
  code,
  reference,
  paid,
  detail,
  otherCurrency,
  wayToPay,
  time,
  day,
  outsideScope,
  restated,
  usual,
  otherFile,
  inInvoice,
} = lossMessages;

/** A character that the format cannot hold. */
export const CHARACTER: Reason = matters(character);

/**
 * Codes of authorities, wherever they stand. A code decides about tax or payment, unless the invoice says the same in
 * another way, or it only chooses the form of the file of its own authority. `=` and a value make a row for this value.
 */
const CODES_OF_AUTHORITIES: readonly (readonly [key: string, reason: Reason])[] = [
  // The rate, the category or the type of the document says the same
  ...[
    'ar-arca-vat-rate',
    'ar-arca-doc-type',
    'es-facturae-doc-type',
    'es-sii-doc-type',
    'es-sii-outside-scope',
    'es-verifactu-doc-type',
    'es-verifactu-op-class',
    'gr-mydata-invoice-type',
    'gr-mydata-vat-rate',
    'it-sdi-document-type',
    'mx-cfdi-doc-type',
    'mx-cfdi-tax-type',
    'pl-favat-invoice-type',
    'pl-favat-reverse-charge',
    'pl-favat-self-billing',
    'pl-favat-tax-category',
    'pt-region',
    'pt-saft-invoice-type',
    'pt-saft-tax-rate',
  ].map((key) => [key, harmless(restated)] as const),
  // The file or the report of the authority needs it, the invoice does not
  ...[
    'ar-arca-concept',
    'es-facturae-invoice-class',
    'es-sii-product',
    'es-tbai-bi-activity',
    'es-tbai-product',
    'es-tbai-region',
    'fr-ctc-flow10-b2c-category',
    'it-sdi-format',
    'mx-cfdi-issue-place',
    'mx-cfdi-payment-method',
    'pt-saft-product-type',
    'pt-saft-source',
    'pt-saft-source-ref',
    'es-sii-identity-type',
    'es-tbai-identity-type',
    'es-verifactu-identity-type',
    'ar-arca-identity-type',
  ].map((key) => [key, harmless(otherFile)] as const),
  // Nothing but the usual case
  ...[
    'br-nfse-iss-liability=1',
    'es-sii-regime=01',
    'es-sii-simplified-art7273=N',
    'es-sii-third-party-issuer=N',
    'es-tbai-regime=01',
    'es-tbai-simplified=N',
    'es-verifactu-regime=01',
    'es-verifactu-simplified-art7273=N',
    'it-sdi-fiscal-regime=RF01',
    'it-sdi-liquidation-state=LN',
    'it-sdi-vat-liability=I',
    'pl-favat-cash-accounting=2',
    'pl-favat-group-vat=2',
    'pl-favat-jst=2',
    'pl-favat-split-payment=2',
    'pt-saft-cash-vat=0',
  ].map((key) => [key, harmless(usual)] as const),
  // Who owes the tax, and when: also a lump sum, and tax of another country
  ...['pl-favat-tax-category=4', 'pl-favat-tax-category=5'].map((key) => [key, matters(tax)] as const),
  ...['it-sdi-fiscal-regime', 'it-sdi-vat-liability', 'pl-favat-split-payment', 'pt-saft-cash-vat'].map(
    (key) => [key, matters(tax)] as const,
  ),
  // A charge that is a tax
  ...['dk-oioubl-duty-code', 'gr-mydata-fee', 'gr-mydata-other-tax', 'gr-mydata-stamp-duty'].map(
    (key) => [key, matters(tax)] as const,
  ),
  // Whether a correction replaces the earlier invoice or is added to it
  ...['es-sii-correction-type', 'es-verifactu-correction-type'].map((key) => [key, matters(earlier)] as const),
  // For whom the customer buys, and the part of another party
  ...['pl-favat-group-vat', 'pl-favat-jst', 'pl-favat-third-party-role'].map((key) => [key, matters(party)] as const),
  // Italian Civil Code, article 2250
  ...['it-sdi-liquidation-state', 'it-sdi-shareholder-state'].map((key) => [key, matters(register)] as const),
];

/** What a record of an invoice leaves to the invoice. */
export const SUMMARY: Reason = harmless(inInvoice);

/** Whatever has no row. */
const UNKNOWN: Reason = matters(unknown);

/**
 * The grade of each place of a document. Paths are without list positions; `name+` stands for every entry of a list but
 * the first. A path counts for everything below it, unless a longer one has a row; one that begins with `*` counts
 * anywhere, below the same place after a full path.
 */
export const LOSS_GRADES: readonly (readonly [at: string, reason: Reason])[] = [
  // Terms that the format has no element for, before the place they come from
  ['BT-6', matters(tax)],
  ['BT-111', matters(tax)],
  ['X-NumberOutsideScope', harmless(outsideScope)],
  ['X-OtherMeans', harmless(wayToPay)],

  // Anywhere
  ['*.uuid', harmless(internal)],
  ['*.meta', harmless(internal)],
  ['*.$regime', harmless(internal)],
  ['*.schema', harmless(internal)],
  ['*.stamps', harmless(internal)],
  ['*.digest', harmless(internal)],
  ['*.ext', harmless(code)],
  ...CODES_OF_AUTHORITIES.map(([key, reason]) => [`*.ext.${key}`, reason] as const),
  ['*.label', harmless(label)],
  ['*.key', harmless(label)],
  ['*.description', harmless(label)],
  ['*.alias', harmless(label)],
  ['*.identities', matters(law)],
  ['*.identities.ext', matters(law)],
  ['*.identities+', harmless(reference)],
  ['*.identities+.ext', harmless(reference)],
  ['*.identities.type', harmless(label)],
  ['*.identities.country', harmless(label)],
  ['*.identities.scope', harmless(label)],
  ['*.images', harmless(file)],
  ['*.logos', harmless(file)],
  ['*.websites', harmless(contact)],
  ['*.people', harmless(contact)],
  ['*.people.identities', harmless(contact)],
  ['*.telephones', harmless(contact)],
  ['*.emails', harmless(contact)],
  ['*.inboxes', harmless(contact)],
  ['*.endpoints', harmless(contact)],
  ['*.addresses', matters(law)],
  ['*.addresses+', harmless(contact)],
  ['*.addresses.state', harmless(code)],
  ['*.addresses.coords', harmless(contact)],
  ['*.addresses.po_box', harmless(contact)],
  ['*.tax_id', matters(law)],
  ['*.tax_id.ext', matters(law)],
  ['*.tax_id.type', harmless(label)],
  ['*.registration', matters(register)],
  ['*.taxes', matters(tax)],
  ['*.taxes.ext', matters(tax)],
  ['*.taxes.key', matters(tax)],

  // The document
  ['issue_time', harmless(time)],
  ['op_date', matters(law)],
  ['value_date', matters(tax)],
  ['exchange_rates', harmless(otherCurrency)],
  ['tax', matters(tax)],
  ['tax.ext', matters(tax)],
  ['totals', matters(money)],
  ['complements', matters(law)],
  ['notes', matters(unknown)],
  ['*.notes.key', harmless(label)],
  ['*.notes.code', harmless(code)],
  ['*.notes.src', harmless(internal)],
  ['attachments', matters(unknown)],
  ['attachments.name', harmless(file)],
  ['attachments.mime', harmless(file)],
  ['attachments.description', harmless(label)],

  // Parties
  ['supplier', matters(party)],
  ['customer', matters(party)],

  // Earlier invoices
  ['preceding', matters(earlier)],
  ...['type', 'currency', 'lines', 'identities', 'period', 'url', 'tax', 'payable', 'reason', 'description'].map(
    (name) => [`preceding.${name}`, harmless(reference)] as const,
  ),

  // Lines, discounts and charges
  ['lines', matters(goods)],
  ['lines.quantity', matters(money)],
  ['lines.item.price', matters(money)],
  ['lines.item.origin', harmless(label)],
  ['lines.item.currency', harmless(otherCurrency)],
  ['lines.item.alt_prices', harmless(otherCurrency)],
  ['lines.item.identities', harmless(reference)],
  ['lines.item.ref', harmless(reference)],
  ['lines.identifier', harmless(reference)],
  ['lines.order', harmless(reference)],
  ['lines.cost', harmless(reference)],
  ['lines.breakdown', harmless(detail)],
  ['lines.substituted', harmless(detail)],
  ['lines.seller', matters(party)],
  ...['lines.discounts', 'lines.charges', 'discounts', 'charges'].flatMap((list) => [
    [list, matters(money)] as const,
    ...['code', 'quantity', 'unit', 'rate', 'base', 'percent', 'reason'].map(
      (name) => [`${list}.${name}`, harmless(detail)] as const,
    ),
  ]),

  // Answers to invoices: the state itself, and the document that it is about
  ['lines.key', matters(unknown)],
  ['lines.doc', matters(unknown)],
  ['lines.doc.ext', matters(unknown)],

  // References
  ['ordering', harmless(reference)],
  ['ordering.buyer', matters(party)],
  ['ordering.seller', matters(party)],
  ['ordering.issuer', matters(party)],
  ['ordering.addressee', matters(party)],
  ['ordering.identities', harmless(reference)],
  ['ordering.period', matters(law)],
  ['ordering.period.label', harmless(label)],

  // Payment
  ['payment', matters(payment)],
  ['payment.payer', matters(party)],
  ['payment.payee', matters(party)],
  ['payment.payee.addresses', harmless(contact)],
  ['payment.payee.tax_id', harmless(detail)],
  ['payment.payee.registration', harmless(detail)],
  ['payment.advances', matters(money)],
  ...['date', 'ref', 'percent', 'currency', 'card', 'credit_transfer', 'direct_debit', 'online', 'description'].map(
    (name) => [`payment.advances.${name}`, harmless(paid)] as const,
  ),
  ['payment.terms.due_dates.notes', harmless(wayToPay)],
  ['payment.terms.due_dates.currency', harmless(otherCurrency)],
  ['payment.instructions.notes', harmless(wayToPay)],
  ['payment.instructions.detail', harmless(wayToPay)],
  ['payment.instructions.online', harmless(wayToPay)],
  ['payment.instructions.card', harmless(wayToPay)],
  ['payment.instructions.credit_transfer.name', harmless(wayToPay)],
  ['payment.instructions.credit_transfer.number', harmless(wayToPay)],
  ['payment.instructions.credit_transfer.clearing', harmless(wayToPay)],
  ['payment.instructions.credit_transfer.branch', harmless(wayToPay)],

  // Delivery
  ['delivery', harmless(reference)],
  ['delivery.date', matters(law)],
  ['delivery.period', harmless(day)],
  ['delivery.receiver', harmless(contact)],
];

const ROWS: ReadonlyMap<string, Reason> = new Map(LOSS_GRADES);

/** Steps of a path that are looked at; no row is for a deeper place. */
const DEEPEST = 12;

/** `$.lines[1].item.ext.a` → `lines+`, `item`, `ext`, `a` */
function stepsOf(path: string): readonly string[] {
  return path
    .replace(/^\$\.?/, '')
    .replace(/\[(\d+)\]/g, (_, at) => (at === '0' ? '' : '+'))
    .split('.', DEEPEST);
}

/**
 * The grade of the loss of a value at a JSON path of a document or of its term, and the reason for it. Of rows for the
 * same place, that for the value counts before that for its list position.
 */
export function gradeOf(path: string, { term = '', value }: { term?: string; value?: unknown } = {}): Reason {
  const ofTerm = ROWS.get(term);
  if (ofTerm) return ofTerm;
  const steps = stepsOf(path);
  const plain = steps.map((step) => step.split('+', 1)[0] ?? '');
  for (let length = steps.length; length > 0; length--) {
    const [last, usual] = [steps[length - 1] ?? '', plain[length - 1] ?? ''];
    const ofValue = length === steps.length && typeof value === 'string' ? [`${usual}=${value}`] : [];
    const holder = plain.slice(0, length - 1);
    const befores = new Set([steps[length - 2], plain[length - 2]]);
    for (const name of new Set([...ofValue, last, usual])) {
      const full = ROWS.get([...holder, name].join('.'));
      const found =
        full ?? [...befores].map((before) => ROWS.get(`*.${before}.${name}`)).find(Boolean) ?? ROWS.get(`*.${name}`);
      if (found) return found;
    }
  }
  return UNKNOWN;
}
