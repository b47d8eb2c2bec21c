import { isLanguage } from '../page/paper-words.ts';
import type { Colour } from './drawing.ts';
import { readPicture, type Picture } from './picture.ts';

/** How a page is wished. */
export interface PageOptions {
  readonly lang?: string | undefined;
  readonly size?: 'a4' | 'letter' | undefined;
  /** `#1f4172` */
  readonly colour?: string | undefined;
  /** Bytes of a PNG or JPEG. */
  readonly logo?: Uint8Array | undefined;
  /** Whether there is a code that banks read; there is, when left out. */
  readonly code?: boolean | undefined;
}

export interface PageSettings {
  readonly look: { readonly size: 'a4' | 'letter'; readonly colour: Colour };
  readonly logo?: Picture;
  readonly withCode: boolean;
}

const COLOUR = '#1f4172';

/** The options read; a text with its member says what cannot be used. */
export function readPageOptions(
  options: PageOptions,
): PageSettings | { readonly member: string; readonly why: string } {
  const { lang, size = 'a4', colour = COLOUR, logo, code = true } = options;
  if (lang !== undefined && !isLanguage(lang)) return { member: 'lang', why: `No page is written in \`${lang}\`` };
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i
    .exec(colour)
    ?.slice(1)
    .map((part) => parseInt(part, 16) / 255);
  if (!parts) return { member: 'colour', why: 'The colour is not written as `#1f4172`' };
  const picture = logo && readPicture(logo);
  if (typeof picture === 'string') return { member: 'logo', why: picture };
  return {
    look: { size, colour: parts as unknown as Colour },
    ...(picture && { logo: picture }),
    withCode: code,
  };
}
