/** Conformance levels by the end of the specification identifier (BT-24). */
const LEVELS: readonly (readonly [pattern: RegExp, level: string])[] = [
  [/:xrechnung_/i, 'XRECHNUNG'],
  [/:[12]p0:minimum$/, 'MINIMUM'],
  [/:[12]p0:basicwl$/, 'BASIC WL'],
  [/:[12]p0:basic$/, 'BASIC'],
  [/:[12]p0:comfort$/, 'COMFORT'],
  [/:[12]p0:extended$/, 'EXTENDED'],
  [/^urn:cen\.eu:en16931:2017$|:[12]p0:en16931$/, 'EN 16931'],
];

/** Levels below an invoice: their XML is data about the page, never an alternative form of it. */
export const LESS_THAN_INVOICE: ReadonlySet<string> = new Set(['MINIMUM', 'BASIC WL']);

/** The level in a PDF's metadata for an invoice with this specification identifier (BT-24). */
export function levelOf(specification: string | undefined): string | undefined {
  return LEVELS.find(([pattern]) => pattern.test(specification?.trim() ?? ''))?.[1];
}
