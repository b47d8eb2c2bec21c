import { expect, it } from 'vitest';
import { TermGroup, InvoiceTerms } from '../term-tree.ts';
import { readXml } from '../../xml/read-xml.ts';
import { each, elementsAt } from './elements.ts';

function invoiceOf(text: string): InvoiceTerms {
  const read = readXml(text);
  if (!read.ok) throw new Error('unsound');
  return new InvoiceTerms('cii', new TermGroup(''), read.document.root);
}

const invoice = invoiceOf('<a><b><c x="1">1</c></b><c>2</c><b><c>3</c><d>4</d></b></a>');
const texts = (elements: readonly { readonly text: string }[]) => elements.map(({ text }) => text);

it.each([
  ['c', ['1', '2', '3']],
  ['b/c', ['1', '3']],
  ['a/b/c', ['1', '3']],
  ['a/c', ['2']],
  ['b/c/@x', ['1']],
  ['c/b', []],
])('finds what stands at %s', (path, found) => {
  expect(texts(elementsAt(path)(invoice))).toEqual(found);
});

it('looks through an invoice once, however many lines ask', () => {
  expect(elementsAt('b/c')(invoice)).toBe(elementsAt('b/c')(invoice));
  expect(each('c', 'd')(invoice)).toBe(each('c', 'd')(invoice));
  expect(texts(each('d', 'c')(invoice))).toEqual(['4', '1', '2', '3']);
  expect(elementsAt('b/c')(invoiceOf('<a/>'))).toEqual([]);
});
