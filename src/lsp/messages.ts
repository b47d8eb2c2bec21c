import { defineMessages } from '../engine/values.ts';

/** Texts of the server itself. */
export const lspMessages = defineMessages('lsp', {
  moreNotShown: '{more} more are not shown',
  provisional: 'Provisional: a fault before this one keeps some figures from being worked out.',
  fixAll: 'Fix everything that has one fix',
});
