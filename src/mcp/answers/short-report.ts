import type { Fault, InspectReport, Json, JsonObject } from '../../engine/index.ts';
import { objectIn, textIn } from '../../language/knowledge/read.ts';

/** Faults listed by default: nobody fixes more at a time. */
export const MOST_LISTED = 20;

/** A report, with the verdict for a destination if the request names one. */
export type Reported = InspectReport & {
  readonly destination?: { readonly description: string; readonly verdict: string; readonly faults: readonly Fault[] };
};

/** A short report on a document: errors and warnings with their places. Parts named in `include` come in full. */
export function shortReport(report: Reported, include: readonly string[]): object {
  const { ok, stage, faults, document, context, changes, trace, rules, seal, destination } = report;
  const grave = faults.filter(({ severity }) => severity === 'error' || severity === 'warning');
  const all = include.includes('faults');
  const payable = payableOf(document);
  return {
    ok,
    stage,
    ...(payable !== undefined && { payable, currency: context.currency ?? textIn(bodyOf(document), 'currency') }),
    faults: all ? faults : grave.slice(0, MOST_LISTED).map(shortFault),
    ...(!all && grave.length > MOST_LISTED && { more: grave.length - MOST_LISTED }),
    ...(include.includes('document') && { document, context }),
    ...(changes && { changes }),
    ...(trace && { trace }),
    ...(rules && { rules }),
    ...(seal && { seal }),
    ...(destination && {
      destination: {
        verdict: destination.verdict,
        says: destination.description,
        faults: destination.faults.slice(0, all ? undefined : MOST_LISTED).map(shortFault),
        ...(!all && destination.faults.length > MOST_LISTED && { more: destination.faults.length - MOST_LISTED }),
      },
    }),
  };
}

/** A fault in one line; `fixes` counts those of `suggest_fixes`. */
export function shortFault({ severity, code, properties, place, description, certain, fixes }: Fault): object {
  return {
    severity,
    code,
    at: properties,
    ...(place && { place }),
    description,
    ...(!certain && { certain }),
    ...(fixes.length > 0 && { fixes: fixes.length }),
  };
}

function payableOf(document: JsonObject | undefined): Json | undefined {
  const totals = objectIn(bodyOf(document), 'totals');
  return totals?.['payable'];
}

function bodyOf(document: JsonObject | undefined): JsonObject | undefined {
  return objectIn(document, 'doc') ?? document;
}
