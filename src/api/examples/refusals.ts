import type { ErrorBody, ErrorFault } from '../schemas/error-body.ts';
import type { FailureKey } from '../define-route.ts';

/** What a key means with a status, and an example answer. */
export interface RefusalExample {
  readonly summary: string;
  readonly value: ErrorBody & { readonly key: FailureKey };
}

const fault = (code: string, place: string, description: string, phrase?: Pick<ErrorFault, 'phrase' | 'values'>) => ({
  properties: [place],
  description,
  code,
  ...phrase,
});

const rate =
  'The category VAT has no rate `luxury` under the key `standard`: it has general, general+eqs, reduced, reduced+eqs, super-reduced, super-reduced+eqs';
const ofRate = {
  phrase: 'document.unknownRateUnderOf',
  values: {
    category: 'VAT',
    rate: 'luxury',
    key: 'standard',
    rates: ['general', 'general+eqs', 'reduced', 'reduced+eqs', 'super-reduced', 'super-reduced+eqs'],
  },
};
const ofDigest = { phrase: 'operation.otherDigest' };
const digest = 'The digest in the header is not the one that was signed';
const untyped = 'The document does not say what it is: `$schema` is missing';
const member = 'The request needs a member `data`';

/** An answer for each key and status. */
export const refusalExamples: readonly RefusalExample[] = [
  {
    summary: 'The request or the document cannot be read: no JSON, a member of the wrong type, a figure in the wrong form',
    value: {
      code: 400,
      key: 'input',
      message: 'The request has missing or invalid members.',
      phrase: 'request.wrongMembers',
      faults: [
        fault('ASSAY-INPUT-MISSING', 'request.data', member, {
          phrase: 'request.memberMissing',
          values: { name: 'data' },
        }),
      ],
    },
  },
  {
    summary: 'Nothing is listed under that name',
    value: { code: 404, key: 'not-found', message: 'There is no regime `XX`.', phrase: 'lookup.noRegime', values: { name: 'XX' } },
  },
  {
    summary: 'The body took too long to arrive',
    value: { code: 408, key: 'input', message: 'The body did not arrive in time.', phrase: 'service.tooSlow' },
  },
  {
    summary: 'The body is too large',
    value: { code: 413, key: 'input', message: 'The body is larger than 8388608 bytes.', phrase: 'service.tooLarge', values: { maxBytes: 8_388_608 } },
  },
  {
    summary: 'The body is packed',
    value: { code: 415, key: 'input', message: 'The body is compressed (`Content-Encoding`); send it uncompressed.', phrase: 'service.coded' },
  },
  {
    summary: 'The document does not say what it is',
    value: {
      code: 422,
      key: 'unknown-schema',
      message: untyped,
      phrase: 'operation.schemaMissing',
      faults: [
        fault('ASSAY-INPUT-SCHEMA', '$.$schema', 'The document does not say what it is: add `$schema`', {
          phrase: 'operation.addSchema',
        }),
      ],
    },
  },
  {
    summary: 'The envelope is empty',
    value: { code: 422, key: 'no-document', message: 'The envelope contains no document', phrase: 'operation.emptyEnvelope' },
  },
  {
    summary: 'A figure cannot be calculated, such as a tax at a rate that does not exist',
    value: {
      code: 422,
      key: 'calculation',
      message: rate,
      ...ofRate,
      faults: [fault('ASSAY-CALC-RATE', '$.lines[0].taxes[0].rate', rate, ofRate)],
    },
  },
  {
    summary: 'The document breaks rules; each fault names one',
    value: {
      code: 422,
      key: 'validation',
      message: 'The document breaks a rule',
      phrase: 'operation.breaksRule',
      faults: [fault('GOBL-ORG-ITEM-01', '$.lines[0].item.name', 'Every item needs a name')],
    },
  },
  {
    summary: 'The key cannot be used, or no signature holds',
    value: { code: 422, key: 'signature', message: 'The envelope is not signed', phrase: 'operation.notSigned' },
  },
  {
    summary: 'There is nothing in the envelope to copy',
    value: {
      code: 422,
      key: 'marshal',
      message: 'The envelope contains no document to replicate',
      phrase: 'operation.nothingToReplicate',
    },
  },
  {
    summary: 'The document is not the one that was signed',
    value: {
      code: 422,
      key: 'digest',
      message: digest,
      ...ofDigest,
      faults: [
        fault('ASSAY-SIGNATURE-DIGEST', '$.sigs[0]', digest, ofDigest),
        fault('ASSAY-SIGNATURE-DOCUMENT', '$.sigs[0]', 'The document is not the one that was signed', {
          phrase: 'operation.otherDocument',
        }),
      ],
    },
  },
  {
    summary: 'The service failed; the request may be sound',
    value: { code: 500, key: 'internal', message: 'The service failed to answer. The failure has been recorded.', phrase: 'service.failed' },
  },
  {
    summary: 'The service behind this one cannot be reached, or its answer cannot be used',
    value: {
      code: 502,
      key: 'upstream',
      message: 'The service behind this one cannot be reached, or hung up.',
    },
  },
  {
    summary: 'The service has no room at the moment',
    value: { code: 503, key: 'busy', message: 'The service is busy. Try again in a moment.', phrase: 'service.busy' },
  },
  {
    summary: 'The service behind this one is late',
    value: { code: 504, key: 'upstream', message: 'The service behind this one did not answer in time.' },
  },
];
