import type { CalDate } from '../../engine/core/cal/date.ts';
import type { CalTime } from '../../engine/core/cal/time.ts';
import type { CalculationContext } from '../../engine/documents/behaviour.ts';
import { knowing } from './trial-scope.ts';

/** The context for steps of a calculation: a small Spain and a fixed moment, without normalisers and embedded files. */
export function trialContext(change: Partial<CalculationContext> = {}): CalculationContext {
  return {
    knowledge: knowing({}),
    today: () => '2026-01-15' as CalDate,
    timeOfDay: () => '11:00:00' as CalTime,
    newId: () => '',
    report: () => undefined,
    trace: undefined,
    normalise: (_, value) => value,
    calculateEmbedded: (embedded) => embedded,
    ...change,
  };
}
