import { distanceOf } from '../../../engine/values.ts';
import { PROFILES } from './profiles.ts';
import { EN16931 } from './profile.ts';
import { FORMER_SPECIFICATIONS, MORE_SPECIFICATIONS } from './specifications.codes.ts';

/** Patterns of identifiers with several spellings, as whole texts. Every other one is known as a text. */
const FAMILIES: readonly RegExp[] = PROFILES.flatMap(({ recognisedBy }) =>
  recognisedBy.flatMap(({ specification, formerly }) =>
    specification instanceof RegExp && !formerly && isWhole(specification) ? [specification] : [],
  ),
);

function isWhole({ source }: RegExp): boolean {
  return source.startsWith('^') && source.endsWith('$') && !source.startsWith(`^${EN16931.replace('.', '\\.')}(?:`);
}

const CURRENT: readonly string[] = [
  ...new Set([
    ...PROFILES.filter(({ format, writtenAs }) => !writtenAs || format === undefined).flatMap(
      ({ specification, recognisedBy }) => [
        specification,
        ...recognisedBy.flatMap((sign) => (typeof sign.specification === 'string' ? [sign.specification] : [])),
      ],
    ),
    ...MORE_SPECIFICATIONS,
  ]),
];

const KNOWN: ReadonlySet<string> = new Set([...CURRENT, ...FORMER_SPECIFICATIONS]);

/** Whether a specification identifier (BT-24) is one that somebody has published. An empty one names nothing. */
export const isKnownSpecification = (specification: string): boolean =>
  specification === '' || KNOWN.has(specification) || FAMILIES.some((family) => family.test(specification));

/** Longer texts are no misspelt identifiers; the longest one has 135 characters. */
const LONGEST = 200;
/** The share of letters that may differ. */
const MOST_DIFFERENT = 0.25;

/** The published identifier that is most like another text; undefined if none is like it. */
export function nearestSpecification(specification: string): string | undefined {
  if (specification.length > LONGEST) return undefined;
  const given = specification.toLowerCase();
  const whole = CURRENT.find((known) => known.toLowerCase().endsWith(`#${given}`));
  if (whole !== undefined) return whole;
  const most = MOST_DIFFERENT * given.length;
  const [nearest] = CURRENT.filter((known) => Math.abs(known.length - given.length) <= most)
    .map((known) => ({ known, distance: differing(given, known.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= most ? nearest.known : undefined;
}

/** The distance of two texts, most of which begin and end alike. */
function differing(text: string, other: string): number {
  const shorter = Math.min(text.length, other.length);
  let start = 0;
  while (start < shorter && text[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === other.at(-1 - end)) end++;
  return distanceOf(text.slice(start, text.length - end), other.slice(start, other.length - end));
}
