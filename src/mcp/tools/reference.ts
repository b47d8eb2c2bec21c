import { object, optional, string } from '../../api/typed-schema/schema.ts';
import { requestFault } from '../../operations/requests/request-fault.ts';
import { parseDate, type JsonObject } from '../../engine/index.ts';
import { failure, success } from '../../engine/values.ts';
import { shortAddon, shortExtension } from '../answers/short-addon.ts';
import { shortRegime } from '../answers/short-regime.ts';
import { shortSchema } from '../answers/short-schema.ts';
import { defineTool } from '../define-tool.ts';
import { explainCode } from '../explain-code.ts';
import { listShelf, lookUp, notThere, schemaPath } from '../lookup.ts';
import { cursor, include } from './arguments.ts';

export const schemaTool = defineTool({
  name: 'schema',
  title: 'Describe a type',
  description: 'Fields of a type. include: schema (JSON Schema), bundle (with all it refers to).',
  input: object({
    path: string({ minLength: 1, description: 'bill/invoice, tax/identity …' }),
    include: include('schema', 'bundle'),
  }),
  run({ path, include: parts = [] }, { engine }) {
    const found = lookUp('schemas', path, engine);
    if (!found.ok) return found;
    if (parts.includes('bundle')) return success(engine.catalogue.schemaBundle(schemaPath(path)));
    return success(parts.includes('schema') ? found.value : shortSchema(found.value as JsonObject));
  },
});

export const regimeTool = defineTool({
  name: 'regime',
  title: 'Get a tax regime',
  description: 'Tax categories of a country with the rates in force on a date. include: its other parts.',
  input: object({
    code: string({ minLength: 1, description: 'ES' }),
    date: optional(string({ description: 'YYYY-MM-DD, default today' })),
    include: include('categories', 'identities', 'tags', 'scenarios', 'corrections', 'sources', 'all'),
  }),
  run({ code, date, include: parts = [] }, { engine, context }) {
    const found = lookUp('regimes', code, engine);
    if (!found.ok) return found;
    const regime = found.value as JsonObject;
    if (date === undefined) return success(shortRegime(regime, today(regime, context.now()), parts));
    if (parseDate(date)) return success(shortRegime(regime, date, parts));
    const description = 'The date must be a date such as 2026-03-16';
    return failure('input', `${description}.`, [requestFault('DATE', 'request.date', description)]);
  },
});

/** Today in the regime's own country: `2026-03-16`. */
function today({ time_zone: timeZone }: JsonObject, now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone as string, dateStyle: 'short' }).format(now);
}

export const regimeListTool = defineTool({
  name: 'regime_list',
  title: 'List the tax regimes',
  description: 'Countries with a tax regime.',
  input: object({ cursor }),
  run: ({ cursor: after }, { engine }) => success(listShelf('regimes', engine, after)),
});

export const addonTool = defineTool({
  name: 'addon',
  title: 'Get a format addon',
  description: 'A national or sector format and its extensions. include: its other parts.',
  input: object({
    key: string({ minLength: 1, description: 'es-verifactu-v1' }),
    extension: optional(string({ description: 'Only this extension, with its values' })),
    include: include('extensions', 'scenarios', 'tags', 'corrections', 'sources', 'all'),
  }),
  run({ key, extension, include: parts = [] }, { engine }) {
    const found = lookUp('addons', key, engine);
    if (!found.ok) return found;
    const addon = found.value as JsonObject;
    if (extension === undefined) return success(shortAddon(addon, parts));
    const short = shortExtension(addon, extension);
    if (short) return success(short);
    const keys = shortAddon(addon, []) as { readonly extensions: readonly { readonly key: string }[] };
    return notThere(
      'extension',
      extension,
      keys.extensions.map((other) => other.key),
    );
  },
});

export const addonListTool = defineTool({
  name: 'addon_list',
  title: 'List the format addons',
  description: 'Format addons and their keys.',
  input: object({ cursor }),
  run: ({ cursor: after }, { engine }) => success(listShelf('addons', engine, after)),
});

export const explainRuleTool = defineTool({
  name: 'explain_rule',
  title: 'Explain a code',
  description: 'What the rule behind a code requires, and its norm.',
  input: object({ code: string({ minLength: 1, description: 'GOBL-…, ASSAY-…, BR-…, PEPPOL-…' }) }),
  run: ({ code }, { engine }) => explainCode(code, engine),
});
