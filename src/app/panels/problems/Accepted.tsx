import type { Expectation } from '../../../engine/index.ts';
import { Code } from '../../ui/Badge.tsx';

/** How many of a long list of codes are spelt out. */
const MOST = 24;

/** What would be accepted, in words. */
export function Accepted({ expected }: { expected: Expectation }) {
  switch (expected.kind) {
    case 'present':
      return 'any value: it must not be missing';
    case 'absent':
      return 'nothing: leave it out';
    case 'type':
      return expected.type;
    case 'pattern':
      return (
        <>
          text of the form <Code>{expected.pattern}</Code>
        </>
      );
    case 'range':
      return rangeInWords(expected.min, expected.max);
    case 'oneOf': {
      const rest = expected.values.length - MOST;
      return (
        <span className="codes">
          {expected.values.slice(0, MOST).map((value) => (
            <Code key={value}>{value}</Code>
          ))}
          {rest > 0 ? <span>and {rest} more</span> : null}
        </span>
      );
    }
  }
}

function rangeInWords(min: string | undefined, max: string | undefined): string {
  if (min !== undefined && max !== undefined) return `from ${min} to ${max}`;
  if (min !== undefined) return `${min} or more`;
  return max === undefined ? 'any number' : `${max} or less`;
}
