import type { RefusalCode } from '../../refusal-code.ts';

/** What the gateway checks beside the rules. */
export const ZATCA_GATEWAY_CODES: readonly RefusalCode[] = [
  { code: 'XSD_ZATCA_VALID', kind: 'gateway', basis: 'sending', severity: 'pass' },
  { code: 'XSD_ZATCA_INVALID', kind: 'gateway', basis: 'sending' },
  { code: 'invalid-invoice-hash', kind: 'gateway', basis: 'sending' },
  { code: 'invoiceHash_QRCODE_INVALID', kind: 'gateway', basis: 'sending' },
  { code: 'invoiceTimeStamp_QRCODE_INVALID', kind: 'gateway', basis: 'sending' },
  { code: 'QRCODE_INVALID', kind: 'gateway', basis: 'sending' },
  { code: 'XML-INVOICE-ERROR', kind: 'gateway', basis: 'sending' },
  { code: 'invalid-certificate', kind: 'gateway', basis: 'sending' },
  { code: 'certificate-permissions', kind: 'gateway', basis: 'sending' },
];
