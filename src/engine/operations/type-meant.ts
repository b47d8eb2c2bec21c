import type { Json } from '../core/json/json.ts';
import type { Message } from '../core/messages/message.ts';
import { SCHEMA_ROOT } from '../core/schema/kind.ts';
import { nearest } from '../core/text/nearest.ts';
import type { EngineCore } from '../engine-core.ts';
import { operationMessages } from './messages.ts';

/** Says that a type is unknown, and suggests types with similar names: `bill/invoice` for `bill/invoce`. */
export function typeMeant(engine: EngineCore, why: Message, name: Json): Message {
  // A value other than a text may be an object with any members, such as `toString`.
  const given = typeof name === 'string' ? name.replace(SCHEMA_ROOT, '') : '';
  const names = nearest(
    given,
    engine.parts.types.flatMap(({ named }) => (named ? [named.id] : [])),
  );
  return names.length > 0 ? operationMessages.meant({ why, names }) : why;
}
