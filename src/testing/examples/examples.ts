import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Engine, Json, JsonObject, OperationContext } from '../../engine/index.ts';
import { readJson } from '../../engine/values.ts';

/** A document of `examples/`, read from the folder the tests run in. */
export interface Example {
  /** Below `examples/`, without `.json`: `es/invoice`. */
  readonly path: string;
  readonly file: string;
  readonly goldenFile: string;
  readonly text: string;
}

/** Goldens use this moment and these ids, so that they do not change. */
export const goldenContext: OperationContext = {
  now: () => new Date('2026-01-15T12:00:00Z'),
  newId: () => '019bc1a2-2e00-7000-8000-000000000001',
};

/** The documents that build: `examples/<cc>/*.json`, without goldens and broken examples. */
export function examples(folder = 'examples'): readonly Example[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'broken')
    .flatMap(({ name }) => inputsIn(folder, name))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The documents that are broken on purpose. */
export function brokenExamples(folder = 'examples'): readonly Example[] {
  return inputsIn(folder, 'broken');
}

function inputsIn(folder: string, name: string): readonly Example[] {
  return readdirSync(`${folder}/${name}`)
    .filter((file) => /^[^.]+[.]json$/.test(file))
    .map((file) => {
      const path = `${name}/${file.slice(0, -'.json'.length)}`;
      const at = `${folder}/${path}`;
      return {
        path,
        file: `${at}.json`,
        goldenFile: `${at}.built.json`,
        text: readFileSync(`${at}.json`, 'utf8'),
      };
    });
}

/** The golden's text; undefined while there is none. */
export function goldenText({ goldenFile }: Example): string | undefined {
  return existsSync(goldenFile) ? readFileSync(goldenFile, 'utf8') : undefined;
}

/** Reads text that is known to be valid. */
export function jsonOf(text: string): Json {
  const read = readJson(text);
  if (!read.ok) throw new Error(read.faults.map((fault) => fault.description).join('; '));
  return read.value;
}

/** Builds a document that is known to build. */
export function built(engine: Engine, data: Json): JsonObject {
  const outcome = engine.build({ data }, goldenContext);
  if (outcome.ok) return outcome.value;
  const faults = outcome.error.faults.map((fault) => `${fault.code} at ${fault.properties.join(', ')}`);
  throw new Error([outcome.error.message, ...faults].join('\n'));
}

/** A golden as in its file. */
export function goldenOf(engine: Engine, { text }: Example): string {
  return `${JSON.stringify(built(engine, jsonOf(text)), null, 2)}\n`;
}
