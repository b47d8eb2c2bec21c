import type { Expectation } from '../../engine/index.ts';

const MOST_VALUES = 8;

/** What would be accepted, in one line; undefined when the fault's own sentence already says it. */
export function expectationText(expected: Expectation): string | undefined {
  switch (expected.kind) {
    case 'present':
    case 'absent':
      return undefined;
    case 'oneOf': {
      const shown = expected.values.slice(0, MOST_VALUES).join(', ');
      const more = expected.values.length - MOST_VALUES;
      return `Expected: ${shown}${more > 0 ? ` … (${more} more)` : ''}`;
    }
    case 'pattern':
      return `Expected form: ${expected.pattern}`;
    case 'type':
      return `Expected: ${expected.type}`;
    case 'range':
      return rangeText(expected.min, expected.max);
  }
}

function rangeText(min: string | undefined, max: string | undefined): string | undefined {
  if (min !== undefined && max !== undefined) return `Expected: from ${min} to ${max}`;
  if (min !== undefined) return `Expected: at least ${min}`;
  return max === undefined ? undefined : `Expected: at most ${max}`;
}
