import type { Engine } from '../engine/index.ts';
import { listShelf, namesOn, SHELVES, type Shelf } from './lookup.ts';

const JSON_TYPE = 'application/json';

/** The lists, each a resource. */
export const resources = [
  { uri: 'gobl://schemas', name: 'schemas', title: 'JSON Schemas', description: 'Ids of all types.' },
  { uri: 'gobl://regimes', name: 'regimes', title: 'Tax regimes', description: 'Countries with a tax regime.' },
  { uri: 'gobl://addons', name: 'addons', title: 'Format addons', description: 'Addons with their keys.' },
  { uri: 'gobl://rules', name: 'rules', title: 'Rules', description: 'Codes of the rules, in pages.' },
].map((resource) => ({ ...resource, mimeType: JSON_TYPE }));

/** Named entries. The plus allows slashes (RFC 6570, 3.2.3). */
export const resourceTemplates = [
  { uriTemplate: 'gobl://schemas/{+path}', name: 'schema', title: 'JSON Schema of a type' },
  { uriTemplate: 'gobl://regimes/{code}', name: 'regime', title: 'Tax regime of a country' },
  { uriTemplate: 'gobl://addons/{+key}', name: 'addon', title: 'Format addon' },
  { uriTemplate: 'gobl://rules/{code}', name: 'rule', title: 'Rule by its code' },
  { uriTemplate: 'gobl://{listing}{?cursor}', name: 'page', title: 'Next page of a listing, by its `next`' },
].map((template) => ({ ...template, mimeType: JSON_TYPE }));

/** JSON text of a resource, or `undefined` if there is none at the address. Lists are paged: `?cursor=…`. */
export function readResource(uri: string, engine: Engine): string | undefined {
  const match = /^gobl:\/\/(schemas|regimes|addons|rules)(?:\/(.*)|[?]cursor=(.*))?$/.exec(uri);
  if (!match) return undefined;
  const shelf = match[1] as Shelf;
  const [name, cursor] = [decode(match[2] ?? ''), decode(match[3] ?? '')];
  if (name === undefined || cursor === undefined) return undefined;
  const found = name === '' ? listShelf(shelf, engine, cursor) : SHELVES[shelf].find(engine.catalogue, name);
  return found && JSON.stringify(found);
}

/** The protocol's maximum for one answer. */
const MOST_COMPLETIONS = 100;

/** Names with the typed prefix, to complete the parameter of a template. */
export function completeName(uriTemplate: string, typed: string, engine: Engine) {
  const shelf = /^gobl:\/\/(schemas|regimes|addons|rules)\//.exec(uriTemplate)?.[1] as Shelf | undefined;
  const start = typed.toLowerCase();
  const all = shelf ? namesOn(shelf, engine).filter((name) => name.toLowerCase().startsWith(start)) : [];
  return { values: all.slice(0, MOST_COMPLETIONS), total: all.length, hasMore: all.length > MOST_COMPLETIONS };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
