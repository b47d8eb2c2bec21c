import { afterEach, expect, it } from 'vitest';
import { speak } from './live.ts';
import { titleLanguage } from './title-languages.ts';

afterEach(() => {
  speak('en', undefined);
});

it.each([
  ['es', 'VAT rates', undefined, undefined],
  ['es', 'Nippon.com, A History', 'en', 'en'],
  ['es', 'Ministerio de Hacienda', 'en', undefined],
  ['es', 'OIN Stelsel - Samenstelling OIN', 'en', 'nl'],
  ['en', 'Ministerio de Hacienda', undefined, 'es'],
  ['en', 'Momssatser', 'sv', 'sv'],
] as const)('on a page in %s the title %s, declared to be in %s, is in %s', (language, title, declared, found) => {
  speak(language, language === 'es' ? { messages: {} } : undefined);
  expect(titleLanguage(title, declared)).toBe(found);
});
