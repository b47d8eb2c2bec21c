import type { Json, Message } from '../../engine/index.ts';
import type { ToldDestination } from '../../formats/destinations/derive.ts';
import { systemContext } from '../../platform/system-context.ts';
import { Misuse } from '../exit.ts';

/** In which format and profile a document is written. */
export interface ExportTarget {
  readonly format: string;
  readonly profile?: string;
  /** The destination it is written for, and what is said of the file that was written. */
  readonly told?: ToldDestination;
  verdict?(found: { readonly wrong: boolean; readonly stamps: readonly string[] }): Message;
}

/** What a document is written as, or why it is not. */
export type FindTarget = (data: Json) => ExportTarget | { readonly refused: Message };

/** What each document is written as where it goes: `auto` where it tells that itself. A format, or a profile, that is named beside must be one that it takes. */
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
    import('../../formats/destinations/judge-for-destination.ts'),
    import('../../formats/rule-sets/day.ts'),
    import('../../formats/pdf-pages/hybrid-formats.ts'),
    import('../../formats/pdf-pages/hybrid-list.ts'),
    import('../../formats/en16931/profiles/profiles.ts'),
    import('../../formats/formats.ts'),
  ]);
  const unknown = unknownDestination(key);
  if (unknown) throw new Misuse(unknown);
  return (data) => {
    const told = destinationFor(key, data);
    if (!told) return { refused: destinationMessages.none };
    const { destination } = told;
    const { name, profiles = [], formats = [] } = destination;
    const written = writtenFor(destination);
    if (!written) return { refused: destinationMessages.notWritten({ name }) };
    const chosen = format ?? written.format;
    const hybrid = hybridByKey(chosen);
    const own = formatByKey(chosen);
    const possible = hybrid
      ? profilesOf(hybrid)
      : PROFILES.filter((one) => own && isProfileOf(one, own)).map((one) => one.key);
    // A PDF carries CII.
    const takes = formats.some((one) => one === (hybrid ? 'cii' : chosen));
    const taken = profiles.filter((one) => takes && possible.includes(one));
    const as = profile ?? taken[0];
    if (as === undefined || !taken.includes(as))
      return { refused: destinationMessages.notTaken({ name, format: [chosen, profile].filter(Boolean).join(' ') }) };
    return {
      format: chosen,
      profile: as,
      told,
      verdict: ({ wrong, stamps }) =>
        reportFor(told, {
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
