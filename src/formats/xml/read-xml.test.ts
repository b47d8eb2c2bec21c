import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { decodeXml } from './decode-xml.ts';
import { XML_LIMITS } from './limits.ts';
import { readXmlFile } from './read-xml-file.ts';
import { readXml } from './read-xml.ts';
import { textPlaces } from './text-places.ts';
import { attributeOf, childOf, textOf, valueRange, xmlPath, type XmlElement } from './xml-tree.ts';

function root(text: string): XmlElement {
  const read = readXml(text);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  return read.document.root;
}

function every(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(every)];
}

describe('reading XML', () => {
  const text = `<?xml version="1.0"?>\r\n<!-- a --><p:a xmlns:p="urn:p" xmlns="urn:d" k = 'v&amp;w'>\n  <b x="1" p:y="2">t<![CDATA[<u>]]>&#x41;</b><b/>\n</p:a>`;

  it('tells names by namespace, values with references resolved, and places by position among equals', () => {
    const a = root(text);
    expect([a.uri, a.name, attributeOf(a, 'k')?.value]).toEqual(['urn:p', 'a', 'v&w']);
    expect(a.children.map((b) => [b.uri, b.name, b.text, xmlPath(b)])).toEqual([
      ['urn:d', 'b', 't<u>A', '/a[1]/b[1]'],
      ['urn:d', 'b', '', '/a[1]/b[2]'],
    ]);
    expect(a.children[0]?.attributes.map((x) => [x.uri, x.name, x.value, xmlPath(x)])).toEqual([
      ['', 'x', '1', '/a[1]/b[1]/@x'],
      ['urn:p', 'y', '2', '/a[1]/b[1]/@y'],
    ]);
  });

  it('knows where each element, attribute and value lies', () => {
    const a = root(text);
    const b = childOf(a, 'b') as XmlElement;
    expect(text.slice(a.start, a.end)).toBe(text.slice(text.indexOf('<p:a')));
    expect(text.slice(b.start, b.end)).toBe('<b x="1" p:y="2">t<![CDATA[<u>]]>&#x41;</b>');
    expect(text.slice(...valueRange(b))).toBe('t<![CDATA[<u>]]>&#x41;');
    const k = attributeOf(a, 'k');
    expect(k && [text.slice(k.start, k.valueStart), text.slice(...valueRange(k))]).toEqual([`k = '`, 'v&amp;w']);
    expect(textPlaces(text)(b.start)).toEqual({ line: 3, column: 3 });
  });

  it.each([
    ['<a><b></a>', 'SYNTAX', 1, 7],
    ['<a>\n<b>', 'SYNTAX', 2, 1],
    ['<a>\n  &copy;</a>', 'ENTITY', 2, 3],
    ['<!DOCTYPE a [<!ENTITY x "y">]>\n<a>&x;</a>', 'DTD', 1, 1],
    ['<a b="1" b="2"/>', 'SYNTAX', 1, 16],
    ['<p:a/>', 'SYNTAX', 1, 6],
    ['', 'SYNTAX', 1, 1],
    ['<a/><b/>', 'SYNTAX', 1, 5],
    ['<a', 'SYNTAX', 1, 2],
    ['{"a": 1}', 'SYNTAX', 1, 1],
  ])('refuses %j at its place', (text, kind, line, column) => {
    const read = readXml(text);
    expect(read.ok ? [] : read.faults.map((f) => [f.code, f.line, f.column])).toEqual([
      [`ASSAY-XML-${kind}`, line, column],
    ]);
  });

  it.each([
    ['<a>\n<b>x</c></a>', 'The end tag does not close b, which began in line 2', 2, 5],
    ['<a>\n<b/></c>', 'The end tag does not close a, which began in line 1', 2, 5],
    ['<a>\n<p:b xmlns:p="urn:p">\n</b></a>', 'The end tag does not close b, which began in line 2', 3, 1],
  ])('names the element that %j should close', (text, description, line, column) => {
    const read = readXml(text);
    expect(read.ok ? [] : read.faults).toMatchObject([{ description, line, column }]);
  });

  it('leaves out characters that XML does not allow, and says so', () => {
    const read = readXml('<a>x\n\u0001y</a>');
    expect(read.ok && [read.document.root.text, read.document.faults.map((f) => [f.code, f.line, f.column])]).toEqual([
      'x\ny',
      [['ASSAY-XML-CHARACTER', 2, 1]],
    ]);
  });

  it.each([
    ['in a text', '<a>x\n\uD800y</a>', 'x\n\uFFFDy', 2, 1],
    ['before a tag', '<a>x\uD800</a>', 'x\uFFFD', 1, 5],
    ['that comes second', '<a>x\uDC00\u{1F600}</a>', 'x\uFFFD\u{1F600}', 1, 5],
  ])('reads half a character %s as U+FFFD, and says so', (_, text, read, line, column) => {
    const { document } = readXml(text) as Extract<ReturnType<typeof readXml>, { ok: true }>;
    expect([document.root.text, document.faults.map((f) => [f.code, f.line, f.column])]).toEqual([
      read,
      [['ASSAY-XML-CHARACTER', line, column]],
    ]);
  });

  it('reports the first of many halves of characters', () => {
    const read = readXml(`<a>${'\uD800 '.repeat(1_000)}</a>`);
    expect(read.ok && read.document.faults.map(({ column }) => column)).toEqual([4]);
  });

  it('reads a newer version as XML 1.0: it has no control characters and no other line ends', () => {
    expect(root('<?xml version="1.1"?><a>1\u00852\u20283</a>').text).toBe('1\u00852\u20283');
    const read = readXml('<?xml version="1.1"?>\n<a>1&#1;</a>');
    expect(read.ok ? [] : read.faults.map((f) => [f.phrase, f.line])).toEqual([['reading.badReference', 2]]);
  });

  it.each([
    ['depth', '<a>'.repeat(1_000_000)],
    ['attributes', `<a ${Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`],
    ['elements', `<a>${'<b/>'.repeat(XML_LIMITS.maxElements)}</a>`],
    ['entities', `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1_000_000)}"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>`],
    ['prefixes', `<a ${Array.from({ length: 100_000 }, (_, i) => `xmlns:a${i}="u"`).join(' ')}/>`],
  ])('stops at too many %s', (_, text) => {
    const read = readXml(text);
    expect(read.ok ? '' : read.faults[0]?.code).toMatch(/LIMIT|DTD/);
  });

  const long = 'a'.repeat(XML_LIMITS.maxName);
  it.each([
    ['an element', `<a>\n<${long}a/></a>`, 2, 1],
    ['an element with a prefix', `<a xmlns:p="u">\n<p:${long.slice(1)}/></a>`, 2, 1],
    ['an attribute', `<a\n ${long}a = "1"/>`, 2, 2],
    ['a namespace', `<a\n xmlns:p="${long}a"/>`, 2, 2],
    ['the namespace of all', `<a\n xmlns="${long}a"/>`, 2, 2],
  ])('refuses too long a name of %s at its place', (_, text, line, column) => {
    const read = readXml(text);
    expect(read.ok ? [] : read.faults.map((fault) => [fault.code, fault.phrase, fault.line, fault.column])).toEqual([
      ['ASSAY-XML-LIMIT', 'reading.nameTooLong', line, column],
    ]);
  });

  it('takes names as long as the limit', () => {
    const whole = `<${long} xmlns:p="${long}" ${long}="1" p:${long.slice(2)}="2"><p:${long.slice(2)}/></${long}>`;
    expect(root(whole).attributes.map(({ name, start }) => [name.length, start])).toEqual([
      [XML_LIMITS.maxName, whole.indexOf(` ${long}=`) + 1],
      [XML_LIMITS.maxName - 2, whole.indexOf('p:a')],
    ]);
  });

  it.each([
    ['an element', (n: number) => `<${'a'.repeat(n)}/>`],
    ['an attribute', (n: number) => `<a ${'a'.repeat(n / 3)}="1"/><!--${' '.repeat(n / 2)}-->`],
    ['an attribute far from its value', (n: number) => `<a b${' '.repeat(n)}=${' '.repeat(n)}"1"/>`],
    ['an end tag', (n: number) => `<a></${'a'.repeat(n)}>`],
    ['an entity', (n: number) => `<a>&${'a'.repeat(n)};</a>`],
    ['an instruction', (n: number) => `<?${'a'.repeat(n)}?><a/>`],
    [
      'a namespace of many attributes',
      (n: number) => `<a xmlns:p="${'a'.repeat(n)}">${'<b p:a="" p:b=""/>'.repeat(n / 18)}</a>`,
    ],
    [
      'many namespaces of many elements',
      (n: number) =>
        `<a>${`<b ${Array.from({ length: 60 }, (_, i) => `xmlns:p${i}="u${i}"`).join(' ')} p59:a=""/>`.repeat(n / 1_000)}</a>`,
    ],
  ])('takes time in proportion to a long name of %s', (_, make) => {
    const text = make(900_000);
    const began = performance.now();
    const read = readXml(text);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(read.ok ? '' : JSON.stringify(read.faults)).toSatisfy((text: string) => text.length < 2_000);
  });

  it('takes as many elements more as a longer text has room for', () => {
    const text = `<a>${'<b>as long as in an invoice</b>'.repeat(XML_LIMITS.maxElements + 10)}</a>`;
    expect(readXml(text).ok).toBe(true);
    expect(readXml(text.replaceAll('as long as in an invoice', '')).ok).toBe(false);
  });

  it('reads or refuses any text at all, and a place it gives lies within the text', () => {
    const piece = fc.constantFrom(
      ...[
        '<a>',
        '</a>',
        '<b c="',
        '"',
        "'",
        '&',
        '&amp;',
        ';',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<?x',
        '?>',
        '>',
        '/>',
      ],
      ...['<!DOCTYPE', ' ', '\n', 'x', '=', ':', 'xmlns:p="u"', '<p:a', '\u0000', '\uD800', '<a'],
    );
    const any = fc.oneof(
      fc.array(piece).map((all) => all.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(any, (text) => {
        const read = readXml(text);
        const faults = read.ok ? read.document.faults : read.faults;
        for (const { offset, line, column } of faults) {
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset).toBeLessThanOrEqual(text.length);
          expect(textPlaces(text)(offset)).toEqual({ line, column });
        }
        if (!read.ok) return;
        for (const element of every(read.document.root)) {
          expect(text[element.start]).toBe('<');
          expect(text[element.end - 1]).toBe('>');
        }
      }),
      { numRuns: 500 },
    );
  });

  it('finds in written values what was written into them', () => {
    const escaped = (value: string): string =>
      value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
    const words = fc.string({ unit: fc.constantFrom('a', '<', '&', '"', "'", 'é', '😀', ' ', ']') });
    fc.assert(
      fc.property(words, words, (inside, attribute) => {
        const a = root(`<a k="${escaped(attribute)}">${escaped(inside)}</a>`);
        const k = attributeOf(a, 'k');
        expect([textOf(a), k && textOf(k)]).toEqual([inside, attribute]);
      }),
    );
  });
});

