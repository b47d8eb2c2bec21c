import type { JsonObject } from '../../engine/index.ts';
import signedEnvelope from './signed-envelope.json' with { type: 'json' };

/** The smallest possible invoice: two parties and one line; building adds the rest. */
export const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'A',
  code: '1042',
  issue_date: '2026-01-15',
  supplier: { name: 'Talleres Arganzuela S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Cafetería La Esquina', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [{ quantity: '3', item: { name: 'Brake pads', price: '10.555' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
} as const satisfies JsonObject;

export const message = {
  $schema: 'https://gobl.org/draft-0/note/message',
  title: 'Delivery',
  content: 'The brake pads arrive on Friday.',
} as const satisfies JsonObject;

/** The message, signed with the key below. */
export const signed: JsonObject = signedEnvelope;

/** Published as an example in RFC 7517, appendix A, so it is no secret. */
export const publicKey = {
  kty: 'EC',
  crv: 'P-256',
  alg: 'ES256',
  kid: 'rfc7517-example',
  x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
  y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
} as const satisfies JsonObject;

export const privateKey = { ...publicKey, d: '870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE' } as const;
