import { describe, expect, it } from 'vitest';
import type { JsonObject, OperationContext } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import type { RouteDefinition } from '../define-route.ts';
import { invoice, message, privateKey, publicKey, signed } from '../examples/documents.ts';
import { europeanInvoice, ublInvoice } from '../examples/xml.ts';
import { documentHandlers } from '../../operations/documents.ts';
import { formatHandlers } from '../../operations/formats.ts';
import { signingHandlers } from '../../operations/signing.ts';
import { routes } from '../routes.ts';
import { fits } from '../typed-schema/check.ts';
import type { Schema } from '../typed-schema/schema.ts';

const context: OperationContext = {
  now: () => new Date('2026-01-15T12:00:00Z'),
  newId: () => '019bc000-0000-7000-8000-000000000000',
};
const engine = createStandardEngine();
const scope = { engine, context };
const handlers = { ...documentHandlers, ...signingHandlers, ...formatHandlers } as unknown as Readonly<
  Record<string, (input: object, given: typeof scope) => Promise<{ ok: boolean; value: unknown }>>
>;

/** The answer of an operation, as it arrives. */
async function answer(id: string, input: object): Promise<unknown> {
  const outcome = await handlers[id]?.(input, scope);
  if (!outcome?.ok) throw new Error(`${id} was refused: ${JSON.stringify(outcome)}`);
  return JSON.parse(JSON.stringify(outcome.value)) as unknown;
}

const built = (await answer('build', { data: invoice })) as JsonObject;
const broken = { ...invoice, lines: [{ quantity: 'x', odd: 1, item: {} }], $addons: ['es-verifactu-v1'] };
const unread = ublInvoice.replace('A-1042', 'A\u00011042').replace('<cbc:IssueDate>2026-01-15</cbc:IssueDate>', '');

const answers: readonly (readonly [string, object])[] = [
  ['build', { data: invoice, envelop: true }],
  ['validate', { data: signed }],
  ['inspect', { data: invoice, include: ['changes', 'trace', 'rules'] }],
  ['inspect', { data: broken, include: ['changes', 'trace', 'rules'] }],
  ['inspect', { data: signed }],
  ['inspect', { data: {} }],
  ['correct', { data: built, options: { type: 'credit-note' } }],
  ['correct', { data: built, schema: true }],
  ['correct', { data: message, schema: true }],
  ['replicate', { data: invoice }],
  ['sign', { data: message, privatekey: privateKey }],
  ['verify', { data: signed, publickey: publicKey }],
  ['keygen', {}],
  ['import', { data: ublInvoice }],
  ['import', { data: unread }],
  ['export', { data: europeanInvoice, format: 'ubl' }],
  ['listFormats', {}],
];

function schemaOf(id: string): Schema {
  const route = (routes as readonly RouteDefinition[]).find(({ operationId }) => operationId === id);
  if (!route) throw new Error(`There is no ${id}`);
  return route.responses[200].schema;
}

/** Every place of an answer for which the schema requires a value. */
function* places(
  schema: Schema,
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<{ path: readonly (string | number)[]; schema: Schema }> {
  yield { path, schema };
  const choice = schema.anyOf?.find((candidate) => fits(candidate, value));
  if (choice) yield* places(choice, value, path);
  if (Array.isArray(value)) {
    const first = value.length > 0 ? 0 : undefined;
    if (schema.items && first !== undefined) yield* places(schema.items, value[first], [...path, first]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      const inner = schema.properties?.[name];
      if (inner) yield* places(inner, member, [...path, name]);
    }
  }
}

/** The answer with another value at a place, or without a value there. */
function changed(value: unknown, path: readonly (string | number)[], to?: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return to;
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? changed(item, rest, to) : (item as unknown)));
  const entries = Object.entries(value as object).flatMap(([name, member]) => {
    if (name !== step) return [[name, member as unknown] as const];
    return rest.length === 0 && to === undefined ? [] : [[name, changed(member, rest, to)] as const];
  });
  return Object.fromEntries(entries);
}

const samples: readonly unknown[] = [null, true, 1, 1.5, 'no such word', [], {}];

/** Whether a schema accepts a sample: an independent, simple implementation. */
function takes(schema: Schema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((branch) => takes(branch, value));
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value as never);
  if (
    schema.required &&
    typeof value === 'object' &&
    value !== null &&
    schema.required.length > 0 &&
    !Array.isArray(value)
  )
    return false;
  const kind =
    value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
  return schema.type === undefined || schema.type === kind;
}

