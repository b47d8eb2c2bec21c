import { defineMessages } from '../engine/values.ts';

/** What is told of a verdict beside its rule; apart from the rules, which not every answer fetches. */
export const verdictMessages = defineMessages('verdict', { wouldBeRight: '{rule}: {right} would be right' });
