import type { Fault } from '../../engine/index.ts';

/** Whether a fault needs a fix: the engine refuses the value, overwrites it or drops it. */
export function isGrave({ severity }: Fault): boolean {
  return severity === 'error' || severity === 'warning';
}
