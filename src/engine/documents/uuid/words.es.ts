import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-UUID-UUID-01': 'Un UUID son 32 cifras hexadecimales en los cinco grupos habituales',
};
