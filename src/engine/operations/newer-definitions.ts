/**
 * What later releases of the format define and this engine does not: a document that uses it is not misspelt. Source: the release notes of
 * invopop/gobl, 0.504.0 to 0.506.0. An entry goes when the engine knows what it names.
 */
const RELEASES = {
  addon: {},
  regime: {},
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Members, each with one that tells the type it belongs to. */
const MEMBERS = [{ name: 'agent', beside: 'inboxes', release: '0.505.0' }] as const;

const BY_NAME = {
  addon: new Map<string, string>(Object.entries(RELEASES.addon)),
  regime: new Map<string, string>(Object.entries(RELEASES.regime)),
};

/** The release that defines an addon or a regime; undefined when none is known to. */
export function releaseOf(kind: keyof typeof BY_NAME, name: string): string | undefined {
  return BY_NAME[kind].get(name);
}

/** The release that gives a member to the type whose members are `known`. */
export function releaseOfMember(name: string, known: readonly string[]): string | undefined {
  return MEMBERS.find((member) => member.name === name && known.includes(member.beside))?.release;
}
