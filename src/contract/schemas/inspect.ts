import { Type, type Static, type TLiteral, type TUnion } from 'typebox';
import type { Immutable } from '../immutable.ts';
import { anyDocument, anyJson } from './json-value.ts';

const path = Type.String({ description: 'JSON path from `$`, the submitted document.' });

function oneOf<const V extends readonly string[]>(...values: V): TUnion<{ -readonly [I in keyof V]: TLiteral<V[I]> }> {
  return Type.Union(values.map((value) => Type.Literal(value))) as never;
}

const Expectation = Type.Union(
  [
    Type.Object({ kind: oneOf('present', 'absent') }),
    Type.Object({ kind: Type.Literal('oneOf'), values: Type.Array(Type.String()) }),
    Type.Object({ kind: Type.Literal('pattern'), pattern: Type.String() }),
    Type.Object({ kind: Type.Literal('type'), type: Type.String() }),
    Type.Object({
      kind: Type.Literal('range'),
      min: Type.Optional(Type.String()),
      max: Type.Optional(Type.String()),
    }),
  ],
  { title: 'Expectation', description: 'What would be accepted.' },
);

const Edit = Type.Object(
  { op: oneOf('add', 'replace', 'remove', 'rename'), path, value: Type.Optional(anyJson('New value, or new name.')) },
  { title: 'Edit' },
);

const Fix = Type.Object(
  {
    title: Type.String(),
    safe: Type.Boolean({ description: 'True when nothing that the author meant can be lost.' }),
    edits: Type.Array(Edit),
  },
  { title: 'Fix' },
);

export const InspectFault = Type.Object(
  {
    severity: oneOf('error', 'warning', 'info', 'hint'),
    stage: oneOf('input', 'calculation', 'rules', 'lint'),
    code: Type.String(),
    properties: Type.Array(path),
    description: Type.String(),
    value: Type.Optional(anyJson('What was found.')),
    expected: Type.Optional(Expectation),
    certain: Type.Boolean({ description: 'False when a calculation error may have caused it.' }),
    fixes: Type.Array(Fix),
  },
  { title: 'InspectFault' },
);
export type InspectFault = Immutable<Static<typeof InspectFault>>;

const Change = Type.Object(
  {
    kind: oneOf('overwrote', 'dropped', 'defaulted', 'normalised', 'calculated'),
    path,
    before: Type.Optional(anyJson('Value in the input.')),
    after: Type.Optional(anyJson('Value in the built document.')),
    why: Type.String(),
  },
  { title: 'Change' },
);

const TraceEntry = Type.Object(
  {
    path,
    rule: Type.String(),
    operands: Type.Array(Type.Object({ path, value: Type.String() })),
    exact: Type.String({ description: 'Before rounding.' }),
    value: Type.String({ description: 'As printed.' }),
    rounding: Type.String(),
  },
  { title: 'TraceEntry', description: 'How one figure came about.' },
);

const RuleTally = Type.Object(
  {
    applied: Type.Integer(),
    passed: Type.Integer(),
    failed: Type.Integer(),
    skipped: Type.Array(Type.Object({ code: Type.String(), why: Type.String() })),
  },
  { title: 'RuleTally' },
);

export const InspectReport = Type.Object(
  {
    ok: Type.Boolean({ description: 'No fault of severity error.' }),
    stage: oneOf('parsed', 'decoded', 'normalised', 'calculated', 'judged'),
    document: Type.Optional(anyDocument('As build would give it; absent when it cannot be built.')),
    faults: Type.Array(InspectFault),
    changes: Type.Optional(Type.Array(Change)),
    trace: Type.Optional(Type.Array(TraceEntry)),
    rules: Type.Optional(RuleTally),
    context: Type.Object({
      schema: Type.Optional(Type.String()),
      regime: Type.Optional(Type.String()),
      addons: Type.Array(Type.String()),
      tags: Type.Array(Type.String()),
      currency: Type.Optional(Type.String()),
      date: Type.Optional(Type.String()),
    }),
  },
  { title: 'InspectReport', description: 'Everything the engine knows about a document.' },
);
export type InspectReport = Immutable<Static<typeof InspectReport>>;
