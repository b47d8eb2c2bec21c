import type { JsonObject } from '../../../engine/index.ts';
import { objectsAt, spokenWords, textAt, wordsAt } from './shape.ts';

export interface Source {
  readonly title: string;
  readonly url: string | undefined;
  /** The language of the title, if it is not the user's. */
  readonly language?: string;
}

/** Where a definition comes from. A source without a title is named by its address. */
export function sourcesAt(object: JsonObject): readonly Source[] {
  return objectsAt(object, 'sources').map((source) => {
    const { text, language } = spokenWords(wordsAt(source, 'title'));
    const url = textAt(source, 'url');
    return { title: text || (url ?? ''), url, ...(language && { language }) };
  });
}
