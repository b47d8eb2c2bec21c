import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { settledByReading } from '../../core/rules/constraints.ts';
import { RFC_9562 } from '../norms.ts';
import { partUuid, uuid } from './uuid.ts';
import { documentMessages } from '../messages.ts';

const rows = {
  '01': {
    must: settledByReading(documentMessages.beUuid),
    say: 'A UUID is 32 hexadecimal digits in the usual five groups',
    cite: RFC_9562('section 4', '#section-4'),
  },
};

export const uuidRules: readonly TypeRules[] = [
  defineRules(uuid, 'UUID-UUID', rows),
  defineRules(partUuid, 'UUID-UUID', rows),
];