describe.each(answers)('what %s answers to %j'.slice(0, 22), (id, input) => {
  it(`${id} is what its route promises, member by member`, async () => {
    const schema = schemaOf(id);
    const value = await answer(id, input);
    expect(fits(schema, value)).toBe(true);
    const missed: string[] = [];
    for (const { path, schema: own } of places(schema, value)) {
      for (const name of own.required ?? []) {
        if (fits(schema, changed(value, [...path, name]))) missed.push(`${[...path, name].join('.')} may be missing`);
      }
      for (const sample of samples) {
        const other = changed(value, path, sample);
        if (!takes(own, sample) && !own.anyOf && fits(schema, other) && !insideChoice(schema, path)) {
          missed.push(`${path.join('.')} may be ${JSON.stringify(sample)}`);
        }
      }
    }
    expect(missed).toEqual([]);
  });

  it(`${id} may say more than that`, async () => {
    const value = await answer(id, input);
    if (typeof value === 'object' && value !== null) expect(fits(schemaOf(id), { ...value, more: 1 })).toBe(true);
  });
});

/** A value that is wrong for one alternative may be right for another. */
function insideChoice(schema: Schema, path: readonly (string | number)[]): boolean {
  if (schema.anyOf) return true;
  const [step, ...rest] = path;
  if (step === undefined) return false;
  const inner = typeof step === 'number' ? schema.items : schema.properties?.[step];
  return inner !== undefined && insideChoice(inner, rest);
}

it('nothing says more of a fault than the engine does', async () => {
  const report = (await answer('inspect', { data: broken })) as { faults: JsonObject[] };
  expect(report.faults.length).toBeGreaterThan(2);
  for (const fault of report.faults) {
    expect(
      fits(schemaOf('inspect'), { ok: false, stage: 'parsed', faults: [fault], context: { addons: [], tags: [] } }),
    ).toBe(true);
    expect(
      fits(schemaOf('inspect'), {
        ok: false,
        stage: 'parsed',
        faults: [{ ...fault, stage: 'odd' }],
        context: { addons: [], tags: [] },
      }),
    ).toBe(false);
  }
});

it('an expectation has the members of its kind', () => {
  const withExpected = (expected: object) => ({
    ok: false,
    stage: 'judged',
    context: { addons: [], tags: [] },
    faults: [
      {
        severity: 'error',
        stage: 'rules',
        code: 'X',
        properties: ['$'],
        description: '',
        certain: true,
        fixes: [],
        expected,
      },
    ],
  });
  const right = [
    { kind: 'present' },
    { kind: 'absent' },
    { kind: 'oneOf', values: ['a'] },
    { kind: 'pattern', pattern: '^a$' },
    { kind: 'type', type: 'string' },
    { kind: 'range' },
    { kind: 'range', min: '1', max: '2' },
  ];
  const wrong = [
    {},
    { kind: 'odd' },
    { kind: 'oneOf' },
    { kind: 'oneOf', values: [1] },
    { kind: 'pattern' },
    { kind: 'type' },
    { kind: 'range', min: 1 },
    { kind: 'range', max: null },
  ];
  expect(right.filter((sample) => !fits(schemaOf('inspect'), withExpected(sample)))).toEqual([]);
  expect(wrong.filter((sample) => fits(schemaOf('inspect'), withExpected(sample)))).toEqual([]);
});

it('a listing has the members of each of its entries', () => {
  const name = { en: 'Spain' };
  const regimes = (entry: object) => fits(schemaOf('listRegimes'), { regimes: [entry] });
  expect(regimes({ country: 'ES', name, currency: 'EUR' })).toBe(true);
  expect(regimes({ country: 'ES', name, currency: 'EUR', description: { en: 'x' } })).toBe(true);
  expect(regimes({ name, currency: 'EUR' })).toBe(false);
  expect(regimes({ country: 'ES', name: 'Spain', currency: 'EUR' })).toBe(false);
  expect(regimes({ country: 'ES', name: { en: 1 }, currency: 'EUR' })).toBe(false);
  const addons = (entry: object) => fits(schemaOf('listAddons'), { addons: [entry] });
  expect(addons({ key: 'a', name })).toBe(true);
  expect(addons({ key: 'a', name, requires: ['b'] })).toBe(true);
  expect(addons({ key: 'a', name, requires: 'b' })).toBe(false);
  expect(addons({ key: 'a' })).toBe(false);
  expect(fits(schemaOf('listSchemas'), { schemas: [1] })).toBe(false);
  expect(fits(schemaOf('listSchemas'), [])).toBe(false);
});

it('every rule that is listed is a card of the published form', () => {
  const rules = JSON.parse(JSON.stringify(engine.catalogue.rules())) as JsonObject[];
  expect(fits(schemaOf('listRules'), { rules })).toBe(true);
  expect(rules.filter(({ cite, uncited }) => (cite === undefined) === (uncited === undefined))).toEqual([]);
  const [card] = rules;
  for (const name of ['code', 'type', 'place', 'when', 'must', 'description', 'origin']) {
    const { [name]: _, ...rest } = card ?? {};
    expect([name, fits(schemaOf('getRule'), { rules: [rest] })]).toEqual([name, false]);
  }
  expect(fits(schemaOf('getRule'), { rules: [{ ...card, origin: { kind: 'nobody' } }] })).toBe(false);
});
