import { defineRules } from '../../core/rules/define-rules.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { OWN_MEMBER } from '../norms.ts';
import { Message } from './message.ts';

export const messageRules = defineRules(Message, 'NOTE-MESSAGE', {
  '01': {
    at: 'content',
    must: bePresent,
    say: 'A message has to say something: its content is empty',
    uncited: OWN_MEMBER,
  },
});
