import { words as request } from '../api/words.es.ts';
import { engineWords } from '../engine/words.es.ts';
import { formatWords } from '../formats/words.es.ts';
import { words as file } from '../api/file-words.es.ts';
import { words as fingerprint } from '../api/fingerprint-words.es.ts';
import { words as lookup } from '../api/lookup-words.es.ts';
import { words as service } from '../api/service-words.es.ts';
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
