import { defineRoute } from '../define-route.ts';
import { anyObject } from '../schemas/json-value.ts';
import { Welcome } from '../schemas/reference.ts';
import { refusals } from './responses.ts';

export const getVersionRoute = defineRoute({
  operationId: 'getVersion',
  method: 'GET',
  path: '/',
  tag: 'Meta',
  embedded: true,
  summary: 'Get the version',
  description: 'Name and version of the service; also serves as a health check.',
  responses: { 200: { description: 'The version.', schema: Welcome }, ...refusals.badRequest },
});

export const getOpenapiRoute = defineRoute({
  operationId: 'getOpenapi',
  method: 'GET',
  path: '/openapi.json',
  tag: 'Meta',
  embedded: true,
  summary: 'Get this description',
  description: 'The OpenAPI 3.1 document of the service.',
  responses: { 200: { description: 'The document.', schema: anyObject('OpenAPI document.') }, ...refusals.badRequest },
});
