import type { Expectation, Fault } from '../../core/faults/fault.ts';
import type { Json } from '../../core/json/json.ts';
import type { CorrectionOptions } from '../../documents/bill/correction-options.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';
import { inputFault } from '../read-document.ts';
import type { EffectiveCorrection } from './definition.ts';
import { OPTIONS } from './options.ts';

/** Everything that stands in the way of correcting an invoice with these options. `at` is the path of the invoice. */
export function correctionFaults(
  invoice: Invoice,
  options: CorrectionOptions,
  definition: EffectiveCorrection,
  at: string,
): readonly Fault[] {
  const faults: Fault[] = [];
  if (!invoice.code) {
    const description = 'An invoice without a code has not been issued: change it instead of correcting it';
    faults.push(obstacle('CODE', `${at}.code`, description, { kind: 'present' }));
  }
  faults.push(...typeFaults(options.type, definition.types));
  for (const provider of definition.stamps) {
    if (options.stamps?.some(({ prv }) => prv === provider)) continue;
    const description = `The stamp \`${provider}\` of the invoice is needed: it goes into the reference to it`;
    faults.push(obstacle('STAMP', `${OPTIONS}.stamps`, description, { kind: 'present' }));
  }
  if (definition.reasonRequired && !options.reason) {
    faults.push(obstacle('REASON', `${OPTIONS}.reason`, 'A correction needs a reason here', { kind: 'present' }));
  }
  return faults;
}

function typeFaults(type: string, types: readonly string[]): readonly Fault[] {
  const expected: Expectation = types.length > 0 ? { kind: 'oneOf', values: types } : { kind: 'present' };
  const choice = types.length > 0 ? `: ${types.join(', ')}` : '';
  if (type === '') {
    const description = `The options do not say which type of document to make${choice}`;
    return [obstacle('TYPE', `${OPTIONS}.type`, description, expected)];
  }
  if (types.length === 0 || types.includes(type)) return [];
  const description = `An invoice like this one is not corrected by a \`${type}\`${choice}`;
  return [obstacle('TYPE', `${OPTIONS}.type`, description, expected, type)];
}

function obstacle(code: string, path: string, description: string, expected: Expectation, value?: Json): Fault {
  return { ...inputFault(`CORRECTION-${code}`, path, description, value), expected };
}
