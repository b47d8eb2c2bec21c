import type { MapOf } from '../schema/composites.ts';
import { withMembers } from '../schema/draft.ts';

/** Codes by extension key, as `ext` members hold them. */
export type Extensions = MapOf<string>;

/** Makes other extensions of some; gives the same map when there is nothing to change. */
export type ExtensionChange = (ext: Extensions) => Extensions;

interface ExtensionHolder {
  readonly ext?: Extensions | undefined;
}

const NONE: Extensions = {};

/** Applies changes to the extensions of a combo, item, party …, in order. Gives the same holder when nothing changes. */
export function changeExtensions<T extends ExtensionHolder>(holder: T, ...changes: readonly ExtensionChange[]): T {
  const before = holder.ext ?? NONE;
  const after = changes.reduce((ext, change) => change(ext), before);
  if (after === before) return holder;
  return withMembers(holder, { ext: Object.keys(after).length === 0 ? undefined : after });
}

/** Whatever stands there is replaced; the empty code takes the extension away. */
export function setExtension(key: string, code: string): ExtensionChange {
  if (code === '') return removeExtension(key);
  return (ext) => (ext[key] === code ? ext : withMembers(ext, { [key]: code }));
}

/** Only where nothing stands yet. */
export function fillExtension(key: string, code: string): ExtensionChange {
  return (ext) => (ext[key] === undefined ? withMembers(ext, { [key]: code }) : ext);
}

/** Keeps what stands there if it is one of `others`; anything else becomes `code`. */
export function limitExtension(key: string, code: string, ...others: readonly string[]): ExtensionChange {
  const set = setExtension(key, code);
  return (ext) => (others.includes(ext[key] ?? '') ? ext : set(ext));
}

/** Takes a key away; without it there, nothing changes. */
export function removeExtension(key: string): ExtensionChange {
  return (ext) => {
    if (ext[key] === undefined) return ext;
    const { [key]: _, ...rest } = ext;
    return rest;
  };
}

/** Each entry replaces what stands under its key. */
export function mergeExtensions(entries: Extensions): ExtensionChange {
  const changes = Object.entries(entries).map(([key, code]) => setExtension(key, code));
  return (ext) => changes.reduce((result, change) => change(result), ext);
}
