import type { MapOf } from '../schema/composites.ts';
import { withMembers } from '../schema/draft.ts';

/** Codes by extension key, as in `ext` members. */
export type Extensions = MapOf<string>;

/** Makes changed extensions; returns its input if nothing changes. */
export type ExtensionChange = (ext: Extensions) => Extensions;

interface ExtensionHolder {
  readonly ext?: Extensions | undefined;
}

const NONE: Extensions = {};

/** Applies changes to the extensions of a combo, item, party …, in order. Returns its input if nothing changes. */
export function changeExtensions<T extends ExtensionHolder>(holder: T, ...changes: readonly ExtensionChange[]): T {
  const before = holder.ext ?? NONE;
  const after = changes.reduce((ext, change) => change(ext), before);
  if (after === before) return holder;
  return withMembers(holder, { ext: Object.keys(after).length === 0 ? undefined : after });
}

/** Replaces any existing value; the empty code removes the extension. */
export function setExtension(key: string, code: string): ExtensionChange {
  if (code === '') return removeExtension(key);
  return (ext) => (ext[key] === code ? ext : withMembers(ext, { [key]: code }));
}

/** Only if there is no value. */
export function fillExtension(key: string, code: string): ExtensionChange {
  return (ext) => (ext[key] === undefined ? withMembers(ext, { [key]: code }) : ext);
}

/** Keeps an existing value that is one of `others`; any other becomes `code`. */
export function limitExtension(key: string, code: string, ...others: readonly string[]): ExtensionChange {
  const set = setExtension(key, code);
  return (ext) => (others.includes(ext[key] ?? '') ? ext : set(ext));
}

/** Removes a key if present. */
export function removeExtension(key: string): ExtensionChange {
  return (ext) => {
    if (ext[key] === undefined) return ext;
    const { [key]: _, ...rest } = ext;
    return rest;
  };
}

/** Each entry replaces the value of its key. */
export function mergeExtensions(entries: Extensions): ExtensionChange {
  const changes = Object.entries(entries).map(([key, code]) => setExtension(key, code));
  return (ext) => changes.reduce((result, change) => change(result), ext);
}
