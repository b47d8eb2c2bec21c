export interface PaymentMeans {
  /** A key; a suffix after `+` narrows it. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
}

/** Means of payment in instructions and payment records. */
export const PAYMENT_MEANS: readonly PaymentMeans[] = [
  means('any', 'Any', 'Whatever suits the payer.'),
  means('card', 'Card', 'A card, of whichever kind.'),
  means('card+credit', 'Credit Card', 'A card that bills the payer later.'),
  means('card+debit', 'Debit Card', 'A card that draws on the account at once.'),
  means('credit-transfer', 'Credit Transfer', 'A bank transfer that the payer orders.'),
  means('credit-transfer+sepa', 'SEPA Credit Transfer', 'A bank transfer within SEPA that the payer orders.'),
  means('debit-transfer', 'Debit Transfer', 'A bank transfer that the payee orders.'),
  means('cash', 'Cash', 'Notes and coins.'),
  means('cheque', 'Cheque', 'A cheque drawn on a bank.'),
  means('bank-draft', 'Draft', 'A draft that the bank itself guarantees.'),
  means('direct-debit', 'Direct Debit', 'Collected from the account of the payer under a mandate.'),
  means('direct-debit+sepa', 'SEPA Direct Debit', 'Collected within SEPA under a mandate.'),
  means('online', 'Online', 'On a web site or in an app.'),
  means('promissory-note', 'Promissory Note', 'A written promise to pay at a later date.'),
  means('netting', 'Netting', 'Set off against what the payee owes.'),
  means('other', 'Other', 'As the parties have agreed.'),
];

/**
 * An amount that the customer did not pay, such as a tax refunded at once. Only payments made have it, not
 * instructions.
 */
export const WAIVER: PaymentMeans = means('waiver', 'Waiver', 'Not collected from the customer.');

/** Whether the key says that an amount was waived. */
export const isWaiver = (key: string): boolean => key.replace(/\+.*/, '') === WAIVER.key;

const FIRST_SEGMENTS: ReadonlySet<string> = new Set(PAYMENT_MEANS.map(({ key }) => key.replace(/\+.*/, '')));

/** Whether the first segment of the key is a known means of payment. */
export function isPaymentMeans(key: string): boolean {
  return FIRST_SEGMENTS.has(key.replace(/\+.*/, ''));
}

function means(key: string, name: string, description: string): PaymentMeans {
  return { key, name, description };
}
