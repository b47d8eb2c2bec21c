import type { Fault } from '../core/faults/fault.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject, JsonNumber } from '../core/json/json.ts';
import { encodeDocument } from '../core/schema/document-type.ts';
import type { TextDifference } from '../envelope/text-differences.ts';
import { textDifferences } from '../envelope/text-differences.ts';
import type { ReadDocument } from './read-document.ts';
import { ENVELOPE_SCHEMA } from './read-document.ts';
import { signatureFault } from './signature-fault.ts';

/**
 * Faults of an envelope's text at every place where it is not what its digest was made over: nobody can have signed what
 * reading leaves out or takes for something else.
 */
export function textFaults({ type, value }: ReadDocument, text: JsonObject): readonly Fault[] {
  const named = { ...(value as object), $schema: ENVELOPE_SCHEMA };
  return textDifferences(text, encodeDocument(type, ENVELOPE_SCHEMA, named)).map(textFault);
}

function textFault(difference: TextDifference): Fault {
  const { departure, path, found, covered } = difference;
  const value = scalar(found);
  const wanted = scalar(covered);
  return {
    ...signatureFault('TEXT', path, sentence(difference)),
    ...(value === undefined ? {} : { value }),
    ...(departure === 'added' ? { expected: { kind: 'absent' } } : {}),
    ...(typeof wanted === 'string' ? { expected: { kind: 'oneOf', values: [wanted] } } : {}),
  };
}

function sentence({ departure, found, covered }: TextDifference): string {
  switch (departure) {
    case 'added':
      return 'Nothing stands here in what was signed';
    case 'missing':
      return `${shown(covered)} stands here in what was signed`;
    case 'other':
      return `${shown(covered)} stands here in what was signed, not ${shown(found)}`;
    case 'loose':
      return 'Other values than this one have the same digest, so a signature says nothing about it';
  }
}

function scalar(value: Json | undefined): Json | undefined {
  if (value instanceof JsonNumber) return value;
  return typeof value === 'object' ? undefined : value;
}

const LONGEST_SHOWN = 60;

function shown(value: Json | undefined): string {
  if (Array.isArray(value)) return 'a list';
  if (isJsonObject(value)) return 'an object';
  const text = value instanceof JsonNumber ? value.text : JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? 'another text' : `\`${text}\``;
}
