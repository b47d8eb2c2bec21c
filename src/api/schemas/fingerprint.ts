import { array, object, oneOf, optional, string } from '../typed-schema/schema.ts';

export const FINGERPRINT_KINDS = ['alta', 'anulacion', 'evento', 'ticketbai'] as const;

export const FingerprintRequest = object(
  {
    kind: oneOf(...FINGERPRINT_KINDS),
    fields: optional(
      array(array(string()), {
        description:
          'For a record of VERI*FACTU: pairs of name and text, as in the record, in the order of AEAT. An empty text where nothing came before.',
        examples: [[['IDEmisorFactura', '89890001K']]],
      }),
    ),
    nif: optional(string({ description: 'For TicketBAI: tax number of the issuer.' })),
    date: optional(string({ description: 'Day of issue, as `2026-09-15` or `150926`.' })),
    signature_value: optional(string({ description: '`SignatureValue` of the signed file.' })),
    series: optional(string({ description: 'Series of the invoice, if it has one.' })),
    number: optional(string({ description: 'Number of the invoice.' })),
    total: optional(string({ description: 'Total as in the file.', examples: ['1210.00'] })),
    base: optional(
      string({
        description: 'Address at which the treasury shows invoices.',
        examples: ['https://batuz.eus/QRTBAI/'],
      }),
    ),
  },
  { title: 'FingerprintRequest' },
);

export const Fingerprint = object(
  {
    huella: optional(string({ description: 'Print of the record, 64 digits of 0 to 9 and A to F.' })),
    text: optional(string({ description: 'The text that the print is made of.' })),
    identifier: optional(string({ description: 'TBAI identifier of the invoice, with its check.' })),
    qr: optional(string({ description: 'Address of the QR code, if `base` is given.' })),
  },
  { title: 'Fingerprint', description: 'What a record is chained or found by.' },
);
