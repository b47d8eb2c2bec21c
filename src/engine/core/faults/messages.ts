import { defineMessages } from '../messages/message.ts';

/** Texts about what an answer leaves out. */
export const findingMessages = defineMessages('findings', {
  findingsLeftOut: '{untold} further findings are left out',
  faultsLeftOut: '{untold} further faults are left out',
});
