import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Document, Scalar } from 'yaml';
import { formatJson } from '../edits/format-json.ts';
import { recognise } from './recognise.ts';
import { toStrictJson } from './to-strict-json.ts';

/** A text turned into JSON, or why it cannot be. */
export type Conversion =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };

/** Aliases can make a small text stand for a vast one; no business document comes near this many values. */
const MOST_VALUES = 200_000;

/** JSON's own way to write a number; others, such as `0142` and `0x1f`, are codes to us and become text. */
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A text that {@link recognise} calls convertible, as plain JSON. */
export function convertToJson(text: string): Conversion {
  return recognise(text).kind === 'yaml' ? yamlToJson(text) : { ok: true, text: toStrictJson(text) };
}

/** A YAML document as JSON, laid out with one entry a line. Numbers keep the digits they are written with. */
function yamlToJson(text: string): Conversion {
  const document = parseDocument(text, { keepSourceTokens: false, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const line = text.slice(0, error.pos[0]).split('\n').length;
    return { ok: false, message: `Line ${line} is not sound YAML: ${error.message}` };
  }
  const json = new Writer(document).write(document.contents, 0);
  if (json === undefined) return { ok: false, message: 'The YAML holds too much to be a business document' };
  return { ok: true, text: `${formatJson(json)}\n` };
}

class Writer {
  #values = 0;
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Undefined when there is too much of it. */
  write(node: unknown, depth: number): string | undefined {
    this.#values += 1;
    if (this.#values > MOST_VALUES || depth > 200) return undefined;
    if (isAlias(node)) return this.write(node.resolve(this.#document), depth + 1);
    if (isMap(node)) {
      const members = node.items.map(({ key, value }) => {
        const written = this.write(value, depth + 1);
        return written === undefined ? undefined : `${JSON.stringify(nameOf(key))}:${written}`;
      });
      return members.includes(undefined) ? undefined : `{${members.join(',')}}`;
    }
    if (isSeq(node)) {
      const items = node.items.map((item) => this.write(item, depth + 1));
      return items.includes(undefined) ? undefined : `[${items.join(',')}]`;
    }
    return isScalar(node) ? scalar(node) : 'null';
  }
}

function nameOf(key: unknown): string {
  if (!isScalar(key)) return String(key);
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
}

function scalar({ value, source }: Scalar): string {
  if (value === null || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'string') return JSON.stringify(value);
  const written = source ?? String(value);
  return JSON_NUMBER.test(written) ? written : JSON.stringify(written);
}
