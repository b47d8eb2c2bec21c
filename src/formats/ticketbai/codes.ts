import { tableOf } from '../../engine/values.ts';
/** Keys of the codes of a document. */
export const REGION = 'es-tbai-region';
export const PRODUCT = 'es-tbai-product';
export const EXEMPTION = 'es-tbai-exemption';
export const CORRECTION = 'es-tbai-correction';
export const REGIME = 'es-tbai-regime';
export const IDENTITY_TYPE = 'es-tbai-identity-type';
export const IN_SIMPLIFIED_SCHEME = 'es-tbai-simplified';

export const LONGEST = { name: 120, text: 250, code: 20 } as const;

/** Where customers look up an invoice, by territory. Source: foral treasuries, specifications of the QR code. */
export const LOOK_UP: Readonly<Record<string, string>> = tableOf({
  BI: 'https://batuz.eus/QRTBAI/',
  SS: 'https://tbai.egoitza.gipuzkoa.eus/qr/',
  VI: 'https://ticketbai.araba.eus/tbai/qrtbai/',
});
