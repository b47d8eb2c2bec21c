import { en16931 } from './en16931.ts';

/** Data for choosing a profile. */
interface Choosable {
  readonly key: string;
  readonly addons: readonly string[];
}

/** Every profile is based on the standard, so its addon does not identify one. */
const OF_ALL: ReadonlySet<string> = new Set(en16931.addons);

/**
 * The profile for a document's addons: the first with an addon of its own among them, otherwise EN 16931. So an
 * XRechnung invoice is not written as plain EN 16931, whose rules require less.
 */
export function profileOfAddons<P extends Choosable>(profiles: readonly P[], addons: readonly string[]): P | undefined {
  const named = new Set(addons);
  const own = profiles.find((profile) => {
    const ownAddons = profile.addons.filter((addon) => !OF_ALL.has(addon));
    return ownAddons.length > 0 && ownAddons.every((addon) => named.has(addon));
  });
  return own ?? profiles.find(({ key }) => key === en16931.key);
}

/** The addons of a document, or of the one in an envelope; none for anything else. */
export function addonsNamed(data: unknown): readonly string[] {
  const document = memberOf(data, 'doc') ?? data;
  const addons = memberOf(document, '$addons');
  return Array.isArray(addons) ? addons.filter((addon) => typeof addon === 'string') : [];
}

/** The type of a document, or of the one in an envelope: `bill/status`; default an invoice. */
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
