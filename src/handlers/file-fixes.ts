import type { Fix } from '../engine/index.ts';
import { fixesOf, type FixedVerdict, type VerdictFix } from '../formats/verdict-fixes.ts';
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

/** The fixes of broken rules in the text of their file; loaded with the first file that is inspected. */
export function fileFixes<V extends FixedVerdict & { readonly places: readonly string[] }>(
  text: string,
  verdicts: readonly V[],
): (verdict: V) => readonly Fix[] {
  const offers = fixesOf(text, verdicts);
  const placeOf = xmlPlaces(text);
  return (verdict) => offers(verdict, placeOf(verdict.places[0] ?? '')).map((fix) => faultFix(fix));
}
