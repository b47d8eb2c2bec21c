import { describe, expect, it } from 'vitest';
import { decodeXml } from './decode-xml.ts';
import { XML_LIMITS } from './limits.ts';
import { placeholdersIn } from './placeholders-in.ts';
import { readXml } from './read-xml.ts';
import { textPlaces } from './text-places.ts';
import { writeXml, type XmlOutput } from './write-xml.ts';
import { xmlIndex } from './xml-index.ts';
import { xmlPlaces } from './xml-places.ts';
import { childOf, xmlPath, type XmlElement } from './xml-tree.ts';

function root(text: string): XmlElement {
  const read = readXml(text);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  return read.document.root;
}

describe('the place of a path', () => {
  const text = '<?x?><p:a xmlns:p="u">\n <b k="v" p:l="w">one</b><b>two</b><c/><d >\t</d><e\n><f></f></e></p:a>';
  it.each([
    ['/a[1]', '<p:a'],
    ['/a[1]/b[1]', 'one'],
    ['/a[1]/b[2]', 'two'],
    ['/a[1]/b[3]', '<p:a'],
    ['/a[1]/b', '<p:a'],
    ['/a[1]/b[1]/@k', 'v'],
    ['/a[1]/b[1]/@l', 'one'],
    ['/a[1]/b[2]/@k', 'two'],
    ['/a[1]/c[1]', '<c'],
    ['/a[1]/d[1]', '\t'],
    ['/a[1]/e[1]', '<e'],
    ['/a[1]/e[1]/f[1]', '<f'],
    ['/a[1]/e[1]/g[1]/f[1]', '<e'],
    ['/z[1]/b[1]', '<p:a'],
    ['', '<p:a'],
    ['a[1]//b[2]', 'two'],
  ])('%s is %j', (path, found) => {
    const { start, end } = xmlPlaces(text)(path);
    expect(text.slice(start, end)).toBe(found);
  });

  it('in a text that is no XML is its first sign', () => {
    expect(xmlPlaces('xyz')('/a[1]')).toEqual({ start: 0, end: 1 });
    expect(xmlPlaces('')('/a[1]')).toEqual({ start: 0, end: 0 });
  });
});

it('lines end at LF, CR and CRLF', () => {
  const text = 'ab\nc\r\n\rd\u2028';
  const place = textPlaces(text);
  const texts = Array.from(
    { length: text.length + 1 },
    (_, at) => `${String(place(at).line)}:${String(place(at).column)}`,
  );
  expect(texts.join(' ')).toBe('1:1 1:2 1:3 2:1 2:2 2:3 3:1 4:1 4:2 4:3');
});

it('positions count elements of a local name, in any namespace', () => {
  const a = root('<a xmlns:p="u"><b/><c/><p:b/><b><b/></b></a>');
  expect(a.children.map(xmlPath)).toEqual(['/a[1]/b[1]', '/a[1]/c[1]', '/a[1]/b[2]', '/a[1]/b[3]']);
  expect(childOf(a, 'b')).toBe(a.children[0]);
  expect([childOf(a, 'd'), childOf(undefined, 'b')]).toEqual([undefined, undefined]);
  const index = xmlIndex(a);
  expect(index.byName.get('b')?.map(xmlPath)).toEqual(['/a[1]/b[1]', '/a[1]/b[2]', '/a[1]/b[3]', '/a[1]/b[3]/b[1]']);
  expect(xmlIndex(a)).toBe(index);
});

it('an index lists elements by the names of their attributes', () => {
  const { byAttribute } = xmlIndex(root('<a k="1"><b l="1" k="2"/><c/></a>'));
  expect([...byAttribute].map(([name, list]) => [name, list.map(xmlPath)])).toEqual([
    ['k', ['/a[1]', '/a[1]/b[1]']],
    ['l', ['/a[1]/b[1]']],
  ]);
});

it('white space between elements is no text, any other is', () => {
  const texts = (text: string) => [root(text), ...root(text).children].map((element) => element.text);
  expect(texts('<a>\r\n\t <b> </b></a>')).toEqual(['', ' ']);
  expect(texts('<a>\u00a0<b/></a>')).toEqual(['\u00a0', '']);
  expect(texts('<a> x <b/> y </a>')).toEqual([' x  y ', '']);
  expect(texts('<a> </a>')).toEqual([' ']);
});

