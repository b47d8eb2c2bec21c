import { parseUuid } from '../../core/text/uuid.ts';
import { scalar } from '../../core/schema/scalar-type.ts';
import type { NamedType } from '../../core/schema/kind.ts';
import { documentMessages } from '../messages.ts';

const named: NamedType = {
  id: 'uuid/uuid',
  name: 'uuid.UUID',
  published: false,
  about: 'A universally unique identifier (RFC 9562).',
  definition: () => ({ type: 'string', format: 'uuid' }),
  references: () => [],
};

const partNamed: NamedType = { ...named, id: 'uuid/part', name: 'uuid.Part' };

/** A universally unique identifier (RFC 9562) in canonical lower-case form. */
export const uuid = {
  ...scalar<string, string>({
    words: documentMessages.aUuid,
    zero: '',
    decode(raw, reader) {
      if (typeof raw !== 'string') {
        reader.wrongType(documentMessages.aUuid, raw);
        return undefined;
      }
      const value = raw === '' ? '' : parseUuid(raw);
      if (value === undefined) {
        const words = documentMessages.aUuidLike({ example: '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' });
        reader.report('UUID', documentMessages.notValue({ raw, words }), raw, { kind: 'type', type: 'UUID' });
      }
      return value;
    },
    encode: (value) => value,
    isEmpty: (value) => value === '',
    schema: { type: 'string', format: 'uuid' },
  }),
  named,
};

/** A UUID inside parties, addresses and the like, where building removes the nil UUID. */
export const partUuid = { ...uuid, named: partNamed };
