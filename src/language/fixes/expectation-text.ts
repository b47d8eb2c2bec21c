import type { Expectation, GivenValue, Message } from '../../engine/index.ts';
import { rangeWords } from './accepted.ts';
import { exampleOf } from './example-of.ts';
import { languageMessages } from '../messages.ts';

const MOST_VALUES = 8;

/** What would be accepted, in one line; undefined if the sentence of the fault already says it. */
export function expectationText(expected: Expectation): Message | undefined {
  switch (expected.kind) {
    case 'present':
    case 'absent':
      return undefined;
    case 'oneOf': {
      const shown = expected.values.slice(0, MOST_VALUES);
      const more = expected.values.length - MOST_VALUES;
      return more > 0
        ? languageMessages.expectedMore({ type: shown, more })
        : languageMessages.expected({ type: shown });
    }
    case 'pattern': {
      const example = exampleOf(expected.pattern);
      return example === undefined
        ? languageMessages.expectedForm({ pattern: expected.pattern })
        : languageMessages.expectedLike({ example });
    }
    case 'type':
      return languageMessages.expected({ type: typeOf(expected) });
    case 'range':
      return expected.min === undefined && expected.max === undefined
        ? undefined
        : languageMessages.expected({ type: rangeWords(expected) });
  }
}

/** Our own words are translated; names of forms are the same in every language. */
function typeOf({ type, phrase, values }: Extract<Expectation, { kind: 'type' }>): GivenValue {
  return phrase === undefined ? type : { text: type, phrase, ...(values && { values }) };
}
