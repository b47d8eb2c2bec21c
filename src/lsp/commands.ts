import { ErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Json } from '../engine/index.ts';
import { printJson } from '../language/edits/style.ts';
import type { Judged, Scope } from './judged.ts';

/** Builds the document of an open text. Arguments are its URI and optionally `{ "envelop": true }`. */
export const BUILD = 'assay.build';

/** The answer of the build command. */
export type BuildAnswer =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly key: string; readonly message: string; readonly faults: number };

export function runCommand(
  command: string,
  [uri, options]: readonly unknown[],
  find: (uri: string) => Judged | undefined,
  { engine, context }: Scope,
): BuildAnswer {
  if (command !== BUILD) throw new ResponseError(ErrorCodes.InvalidParams, `There is no command ${command}`);
  const judged = typeof uri === 'string' ? find(uri) : undefined;
  if (!judged) throw new ResponseError(ErrorCodes.InvalidParams, 'No document of the format is open at that address');
  const { data } = judged;
  if (!data.ok || judged.tree.faults.length > 0)
    return { ok: false, key: 'input', message: 'The text cannot be read.', faults: judged.marks.length };
  const envelop = typeof options === 'object' && options !== null && 'envelop' in options && options.envelop === true;
  const outcome = engine.build({ data: data.value, ...(envelop && { envelop }) }, context);
  if (outcome.ok) return { ok: true, text: `${printJson(outcome.value as Json, { unit: '  ', newline: '\n' }, '')}\n` };
  const { key, message, faults } = outcome.error;
  return { ok: false, key, message, faults: faults.length };
}
