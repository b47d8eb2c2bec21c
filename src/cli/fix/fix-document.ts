import type { Catalogue, Fault, Json } from '../../engine/index.ts';
import { readJson } from '../../engine/values.ts';
import { applyTextEdits } from '../../language/edits/apply-edits.ts';
import { fixAllSafe, type FixedText } from '../../language/fixes/fix-all.ts';
import { knowledgeFrom } from '../../language/knowledge/knowledge-from.ts';
import { isDocument } from '../../language/recognise/is-document.ts';
import { isSignedEnvelope } from '../../language/recognise/signed-envelope.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { toJson } from '../../language/syntax/to-json.ts';
import type { Source } from '../input/source.ts';

/** A text after its fixes, and what they were. */
export interface Mended extends Pick<FixedText, 'text' | 'done'> {
  /** A fix would make its signature invalid, so there are none. */
  readonly isSigned?: true;
}

/**
 * Makes the safe fixes of a document in JSON or YAML, as the language server does. Other texts stay as they are, also
 * those that cannot be read.
 */
export async function fixDocument(
  { text, yaml }: Pick<Source, 'text' | 'yaml'>,
  faultsOf: (value: Json) => Promise<readonly Fault[]>,
  catalogue: Catalogue,
): Promise<Mended> {
  const unchanged: Mended = { text, done: [] };
  const tree = yaml ? yaml.yamlTree(text) : parseJson(text);
  if (!isDocument(tree) || !tree.root || (yaml && tree.faults.length > 0)) return unchanged;
  const json = yaml ? JSON.stringify(toJson(tree.root)) : text;
  if (isSignedEnvelope(json)) return { ...unchanged, isSigned: true };
  const examine = async (changed: string) => {
    const read = readJson(changed);
    return read.ok ? faultsOf(read.value) : read.faults;
  };
  const knowledge = knowledgeFrom(catalogue, tree);
  const fixed = await fixAllSafe({ text: json, faults: await examine(json), knowledge, examine });
  if (!yaml) return fixed;
  const written = applyTextEdits(text, yaml.yamlTextEdits(tree, fixed.edits));
  if (fixed.done.length === 0 || written !== text) return { text: written, done: fixed.done };
  // Edits by place need one of the usual layouts; the whole document can be written over any.
  const value = readJson(fixed.text);
  const over = value.ok ? yaml.yamlOver(text, value.value) : undefined;
  return over === undefined ? unchanged : { text: over, done: fixed.done };
}
