import { defineMessages } from '../../engine/values.ts';

/** What a document has no place for. */
export const facturaeMessages = defineMessages('facturae', {
  extension: 'It is part of the extension {name}, which a document has no members for',
});
