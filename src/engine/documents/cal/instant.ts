import { missingMoment } from '../../core/cal/missing-moment.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { Kind, NamedType } from '../../core/schema/kind.ts';
import { defineScalar } from '../../core/schema/scalar-type.ts';
import { inputMessages } from '../../core/schema/messages.ts';
import { documentMessages } from '../messages.ts';
import { writeFix } from '../../core/faults/write-fix.ts';
import type { Message } from '../../core/messages/message.ts';

interface InstantSpec<T extends string, Zero extends T | undefined> {
  readonly about: string;
  readonly words: Message;
  /** Its form, for messages. */
  readonly form: string;
  readonly zero: Zero;
  parse(text: string): T | undefined;
  /** What a text in another notation can mean. */
  likely?(text: string): readonly T[];
  readonly schema: JsonObject;
}

/** A point in time, as text in a fixed form. */
export function instant<T extends string, Zero extends T | undefined>(
  id: string,
  spec: InstantSpec<T, Zero>,
): Kind<T, Zero> & { readonly named: NamedType } {
  return defineScalar<T, Zero>(id, {
    about: spec.about,
    words: spec.words,
    zero: spec.zero,
    decode(raw, reader) {
      if (typeof raw !== 'string') {
        reader.wrongType(documentMessages.inForm({ words: spec.words, form: spec.form }), raw);
        return undefined;
      }
      const value = spec.parse(raw);
      if (value === undefined) {
        const expected = { kind: 'type', type: spec.form } as const;
        const missing = missingMoment(raw);
        const { words, form } = spec;
        const meant = spec.likely?.(raw) ?? [];
        const likely = meant.length === 1 ? meant[0] : undefined;
        const message = missing
          ? documentMessages.doesNotExist({ raw, why: missing })
          : likely === undefined
            ? documentMessages.notValueWriteAs({ raw, words, form })
            : inputMessages.notValueWrite({ raw, words, likely });
        reader.report(
          'DATE',
          message,
          raw,
          expected,
          meant.map((day) => writeFix(documentMessages.write({ likely: day }), reader.path(), day, meant.length === 1)),
        );
      }
      return value;
    },
    encode: (value) => value,
    isEmpty: () => false,
    schema: spec.schema,
  });
}
