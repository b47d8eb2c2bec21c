import { describe, expect, it } from 'vitest';
import type { Fault } from '../engine/index.ts';
import type { FailureKey, RouteDefinition } from '../api/define-route.ts';
import { ERROR_STATUS } from '../api/error-status.ts';
import { routes } from '../api/routes.ts';
import { ErrorBody } from '../api/schemas/error-body.ts';
import { fits } from '../api/typed-schema/check.ts';
import { API_VERSION } from '../api/versions.ts';
import { writeError, writeOperationError } from './write-error.ts';

const fault: Fault = {
  severity: 'error',
  stage: 'rules',
  code: 'GOBL-ORG-ITEM-01',
  properties: ['$.lines[0].item.name', '$.lines[1].item.name'],
  description: 'Every item needs a name',
  value: 'secret',
  expected: { kind: 'present' },
  certain: true,
  fixes: [{ title: 'Add it', safe: false, edits: [] }],
};

describe('an error report', () => {
  it('repeats the status, and has the key, the message and the faults', () => {
    expect(writeError(422, 'validation', 'Refused.', [fault])).toEqual({
      code: 422,
      key: 'validation',
      message: 'Refused.',
      faults: [
        {
          properties: ['$.lines[0].item.name', '$.lines[1].item.name'],
          description: 'Every item needs a name',
          code: 'GOBL-ORG-ITEM-01',
        },
      ],
    });
  });

  it('has no faults where there are none', () => {
    expect(writeError(404, 'not-found', 'Nothing.')).toEqual({ code: 404, key: 'not-found', message: 'Nothing.' });
    expect(writeError(404, 'not-found', 'Nothing.', [])).not.toHaveProperty('faults');
  });

  it('gives the line and the column of a text that is not JSON', () => {
    const placed = { ...fault, place: { line: 3, column: 7 } };
    expect(writeError(400, 'input', '', [placed]).faults).toMatchObject([{ line: 3, column: 7 }]);
    expect(Object.keys(writeError(400, 'input', '', [fault]).faults?.[0] ?? {})).toEqual([
      'properties',
      'description',
      'code',
    ]);
  });

  it('keeps the faults in their order', () => {
    const faults = ['C', 'A', 'B'].map((code) => ({ ...fault, code }));
    expect(writeError(422, 'validation', '', faults).faults?.map(({ code }) => code)).toEqual(['C', 'A', 'B']);
  });
});

describe('each kind of failure', () => {
  it.each([
    ['input', 400],
    ['not-found', 404],
    ['internal', 500],
    ['unknown-schema', 422],
    ['no-document', 422],
    ['calculation', 422],
    ['validation', 422],
    ['signature', 422],
    ['marshal', 422],
    ['digest', 422],
  ] as const)('%s is answered with %d and a report of the published form', (key, status) => {
    expect(ERROR_STATUS[key]).toBe(status);
    const report = writeOperationError({ key, message: 'No.', faults: [fault] });
    expect(report).toMatchObject({ code: status, key, message: 'No.' });
    expect(fits(ErrorBody, report)).toBe(true);
  });

  it('has a status, and no other has one', () => {
    expect(Object.keys(ERROR_STATUS)).toHaveLength(10);
  });
});

describe('the published form of an error', () => {
  const whole = {
    code: 422,
    key: 'validation',
    message: 'No.',
    faults: [{ properties: ['$'], description: 'x', code: 'X' }],
  };

  it.each<[string, object]>([
    ['a status that is no number', { ...whole, code: '422' }],
    ['no key', { ...whole, key: undefined }],
    ['a key that is no word', { ...whole, key: 1 }],
    ['no message', { ...whole, message: null }],
    ['faults that are no list', { ...whole, faults: {} }],
    ['a fault without places', { ...whole, faults: [{ description: 'x', code: 'X' }] }],
    ['a fault whose places are no texts', { ...whole, faults: [{ properties: [1], description: 'x', code: 'X' }] }],
    ['a fault without words', { ...whole, faults: [{ properties: [], code: 'X' }] }],
    ['a fault without code', { ...whole, faults: [{ properties: [], description: 'x' }] }],
    ['a line that is no number', { ...whole, faults: [{ properties: [], description: 'x', code: 'X', line: '1' }] }],
  ])('has not %s', (_, body) => {
    expect(fits(ErrorBody, whole)).toBe(true);
    expect(fits(ErrorBody, body)).toBe(false);
  });
});

describe('routes', () => {
  const all = routes as readonly RouteDefinition[];

  it('have a name and a path each', () => {
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
    expect(API_VERSION).toBe('v0');
  });

  it.each(all.map((route) => [route.operationId, route] as const))(
    '%s promises what its form and its engine can answer',
    (_, route) => {
      const promised = (status: number): readonly FailureKey[] => route.responses[status]?.keys ?? [];
      const statuses = Object.keys(route.responses).map(Number);
      expect(route.method).toBe(route.body ? 'POST' : route.operationId === 'keygen' ? 'POST' : 'GET');
      if (route.body) expect(statuses).toEqual(expect.arrayContaining([400, 408, 413, 415, 500, 503]));
      if (route.params) expect(statuses).toEqual(expect.arrayContaining([400, 404]));
      for (const status of statuses.filter((otherStatuse) => otherStatuse !== 200)) {
        expect(promised(status).length, String(status)).toBeGreaterThan(0);
        for (const key of promised(status)) {
          const known = (ERROR_STATUS as Readonly<Record<string, number>>)[key];
          if (known !== undefined && key !== 'input') expect(known, key).toBe(status);
        }
      }
      // Answers of this service itself are never delayed or lost on the way to another.
      const gateway = [502, 504].filter((status) => statuses.includes(status));
      expect(gateway).toEqual(route.embedded ? [] : [502, 504]);
    },
  );

  it.each([
    ['build', ['unknown-schema', 'no-document', 'calculation', 'validation']],
    ['validate', ['unknown-schema', 'validation']],
    ['inspect', undefined],
    ['correct', ['unknown-schema', 'no-document', 'validation']],
    ['replicate', ['unknown-schema', 'calculation', 'validation', 'marshal']],
    ['import', undefined],
    ['export', ['unknown-schema', 'no-document', 'calculation', 'validation']],
    ['sign', ['unknown-schema', 'no-document', 'calculation', 'validation', 'signature']],
    ['verify', ['signature', 'digest', 'validation']],
  ])('%s refuses a document it has read for %j', (id, keys) => {
    const found = all.find(({ operationId }) => operationId === id)?.responses[422]?.keys;
    expect(found && [...found].sort()).toEqual(keys && [...keys].sort());
  });

  it('name each parameter of their path, and no other', () => {
    for (const { path, params } of all) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params?.properties ?? {})).toEqual(named);
    }
  });
});
