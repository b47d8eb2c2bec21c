import { describe, expect, test } from 'vitest';
import type { Json } from '../json/json.ts';
import { JsonNumber } from '../json/json.ts';
import type { Fault } from './fault.ts';
import { Findings, MOST_FINDINGS } from './findings.ts';
import { cut, LONGEST_FAULTS, LONGEST_QUOTE, quotedValue, toldFaults } from './quoting.ts';

function fault(more: Partial<Fault> = {}): Fault {
  return {
    severity: 'error',
    stage: 'input',
    code: 'ASSAY-INPUT-TYPE',
    properties: ['$.a'],
    description: 'x',
    certain: true,
    fixes: [],
    ...more,
  };
}

const LONG = 'x'.repeat(5_000);

test('faults beyond the limit are counted in the last one', () => {
  const told = toldFaults(Array.from({ length: MOST_FINDINGS + 7 }, () => fault()));
  expect(told).toHaveLength(MOST_FINDINGS + 1);
  expect(told.at(-1)).toMatchObject({ code: 'ASSAY-LIMIT-FAULTS', severity: 'info', properties: ['$'] });
  expect(told.at(-1)?.description).toMatch(/^7 /);
});

test('a step counts what it does not tell', () => {
  const found = new Findings('calculation');
  for (let i = 0; i < MOST_FINDINGS + 3; i++) found.add(fault());
  found.leaveOut(4);
  expect(found.faults).toHaveLength(MOST_FINDINGS + 1);
  expect(found.faults.at(-1)).toMatchObject({ stage: 'calculation', description: expect.stringMatching(/^7 /) });
});

test('all faults together stay within the length of an answer', () => {
  const properties = Array.from({ length: 1_000 }, (_, i) => `$.lines[${i}].${'n'.repeat(200)}`);
  const told = toldFaults(Array.from({ length: 500 }, () => fault({ properties })));
  expect(JSON.stringify(told).length).toBeLessThan(LONGEST_FAULTS * 1.1);
  expect(told.at(-1)?.code).toBe('ASSAY-LIMIT-FAULTS');
});

test('what is short is told as it is', () => {
  const faults = [fault({ value: { a: [1, 'b', null] } }), fault({ value: new JsonNumber('1.10') })];
  expect(toldFaults(faults)).toEqual(faults);
});

describe('what is long', () => {
  test.each<[fact: string, value: Json, quoted: Json | undefined]>([
    ['is a text with an ellipsis', LONG, `${'x'.repeat(LONGEST_QUOTE - 1)}…`],
    ['is the digits of a number', new JsonNumber('1'.repeat(5_000)), `${'1'.repeat(LONGEST_QUOTE - 1)}…`],
    ['is no list', Array.from({ length: 1_000 }, () => 1), undefined],
    ['is no object', { [LONG]: 1 }, undefined],
    ['is no deep object', { a: { b: [LONG] } }, undefined],
  ])('%s', (_, value, quoted) => {
    expect(quotedValue(value)).toEqual(quoted);
  });

  test('ends with a whole character', () => {
    expect(cut('👩👩👩', 4)).toBe('👩…');
    expect(cut('👩👩👩', 6)).toBe('👩👩👩');
  });

  test('is cut in every part of a fault, and no fix is offered that would be half', () => {
    const [told] = toldFaults([
      fault({
        description: LONG,
        properties: [`$.lines[3].${LONG}`],
        value: LONG,
        fixes: [
          { title: 'Remove', safe: true, edits: [{ op: 'remove', path: '$.a' }] },
          { title: 'Rename', safe: true, edits: [{ op: 'rename', path: `$.${LONG}`, value: 'a' }] },
          { title: 'Write', safe: true, edits: [{ op: 'replace', path: '$.a', value: LONG }] },
        ],
      }),
    ]);
    expect(told?.description).toHaveLength(LONGEST_QUOTE);
    expect(told?.properties).toEqual(['$.lines[3]']);
    expect(told?.fixes.map(({ title }) => title)).toEqual(['Remove']);
  });
});
