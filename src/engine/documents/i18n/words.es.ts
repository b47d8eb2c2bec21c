import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-I18N-LANG-01': 'Los idiomas se dan con un código ISO 639-1 de dos letras',
  'GOBL-I18N-LANG-01.must': 'ser el código de un idioma',
};