it('placeholders are found in document order, up to a number', () => {
  const a = root('<a k=" &lt;?> "><b>&lt;?></b><c l="&lt;?>x" m="&lt;?>">x &lt;?></c><d>\n&lt;?>\n</d></a>');
  expect(placeholdersIn(a, 9).map(xmlPath)).toEqual(['/a[1]/@k', '/a[1]/b[1]', '/a[1]/c[1]/@m', '/a[1]/d[1]']);
  expect(placeholdersIn(a, 3).map(xmlPath)).toEqual(['/a[1]/@k', '/a[1]/b[1]', '/a[1]/c[1]/@m']);
});

describe('written XML', () => {
  const leaf = (name: string, text?: string, ...attributes: readonly (readonly [string, string])[]): XmlOutput => ({
    name,
    attributes,
    children: [],
    ...(text !== undefined && { text }),
  });

  it('is indented, and reads as what it was', () => {
    const values = 'a<&>"\'\r\n\té😀\u0001\ud800\ufffe';
    const tree = {
      name: 'p:a',
      attributes: [
        ['xmlns:p', 'urn:p'],
        ['k', values],
      ] as const,
      children: [leaf('b', values), leaf('c'), leaf('d', ''), { ...leaf('e'), children: [leaf('f', ' ')] }],
    };
    const text = writeXml(tree);
    expect(text).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<p:a xmlns:p="urn:p" k="a&lt;&amp;&gt;&quot;\'&#13;&#10;&#9;é😀">\n' +
        '  <b>a&lt;&amp;&gt;"\'&#13;\n\té😀</b>\n  <c/>\n  <d/>\n  <e>\n    <f> </f>\n  </e>\n</p:a>\n',
    );
    const read = root(text);
    expect([read.attributes[0]?.value, read.children[0]?.text]).toEqual(Array(2).fill('a<&>"\'\r\n\té😀'));
  });
});

describe('limits of XML', () => {
  const limits = {
    ...XML_LIMITS,
    maxLength: 100,
    maxDepth: 3,
    maxElements: 4,
    charactersPerElement: 20,
    maxAttributes: 2,
    maxText: 5,
  };
  it.each([
    [`<a>${' '.repeat(93)}</a>`, 'The value is longer than 5 characters 1:1'],
    [' '.repeat(101), 'The text has 101 characters; the limit is 100 1:1'],
    ['<a><a><a/></a></a>', ''],
    ['<a><a><a>\n<a/></a></a></a>', 'Elements are nested more than 3 deep 2:1'],
    ['<a><b/><b/><b/></a>', ''],
    ['<a><b/><b/><b/>\n<b/></a>', 'The text has more than 4 elements 2:1'],
    [`<a><b/><b/><b/><b/>${'<!-- -->'.repeat(9)}     </a>`, ''],
    [`<a><b/><b/><b/><b/>${'<!-- -->'.repeat(9)}    </a>`, 'The text has more than 4 elements 1:16'],
    ['<a b="" c=""/>', ''],
    ['<a b="" c=""\n d=""/>', 'The element has more than 2 attributes 2:2'],
    ['<a b="12345">12345</a>', ''],
    ['<a c=""\n b="123456"/>', 'The value is longer than 5 characters 2:2'],
    ['\n<a>123<![CDATA[456]]></a>', 'The value is longer than 5 characters 2:1'],
  ])('%j: %s', (text, says) => {
    const read = readXml(text, limits);
    const texts = read.ok
      ? []
      : read.faults.map((fault) => `${fault.description} ${String(fault.line)}:${String(fault.column)}`);
    expect(texts.join()).toBe(says);
  });

  it('a hundred characters that XML forbids are reported, each by its number', () => {
    const read = readXml(`<a>${'\u0001x\uffff'.repeat(80)}</a>`);
    const texts = read.ok ? read.document.faults.map(({ description }) => description) : [];
    expect([texts.length, texts[0], texts[1]]).toEqual([
      100,
      'XML does not allow the character U+0001; it is left out',
      'XML does not allow the character U+FFFF; it is left out',
    ]);
    expect(read.ok && read.document.root.text).toBe('x'.repeat(80));
  });
});

