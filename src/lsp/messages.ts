import { defineMessages } from '../engine/values.ts';

/** Texts of the server itself. */
export const lspMessages = defineMessages('lsp', {
  moreNotShown: '{more} more are not shown',
  provisional: 'Provisional: an earlier error prevents some figures from being calculated.',
  xmlTooLong:
    'XML of more than {most} million characters is not judged in an editor: check the file with `assay judge`',
  fixAll: 'Apply all safe fixes',
});
