import type { RefusalCode, RefusalOutcome } from '../../refusal-code.ts';

const status = (code: string, outcome: RefusalOutcome, meaning: string, next: string): RefusalCode => ({
  code,
  kind: 'status',
  basis: 'sending',
  outcome,
  severity: outcome === 'refused' ? 'error' : 'info',
  element: 'cac:Response/cbc:ResponseCode',
  meaning,
  next,
});

const reason = (code: string, place: string, meaning: string, next: string): RefusalCode => ({
  code,
  kind: 'reason',
  basis: 'sending',
  element: "cac:Status/cbc:StatusReasonCode[@listID='OPStatusReason']",
  ...(place !== '' && { place }),
  meaning,
  next,
});

const action = (code: string, meaning: string, next: string): RefusalCode => ({
  code,
  kind: 'action',
  basis: 'sending',
  severity: 'info',
  element: "cac:Status/cbc:StatusReasonCode[@listID='OPStatusAction']",
  meaning,
  next,
});

const level = (
  code: string,
  severity: 'error' | 'warning',
  basis: RefusalCode['basis'],
  meaning: string,
  next: string,
): RefusalCode => ({
  code,
  kind: 'reason',
  basis,
  severity,
  element: 'cac:Status/cbc:StatusReasonCode',
  meaning,
  next,
});

const WAIT = 'Nothing has to be done; wait for the next response.';
const NOTHING = 'Nothing has to be done.';

export const INVOICE_RESPONSE_CODES: readonly RefusalCode[] = [
  status('AB', 'pending', 'The buyer has received the invoice.', WAIT),
  status('IP', 'pending', 'The buyer is working on the invoice.', WAIT),
  status(
    'UQ',
    'pending',
    'The buyer has a question and has stopped working on the invoice.',
    'Answer what the reason beside the status asks.',
  ),
  status(
    'CA',
    'accepted-with-warnings',
    'The buyer accepts the invoice on a condition.',
    'Read the condition beside the status.',
  ),
  status(
    'RE',
    'refused',
    'The buyer rejects the invoice.',
    'Read the reason and the action beside the status: they say whether a credit note or a new invoice is asked for.',
  ),
  status('AP', 'accepted', 'The buyer has accepted the invoice.', NOTHING),
  status('PD', 'accepted', 'The buyer has paid the invoice, or a part of it.', NOTHING),
  reason('NON', '', 'The buyer gives no reason.', NOTHING),
  reason(
    'REF',
    'ordering',
    'A reference is wrong or missing.',
    'Put the references into the invoice that the buyer asks for.',
  ),
  reason(
    'LEG',
    '',
    'Something that the law asks for is wrong or missing.',
    'Ask which mention it is, and issue the invoice with it.',
  ),
  reason('REC', 'customer', 'The recipient is not the right one.', 'Ask which party the invoice should go to.'),
  reason('QUA', 'lines', 'The buyer objects to the quality of the items.', 'Settle the matter with the buyer.'),
  reason('DEL', 'delivery', 'The buyer objects to the delivery.', 'Settle the matter with the buyer.'),
  reason(
    'PRI',
    'lines.*.item.price',
    'A price is not the one that was agreed.',
    'Compare the prices with the order, and credit the difference.',
  ),
  reason(
    'QTY',
    'lines.*.quantity',
    'A quantity is not what was ordered or delivered.',
    'Compare the quantities with the order, and credit the difference.',
  ),
  reason('ITM', 'lines.*.item', 'An item is not the one that was ordered.', 'Compare the items with the order.'),
  reason(
    'PAY',
    'payment.terms',
    'The terms of payment are not those that were agreed.',
    'Agree on the terms and issue the invoice with them.',
  ),
  reason(
    'UNR',
    '',
    'The buyer does not know the business that the invoice is about.',
    'Name the order, or ask the buyer who ordered.',
  ),
  reason(
    'FIN',
    'payment.instructions',
    'The bank account or other financial terms are wrong.',
    'Check account and terms with the buyer.',
  ),
  reason(
    'PPD',
    'totals.due',
    'The buyer has paid a part of the invoice.',
    'Read the note beside the reason for the rest.',
  ),
  reason('OTH', '', 'There is another reason; the text beside the code tells it.', 'Read the text, or ask the buyer.'),
  action('NOA', 'The buyer asks for nothing.', NOTHING),
  action('PIN', 'The buyer asks for more information.', 'Send what the text beside the code asks for.'),
  action(
    'NIN',
    'The buyer asks for a new invoice.',
    'Issue a new invoice; cancel this one by a credit note where the law asks for it.',
  ),
  action(
    'CNF',
    'The buyer asks for a credit note over the whole amount.',
    'Issue a credit note over the whole invoice.',
  ),
  action(
    'CNP',
    'The buyer asks for a credit note over a part.',
    'Issue a credit note over the part that the text names.',
  ),
  action(
    'CNA',
    'The buyer asks for a credit note over the amount that he has not accepted.',
    'Issue a credit note over that amount.',
  ),
  action(
    'OTH',
    'The buyer asks for something else; the text beside the code tells it.',
    'Read the text, or ask the buyer.',
  ),
];

export const MESSAGE_LEVEL_CODES: readonly RefusalCode[] = [
  status(
    'AB',
    'pending',
    'The message was delivered; whether it is valid is not known.',
    'Wait for the response of the buyer.',
  ),
  status('AP', 'accepted', 'The message was delivered and found valid.', NOTHING),
  status('RE', 'refused', 'The message was rejected.', 'Read the reasons of the lines: each names a rule or a place.'),
  level(
    'BV',
    'error',
    'file',
    'The message breaks a business rule that refuses it.',
    'The text beside the code names the rule; mend the invoice and send it again.',
  ),
  level(
    'BW',
    'warning',
    'file',
    'The message breaks a business rule that only warns.',
    'The text beside the code names the rule; mend it for the next invoice.',
  ),
  level(
    'FD',
    'error',
    'sending',
    'The message could not be delivered.',
    'Check the participant identifier and the document types that its receiver has registered.',
  ),
  level(
    'SV',
    'error',
    'file',
    'The message does not keep to its schema.',
    'Validate the XML against the schema of UBL 2.1.',
  ),
];
