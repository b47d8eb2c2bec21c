import { array, boolean, integer, object, oneOf, optional, string, type Static } from '../typed-schema/schema.ts';
import { DestinationVerdict } from './destinations.ts';
import { InspectFault, path } from './inspect-fault.ts';
import { AnyDocument, anyJson } from './json-value.ts';
import { phraseMembers, phraseRef } from './phrase.ts';

const Change = object(
  {
    kind: oneOf('overwrote', 'dropped', 'defaulted', 'normalised', 'calculated'),
    path,
    before: optional(anyJson('Value in the input.')),
    after: optional(anyJson('Value in the built document.')),
    why: string(),
    ...phraseMembers,
  },
  { title: 'Change' },
);

const TraceEntry = object(
  {
    path,
    rule: string(),
    operands: array(object({ path, value: string() })),
    exact: string({ description: 'Before rounding.' }),
    value: string({ description: 'As printed.' }),
    rounding: string(),
    messages: optional(
      object(
        { rule: object(phraseRef), rounding: object(phraseRef) },
        { description: 'The phrases of rule and rounding.' },
      ),
    ),
  },
  { title: 'TraceEntry', description: 'How one figure was calculated.' },
);

const RuleTally = object(
  {
    applied: integer(),
    passed: integer(),
    failed: integer(),
    skipped: array(object({ code: string(), why: string(), ...phraseMembers })),
  },
  { title: 'RuleTally' },
);

const Seal = object(
  {
    intact: boolean({
      description: 'A signature claims to cover this envelope, and nothing in the text contradicts that.',
    }),
    signatures: array(
      object({
        index: integer({ description: 'Position in `sigs`, from 0.' }),
        kid: optional(string({ description: 'Id of the key that it names; not verified.' })),
        signedAt: optional(string({ description: 'When the signer says it was made; RFC 3339.' })),
        differs: array(oneOf('header', 'digest', 'document', 'time', 'content')),
      }),
    ),
    uncovered: array(path),
  },
  {
    title: 'Seal',
    description:
      'What the signatures of an envelope say themselves; whether they hold, only verify tells. `uncovered` are the members of the header that no signature covers.',
  },
);

export const InspectReport = object(
  {
    ok: boolean({ description: 'Whether there is no fault of severity error.' }),
    stage: oneOf('parsed', 'decoded', 'normalised', 'calculated', 'judged'),
    document: optional(AnyDocument),
    faults: array(InspectFault),
    changes: optional(array(Change)),
    trace: optional(array(TraceEntry)),
    rules: optional(RuleTally),
    seal: optional(Seal),
    destination: optional(DestinationVerdict),
    context: object({
      schema: optional(string()),
      regime: optional(string()),
      addons: array(string()),
      tags: array(string()),
      currency: optional(string()),
      date: optional(string()),
    }),
  },
  { title: 'InspectReport', description: 'Everything the engine knows about a document.' },
);
export type InspectReport = Static<typeof InspectReport>;
