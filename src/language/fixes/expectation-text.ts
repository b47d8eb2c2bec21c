import type { Expectation } from '../../engine/index.ts';
import { rangeWords } from './accepted.ts';
import { exampleOf } from './example-of.ts';

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
    case 'pattern': {
      const example = exampleOf(expected.pattern);
      return example === undefined ? `Expected form: ${expected.pattern}` : `Expected: written like ${example}`;
    }
    case 'type':
      return `Expected: ${expected.type}`;
    case 'range':
      return expected.min === undefined && expected.max === undefined ? undefined : `Expected: ${rangeWords(expected)}`;
  }
}
