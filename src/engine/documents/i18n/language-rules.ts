import { isLanguage } from '../../codelists/languages.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import { ISO_639_1 } from '../norms.ts';
import { language } from './language.ts';

export const languageRules = defineRules(language, 'I18N-LANG', {
  '01': {
    must: satisfy<string>('be the code of a language', isLanguage, { kind: 'type', type: 'ISO 639-1 language code' }),
    say: 'Languages are given by a two-letter ISO 639-1 code',
    cite: ISO_639_1('two-letter codes'),
  },
});
