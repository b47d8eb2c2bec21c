import { array, integer, object, optional, string, type Static } from '../typed-schema/schema.ts';
import { phraseMembers } from './phrase.ts';

export const ErrorFault = object(
  {
    properties: array(string(), {
      description:
        'Paths of what failed. `$` is the submitted document; a place elsewhere in the request starts with `request`.',
    }),
    description: string({ description: 'What is wrong, in one sentence.' }),
    code: string({ description: 'Code of the rule that was broken.', examples: ['GOBL-BILL-LINE-08'] }),
    ...phraseMembers,
    line: optional(integer({ description: 'Line in a text that is not JSON, from 1.' })),
    column: optional(integer({ description: 'Column in that line, from 1, in UTF-16 code units.' })),
  },
  { title: 'Fault', description: 'An error in the request or its document.' },
);
export type ErrorFault = Static<typeof ErrorFault>;

/** Used by every answer that has them. */
export const Warnings = array(ErrorFault, {
  description:
    'What was dropped, replaced or looks misspelt, in document order, in the form of faults; there when it was asked for.',
});

export const ErrorBody = object(
  {
    code: integer({ description: 'Status of the response, repeated.', examples: [422] }),
    key: string({ description: 'Kind of failure, for programs.', examples: ['validation'] }),
    message: string({ description: 'What happened, for people.' }),
    ...phraseMembers,
    faults: optional(array(ErrorFault, { description: 'Every fault, in document order, when there are any.' })),
    hint: optional(
      string({ description: 'What to do instead of fixing every fault: a draft may only need to be built.' }),
    ),
    warnings: optional(Warnings),
  },
  { title: 'Error', description: 'Why a request was refused.' },
);
export type ErrorBody = Static<typeof ErrorBody>;
