import { defineMessages } from '../../engine/values.ts';

/** Texts of a verdict besides its rule; separate from the rules, which not every answer loads. */
export const verdictMessages = defineMessages('verdict', {
  wouldBeRight: '{rule}: {right} would be right',
  replaceFigure: 'Replace {figure} with {right}',
});
