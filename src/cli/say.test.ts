import { expect, test } from 'vitest';
import { languageAsked, languageOf } from './say.ts';

test.each<[string | undefined, Readonly<Record<string, string>>, string]>([
  ['es', {}, 'es'],
  [undefined, {}, 'en'],
  [undefined, { LANG: 'es_ES.UTF-8' }, 'es'],
  [undefined, { LC_ALL: 'C', LANG: 'es_ES.UTF-8' }, 'en'],
  [undefined, { LC_ALL: '', LC_MESSAGES: 'es', LANG: 'en_GB' }, 'es'],
  [undefined, { LANG: 'est_EE' }, 'en'],
  [undefined, { LANG: 'de_DE.UTF-8' }, 'en'],
  ['en', { LANG: 'es_ES' }, 'en'],
  ['fr', { LANG: 'es_ES' }, 'en'],
])('--lang %s with %o is %s', (lang, environment, language) => {
  expect(languageOf(lang, environment)).toBe(language);
});

test('the option is found among the arguments', () => {
  expect(languageAsked(['build', '--lang', 'es', 'a.json'])).toBe('es');
  expect(languageAsked(['build', '--lang=es'])).toBe('es');
  expect(languageAsked(['build', 'a.json'])).toBeUndefined();
});
