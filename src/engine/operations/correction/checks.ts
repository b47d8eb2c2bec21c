import type { Expectation, Fault } from '../../core/faults/fault.ts';
import type { Json } from '../../core/json/json.ts';
import type { CorrectionOptions } from '../../documents/bill/correction-options.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';
import { inputFault } from '../../core/faults/new-fault.ts';
import type { EffectiveCorrection } from './definition.ts';
import { OPTIONS } from './options.ts';
import { operationMessages } from '../messages.ts';
import type { Message } from '../../core/messages/message.ts';

/** Every obstacle to correcting an invoice with these options. `at` is the path of the invoice. */
export function correctionFaults(
  invoice: Invoice,
  options: CorrectionOptions,
  definition: EffectiveCorrection,
  at: string,
): readonly Fault[] {
  const faults: Fault[] = [];
  if (!invoice.code) {
    const description = operationMessages.notIssued;
    faults.push(obstacle('CODE', `${at}.code`, description, { kind: 'present' }));
  }
  faults.push(...typeFaults(options.type, definition.types));
  for (const provider of definition.stamps) {
    if (options.stamps?.some(({ prv }) => prv === provider)) continue;
    const description = operationMessages.stampNeeded({ provider });
    faults.push(obstacle('STAMP', `${OPTIONS}.stamps`, description, { kind: 'present' }));
  }
  if (definition.reasonRequired && !options.reason) {
    faults.push(obstacle('REASON', `${OPTIONS}.reason`, operationMessages.reasonNeeded, { kind: 'present' }));
  }
  return faults;
}

function typeFaults(type: string, types: readonly string[]): readonly Fault[] {
  const expected: Expectation = types.length > 0 ? { kind: 'oneOf', values: types } : { kind: 'present' };
  if (type === '') {
    const description = types.length > 0 ? operationMessages.typeNotSaidOf({ types }) : operationMessages.typeNotSaid;
    return [obstacle('TYPE', `${OPTIONS}.type`, description, expected)];
  }
  if (types.length === 0 || types.includes(type)) return [];
  const description = operationMessages.notCorrectedByOf({ type, types });
  return [obstacle('TYPE', `${OPTIONS}.type`, description, expected, type)];
}

function obstacle(code: string, path: string, description: Message, expected: Expectation, value?: Json): Fault {
  return inputFault(`CORRECTION-${code}`, path, description, { value, expected });
}
