import { foreignFormat } from '../syntax/foreign-format.ts';
import type { ForeignFormat } from '../syntax/foreign-format.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { syntaxMessages } from '../syntax/messages.ts';
import type { Message } from '../../engine/index.ts';

/**
 * The kind of a pasted text. `convertible` texts contain equal data in another notation; the others are other formats.
 */
export interface Recognised {
  readonly kind: 'json' | 'json-with-comments' | 'unknown' | ForeignFormat['kind'];
  /** A name that completes "This is …". */
  readonly name: Message;
  /** Only for a format of an authority: its own name. */
  readonly label?: string;
  readonly convertible: boolean;
}

const LENIENT = ['ASSAY-SYNTAX-COMMENT', 'ASSAY-SYNTAX-COMMA'];

/** Recognises a text by its form; never fails. */
export function recognise(text: string): Recognised {
  if (/^\s*(?:[{[]|\/\/|\/\*)/.test(text)) {
    const { faults } = parseJson(text);
    const lenient = faults.length > 0 && faults.every(({ code }) => LENIENT.includes(code));
    return lenient
      ? { kind: 'json-with-comments', name: syntaxMessages.jsonWithComments, convertible: true }
      : { kind: 'json', name: syntaxMessages.json, convertible: false };
  }
  const foreign = foreignFormat(text);
  return foreign
    ? { ...foreign, convertible: foreign.kind === 'yaml' }
    : { kind: 'unknown', name: syntaxMessages.notJsonAtAll, convertible: false };
}
