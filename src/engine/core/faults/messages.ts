import { defineMessages } from '../messages/message.ts';

/** Texts about what an answer leaves out. */
export const findingMessages = defineMessages('findings', {
  findingsLeftOut: '{untold} more findings are not listed',
  faultsLeftOut: '{untold} more faults are not listed',
});
