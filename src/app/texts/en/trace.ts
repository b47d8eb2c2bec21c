import type { ReactNode } from 'react';
import { counted } from '../figures.ts';
import { inLanguage, phrase } from '../live.ts';

export const traceTexts = inLanguage('trace', {
  asWritten: 'as written',
  less: 'less',
  showInTheSource: (words: string) => `${words}: show in the source`,
  isMadeOf: (words: string) => `${words} is calculated from`,
  andMore: (number: number) => `and ${counted(number)} more`,
  noDocument: 'No document',
  lead: 'Shows how every total is calculated.',
  traceAgain: 'Try again',
  tracingTheTotals: 'Tracing the totals',
  nothingToTrace: 'Nothing to trace',
  notCalculable: 'The source cannot be calculated, or has no figures to calculate.',
  waterfall: 'From the lines to the amount to pay',
  title: 'How the totals are calculated',
  applied: 'applied',
  rounded: (exact: ReactNode, value: ReactNode, rounding: string) =>
    phrase`exactly ${exact}, rounded to ${value} (${rounding})`,
});
