import { boolean, object, optional, string } from '../typed-schema/schema.ts';
import { defineRoute } from '../define-route.ts';
import { AddonDefinition, anyObject, RegimeDefinition } from '../schemas/json-value.ts';
import { AddonList, RegimeList, RuleList, RuleQuery, SchemaList } from '../schemas/reference.ts';
import { refusals } from './responses.ts';

const lookupRefusals = { ...refusals.badRequest, ...refusals.notFound };
const upstreamRefusals = { ...refusals.badRequest, ...refusals.gateway };
const upstreamLookupRefusals = { ...lookupRefusals, ...refusals.gateway };

export const listSchemasRoute = defineRoute({
  operationId: 'listSchemas',
  method: 'GET',
  path: '/schemas',
  tag: 'Reference',
  summary: 'List the JSON Schemas',
  description: 'Ids of all published document types, sorted.',
  responses: { 200: { description: 'The ids.', schema: SchemaList }, ...upstreamRefusals },
});

export const getSchemaRoute = defineRoute({
  operationId: 'getSchema',
  method: 'GET',
  path: '/schemas/{path}',
  tag: 'Reference',
  summary: 'Get a JSON Schema',
  description: 'The schema of one type; with `bundle`, together with every schema it refers to, in one document.',
  params: object({
    path: string({
      description: 'Path of the type, slashes included; a `.json` ending is allowed.',
      examples: ['bill/invoice'],
    }),
  }),
  query: object({
    bundle: optional(boolean({ description: 'If present, with any value, returns the self-contained schema.' })),
    pending: optional(
      boolean({
        description: 'With `bundle`: also members that this engine reads but no release of the format has yet.',
      }),
    ),
  }),
  responses: {
    200: { description: 'The schema.', schema: anyObject('JSON Schema, draft 2020-12.') },
    ...upstreamLookupRefusals,
  },
});

export const listRegimesRoute = defineRoute({
  operationId: 'listRegimes',
  method: 'GET',
  path: '/regimes',
  tag: 'Reference',
  summary: 'List the tax regimes',
  description: 'One summary for each country, sorted by code.',
  responses: { 200: { description: 'The summaries.', schema: RegimeList }, ...upstreamRefusals },
});

export const getRegimeRoute = defineRoute({
  operationId: 'getRegime',
  method: 'GET',
  path: '/regimes/{code}',
  tag: 'Reference',
  summary: 'Get a tax regime',
  description: 'Categories, rates with their dates, identities, scenarios and corrections of one country.',
  params: object({ code: string({ description: 'Country code, in any case.', examples: ['ES'] }) }),
  responses: {
    200: { description: 'The regime.', schema: RegimeDefinition },
    ...upstreamLookupRefusals,
  },
});

export const listAddonsRoute = defineRoute({
  operationId: 'listAddons',
  method: 'GET',
  path: '/addons',
  tag: 'Reference',
  summary: 'List the format addons',
  description: 'One summary for each addon, sorted by key.',
  responses: { 200: { description: 'The summaries.', schema: AddonList }, ...upstreamRefusals },
});

export const getAddonRoute = defineRoute({
  operationId: 'getAddon',
  method: 'GET',
  path: '/addons/{key}',
  tag: 'Reference',
  summary: 'Get a format addon',
  description: 'Extensions with their values, scenarios, identities and corrections of one addon.',
  params: object({
    key: string({ description: 'Key of the addon; a `.json` ending is allowed.', examples: ['es-verifactu-v1'] }),
  }),
  responses: { 200: { description: 'The addon.', schema: AddonDefinition }, ...upstreamLookupRefusals },
});

export const listRulesRoute = defineRoute({
  operationId: 'listRules',
  method: 'GET',
  path: '/rules',
  tag: 'Reference',
  embedded: true,
  summary: 'List the rules',
  description:
    'Every rule in words: where and when it applies, what it requires, who defines it and which norm it cites. It is long: ask for a part.',
  query: RuleQuery,
  responses: { 200: { description: 'The rules, sorted by code.', schema: RuleList }, ...lookupRefusals },
});

export const getRuleRoute = defineRoute({
  operationId: 'getRule',
  method: 'GET',
  path: '/rules/{code}',
  tag: 'Reference',
  embedded: true,
  summary: 'Get a rule',
  description: 'The rules of one code. Most codes have one; a code for several types has one for each.',
  params: object({ code: string({ description: 'Code of the rule.', examples: ['GOBL-BILL-INVOICE-05'] }) }),
  responses: { 200: { description: 'The rule.', schema: RuleList }, ...lookupRefusals },
});
