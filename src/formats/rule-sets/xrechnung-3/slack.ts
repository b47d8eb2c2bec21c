import { Decimal } from '../../en16931/decimal.ts';
import { once } from '../../en16931/rules/once.ts';
import { CENTS, type Slack } from '../../peppol/slack.ts';

const HALF = new Decimal(5n, 1);

/** XRechnung has a rounding tolerance of half a forint, Peppol one of two hundredths. */
export const slackOfCurrency: Slack = once((invoice) =>
  invoice.values('BT-5').some(({ text }) => text === 'HUF') ? HALF : CENTS(invoice),
);
