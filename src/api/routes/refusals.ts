import { defineRoute } from '../define-route.ts';
import { RefusalRequest } from '../schemas/refusal-request.ts';
import { AuthorityCodes, AuthorityList, RefusalReport } from '../schemas/refusals.ts';
import { object, string } from '../typed-schema/schema.ts';
import { refusals, requestRefusals } from './responses.ts';

export const explainRefusalRoute = defineRoute({
  operationId: 'explainRefusal',
  method: 'POST',
  path: '/refusal',
  tag: 'Refusals',
  embedded: true,
  summary: 'Explain a response of an authority',
  description:
    'Recognises the authority and its codes in a response, or a part of one: KSeF, SdI, AEAT, SAT, NAV, ZATCA, French platforms, Peppol, KoSIT and validators of EN 16931. Says what each code means and what to do next, or that a code is unknown. Nothing is stored.',
  body: RefusalRequest,
  responses: { 200: { description: 'The explained response.', schema: RefusalReport }, ...requestRefusals },
});

export const listRefusalsRoute = defineRoute({
  operationId: 'listRefusals',
  method: 'GET',
  path: '/refusals',
  tag: 'Refusals',
  embedded: true,
  summary: 'List the authorities and their codes',
  description: 'Every supported authority with its codes.',
  responses: { 200: { description: 'The authorities.', schema: AuthorityList }, ...refusals.badRequest },
});

export const getRefusalRoute = defineRoute({
  operationId: 'getRefusal',
  method: 'GET',
  path: '/refusals/{authority}/{code}',
  tag: 'Refusals',
  embedded: true,
  summary: 'Get a code of an authority',
  description: 'The meaning of a code of an authority. Several entries if its lists use the code in several ways.',
  params: object({
    authority: string({ description: 'Key of the authority, in any case.', examples: ['sdi'] }),
    code: string({ description: 'The code, in any case.', examples: ['00423'] }),
  }),
  responses: {
    200: { description: 'The code.', schema: AuthorityCodes },
    ...refusals.badRequest,
    ...refusals.notFound,
  },
});
