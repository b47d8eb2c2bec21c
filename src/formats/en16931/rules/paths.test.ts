import { describe, expect, it } from 'vitest';
import { readXml } from '../../xml/read-xml.ts';
import { xmlPath } from '../../xml/xml-tree.ts';
import type { InvoiceTerms } from '../term-tree.ts';
import { count, elementsOf, found, has, textAt } from './paths.ts';

const read = readXml(`<a><b k="1"><c>x</c><c> y  z </c></b><b k="2"><c>X</c></b><d><b k="3"/></d></a>`);
if (!read.ok) throw new Error('no XML');
const { root } = read.document;

const places = (path: string): string[] => found(root, path).map(xmlPath);

describe('a path', () => {
  it.each([
    ['b/c', ['/a[1]/b[1]/c[1]', '/a[1]/b[1]/c[2]', '/a[1]/b[2]/c[1]']],
    ['//b', ['/a[1]/b[1]', '/a[1]/b[2]', '/a[1]/d[1]/b[1]']],
    ['//b[c]', ['/a[1]/b[1]', '/a[1]/b[2]']],
    ['//b[!c]', ['/a[1]/d[1]/b[1]']],
    ['b[@k=2|3]/c', ['/a[1]/b[2]/c[1]']],
    ['b[c=x]', ['/a[1]/b[1]']],
    ['b[c~~X]', ['/a[1]/b[1]', '/a[1]/b[2]']],
    ['b[c~y z]', ['/a[1]/b[1]']],
    ['b[c=y z]', []],
    ['b[c!=x]', ['/a[1]/b[1]', '/a[1]/b[2]']],
    ['b[!c=x]', ['/a[1]/b[2]']],
    ['b/c[.=x]', ['/a[1]/b[1]/c[1]']],
    ['b/c[../@k=2]', ['/a[1]/b[2]/c[1]']],
    ['*/b/@k', ['/a[1]/d[1]/b[1]/@k']],
    ['b[c[.=X]]/..', ['/a[1]']],
  ])('%s leads to %j', (path, wanted) => {
    expect(places(path)).toEqual(wanted);
  });

  it('is followed once from the outermost element, however many lines ask', () => {
    expect(found(root, 'b/c')).toBe(found(root, 'b/c'));
    expect(found(root, '//c')).toBe(found(root, '//c'));
    expect(found(root.children[0], '../b')).toBe(found(root.children[1], '../b'));
  });

  it('is looked for at any depth, or from the outermost element on', () => {
    const invoice = { root } as InvoiceTerms;
    expect(elementsOf('b[@k]')(invoice).map(xmlPath)).toHaveLength(3);
    expect(elementsOf('/a/b', 'd/b')(invoice).map(xmlPath)).toHaveLength(3);
    expect(elementsOf('/*/b')(invoice).map(xmlPath)).toEqual(['/a[1]/b[1]', '/a[1]/b[2]']);
    expect(elementsOf('d/b/@k')(invoice).map(xmlPath)).toEqual(['/a[1]/d[1]/b[1]']);
  });

  it('ends in a name', () => {
    expect(() => elementsOf('/*')).toThrow('does not end in a name');
  });

  it('answers for its first text, whether it leads anywhere, and how often', () => {
    expect(textAt(root, 'b/c')).toBe('x');
    expect(textAt(root, 'e')).toBe('');
    expect([has(root, 'b', 'd'), has(root, 'b', 'e'), count(root, '//c')]).toEqual([true, false, 3]);
  });

  it.each(['', 'b[', 'b[c=x', 'b/', 'b]'])('%j is refused', (path) => {
    expect(() => found(root, path)).toThrow('is no path');
  });
});
