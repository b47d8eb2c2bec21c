import { words as file } from '../../../api/file-words.es.ts';
import { words as fingerprint } from '../../../api/fingerprint-words.es.ts';
import { words as lookup } from '../../../api/lookup-words.es.ts';
import { words as service } from '../../../api/service-words.es.ts';
import { words as request } from '../../../api/words.es.ts';
import { engineWords } from '../../../engine/words.es.ts';
import { words as ownCodes } from '../../../language/knowledge/words.es.ts';
import { words as syntax } from '../../../language/syntax/words.es.ts';
import { words as language } from '../../../language/words.es.ts';
import { words as authorities } from '../../../refusals/authority-words.es.ts';
import type { Phrases } from '../areas.ts';

/** Messages of the engine, its rules and the editor, by their codes. */
export const messages: Phrases = {
  ...engineWords,
  ...language,
  ...syntax,
  ...ownCodes,
  ...request,
  ...file,
  ...fingerprint,
  ...lookup,
  ...service,
  ...authorities,
};
