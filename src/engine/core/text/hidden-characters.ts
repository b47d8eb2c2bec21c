import type { Message } from '../messages/message.ts';
import { textMessages } from './messages.ts';

/** A character of a text that is not seen. */
export interface HiddenCharacter {
  /** In UTF-16 code units. */
  readonly offset: number;
  readonly message: Message;
}

/** One cheap look at a text that has none, as nearly all. */
const PERHAPS = /[\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0001}-\u{E007F}]/u;

/**
 * Controls of direction, and characters without width. Joiners are usual in Arabic, in the scripts of India and in
 * emoji, and tags behind the black flag, so they count only elsewhere. Source: Unicode 17, 23.2 and 23.9, and UTS 51.
 */
const HIDDEN =
  /[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|(?<=^|[\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u200B-\u200F])[\u200C\u200D]|(?<![\u{1F3F4}\u{E0020}-\u{E007F}])[\u{E0001}-\u{E007F}]/gu;

const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** The characters of a text that nobody sees, in their order. */
export function* hiddenCharacters(text: string): Generator<HiddenCharacter> {
  if (!PERHAPS.test(text)) return;
  for (const { 0: character, index } of text.matchAll(HIDDEN)) {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const message = TURNS.test(character) ? textMessages.turns({ code }) : textMessages.hidden({ code });
    yield { offset: index, message };
  }
}

export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '');
}
