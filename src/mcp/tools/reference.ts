import { object, string } from '../../contract/typed-schema/schema.ts';
import { anyObject } from '../../contract/schemas/json-value.ts';
import { AddonList, RegimeList, RuleList } from '../../contract/schemas/reference.ts';
import { success } from '../../engine/values.ts';
import { defineTool } from '../define-tool.ts';
import { lookUp, SHELVES } from '../lookup.ts';

export const schemaTool = defineTool({
  name: 'schema',
  title: 'Get a JSON Schema',
  description: 'Give the JSON Schema of one GOBL type: its fields, what they mean and which are required.',
  input: object({
    path: string({ minLength: 1, description: 'Path of the type, for example bill/invoice or tax/identity.' }),
  }),
  output: anyObject('JSON Schema, draft 2020-12.'),
  run: ({ path }, { engine }) => lookUp('schemas', path, engine),
});

export const regimeTool = defineTool({
  name: 'regime',
  title: 'Get a tax regime',
  description: 'Give the tax regime of one country: categories, rates with their dates, identities, corrections.',
  input: object({ code: string({ minLength: 1, description: 'Country code, for example ES.' }) }),
  output: anyObject('Regime definition.'),
  run: ({ code }, { engine }) => lookUp('regimes', code, engine),
});

export const regimeListTool = defineTool({
  name: 'regime_list',
  title: 'List the tax regimes',
  description: 'List the countries whose tax regimes are known.',
  input: object({}),
  output: RegimeList,
  run: (_, { engine }) => success(SHELVES.regimes.list(engine.catalogue)),
});

export const addonTool = defineTool({
  name: 'addon',
  title: 'Get a format addon',
  description:
    'Give one format addon: the extensions it brings with all their values, its scenarios and requirements. An addon adapts documents to a national or sector format.',
  input: object({
    key: string({ minLength: 1, description: 'Key of the addon, for example es-verifactu-v1.' }),
  }),
  output: anyObject('Addon definition.'),
  run: ({ key }, { engine }) => lookUp('addons', key, engine),
});

export const addonListTool = defineTool({
  name: 'addon_list',
  title: 'List the format addons',
  description: 'List the format addons that are known, with their keys.',
  input: object({}),
  output: AddonList,
  run: (_, { engine }) => success(SHELVES.addons.list(engine.catalogue)),
});

export const explainRuleTool = defineTool({
  name: 'explain_rule',
  title: 'Explain a rule',
  description:
    'Explain the rule behind a fault’s code: what it is about, when it applies, what must hold, who made it and which law, standard or specification it rests on, with its page.',
  input: object({
    code: string({ minLength: 1, description: 'Code of a fault, for example GOBL-BILL-INVOICE-05.' }),
  }),
  output: RuleList,
  run: ({ code }, { engine }) => lookUp('rules', code, engine),
});
