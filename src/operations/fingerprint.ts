import type { Fault, Outcome } from '../engine/index.ts';
import { failure, success } from '../engine/values.ts';
import type { RouteInput, RouteOutput } from '../api/define-route.ts';
import { fingerprintMessages } from '../api/fingerprint-messages.ts';
import type { RouteOf } from '../api/routes.ts';
import { addressOf, identifierOf } from '../formats/ticketbai/identifier.ts';
import { PRINTED, printedText, printOfText } from '../formats/verifactu/print.ts';
import type { Handlers } from './handler.ts';
import { requestFault } from './requests/request-fault.ts';

type Request = RouteInput<RouteOf<'fingerprint'>>;
type Answer = Outcome<RouteOutput<RouteOf<'fingerprint'>>>;

/** Longest text of a member, in UTF-16 code units: more than any field of a record may have. */
const MOST = 2_000;

/** Most of a name that is shown in a message. */
const SHOWN = 60;

const NEEDED = ['nif', 'date', 'signature_value', 'number', 'total'] as const;

const OF_TICKETBAI = [...NEEDED, 'series', 'base'] as const;

const BASE64 = /^[A-Za-z0-9+/=\s]*$/;

/** A day of issue: of a document, or as the identifier has it. */
const DAY = /^(?:\d{4}-\d{2}-\d{2}|\d{6})$/;

export const fingerprintHandlers: Handlers<'fingerprint'> = {
  fingerprint(request) {
    return request.kind === 'ticketbai' ? identify(request) : printRecord(request, PRINTED[request.kind]);
  },
};

/** Members that say something although this kind has no use for them. */
function notOfKind(request: Request, names: readonly (keyof Request)[]): readonly Fault[] {
  const { kind } = request;
  return names
    .filter((name) => (request[name] ?? '').length > 0)
    .map((name) => requestFault('VALUE', `request.${name}`, fingerprintMessages.notOfKind({ name, kind })));
}

function printRecord(request: Request, expected: readonly string[]): Answer {
  const given = request.fields ?? [];
  const faults = [
    ...expected.flatMap((name, at) => fieldFault(`request.fields[${at}]`, name, given[at]) ?? []),
    ...notOfKind(request, OF_TICKETBAI),
  ];
  if (given.length > expected.length) {
    const count = expected.length;
    faults.push(requestFault('VALUE', `request.fields[${count}]`, fingerprintMessages.tooMany({ count })));
  }
  if (faults.length > 0) return failure('input', fingerprintMessages.fields, faults);
  const text = printedText(given.map(([name = '', value = '']) => [name, value]));
  return success({ huella: printOfText(text), text });
}

/** What is wrong with the pair at the place of a field. */
function fieldFault(place: string, name: string, given: readonly string[] | undefined): Fault | undefined {
  if (given === undefined) return requestFault('MISSING', place, fingerprintMessages.fieldMissing({ name }));
  const [written, text] = given;
  if (written === undefined || text === undefined || given.length > 2) {
    return requestFault('VALUE', place, fingerprintMessages.fieldOfOne);
  }
  if (written !== name) {
    return requestFault('VALUE', place, fingerprintMessages.fieldElsewhere({ written: written.slice(0, SHOWN), name }));
  }
  return lengthFault(place, name, text);
}

function lengthFault(place: string, name: string, text: string): Fault | undefined {
  return text.length > MOST
    ? requestFault('SIZE', place, fingerprintMessages.tooLong({ name, most: MOST }))
    : undefined;
}

function identify(request: Request): Answer {
  const faults = [
    ...NEEDED.filter((name) => (request[name] ?? '') === '').map((name) =>
      requestFault('MISSING', `request.${name}`, fingerprintMessages.missing({ name })),
    ),
    ...notOfKind(request, ['fields']),
  ];
  const { nif = '', date = '', signature_value: signature = '', series = '', number = '', total = '', base } = request;
  if (date !== '' && !DAY.test(date)) faults.push(requestFault('VALUE', 'request.date', fingerprintMessages.day));
  if (!BASE64.test(signature)) {
    faults.push(requestFault('VALUE', 'request.signature_value', fingerprintMessages.base64));
  }
  for (const [name, text] of Object.entries({ nif, series, number, total, base: base ?? '' })) {
    const fault = lengthFault(`request.${name}`, name, text);
    if (fault) faults.push(fault);
  }
  if (faults.length > 0) return failure('input', fingerprintMessages.parts, faults);
  const invoice = { nif, date, signature: signature.replaceAll(/\s/g, ''), series, number, total };
  return success({ identifier: identifierOf(invoice), ...(base !== undefined && { qr: addressOf(invoice, base) }) });
}
