import { ErrorCodes, ResponseError } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Json } from '../engine/index.ts';
import { printJson } from '../language/language-service.ts';
import type { Judged, Scope } from './judged.ts';

/** Builds the document of an open text. Arguments are its URI and optionally `{ "envelop": true }`. */
export const BUILD = 'assay.build';

/** Shows the invoice of an open text, JSON or XML, as a page in HTML. The argument is its URI. */
export const PREVIEW = 'assay.preview';

/** The answer of a command. */
export type CommandAnswer =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly key: string; readonly message: string; readonly faults: number };

/** The open texts. */
export interface OpenTexts {
  readonly document: (uri: string) => Judged | undefined;
  readonly xml: (uri: string) => TextDocument | undefined;
}

export function runCommand(
  command: string,
  [uri, options]: readonly unknown[],
  { document, xml }: OpenTexts,
  scope: Scope,
): CommandAnswer | Promise<CommandAnswer> {
  if (command !== BUILD && command !== PREVIEW)
    throw new ResponseError(ErrorCodes.InvalidParams, `There is no command ${command}`);
  const text = typeof uri === 'string' && command === PREVIEW ? xml(uri) : undefined;
  if (text) return previewOf(text.getText(), scope);
  const judged = typeof uri === 'string' ? document(uri) : undefined;
  if (!judged) throw new ResponseError(ErrorCodes.InvalidParams, 'No document of the format is open at that address');
  const { data } = judged;
  if (!data.ok || judged.tree.faults.length > 0)
    return { ok: false, key: 'input', message: 'The text cannot be read.', faults: judged.marks.length };
  if (command === PREVIEW) return previewOf(data.value, scope);
  const envelop = typeof options === 'object' && options !== null && 'envelop' in options && options.envelop === true;
  const outcome = scope.engine.build({ data: data.value, ...(envelop && { envelop }) }, scope.context);
  if (outcome.ok) return { ok: true, text: `${printJson(outcome.value as Json, { unit: '  ', newline: '\n' }, '')}\n` };
  return refusalOf(outcome.error);
}

/** The code for pages is loaded with the first page. */
async function previewOf(data: Json, scope: Scope): Promise<CommandAnswer> {
  const { previewPage } = await import('./preview.ts');
  const outcome = previewPage(data, scope);
  return outcome.ok ? { ok: true, text: outcome.value } : refusalOf(outcome.error);
}

function refusalOf({
  key,
  message,
  faults,
}: {
  readonly key: string;
  readonly message: string;
  readonly faults: readonly unknown[];
}): CommandAnswer {
  return { ok: false, key, message, faults: faults.length };
}
