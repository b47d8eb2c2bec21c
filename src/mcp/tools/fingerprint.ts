import { FingerprintRequest } from '../../api/schemas/fingerprint.ts';
import { array, object, optional, string } from '../../api/typed-schema/schema.ts';
import { fingerprintHandlers } from '../../operations/fingerprint.ts';
import { defineTool } from '../define-tool.ts';

const ofTicketBai = (description: string) => optional(string({ description }));

export const fingerprintTool = defineTool({
  name: 'fingerprint',
  title: 'Calculate a print or an identifier',
  description:
    'Calculate the print (huella) of a VERI*FACTU record from fields, or the identifier and QR address of a TicketBAI file from the rest.',
  input: object({
    kind: FingerprintRequest.properties.kind,
    fields: optional(
      array(array(string()), {
        description: 'Of a record: every [name, text] in the order of AEAT, "" for what is missing',
      }),
    ),
    nif: ofTicketBai('Issuer'),
    date: ofTicketBai('2026-09-15'),
    signature_value: ofTicketBai('As signed'),
    series: ofTicketBai('If any'),
    number: ofTicketBai('Of the invoice'),
    total: ofTicketBai('1210.00'),
    base: ofTicketBai('Address for the QR'),
  }),
  run: (request, scope) => fingerprintHandlers.fingerprint(request, scope),
});
