import type { Message } from '../../engine/index.ts';
import { PROFILES } from '../en16931/profiles/profiles.ts';
import { exportMessages } from '../losses/export-messages.ts';
import { FORMATS } from '../catalogue/formats.ts';
import { HYBRID_FORMATS } from '../pdf-pages/hybrid-list.ts';

/** Formats that can be written. */
const WRITTEN = [...FORMATS.filter(({ readOnly }) => !readOnly), ...HYBRID_FORMATS].map(({ key }) => key).join(', ');

/** What a profile has behind its name: `-3`, `-bis-3`. */
const VERSION = /(?:-bis)?-\d+$/;

/** A profile, whole or without its version, is often taken for a format: `xrechnung`, `peppol-bis-3`. */
export function noSuchFormat(format: string): Message {
  const profile = PROFILES.find(
    ({ key, readOnly }) => !readOnly && (key === format || key.replace(VERSION, '') === format),
  );
  if (!profile) return exportMessages.unknownFormat({ format, written: WRITTEN });
  const formats = profile.syntaxes.map((syntax) => `\`${syntax}\``).join(' / ');
  return exportMessages.profileAsFormat({ format, formats, profile: profile.key });
}
