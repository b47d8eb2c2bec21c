import { en16931 } from './en16931.ts';

/** What is known of a profile by those who choose one. */
interface Choosable {
  readonly key: string;
  readonly addons: readonly string[];
}

/** Every profile is of the standard, so its addon tells nothing. */
const OF_ALL: ReadonlySet<string> = new Set(en16931.addons);

/**
 * The profile that a document asks for by its addons: the first whose own addons it names; EN 16931 itself where there is none. So an
 * invoice of XRechnung is not written as plain EN 16931, whose rules ask for less.
 */
export function profileOfAddons<P extends Choosable>(profiles: readonly P[], addons: readonly string[]): P | undefined {
  const named = new Set(addons);
  const own = profiles.find((profile) => {
    const telling = profile.addons.filter((addon) => !OF_ALL.has(addon));
    return telling.length > 0 && telling.every((addon) => named.has(addon));
  });
  return own ?? profiles.find(({ key }) => key === en16931.key);
}

/** The addons that a document names, or the one in an envelope; none where it is no document. */
export function addonsNamed(data: unknown): readonly string[] {
  const document = memberOf(data, 'doc') ?? data;
  const addons = memberOf(document, '$addons');
  return Array.isArray(addons) ? addons.filter((addon) => typeof addon === 'string') : [];
}

/** The type that a document names, or the one in an envelope: `bill/status`; an invoice where it names none. */
export function typeNamed(data: unknown): string {
  const schema = memberOf(memberOf(data, 'doc') ?? data, '$schema');
  return (
    (typeof schema === 'string' ? /^https:\/\/gobl\.org\/draft-0\/([\w/-]{1,80})$/.exec(schema)?.[1] : undefined) ??
    'bill/invoice'
  );
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
