import { defineRoute } from '../define-route.ts';
import { Fingerprint, FingerprintRequest } from '../schemas/fingerprint.ts';
import { requestRefusals } from './responses.ts';

export const fingerprintRoute = defineRoute({
  operationId: 'fingerprint',
  method: 'POST',
  path: '/fingerprint',
  tag: 'Formats',
  embedded: true,
  summary: 'Calculate a print or an identifier',
  description:
    'Calculates the print (huella) of a record of VERI*FACTU from its fields, or the identifier and QR address of a TicketBAI file from its signature: to compare with those that a tax agency refused.',
  body: FingerprintRequest,
  responses: {
    200: { description: 'The print or the identifier.', schema: Fingerprint },
    ...requestRefusals,
  },
});
