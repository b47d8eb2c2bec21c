import type { WordsOf } from '../messages/message.ts';
import type { findingMessages } from './messages.ts';

export const words: WordsOf<typeof findingMessages> = {
  'findings.findingsLeftOut': 'Se omiten otros {untold} hallazgos',
  'findings.faultsLeftOut': 'Se omiten otros {untold} errores',
};
