import { createOpenapi } from '../../api/openapi.ts';
import { describedRoutes } from '../../api/routes.ts';
import { API_VERSION } from '../../api/versions.ts';
import { FORMAT_RELEASES, success } from '../../engine/values.ts';
import type { Handlers } from './handler.ts';

export const metaHandlers: Handlers<'getVersion' | 'getOpenapi'> = {
  getVersion: (_, { engine, answers, basePath }) =>
    success({
      product: 'Assay',
      gobl: 'draft-0',
      releases: FORMAT_RELEASES,
      version: engine.version,
      engine: answers,
      links: {
        openapi: `${basePath}/${API_VERSION}/openapi.json`,
        schemas: `${basePath}/${API_VERSION}/schemas`,
        regimes: `${basePath}/${API_VERSION}/regimes`,
        addons: `${basePath}/${API_VERSION}/addons`,
      },
    }),
  getOpenapi: (_, { engine, limits, assistants, basePath }) =>
    success(createOpenapi(describedRoutes, { limits, assistants, basePath }, engine.catalogue)),
};
