/** The remainders of the polynomial x⁸ + x² + x + 1 for every byte. */
const REMAINDERS = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = ((rest << 1) ^ (rest & 0x80 ? 0x07 : 0)) & 0xff;
  return rest;
});

/** The check of a text, CRC-8 over its bytes in UTF-8, in three digits. */
export function checkOf(text: string): string {
  const rest = new TextEncoder().encode(text).reduce((sum, byte) => REMAINDERS[sum ^ byte] ?? 0, 0);
  return String(rest).padStart(3, '0');
}

/** Characters of the value of the signature that an identifier has. */
const OF_SIGNATURE = 13;

/** The parts of an invoice that its identifier and the address of its QR code are made of. */
export interface Identified {
  /** Tax number of the issuer. */
  readonly nif: string;
  /** Day of issue, as `2026-09-15`, or as in the identifier: `150926`. */
  readonly date: string;
  readonly signature: string;
  readonly series: string;
  readonly number: string;
  readonly total: string;
}

/** The identifier of an invoice. Source: foral treasuries, specifications of the TBAI code. */
export function identifierOf({ nif, date, signature }: Identified): string {
  const day = date.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$3$2$1');
  const text = `TBAI-${nif}-${day}-${signature.slice(0, OF_SIGNATURE)}-`;
  return `${text}${checkOf(text)}`;
}

/** The address of its QR code, which ends in a check of all before it. */
export function addressOf(invoice: Identified, lookUp: string): string {
  const parts = {
    id: identifierOf(invoice),
    ...(invoice.series !== '' && { s: invoice.series }),
    nf: invoice.number,
    i: invoice.total,
  };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const address = `${lookUp}?${query.join('&')}`;
  return `${address}&cr=${checkOf(address)}`;
}
