import {
  array,
  boolean,
  integer,
  literal,
  object,
  oneOf,
  optional,
  string,
  union,
  type Static,
} from '../typed-schema/schema.ts';
import { Citation } from './citation.ts';
import { anyJson } from './json-value.ts';
import { phraseMembers } from './phrase.ts';

export const path = string({ description: 'JSON path from `$`, the submitted document.' });

const member = optional(string({ description: 'The member of the checked value.' }));

/** Each form has a name: generators of clients would otherwise make names that collide. */
const Expectation = union(
  [
    object(
      {
        kind: literal('present'),
        like: optional(anyJson('What the value would have then; an empty text stands for one that the author knows.')),
      },
      { title: 'ExpectedPresent' },
    ),
    object(
      { kind: literal('absent'), members: optional(array(string(), { description: 'Members to remove.' })) },
      { title: 'ExpectedAbsent' },
    ),
    object({ kind: literal('oneOf'), values: array(string()), member }, { title: 'ExpectedOneOf' }),
    object({ kind: literal('pattern'), pattern: string(), member }, { title: 'ExpectedPattern' }),
    object({ kind: literal('type'), type: string(), ...phraseMembers }, { title: 'ExpectedType' }),
    object(
      {
        kind: literal('range'),
        min: optional(string()),
        max: optional(string()),
        of: optional(oneOf('bytes', 'characters', 'entries')),
      },
      { title: 'ExpectedRange' },
    ),
  ],
  { title: 'Expectation', description: 'What would be accepted.' },
);

const Edit = object(
  { op: oneOf('add', 'replace', 'remove', 'rename'), path, value: optional(anyJson('New value, or new name.')) },
  { title: 'Edit' },
);

/** Edits of a text by offsets. */
export const TextEdits = array(
  object({
    start: integer({ description: 'Offset in the text, from 0, in UTF-16 code units.' }),
    end: integer({ description: 'Offset after the last removed character.' }),
    text: string({ description: 'The replacement.' }),
  }),
  { description: 'In text order, without overlaps.' },
);

export const Ask = object(
  {
    place: path,
    form: array(
      object({
        place: path,
        input: oneOf('text', 'amount', 'percentage', 'number', 'boolean', 'date', 'time', 'date-time'),
        like: optional(string({ description: 'An example of the form, not a value to use.' })),
        pattern: optional(string({ description: 'A regular expression for the form.' })),
        choices: optional(array(object({ value: string(), name: string() }), { description: 'All known values.' })),
      }),
      { description: 'The values to ask for; the edits have a placeholder, `<?>`, for each.' },
    ),
  },
  { title: 'Ask', description: 'What only the author knows.' },
);

/** Equal for every kind of document, whether a fix has paths or offsets. */
export const isSafe = boolean({ description: 'True when nothing that the author meant can be lost.' });

const Fix = object(
  {
    kind: optional(oneOf('certain', 'ask')),
    title: string(),
    ...phraseMembers,
    safe: isSafe,
    edits: array(Edit),
    text: optional(TextEdits),
    ask: optional(Ask),
  },
  {
    title: 'Fix',
    description:
      'Of kind `certain`, what it writes follows from the document, the law or a check digit; of kind `ask`, its author has to give values.',
  },
);

export const InspectFault = object(
  {
    severity: oneOf('error', 'warning', 'info', 'hint'),
    stage: oneOf('input', 'calculation', 'rules', 'lint'),
    code: string(),
    properties: array(path),
    description: string(),
    ...phraseMembers,
    value: optional(anyJson('What was found.')),
    expected: optional(Expectation),
    certain: boolean({ description: 'False when a calculation error may have caused it.' }),
    cite: optional(array(Citation, { description: 'What the rule behind the code rests on.' })),
    fixes: array(Fix),
  },
  { title: 'InspectFault' },
);
export type InspectFault = Static<typeof InspectFault>;
