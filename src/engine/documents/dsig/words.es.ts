import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-DSIG-DIGEST-01': 'Una huella indica su algoritmo',
  'GOBL-DSIG-DIGEST-02': 'Una huella necesita su valor',
};
