import type { Json } from '../core/json/json.ts';
import type { Message } from '../core/messages/message.ts';
import { SCHEMA_ROOT } from '../core/schema/kind.ts';
import { nearest } from '../core/text/nearest.ts';
import type { EngineCore } from '../engine-core.ts';
import { operationMessages } from './messages.ts';

/** Why a type is not known, with those whose names are written alike: `bill/invoce` means `bill/invoice`. */
export function typeMeant(engine: EngineCore, why: Message, name: Json): Message {
  // What is no text has members of its own, `toString` among them.
  const given = typeof name === 'string' ? name.replace(SCHEMA_ROOT, '') : '';
  const names = nearest(
    given,
    engine.parts.types.flatMap(({ named }) => (named ? [named.id] : [])),
  );
  return names.length > 0 ? operationMessages.meant({ why, names }) : why;
}
