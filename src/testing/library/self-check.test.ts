import { expect, test } from 'vitest';
import { createEngine, createStandardEngine, proven, selfCheck, standardParts } from '../../engine/index.ts';

test('an engine is proven before it is believed', () => {
  const engine = proven(createStandardEngine());
  expect(selfCheck(engine)).toEqual([]);
  expect(selfCheck(createEngine({ ...standardParts, addons: [] }))).toContainEqual({
    check: 'right: $.lines[0].item.unit',
    expected: 'one',
    found: 'nothing',
  });
});
