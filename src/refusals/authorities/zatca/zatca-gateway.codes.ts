import type { RefusalCode } from '../../refusal-code.ts';

const check = (code: string, meaning: string, next: string): RefusalCode => ({
  code,
  kind: 'gateway',
  basis: 'sending',
  meaning,
  next,
});

/** Checks of the gateway beyond the rules. */
export const ZATCA_GATEWAY_CODES: readonly RefusalCode[] = [
  {
    code: 'XSD_ZATCA_VALID',
    kind: 'gateway',
    basis: 'sending',
    severity: 'pass',
    meaning: 'The XML keeps to the UBL 2.1 schema.',
    next: 'Nothing to do.',
  },
  check(
    'XSD_ZATCA_INVALID',
    'The XML does not keep to the UBL 2.1 schema.',
    'Correct the element that the message names: its name, its place in the order or the form of its value.',
  ),
  check(
    'invalid-invoice-hash',
    'The hash that was sent is not the one of the invoice.',
    'Compute the hash of the final XML, without its extensions, signature and QR code, and send it again.',
  ),
  check(
    'invoiceHash_QRCODE_INVALID',
    'The hash in the QR code is not the one of the invoice.',
    'Make the QR code again from the hash of the final XML.',
  ),
  check(
    'invoiceTimeStamp_QRCODE_INVALID',
    'The date and time in the QR code are not those of the invoice.',
    'Make the QR code again from the issue date and issue time of the XML.',
  ),
  check(
    'QRCODE_INVALID',
    'The QR code cannot be read.',
    'Make the QR code again: tagged values, each with its length, in Base64.',
  ),
  check(
    'XML-INVOICE-ERROR',
    'A simplified invoice was sent where standard ones are cleared, or a standard one where simplified ones are reported.',
    'Send standard invoices (type name 01…) for clearance and simplified ones (02…) for reporting.',
  ),
  check(
    'invalid-certificate',
    'The certificate of the signature is not valid.',
    'Check that the certificate is the one that ZATCA issued for this unit and environment and that it has not expired.',
  ),
  check(
    'certificate-permissions',
    'The VAT number of the seller is not the one that the certificate was issued for.',
    'Correct the VAT number of the seller, or sign with the certificate of that taxpayer.',
  ),
];