it('lists twenty hidden characters, and says that more follow', () => {
  const read = readXml(`<a>${'\u200Bx'.repeat(30)}</a>`);
  const faults = read.ok ? read.document.faults : [];
  expect(faults).toHaveLength(21);
  expect(faults.at(-1)).toMatchObject({ severity: 'warning', phrase: 'reading.moreHidden', column: 4 + 40 });
});

describe('decoding XML', () => {
  const bytes = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0));

  it.each([
    ['windows-1252 by declaration', bytes(`<?xml version='1.0' encoding='windows-1252'?><a>\x80</a>`), '€'],
    ['ISO-8859-15 by declaration', bytes('<?xml version="1.0" encoding="ISO-8859-15"?><a>\xa4</a>'), '€'],
    ['UTF-8 by default', new TextEncoder().encode('<a>€</a>'), '€'],
    ['UTF-8 by mark', new TextEncoder().encode('\uFEFF<a>€</a>'), '€'],
    ['UTF-16 by mark', Uint8Array.of(0xfe, 0xff, 0, 0x3c, 0, 0x61, 0, 0x3e, 0x20, 0xac), '€'],
    ['UTF-16 by its first sign', Uint8Array.of(0x3c, 0, 0x61, 0, 0x3e, 0, 0xac, 0x20), '€'],
  ])('reads %s', (_, file, wanted) => {
    const decoded = decodeXml(file);
    expect(decoded.text).toContain(wanted);
    expect(decoded.text).not.toContain('\uFEFF');
  });

  it('says where the bytes are wrong', () => {
    const decoded = decodeXml(Uint8Array.of(0x3c, 0x61, 0x3e, 0x0a, 0x78, 0xff));
    expect(decoded.faults.map((f) => [f.code, f.line, f.column])).toEqual([['ASSAY-XML-ENCODING', 2, 2]]);
  });

  const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
  it.each<[string, string, string[]]>([
    ['a second mark', `\xef\xbb\xbf\xef\xbb\xbf${DECLARATION}<a>x</a>`, ['reading.markInside 1:1 error']],
    ['a line before the declaration', `\n${DECLARATION}<a>x</a>`, ['reading.declarationFirst 2:6 error']],
    ['a mark behind a line', `\n\xef\xbb\xbf<a>x</a>`, ['reading.markInside 2:1 error']],
    ['words before the declaration', `? ${DECLARATION}<a>x</a>`, ['reading.textOutside 1:1 error']],
    ['words behind the end', '<a>x</a>\n--', ['reading.textOutside 2:1 error']],
    ['zeros behind the end', '<a>x</a>\0', ['reading.characterLeftOut 1:9 error', 'reading.textOutside 1:9 error']],
    ['no name of an encoding', '<?xml version="1.0" encoding="8/9"?><a>x</a>', ['reading.encoding 1:34 error']],
    ['a wrong byte', '<a>x<b>\xff</b></a>', ['reading.wrongBytes 1:8 error']],
    ['a direction that is overridden', '<a>x<b>\xe2\x80\xae</b></a>', ['text.turns 1:8 warning']],
    ['one by its number', '<a>x<b>1&#x202E;</b></a>', ['text.turns 1:9 warning']],
    ['nothing seen, by its number in an attribute', '<a>x<b c="&#8203;"/></a>', ['text.hidden 1:11 warning']],
    ['a joiner that joins', '<a>x<b>\xd9\x85&#x200C;</b></a>', []],
    ['numbers of no character', '<a>x<b>&#65;</b></a>', []],
    ['a lost character', '<a>x<b>\xef\xbf\xbd</b></a>', ['reading.lostCharacter 1:8 warning']],
  ])('reads a file with %s all the same, and says so', (_, file, wanted) => {
    const read = readXmlFile(bytes(file));
    const faults = read.ok ? read.document.faults : read.faults;
    expect([
      read.ok && read.document.root.text,
      faults.map(({ phrase, line, column, severity }) => `${String(phrase)} ${line}:${column} ${severity}`),
    ]).toEqual(['x', wanted]);
  });
});
