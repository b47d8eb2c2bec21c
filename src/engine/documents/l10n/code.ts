import { defineString } from '../../core/schema/scalar-type.ts';
import { documentMessages } from '../messages.ts';

/** A country, region or district by a code in capital letters and digits. */
export const locationCode = defineString('l10n/code', {
  about: 'A country, region or district by a code of capital letters and digits.',
  words: documentMessages.aLocationCode,
  schema: { type: 'string', pattern: '^[A-Z0-9]+$' },
});
