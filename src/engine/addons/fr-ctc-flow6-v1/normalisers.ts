import { tableOf } from '../../core/text/table-of.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { ExtensionChange } from '../../core/tax/extension-changes.ts';
import { changeExtensions, limitExtension, removeExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { Payment } from '../../documents/bill/payment.ts';
import type { StatusLine } from '../../documents/bill/status-line.ts';
import { Status } from '../../documents/bill/status.ts';
import { Identity } from '../../documents/org/identity.ts';
import { Party } from '../../documents/org/party.ts';
import { withPeppolInbox, withScheme } from '../shared/french-party.ts';
import { CONDITION, ROLE, STATUS } from './extension-keys.ts';

const SELLER = 'SE';
const BUYER = 'BY';

export const normaliseIdentity = defineNormaliser<Identity>(Identity, withScheme);

export const normaliseParty = defineNormaliser<Party>(Party, withPeppolInbox);

function withRole(party: Party | undefined, role: string): Party | undefined {
  return party && !party.ext?.[ROLE] ? changeExtensions(party, setExtension(ROLE, role)) : party;
}

/** The report type and line key of a status code. */
const MEANINGS: Readonly<Record<string, readonly [type: string, key: string]>> = tableOf({
  '200': ['update', 'issued'],
  '201': ['response', 'issued'],
  '202': ['response', 'acknowledged'],
  '204': ['response', 'processing'],
  '205': ['response', 'accepted'],
  '206': ['response', 'rejected'],
  '207': ['response', 'rejected'],
  '208': ['response', 'querying'],
  '210': ['response', 'rejected'],
  '213': ['response', 'error'],
});

const RESPONSES = ['acknowledged', 'processing', 'accepted', 'querying', 'rejected', 'error'];

function typeOfKey(key: string): string {
  if (key === 'issued') return 'update';
  return RESPONSES.includes(key) ? 'response' : '';
}

/** Status codes of a response's keys. A rejection may be partial (206) or a dispute (207). */
const RESPONSE_CODES: Readonly<Record<string, ExtensionChange>> = tableOf({
  issued: setExtension(STATUS, '201'),
  acknowledged: setExtension(STATUS, '202'),
  processing: setExtension(STATUS, '204'),
  accepted: setExtension(STATUS, '205'),
  querying: setExtension(STATUS, '208'),
  rejected: limitExtension(STATUS, '210', '207', '206'),
});

function changeOf(type: string, key: string): readonly ExtensionChange[] {
  if (type === 'response') return [RESPONSE_CODES[key] ?? removeExtension(STATUS)];
  if (type !== 'update' && type !== 'system') return [];
  return [key === 'issued' ? setExtension(STATUS, '200') : removeExtension(STATUS)];
}

/** The codes of the lines, in order, determine the type of the report; then the type determines the codes. */
export const normaliseStatus = defineNormaliser<Status>(Status, (status) => {
  let type = status.type;
  const lines: StatusLine[] = [];
  for (const given of status.lines ?? []) {
    const code = given.ext?.[STATUS] ?? '';
    const meaning = MEANINGS[code];
    if (meaning) type = meaning[0];
    else if (code === '' && !type) type = typeOfKey(given.key);
    const key = meaning ? meaning[1] : given.key;
    const line = key === given.key ? given : { ...given, key };
    lines.push(changeExtensions(line, ...changeOf(type, key)));
  }
  const supplier = withRole(status.supplier, SELLER);
  const customer = withRole(status.customer, BUYER);
  const sameLines = lines.every((line, index) => line === status.lines?.[index]);
  const same = type === status.type && supplier === status.supplier && customer === status.customer;
  if (same && sameLines) return status;
  return { ...status, type, supplier, customer, lines: sameLines ? status.lines : lines };
});

interface PaymentCodes {
  readonly status: string;
  /** Roles of supplier and customer: the sender of an advice pays. */
  readonly roles: readonly [supplier: string, customer: string];
  readonly condition: ExtensionChange;
}

const PAYMENT_CODES: Readonly<Record<string, PaymentCodes>> = tableOf({
  advice: { status: '211', roles: [BUYER, SELLER], condition: limitExtension(CONDITION, 'MPA', 'MEN', 'RAP') },
  receipt: { status: '212', roles: [SELLER, BUYER], condition: limitExtension(CONDITION, 'MEN', 'MPA', 'RAP') },
});

export const normalisePayment = defineNormaliser<Payment>(Payment, (given) => {
  const codes = Object.hasOwn(PAYMENT_CODES, given.type) ? PAYMENT_CODES[given.type] : undefined;
  if (!codes) return given;
  const payment = changeExtensions(given, setExtension(STATUS, codes.status), codes.condition);
  const supplier = withRole(payment.supplier, codes.roles[0]);
  const customer = withRole(payment.customer, codes.roles[1]);
  if (supplier === payment.supplier && customer === payment.customer) return payment;
  return { ...payment, supplier, customer };
});
