import type { Json, Message } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { Misuse } from '../exit.ts';

/** The format and profile of an export. */
export interface ExportTarget {
  readonly format: string;
  readonly profile?: string;
  /** The verdict on the written file for its destination. */
  verdict?(found: { readonly wrong: boolean; readonly stamps: readonly string[] }): Message;
}

/** Finds the target for a document, or says why there is none. */
export type FindTarget = (data: Json) => ExportTarget | { readonly refused: Message };

/**
 * Finds format and profile for the destination with this key; with `auto`, each document names its own. A given format
 * or profile must be one that the destination accepts.
 */
export async function targetsFor(
  key: string,
  { format, profile }: { readonly format?: string; readonly profile?: string },
): Promise<FindTarget> {
  const [
    { destinationMessages },
    { destinationFor, unknownDestination },
    { reportFor, writtenFor },
    { dayOf },
    { hybridByKey },
    { profilesOf },
    { PROFILES, isProfileOf },
    { formatByKey },
  ] = await Promise.all([
    import('../../formats/destinations/messages.ts'),
    import('../../formats/destinations/derive.ts'),
    import('../../formats/destinations/for-destination.ts'),
    import('../../formats/rule-sets/day.ts'),
    import('../../formats/pdf-pages/hybrid-formats.ts'),
    import('../../formats/pdf-pages/hybrid-list.ts'),
    import('../../formats/en16931/profiles/profiles.ts'),
    import('../../formats/catalogue/formats.ts'),
  ]);
  const unknown = unknownDestination(key);
  if (unknown) throw new Misuse(unknown);
  return (data) => {
    const going = destinationFor(key, data);
    if (!going) return { refused: destinationMessages.none };
    const { destination } = going;
    const { name, profiles = [], formats = [] } = destination;
    const written = writtenFor(destination);
    if (!written) return { refused: destinationMessages.notWritten({ name }) };
    const chosen = format ?? written.format;
    const hybrid = hybridByKey(chosen);
    const own = formatByKey(chosen);
    const possible = hybrid
      ? profilesOf(hybrid)
      : PROFILES.filter((profile) => own && isProfileOf(profile, own)).map((profile) => profile.key);
    // A PDF carries CII.
    const takes = formats.some((format) => format === (hybrid ? 'cii' : chosen));
    const taken = profiles.filter((profile) => takes && possible.includes(profile));
    const as = profile ?? taken[0];
    if (as === undefined || !taken.includes(as))
      return { refused: destinationMessages.notTaken({ name, format: [chosen, profile].filter(Boolean).join(' ') }) };
    return {
      format: chosen,
      profile: as,
      verdict: ({ wrong, stamps }) =>
        reportFor(going, {
          at: dayOf(systemContext),
          wrong,
          faults: [],
          stamps,
          format: chosen,
          profile: as,
          isPdf: hybrid !== undefined,
        }).says,
    };
  };
}
