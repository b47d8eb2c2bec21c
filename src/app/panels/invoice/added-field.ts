import { parseJson } from '../../../language/syntax/parse-json.ts';
import { describeDocument } from '../../../language/knowledge/describe-document.ts';
import { fieldAt } from '../../../language/fixes/questions.ts';
import type { Knowledge } from '../../../language/knowledge/knowledge.ts';
import { askWorker } from '../../api/ask-worker.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { valueOn, type PageSource, type SlowField } from './value-field.ts';

/**
 * The field of a value that an XML invoice does not state yet, such as the amount of a further charge. Its format writes
 * the elements, which go where the content model wants them. Undefined for JSON, and where there is a value.
 */
export function addedField(path: string, source: PageSource, knowledge: Knowledge): SlowField | undefined {
  if (!source.entries || source.signed || !path.startsWith('$.') || valueOn(source, path) !== undefined)
    return undefined;
  const tree = parseJson(JSON.stringify(source.document));
  const { input, choices, like } = fieldAt(path, '', { tree, knowledge, document: describeDocument(tree) });
  return {
    input,
    ...(choices && { choices }),
    ...(like !== undefined && { like }),
    written: '',
    change: async (value, text) => {
      if (value === undefined) return { edits: [] };
      const made = await askWorker('addEntry', { text, path, value }, AbortSignal.timeout(LONGEST));
      return made.text === null ? { edits: [], refused: invoiceTexts.noPlaceInFormat } : { edits: [], text: made.text };
    },
  };
}

/** Milliseconds that writing the elements may take. */
const LONGEST = 20_000;
