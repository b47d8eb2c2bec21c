import { newFault } from '../core/faults/new-fault.ts';
import type { Fault } from '../core/faults/fault.ts';
import { Findings } from '../core/faults/findings.ts';
import { isPlaceholder, PLACEHOLDER } from '../core/faults/placeholder.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { failure, type Outcome } from './outcome.ts';
import { operationMessages } from './messages.ts';

export const PLACEHOLDER_CODE = 'ASSAY-PLACEHOLDER';

/** An error for every placeholder, in document order. */
export function placeholderFaults(data: Json): readonly Fault[] {
  // Few documents have any, so paths are written only for those.
  if (!hasPlaceholder(data)) return [];
  const found = new Findings('input');
  visit(data, '$', found);
  return found.faults;
}

/** Documents that leave must be complete: signing and exporting refuse placeholders. */
export function refusedPlaceholders(data: Json): Outcome<never> | undefined {
  const faults = placeholderFaults(data);
  if (faults.length === 0) return undefined;
  return failure('validation', operationMessages.valuesLeftOpen, faults);
}

function hasPlaceholder(value: Json): boolean {
  if (typeof value === 'string') return isPlaceholder(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) if (hasPlaceholder(item)) return true;
    return false;
  }
  for (const name in value as JsonObject) if (hasPlaceholder((value as JsonObject)[name] ?? null)) return true;
  return false;
}

function visit(value: Json, path: string, found: Findings): void {
  if (typeof value === 'string') {
    if (isPlaceholder(value)) found.add(faultAt(path));
  } else if (Array.isArray(value)) {
    value.forEach((item: Json, index) => {
      visit(item, `${path}[${index}]`, found);
    });
  } else if (typeof value === 'object' && value !== null) {
    // A number that kept its digits contains only digits, so it may be walked like an object.
    const members = value as JsonObject;
    for (const name of Object.keys(members)) visit(members[name] ?? null, `${path}.${name}`, found);
  }
}

function faultAt(path: string): Fault {
  return newFault('input', PLACEHOLDER_CODE, [path], operationMessages.valueLeftOpen, { value: PLACEHOLDER });
}
