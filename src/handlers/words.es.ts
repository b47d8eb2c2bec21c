import { words as request } from '../contract/words.es.ts';
import { engineWords } from '../engine/words.es.ts';
import { formatWords } from '../formats/words.es.ts';
import { words as file } from '../contract/file-words.es.ts';
import { words as fingerprint } from '../contract/fingerprint-words.es.ts';
import { words as lookup } from '../contract/lookup-words.es.ts';
import { words as service } from '../contract/service-words.es.ts';
import { refusalWords } from '../refusals/words.es.ts';
import type { Words } from '../engine/index.ts';

/** All Spanish texts for answers of the API. */
export const answerWords: Words = {
  ...engineWords,
  ...formatWords,
  ...request,
  ...file,
  ...fingerprint,
  ...lookup,
  ...service,
  ...refusalWords,
};
