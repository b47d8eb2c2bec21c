import type { Fix } from '../engine/index.ts';
import { fixesOf, type FixedVerdict, type VerdictFix } from '../formats/verdicts/verdict-fixes.ts';
import { decodeXml } from '../formats/xml/decode-xml.ts';
import { xmlPlaces } from '../formats/xml/xml-places.ts';

/** A fix in the form of faults. */
function faultFix({ title, phrase, values, safe, certain, edits, ask }: VerdictFix): Fix {
  return {
    ...(ask ? { kind: 'ask' as const } : certain ? { kind: 'certain' as const } : {}),
    title,
    ...(phrase !== undefined && { phrase }),
    ...(values && { values }),
    safe,
    edits: [],
    text: edits,
    ...(ask && { ask }),
  };
}

/** The fixes of broken rules in the text of their file, or in that of its bytes; loaded with the first file that is inspected. */
export function fileFixes<V extends FixedVerdict & { readonly places: readonly string[] }>(
  file: string | Uint8Array,
  verdicts: readonly V[],
): (verdict: V) => readonly Fix[] {
  const text = typeof file === 'string' ? file : decodeXml(file).text;
  const offers = fixesOf(text, verdicts);
  const placeOf = xmlPlaces(text);
  return (verdict) => offers(verdict, placeOf(verdict.places[0] ?? '')).map((fix) => faultFix(fix));
}
