import type { NamedType } from '../../core/schema/kind.ts';
import { text } from '../../core/schema/primitives.ts';

const named: NamedType = {
  id: 'i18n/lang',
  name: 'i18n.Lang',
  published: false,
  about: 'A language by its two-letter ISO 639-1 code.',
  definition: () => ({ type: 'string', pattern: '^[a-z]{2}$' }),
  references: () => [],
};

/** A language by its two-letter ISO 639-1 code. */
export const language = { ...text, named };
