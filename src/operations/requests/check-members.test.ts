import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine/index.ts';
import { JsonNumber } from '../../engine/values.ts';
import type { RouteDefinition } from '../../api/define-route.ts';
import { routes } from '../../api/routes.ts';
import {
  array,
  boolean,
  integer,
  known,
  nothing,
  object,
  oneOf,
  optional,
  string,
  union,
} from '../../api/typed-schema/schema.ts';
import { bodies } from '../../api/bodies.ts';
import { checkMembers, knownMembers } from './check-members.ts';

const schema = object({
  data: known<Json>({}),
  name: string(),
  flag: optional(boolean()),
  count: optional(integer()),
  parts: optional(array(oneOf('a', 'b'))),
  options: optional(union([object({}), nothing()])),
});

/** Code, place and message of each fault. */
const faults = (members: Record<string, Json>) =>
  checkMembers(schema, members).map(({ code, properties, description }) => [code, properties[0], description]);

it('members that nobody asks for are passed over, the asked-for ones are taken as they are', () => {
  const body: JsonObject = { data: { a: 1 }, odd: 1, flag: null, constructor: 'x' };
  expect(knownMembers(schema, body)).toEqual({ data: { a: 1 }, flag: null });
  expect(knownMembers(object({ toString: string() }), {})).toEqual({});
  expect(knownMembers(object({ toString: string() }), { toString: 'own' } as JsonObject)).toEqual({ toString: 'own' });
});

describe('members', () => {
  it.each<[string, Record<string, Json>]>([
    ['alone', { data: null, name: '' }],
    ['with all the others', { data: [], name: 'x', flag: false, parts: ['b', 'a'], options: {} }],
    ['with null where null is taken', { data: 1, name: 'x', options: null }],
    ['with numbers that kept their digits', { data: new JsonNumber('1.50'), name: 'x', count: new JsonNumber('3') }],
  ])('fit %s', (_, members) => {
    expect(faults(members)).toEqual([]);
  });

  it.each<[Record<string, Json>, [string, string, RegExp][]]>([
    [
      {},
      [
        ['ASSAY-INPUT-MISSING', 'request.data', /`data`/],
        ['ASSAY-INPUT-MISSING', 'request.name', /`name`/],
      ],
    ],
    [{ data: 1 }, [['ASSAY-INPUT-MISSING', 'request.name', /`name`/]]],
    [{ data: 1, name: null }, [['ASSAY-INPUT-TYPE', 'request.name', /`name` must be string$/]]],
    [{ data: 1, name: 'x', flag: 'yes' }, [['ASSAY-INPUT-TYPE', 'request.flag', /must be boolean$/]]],
    [{ data: 1, name: 'x', flag: null }, [['ASSAY-INPUT-TYPE', 'request.flag', /must be boolean$/]]],
    [{ data: 1, name: 'x', options: [] }, [['ASSAY-INPUT-TYPE', 'request.options', /must be object or null$/]]],
    [
      { data: 1, name: 'x', options: new JsonNumber('1') },
      [['ASSAY-INPUT-TYPE', 'request.options', /object or null$/]],
    ],
    [{ data: 1, name: 'x', count: new JsonNumber('1.5') }, [['ASSAY-INPUT-TYPE', 'request.count', /integer$/]]],
    [{ data: 1, name: 'x', parts: 'a' }, [['ASSAY-INPUT-TYPE', 'request.parts', /array$/]]],
    [
      { data: 1, name: 'x', parts: ['a', 'c'] },
      [['ASSAY-INPUT-TYPE', 'request.parts[1]', /`parts\[1\]` must be "a" or "b"$/]],
    ],
    [
      { name: 1 },
      [
        ['ASSAY-INPUT-MISSING', 'request.data', /`data`/],
        ['ASSAY-INPUT-TYPE', 'request.name', /string$/],
      ],
    ],
  ])('that do not fit are named with their place: %j', (members, expected) => {
    const found = faults(members);
    expect(found.map(([code, place]) => [code, place])).toEqual(expected.map(([code, place]) => [code, place]));
    expected.forEach(([, , words], at) => {
      expect(found[at]?.[2]).toMatch(words);
    });
  });

  it('make a report of the usual length even if a hundred thousand are of the wrong kind', () => {
    const parts = Array.from({ length: 100_000 }, () => 'c');
    const found = checkMembers(schema, { data: 1, name: 'x', parts });
    expect(found).toHaveLength(1001);
    expect(found.at(-1)).toMatchObject({ code: 'ASSAY-LIMIT-FAULTS', severity: 'info' });
    expect(JSON.stringify(found).length).toBeLessThan(500_000);
  });

  it('are faults of the input, certain, without a fix', () => {
    expect(checkMembers(schema, { name: 'x' })).toEqual([
      {
        severity: 'error',
        stage: 'input',
        code: 'ASSAY-INPUT-MISSING',
        properties: ['request.data'],
        description: expect.stringMatching(/./) as string,
        phrase: 'request.memberMissing',
        values: { name: 'data' },
        certain: true,
        fixes: [],
      },
    ]);
  });
});

const wrong: Readonly<Record<string, readonly Json[]>> = {
  object: ['x', 1, true, []],
  string: [null, 1, true, {}, []],
  boolean: [null, 0, 'true', {}],
  integer: [null, '1', 1.5],
  array: [null, 'x', {}, 1],
};

it('who answers without the routes asks for the same members', () => {
  const posted = (routes as readonly RouteDefinition[]).filter(({ method }) => method === 'POST');
  expect(Object.keys(bodies).sort()).toEqual(posted.map(({ operationId }) => operationId).sort());
  for (const { operationId, body } of posted) expect(bodies[operationId as keyof typeof bodies]).toBe(body);
});

describe('each request form', () => {
  const withBody = (routes as readonly RouteDefinition[]).flatMap(({ operationId, body }) =>
    body ? [[operationId, body] as const] : [],
  );

  it.each(withBody)(
    '%s refuses its members when they are of the wrong kind, and asks for those it needs',
    (_, body) => {
      const needed = body.required ?? [];
      const missing = checkMembers(body, {}).map(({ code, properties }) => `${code} ${properties.join()}`);
      expect(missing).toEqual(needed.map((name) => `ASSAY-INPUT-MISSING request.${name}`));
      for (const [name, member] of Object.entries(body.properties)) {
        const nullable = member.anyOf?.some(({ type }) => type === 'null') ?? false;
        const type = member.type ?? member.anyOf?.find((schema) => schema.type !== 'null')?.type;
        for (const value of (type && wrong[type]) ?? []) {
          const places = checkMembers(body, { [name]: value }).map(
            ({ code, properties }) => `${code} ${properties.join()}`,
          );
          expect([value, places.includes(`ASSAY-INPUT-TYPE request.${name}`)]).toEqual([
            value,
            !(nullable && value === null),
          ]);
        }
      }
    },
  );

  it.each(
    withBody.filter(([, { properties }]) => Object.hasOwn(properties, 'data') && !Object.hasOwn(properties, 'text')),
  )('%s needs a document', (id, { properties, required }) => {
    expect(required).toContain('data');
    // It may be any JSON except the text of an XML file; the engine decides what it is.
    expect(properties['data']?.type).toBe(id === 'import' || id === 'judge' ? 'string' : undefined);
  });
});
