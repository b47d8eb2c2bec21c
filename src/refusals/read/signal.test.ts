import { expect, it } from 'vitest';
import { plainText } from './signal.ts';

it.each([
  ['Błąd weryfikacji', 'blad weryfikacji'],
  ['CRÉDITO Øre Đ æ ß', 'credito ore d a s'],
  ['Șő ž 日本 😀', 'so z 日本 😀'],
])('%s is read without accents', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

it('each character keeps its place in a text longer than one chunk', () => {
  const text = `${'é'.repeat(8_191)}😀${'x'.repeat(9_000)}ł`;
  expect(plainText(text)).toBe(`${'e'.repeat(8_191)}😀${'x'.repeat(9_000)}l`);
});
