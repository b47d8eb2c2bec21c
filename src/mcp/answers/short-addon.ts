import type { JsonObject } from '../../engine/index.ts';
import { inWords, listIn, objectsIn, textIn } from '../../language/knowledge/read.ts';
import { withMembers } from './with-members.ts';

/** A published addon: its purpose and its extensions. Parts named in `include` are added as published. */
export function shortAddon(addon: JsonObject, include: readonly string[]): object {
  const requires = listIn(addon, 'requires');
  const short = {
    key: textIn(addon, 'key'),
    name: inWords(addon, 'name'),
    description: inWords(addon, 'description'),
    ...(requires.length > 0 && { requires }),
    extensions: objectsIn(addon, 'extensions').map((extension) => ({
      key: textIn(extension, 'key'),
      name: inWords(extension, 'name'),
      values: listIn(extension, 'values').length,
    })),
  };
  return withMembers(short, addon, include);
}

/** One extension of an addon with its values explained. */
export function shortExtension(addon: JsonObject, key: string): object | undefined {
  const extension = objectsIn(addon, 'extensions').find((definition) => textIn(definition, 'key') === key);
  if (!extension) return undefined;
  const { pattern } = extension;
  return {
    key,
    name: inWords(extension, 'name'),
    description: inWords(extension, 'desc'),
    pattern,
    values: Object.fromEntries(
      objectsIn(extension, 'values').map((value) => [
        textIn(value, 'code') ?? textIn(value, 'key'),
        inWords(value, 'name'),
      ]),
    ),
  };
}
