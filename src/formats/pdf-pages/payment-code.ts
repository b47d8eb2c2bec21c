import { encodeQR } from 'qr';
import type { JsonObject } from '../../engine/index.ts';
import { sellerOf } from '../page/paper-view.ts';
import { Place } from '../page/place.ts';

type Box = readonly [left: number, top: number, width: number, height: number];

/** A payment QR code, in points from its upper left corner. */
export interface PaymentCode {
  readonly name: string;
  readonly side: number;
  /** Black squares; over them a white one, a black one in it, and the white arms of the Swiss cross. */
  readonly boxes: readonly Box[];
  readonly holes: readonly Box[];
  readonly cross: readonly Box[];
  readonly arms: readonly Box[];
}

const MM = 72 / 25.4;

/** The QR code to pay an invoice; undefined if data are missing. */
export function paymentCodeOf(document: JsonObject): PaymentCode | undefined {
  const paid = paymentOf(document);
  if (!paid) return undefined;
  const swiss = /^(?:CH|LI)/.test(paid.iban) && (paid.currency === 'CHF' || paid.currency === 'EUR');
  if (swiss) return drawn('Swiss QR code', swissText(paid), 46 * MM, true);
  return paid.currency === 'EUR' ? drawn('EPC QR code', epcText(paid), 30 * MM, false) : undefined;
}

interface Payment {
  readonly iban: string;
  readonly bic: string;
  readonly amount: string;
  readonly currency: string;
  readonly name: string;
  readonly creditor: readonly string[];
  readonly debtor: readonly string[];
  readonly reference: string;
  readonly number: string;
}

function paymentOf(document: JsonObject): Payment | undefined {
  const body = new Place(document, '$', new Set());
  const account = body.at('payment', 'instructions').list('credit_transfer')[0];
  const iban = (account?.text('iban') ?? '').replace(/\s/g, '');
  const totals = body.at('totals');
  const amount = totals.text('due') || totals.text('payable');
  const payee = body.at('payment', 'payee');
  const [paid, customer] = [payee.isObject ? payee : sellerOf(body), body.at('customer')];
  const name = (account?.text('name') ?? '') || paid.text('name');
  const isCredit = body.text('type') === 'credit-note';
  if (!account || isCredit || !/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban) || !/^\d{1,9}(?:\.\d{1,2})?$/.test(amount))
    return undefined;
  if (name === '' || Number(amount) === 0) return undefined;
  return {
    iban,
    bic: account.text('bic').replace(/\s/g, ''),
    amount: Number(amount).toFixed(2),
    currency: body.text('currency'),
    name,
    creditor: addressOf(name, paid),
    debtor: addressOf(customer.text('name'), customer),
    reference: body.at('payment', 'instructions').text('ref').replace(/\s/g, ''),
    number: [body.text('series'), body.text('code')].filter(Boolean).join('-'),
  };
}

/** Name, street, number, postal code, town, country; a party without town and country is omitted. */
function addressOf(name: string, party: Place): readonly string[] {
  const [address] = party.list('addresses');
  const parts = ['street', 'num', 'code', 'locality', 'country'].map((member) => address?.text(member) ?? '');
  const lengths = [70, 70, 16, 16, 35, 2];
  const cut = [name, ...parts].map((part, i) => oneLine(part, lengths[i] ?? 70));
  return cut[0] === '' || cut[4] === '' || cut[5] === '' ? [] : cut;
}

function oneLine(text: string, most: number): string {
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, most).join('');
}

/** Version 002, for transfers in euro. Source: European Payments Council, EPC069-12, 3.1. */
function epcText({ bic, name, iban, amount, reference, number }: Payment): string {
  const isStructured = /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference);
  const words = isStructured ? [reference, ''] : ['', oneLine(reference || number, 140)];
  const isBic = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic);
  return ['BCD', '002', '1', 'SCT', isBic ? bic : '', oneLine(name, 70), iban, `EUR${amount}`, '', ...words]
    .join('\n')
    .trimEnd();
}

/** Source: SIX, Swiss Implementation Guidelines QR-bill 2.3, 4. */
function swissText({ iban, amount, currency, creditor, debtor, reference, number }: Payment): string | undefined {
  const institute = Number(iban.slice(4, 9));
  const isQr = institute >= 30000 && institute <= 31999;
  const type = isQr ? 'QRR' : /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) ? 'SCOR' : 'NON';
  // An account that accepts only QR references needs one.
  if (creditor.length === 0 || (isQr && !/^\d{27}$/.test(reference))) return undefined;
  const party = (parts: readonly string[]) => (parts.length === 0 ? ['', '', '', '', '', '', ''] : ['S', ...parts]);
  const nobody = party([]);
  return [
    'SPC',
    '0200',
    '1',
    iban,
    ...party(creditor),
    ...nobody,
    amount,
    currency,
    ...party(debtor),
    type,
    type === 'NON' ? '' : reference,
    oneLine(type === 'NON' ? [number, reference].filter(Boolean).join(' ') : number, 140),
    'EPD',
  ].join('\n');
}

/** Both kinds require correction level M. */
function drawn(name: string, text: string | undefined, side: number, isSwiss: boolean): PaymentCode | undefined {
  if (text === undefined || new TextEncoder().encode(text).length > (isSwiss ? 997 : 331)) return undefined;
  // The library wants a border; we draw the margin ourselves.
  const dots = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const unit = side / dots.length;
  const boxes = dots.flatMap((row, y) => {
    const runs: Box[] = [];
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      let end = x;
      while (row[end]) end++;
      runs.push([x * unit, y * unit, (end - x) * unit, unit]);
      x = end;
    }
    return runs;
  });
  if (!isSwiss) return { name, side, boxes, holes: [], cross: [], arms: [] };
  const centred = (width: number, height: number): Box => [(side - width) / 2, (side - height) / 2, width, height];
  return {
    name,
    side,
    boxes,
    holes: [centred(7 * MM, 7 * MM)],
    cross: [centred(6 * MM, 6 * MM)],
    arms: [centred(1.17 * MM, 3.9 * MM), centred(3.9 * MM, 1.17 * MM)],
  };
}
