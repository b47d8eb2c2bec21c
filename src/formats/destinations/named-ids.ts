import type { Engine, Fault } from '../../engine/index.ts';

/** The ids under which norms name a fault: that of its rule, and the element that the schema misses. */
export function idsOf({ code, values }: Fault): readonly string[] {
  const slot = code === 'SCHEMA-MISSING' && typeof values?.['slot'] === 'string' ? [values['slot']] : [];
  return [code.split('_', 1)[0] ?? '', ...slot.map((name) => name.replaceAll('`', ''))];
}

/**
 * The authority's ids of what these errors say: the norms of their rules name them, such as `BR-DE-6`, or the element
 * behind the number of its place, as `2.1.1.5.4 CausalePagamento`.
 */
export function idsNamedBy(faults: readonly Fault[], { catalogue }: Engine): ReadonlySet<string> {
  const broken = new Set(faults.flatMap(({ code, severity }) => (severity === 'error' ? [code] : [])));
  const cards = catalogue.rules().filter(({ code }) => broken.has(code));
  return new Set(
    cards.flatMap(({ cite = [] }) => cite.flatMap(({ section }) => section.split(/, |; |(?<=^|\s)[\d.]+ /))),
  );
}