describe('the encoding of a file', () => {
  const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const wide = (text: string, isLittle: boolean) =>
    Uint8Array.from([...text].flatMap((sign) => (isLittle ? [sign.charCodeAt(0), 0] : [0, sign.charCodeAt(0)])));
  const declaring = (encoding: string, more = '') =>
    bytes(`<?xml version="1.0" encoding="${encoding}"?>\n<Invoice>${more}</Invoice>`);

  it.each<[name: string, file: Uint8Array, encoding: string, says?: string]>([
    ['nothing', new Uint8Array(), 'utf-8'],
    ['UTF-8', bytes('<a/>'), 'utf-8'],
    ['a mark of UTF-8', bytes('\xef\xbb\xbf<?xml version="1.0" encoding="latin1"?><a/>'), 'utf-8'],
    ['UTF-16 by its mark', Uint8Array.of(0xff, 0xfe, ...wide('<a/>', true)), 'utf-16le'],
    ['UTF-16, the other way round', Uint8Array.of(0xfe, 0xff, ...wide('<a/>', false)), 'utf-16be'],
    ['UTF-16 without a mark', wide('<a/>', true), 'utf-16le'],
    ['UTF-16 without a mark, the other way round', wide('<a/>', false), 'utf-16be'],
    ['a declaration', declaring('ISO-8859-1'), 'iso-8859-1'],
    [
      'a declaration in single quotes',
      bytes("  <?xml version='1.0'\n encoding = 'Windows-1252' ?><a/>"),
      'windows-1252',
    ],
    [
      'a declaration that comes too late',
      bytes(`<?xml version="1.0"${' '.repeat(500)}encoding="latin1"?><a/>`),
      'utf-8',
    ],
    ['a declaration of another instruction', bytes('<?xml-stylesheet encoding="latin1"?><a/>'), 'utf-8'],
    ['no declaration', bytes('<a encoding="latin1"/>'), 'utf-8'],
    [
      'a wide one that is declared alone',
      declaring('utf-16'),
      'utf-8',
      'The file declares UTF-16, but it is UTF-8 and is read as such; Invoice begins in line 2 at 1:1',
    ],
    [
      'UTF-32',
      declaring('UTF32'),
      'utf-8',
      'The file declares UTF32, but it is UTF-8 and is read as such; Invoice begins in line 2 at 1:1',
    ],
    [
      'UCS-2',
      declaring('UCS-2'),
      'utf-8',
      'The file declares UCS-2, but it is UTF-8 and is read as such; Invoice begins in line 2 at 1:1',
    ],
    [
      'a wide one without elements',
      bytes('<?xml version="1.0" encoding="utf-16"?>'),
      'utf-8',
      'The file declares UTF-16, but it is UTF-8 and is read as such; nothing begins in line 1 at 1:1',
    ],
    [
      'bytes that are no UTF-8',
      bytes('<a>\r\nx\xe9</a>'),
      'utf-8',
      'The bytes are not UTF-8 here; they are read as the character U+FFFD at 2:2',
    ],
    [
      'a mark of UTF-8 and signs that the declared encoding writes otherwise',
      bytes('\xef\xbb\xbf<?xml version="1.0" encoding="latin1"?><a>\xc3\xa9</a>'),
      'utf-8',
      'The file declares LATIN1, but its byte order mark is that of UTF-8, which it is read as at 1:1',
    ],
    [
      'UTF-16 that declares UTF-8',
      wide('<?xml version="1.0" encoding="UTF-8"?><a/>', true),
      'utf-16le',
      'The file declares UTF-8, but its byte order mark is that of UTF-16LE, which it is read as at 1:1',
    ],
    [
      'a byte beyond US-ASCII',
      declaring('US-ASCII', 'x\xe9'),
      'us-ascii',
      'The byte is not US-ASCII, which the file declares; it is read as windows-1252 at 2:11',
    ],
    [
      'a sign of windows-1252 in ISO-8859-1',
      declaring('ISO-8859-1', '5 \x80'),
      'iso-8859-1',
      'The byte 0x80 is a control character in ISO-8859-1; it is read as € of windows-1252 at 2:12',
    ],
    [
      'an encoding that nobody knows',
      declaring('klingon'),
      'utf-8',
      'The encoding klingon that the file declares is not known; the file is read as UTF-8 at 1:1',
    ],
    [
      'an encoding with a long name',
      declaring('x'.repeat(50)),
      'utf-8',
      `The encoding ${'x'.repeat(40)} that the file declares is not known; the file is read as UTF-8 at 1:1`,
    ],
    ['the replacement itself', bytes('<a>\xef\xbf\xbd</a>'), 'utf-8'],
  ])('%s', (_, file, encoding, says = '') => {
    const decoded = decodeXml(file);
    const texts = decoded.faults.map(
      ({ description, line, column }) => `${description} at ${String(line)}:${String(column)}`,
    );
    expect([decoded.encoding, texts.join()]).toEqual([encoding, says]);
  });

  it('windows-1252 has its own signs from 80 to 9F', () => {
    const signs = String.fromCharCode(...Array.from({ length: 34 }, (_, at) => 0x7f + at));
    const decoded = decodeXml(declaring('windows-1252', signs));
    expect(/<Invoice>(.*)<\/Invoice>/.exec(decoded.text)?.[1]).toBe(
      '\x7f€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ\xa0',
    );
  });
});
