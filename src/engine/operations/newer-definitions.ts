/**
 * Definitions of later releases that this engine lacks: a document that uses them is not misspelt. Source: the release
 * notes of invopop/gobl, 0.504.0 to 0.506.0. Remove an entry once the engine implements it.
 */
const RELEASES = {
  addon: {},
  regime: {},
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Members, each with another member that identifies its type. */
const MEMBERS = [{ name: 'agent', beside: 'inboxes', release: '0.505.0' }] as const;

const BY_NAME = {
  addon: new Map<string, string>(Object.entries(RELEASES.addon)),
  regime: new Map<string, string>(Object.entries(RELEASES.regime)),
};

/** The release that defines an addon or a regime; undefined if unknown. */
export function releaseOf(kind: keyof typeof BY_NAME, name: string): string | undefined {
  return BY_NAME[kind].get(name);
}

/** The release that adds a member to the type with the `known` members. */
export function releaseOfMember(name: string, known: readonly string[]): string | undefined {
  return MEMBERS.find((member) => member.name === name && known.includes(member.beside))?.release;
}
