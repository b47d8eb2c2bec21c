import { JSON_LIMITS } from '../../engine/values.ts';
import { formatJson } from '../edits/format-json.ts';
import { yamlToJson } from './read-yaml.ts';
import { recognise } from './recognise.ts';
import { toStrictJson } from './to-strict-json.ts';

/** A text converted to JSON, or the reason why that is impossible. */
export type Conversion =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** Converts a text that {@link recognise} calls convertible to plain JSON. */
export function convertToJson(text: string): Conversion {
  return recognise(text).kind === 'yaml' ? layOut(text) : { ok: true, text: toStrictJson(text) };
}

/** A YAML document as JSON, laid out with one entry a line. */
function layOut(text: string): Conversion {
  const json = yamlToJson(text, JSON_LIMITS);
  if (typeof json === 'string') return { ok: true, text: `${formatJson(json)}\n` };
  return { ok: false, message: json.faults[0]?.description ?? '' };
}
