import { Type, type Static } from 'typebox';
import type { Immutable } from '../immutable.ts';

export const ErrorFault = Type.Object(
  {
    properties: Type.Array(Type.String(), {
      description:
        'Paths of what failed. `$` is the submitted document; a place elsewhere in the request starts with `request`.',
    }),
    description: Type.String({ description: 'What is wrong, in one sentence.' }),
    code: Type.String({ description: 'Code of the rule that was broken.', examples: ['GOBL-BILL-LINE-08'] }),
  },
  { title: 'Fault', description: 'One thing that is wrong with the request or its document.' },
);
export type ErrorFault = Immutable<Static<typeof ErrorFault>>;

export const ErrorBody = Type.Object(
  {
    code: Type.Integer({ description: 'Status of the response, repeated.', examples: [422] }),
    key: Type.String({ description: 'What kind of failure it is, for programs.', examples: ['validation'] }),
    message: Type.String({ description: 'What happened, for people.' }),
    faults: Type.Optional(
      Type.Array(ErrorFault, { description: 'Every fault, in document order, when there are any.' }),
    ),
  },
  { title: 'Error', description: 'Why a request was refused.' },
);
export type ErrorBody = Immutable<Static<typeof ErrorBody>>;
