import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../../texts/live.ts';
import { sourcesAt } from './sources.ts';

afterEach(() => {
  speak('en', undefined);
});

describe('a source', () => {
  it.each([
    [
      { title: { en: 'Law', es: 'Ley' }, url: 'https://x.test' },
      { title: 'Law', url: 'https://x.test' },
    ],
    [{ url: 'https://x.test' }, { title: 'https://x.test', url: 'https://x.test' }],
    [{ title: { es: 'Ley' } }, { title: 'Ley', url: undefined, language: 'es' }],
    [{}, { title: '', url: undefined }],
  ])('%j', (source, read) => {
    expect(sourcesAt({ sources: [source] })).toEqual([read]);
  });
});

describe('the title of a source', () => {
  beforeEach(() => {
    speak('es', {});
  });

  it.each([
    [{ en: 'VAT rates', es: 'Tipos de IVA' }, { title: 'Tipos de IVA' }],
    [{ en: 'Nippon.com, A History' }, { title: 'Nippon.com, A History', language: 'en' }],
    [{ se: 'Momssatser' }, { title: 'Momssatser', language: 'sv' }],
  ])('%j has its language where it is not the user’s', (title, read) => {
    expect(sourcesAt({ sources: [{ title }] })).toEqual([{ url: undefined, ...read }]);
  });
});
