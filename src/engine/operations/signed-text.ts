import type { Fault } from '../core/faults/fault.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject, JsonNumber } from '../core/json/json.ts';
import { encodeDocument } from '../core/schema/document-type.ts';
import type { TextDifference } from '../envelope/text-differences.ts';
import { textDifferences } from '../envelope/text-differences.ts';
import type { ReadDocument } from './read-document.ts';
import { ENVELOPE_SCHEMA } from './read-document.ts';
import { signatureFault } from './signature-fault.ts';
import { operationMessages } from './messages.ts';
import type { Message } from '../core/messages/message.ts';

/**
 * Faults at every place where an envelope's text differs from the content of its digest: values that reading drops or
 * interprets differently cannot have been signed.
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

function sentence({ departure, found, covered }: TextDifference): Message {
  switch (departure) {
    case 'added':
      return operationMessages.signedNothing;
    case 'missing':
      return operationMessages.signedValue({ covered: shown(covered) });
    case 'other':
      return operationMessages.signedOtherValue({ covered: shown(covered), found: shown(found) });
    case 'loose':
      return operationMessages.sharedDigest;
  }
}

function scalar(value: Json | undefined): Json | undefined {
  if (value instanceof JsonNumber) return value;
  return typeof value === 'object' ? undefined : value;
}

const LONGEST_SHOWN = 60;

function shown(value: Json | undefined): Message {
  if (Array.isArray(value)) return operationMessages.aList;
  if (isJsonObject(value)) return operationMessages.anObject;
  const text = value instanceof JsonNumber ? value.text : JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? operationMessages.anotherText : operationMessages.quoted({ text });
}
