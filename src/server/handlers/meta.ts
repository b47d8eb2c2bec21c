import { createOpenapi } from '../../contract/openapi.ts';
import { routes } from '../../contract/routes.ts';
import { API_VERSION } from '../../contract/versions.ts';
import { success } from '../../engine/values.ts';
import type { Handlers } from './handler.ts';

export const metaHandlers: Handlers<'getVersion' | 'getOpenapi'> = {
  getVersion: (_, { engine, answers }) =>
    success({
      product: 'Assay',
      gobl: 'draft-0',
      version: engine.version,
      engine: answers,
      links: {
        openapi: `/${API_VERSION}/openapi.json`,
        schemas: `/${API_VERSION}/schemas`,
        regimes: `/${API_VERSION}/regimes`,
        addons: `/${API_VERSION}/addons`,
      },
    }),
  getOpenapi: (_, { limits, assistants }) => success(createOpenapi(routes, { limits, assistants })),
};
