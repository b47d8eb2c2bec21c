import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';

/** Definitions as they are published, by kind and name: `schemas/bill/invoice`, `regimes/ES`, `addons/es-facturae-v3`, `catalogues/cef`. */
export interface Published {
  readonly definitions: ReadonlyMap<string, JsonObject>;
  /** Codes of rules. */
  readonly rules: ReadonlySet<string>;
}

const NAMES: Readonly<Record<string, (definition: JsonObject) => unknown>> = {
  schemas: ({ $id }) => (typeof $id === 'string' ? $id.replace('https://gobl.org/draft-0/', '') : undefined),
  regimes: ({ country }) => country,
  addons: ({ key }) => key,
  catalogues: ({ key }) => key,
};

/** Reads a checkout of the format, or its folder of data. */
export function readPublished(checkout: string): Published {
  const folder = existsSync(join(checkout, 'data')) ? join(checkout, 'data') : checkout;
  const definitions = new Map<string, JsonObject>();
  for (const [kind, nameOf] of Object.entries(NAMES)) {
    for (const text of textsBelow(join(folder, kind))) {
      const definition: unknown = JSON.parse(text);
      const name = isJsonObject(definition) ? nameOf(definition) : undefined;
      if (isJsonObject(definition) && typeof name === 'string') definitions.set(`${kind}/${name}`, definition);
    }
  }
  const codes = textsBelow(join(folder, 'rules')).flatMap((text) => text.match(/GOBL-[A-Z0-9-]+-\d{2}(?=")/g) ?? []);
  return { definitions, rules: new Set(codes) };
}

function textsBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
