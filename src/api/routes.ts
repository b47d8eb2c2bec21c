import type { RouteDefinition } from './define-route.ts';
import { bulkRoute } from './routes/bulk.ts';
import { fingerprintRoute } from './routes/fingerprint.ts';
import { buildRoute, correctRoute, inspectRoute, replicateRoute, validateRoute } from './routes/documents.ts';
import {
  exportRoute,
  importRoute,
  judgeRoute,
  listDestinationsRoute,
  listFormatsRoute,
  renderRoute,
} from './routes/formats.ts';
import { getOpenapiRoute, getVersionRoute } from './routes/meta.ts';
import {
  getAddonRoute,
  getRegimeRoute,
  getRuleRoute,
  getSchemaRoute,
  listAddonsRoute,
  listRegimesRoute,
  listRulesRoute,
  listSchemasRoute,
} from './routes/reference.ts';
import { explainRefusalRoute, getRefusalRoute, listRefusalsRoute } from './routes/refusals.ts';
import { keygenRoute, signRoute, verifyRoute } from './routes/signing.ts';

/** Every route of the service, in the order of the API description. Only listed routes are served. */
export const routes = [
  getVersionRoute,
  buildRoute,
  validateRoute,
  inspectRoute,
  correctRoute,
  replicateRoute,
  importRoute,
  exportRoute,
  judgeRoute,
  renderRoute,
  listFormatsRoute,
  listDestinationsRoute,
  fingerprintRoute,
  signRoute,
  verifyRoute,
  keygenRoute,
  explainRefusalRoute,
  listRefusalsRoute,
  getRefusalRoute,
  listSchemasRoute,
  getSchemaRoute,
  listRegimesRoute,
  getRegimeRoute,
  listAddonsRoute,
  getAddonRoute,
  listRulesRoute,
  getRuleRoute,
  getOpenapiRoute,
] as const satisfies readonly RouteDefinition[];

/** The contents of the API description: the routes, and the one that has lines in place of a body. */
export const describedRoutes: readonly RouteDefinition[] = [...routes, bulkRoute];

export type Route = (typeof routes)[number];
export type OperationId = Route['operationId'];
export type RouteOf<Id extends OperationId> = Extract<Route, { readonly operationId: Id }>;
