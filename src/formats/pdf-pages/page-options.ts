import type { Message } from '../../engine/index.ts';
import { isLanguage } from '../page/paper-words.ts';
import { PLAIN_LOOK } from '../page/write-html.ts';
import type { Colour } from './drawing.ts';
import { readPicture, type Picture } from './picture.ts';
import { pageMessages } from './messages.ts';

/** Options of a page. */
export interface PageOptions {
  readonly lang?: string | undefined;
  readonly size?: 'a4' | 'letter' | undefined;
  /** Such as `#1f4172`. */
  readonly colour?: string | undefined;
  /** Bytes of a PNG or JPEG. */
  readonly logo?: Uint8Array | undefined;
  /** Whether to draw a payment QR code; default yes. */
  readonly code?: boolean | undefined;
}

export interface PageSettings {
  readonly look: { readonly size: 'a4' | 'letter'; readonly colour: Colour };
  readonly logo?: Picture;
  readonly withCode: boolean;
}

/** The parsed options, or a text with its member that says what is invalid. */
export function readPageOptions(
  options: PageOptions,
): PageSettings | { readonly member: string; readonly why: Message } {
  const { lang, size = PLAIN_LOOK.size, colour, logo, code = true } = options;
  if (lang !== undefined && !isLanguage(lang)) return { member: 'lang', why: pageMessages.unknownLanguage({ lang }) };
  const parts = colour === undefined ? PLAIN_LOOK.colour : partsOf(colour);
  if (!parts) return { member: 'colour', why: pageMessages.badColour };
  const picture = logo && readPicture(logo);
  if (picture && 'text' in picture) return { member: 'logo', why: picture };
  return {
    look: { size, colour: parts },
    ...(picture && { logo: picture }),
    withCode: code,
  };
}

function partsOf(colour: string): Colour | undefined {
  const [, ...parts] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? [];
  const [red, green, blue] = parts.map((part) => parseInt(part, 16) / 255);
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
}
