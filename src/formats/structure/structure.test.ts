import { firedBy } from '../testing/fired-by.ts';
import * as documents from '../testing/peppol-documents.ts';
import { describe, expect, it } from 'vitest';
import { readXml } from '../xml/read-xml.ts';
import { judgeStructure } from './judge-structure.ts';
import { longestOrder } from './longest-order.ts';
import { Structure } from './structure.ts';
import { BASES } from './text-bases.ts';
import { textTypesOf } from './text-types.ts';

/** A schema with every feature of the notation. */
const structure = new Structure({
  namespaces: { a: 'urn:a', b: 'urn:b' },
  roots: ['a:root'],
  elements: `
a Root root
- Any any
- Code code
- Inner inner
- Mixed mixed
- Number n o p q r s t
`,
  types: `
Any #other-a* @*
Code .Code @kind!~x%20y @b:mark=integer
Inner &(n o? p)
Mixed % (n|o)*
Number .decimal
Root (n|o p)+ (q r?){2,3} s{2,} t? inner? code? mixed? any? b:n=Code?
`,
  texts: { Code: { base: 'token', enumeration: 'A B', maxLength: 1 } },
});

function printed(content: string): readonly string[] {
  const elements = content.replace(/(?<=^|[ >])([nopqrst])(?=[ <]|$)/g, '<$1>1</$1>');
  const text = `<a:root xmlns:a="urn:a" xmlns:b="urn:b">${elements}</a:root>`;
  const read = readXml(text);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  return judgeStructure(structure, read.document.root, text).map(({ rule, says }) => `${rule.slice(7)} ${says.text}`);
}

describe('an expression', () => {
  it.each([
    ['n q q s s'],
    ['o p n n q r q r q s s s s t'],
    ['n q q s s <inner>p o n</inner>'],
    ['n q q s s <inner>n p</inner>'],
    ['n q q s s <code kind="x y" b:mark="-3"> B </code>'],
    ['n q q s s <mixed>text n more o text</mixed>'],
    ['n q q s s <any x="1" b:y="2"><b:n kind="x y">?</b:n><b:m/></any>'],
    ['n q q s s <b:n kind="x y">A</b:n>'],
  ])('takes %s', (content) => {
    expect(printed(content)).toEqual([]);
  });

  it.each([
    ['', 'MISSING One of these is missing at the end of `root`: `n`, `o`'],
    ['q q s s', 'MISSING One of these is missing in `root`, before `q`: `n`, `o`'],
    ['o q q s s', 'MISSING `p` is missing in `root`, before `q`'],
    ['n q s s', 'MISSING `q` is missing in `root`, before `s`'],
    ['n q q q q s s', 'ORDER `q` is not allowed here in `root`; expected: `r`, `s`'],
    ['n q q s', 'MISSING `s` is missing at the end of `root`'],
    ['n q s q s s', 'ORDER `q` must come before `s`'],
    ['n q q s s t t', 'ORDER `t` is not allowed here in `root`; expected: `inner`, `code`, `mixed`, `any`, `n`'],
    ['n q q s s <inner>p</inner>', 'MISSING `n` is missing at the end of `inner`'],
    ['n q q s s <inner>n p n</inner>', 'ORDER `n` is not allowed here in `inner`; expected: `o`'],
    ['n q q s s <inner>n p o n</inner>', 'TOO-MANY `n` occurs too often in `inner`'],
    ['n q q s s <inner>n p x</inner>', 'TEXT Text is not allowed in `inner`, which contains elements: `x`'],
    ['n q q s s <code kind="y">A</code>', 'VALUE `y` is not allowed: the only value is `x y`'],
    ['n q q s s <code kind="x y">C</code>', 'VALUE `C` is not one of the allowed codes'],
    ['n q q s s <code kind="x y" b:mark="1.5">A</code>', 'VALUE `1.5` is not a whole number'],
    ['n q q s s <code>A</code>', 'ATTRIBUTE The attribute `kind` of `code` is missing'],
    ['n q q s s <any><a:root/></any>', 'UNKNOWN `root` is not allowed in `any`'],
    ['n q q s s <b:n kind="x y">C</b:n>', 'VALUE `C` is not one of the allowed codes'],
    ['n q q s s <c:n xmlns:c="urn:c"/>', 'NAMESPACE `n` is in the namespace `urn:c`; none is expected'],
  ])('does not take %s', (content, says) => {
    expect(printed(content)).toEqual([says]);
  });
});

describe('a table', () => {
  const of = (root: string, elements = '', types = '') =>
    new Structure({ namespaces: { a: 'urn:a' }, roots: [root], elements, types });
  const read = readXml('<x xmlns="urn:a"/>');
  const root = read.ok ? read.document.root : undefined;

  it.each([
    ['a:x', ''],
    ['x', ''],
    ['x=Y', ''],
    ['y', 'a X x'],
  ])('that does not know the element %s is refused', (name, elements) => {
    expect(() => root && of(name, elements).rootOf(root)).toThrow(`the structure has no element ${name}`);
  });

  it.each([
    ['a:x=Y', ''],
    ['x', 'a X x'],
    ['a:x', 'b X x'],
  ])('knows the root as %s', (name, elements) => {
    expect(root && of(name, elements).rootOf(root)).toMatchObject({ uri: 'urn:a', name: 'x' });
  });

  it('is refused if it does not know a type', () => {
    expect(() => of('a:x=Y').typeOf('Y')).toThrow('the structure has no type Y');
    expect(of('a:x=Y', '', 'Y').typeOf('Y')).toMatchObject({ content: undefined, text: undefined, isMixed: false });
  });
});

describe('a type of text', () => {
  const find = textTypesOf({
    Amount: { base: 'decimal', totalDigits: 5, fractionDigits: 2, min: '0', below: '1000' },
    Form: { base: 'string', patterns: ['[A-Z]{2}\\d+'], minLength: 3, maxLength: 5 },
    Either: { base: 'string', union: ['date', 'integer'] },
    Day: { base: 'date', min: '2020-01-01' },
    Hour: { base: 'time', max: '18:00:00' },
    Share: { base: 'decimal', above: '0', max: '100' },
    Short: { base: 'string', minLength: 2, maxLength: 3 },
    Line: { base: 'normalizedString', enumeration: ['a b'] },
    Codes: { base: 'token', enumeration: ['a b'] },
  });

  it.each([
    [
      'decimal',
      ['1', '+1.', ' -.5\n', '00', '1234567890123456789.0'],
      ['', '.', '1e3', '1,5', '1 2', '\u00A01', 'NaN', '0x1'],
    ],
    [
      'date',
      ['2024-02-29', '2000-02-29', '2026-01-31Z', '2026-01-31+14:00', '12026-04-30', '-0004-02-28'],
      [
        '2026-02-29',
        '1900-02-29',
        '2026-04-31',
        '2026-13-01',
        '2026-00-01',
        '2026-1-1',
        '0000-01-01',
        '2026-01-31+15:00',
        ' 2026-01-31',
        '2026-01-31T00:00:00',
      ],
    ],
    [
      'time',
      ['00:00:00', '23:59:59.5', '24:00:00', '10:00:00-03:00'],
      ['24:00:01', '10:00', '10:60:00', '23:59:60', '10:00:00.'],
    ],
    [
      'dateTime',
      ['2026-01-31T24:00:00', '2026-01-31T10:00:00Z'],
      ['2026-01-31', '2026-02-30T10:00:00', '2026-01-31 10:00:00'],
    ],
    ['boolean', ['true', 'false', '1', ' 0 '], ['TRUE', 'yes', '']],
    [
      'base64Binary',
      ['', 'AAAA', 'AQ==', 'AAE=', 'AA\n AA', 'A A A A'],
      ['A', 'AAA', 'AAB=', 'AR==', '=', 'A===', 'AA=A', 'AA-_'],
    ],
    ['hexBinary', ['', '0aF9'], ['0', '0g']],
    [
      'anyURI',
      ['', 'a', 'a b', 'urn:a', 'http://a.b/c?d#e', '%41', 'é', '#a', '//[::1]/a', 'a/b:c', '?a?b'],
      ['%4', '%zz', '#a#b', '1:2', '[x]', '//a/[b]', 'a?[', 'urn:[a]'],
    ],
    ['language', ['en', 'en-GB', 'x-1'], ['', 'e1', 'abcdefghi', 'en_GB']],
    ['integer', ['1', '-07', '+3', '9'.repeat(500)], ['1.0', '', '1e3']],
    ['positiveInteger', ['1'], ['0', '-1', 'x']],
    ['byte', ['-128', '127'], ['128', '-129']],
    ['unsignedShort', ['0', '65535'], ['65536', '-1']],
    ['NCName', ['a', '_b.c-1', 'é'], ['1a', 'a:b', '']],
    ['gYearMonth', ['2026-12'], ['2026-13', '2026']],
    ['duration', ['P1D', '-P1Y2M3DT4H5M6.7S'], ['P', 'P1DT', '1D']],
    ['double', ['1e3', 'INF', 'NaN', '-.5E-7'], ['inf', 'e3', '']],
    ['Amount', ['0', '999.99', '000999.990'], ['-0.01', '1000', '1.001', 'x']],
    ['Form', ['AB1', 'XY123'], ['AB', 'AB1234', 'ab1', ' AB1']],
    ['Either', ['2026-01-31', ' 12 '], ['x', '1.5']],
    ['Day', ['2020-01-01', '2026-05-05'], ['2019-12-31']],
  ])('%s', (name, right, wrong) => {
    const type = find(name);
    expect(right.filter((text) => type?.(text))).toEqual([]);
    expect(wrong.filter((text) => !type?.(text))).toEqual([]);
    if (name === 'anyURI') return;
    const longer = right.flatMap((text) => [`!${text}`, `${text}!`]);
    expect(longer.filter((text) => !type?.(text))).toEqual([]);
  });

  it('judge eight megabytes, which overflow a pattern that repeats a class of Unicode', () => {
    const own = textTypesOf({ Token: { base: 'token', patterns: ['[\\p{L}\\p{N}]*'], maxLength: 35 } });
    const long = '1'.repeat(8_000_000);
    expect([find('NMTOKEN')?.(long), find('NCName')?.(`a${long}`)]).toEqual([undefined, undefined]);
    expect(own('Token')?.(long)?.('1').text).toContain('35');
  });

  it.each([
    ['Amount', 'x', '`x` is not a number such as 1234.50'],
    ['Amount', '12345.6', '`12345.6` has more than 5 digits'],
    ['Amount', '0.125', '`0.125` has more than 2 decimals'],
    ['Amount', '-1', '`-1` is less than 0'],
    ['Amount', '1000.5', '`1000.5` is not less than 1000'],
    ['Amount', '+000999.9900', ''],
    ['Amount', '00012345', '`00012345` is not less than 1000'],
    ['Share', '0', '`0` is not more than 0'],
    ['Share', '100.1', '`100.1` is more than 100'],
    ['Share', ' 100 ', ''],
    ['Form', 'ab1', '`ab1` does not have the required form'],
    ['Form', 'AB', '`AB` does not have the required form'],
    ['Short', 'a', '`a` is shorter than 2 characters'],
    ['Short', 'abcd', '`abcd` is longer than 3 characters'],
    ['Short', '😀😀😀', ''],
    ['Line', 'a\nb', ''],
    ['Line', 'a  b', '`a  b` is not one of the allowed codes'],
    ['Codes', ' a  b ', ''],
    ['Codes', 'a c', '`a c` is not one of the allowed codes'],
    ['Either', 'x', '`x` has none of the allowed forms'],
    ['Either', '7', ''],
    ['Day', '2019-12-31', '`2019-12-31` is less than 2020-01-01'],
    ['Hour', '20:00:00', '`20:00:00` is more than 18:00:00'],
    ['long', '9223372036854775808', '`9223372036854775808` is not a whole number in the allowed range'],
    ['long', '-9223372036854775808', ''],
    ['int', '2147483648', '`2147483648` is not a whole number in the allowed range'],
    ['short', '-32768', ''],
    ['unsignedByte', '256', '`256` is not a whole number in the allowed range'],
    ['unsignedInt', '4294967295', ''],
    ['unsignedLong', '18446744073709551616', '`18446744073709551616` is not a whole number in the allowed range'],
    ['nonNegativeInteger', '+0', ''],
    ['nonPositiveInteger', '1', '`1` is not a whole number in the allowed range'],
    ['negativeInteger', '0', '`0` is not a whole number in the allowed range'],
    ['negativeInteger', `-${'9'.repeat(400)}`, `\`-${'9'.repeat(400)}\` is not a whole number in the allowed range`],
    ['integer', 'x', '`x` is not a whole number'],
    ['gYear', '26', '`26` is not a year such as 2026'],
    ['gYear', '-0044Z', ''],
    ['gYearMonth', '2026-00', '`2026-00` is not a month such as 2026-01'],
    ['dateTime', '2026-01-31', '`2026-01-31` is not a date and time such as 2026-01-31T09:30:00'],
    ['time', '25:00:00', '`25:00:00` is not a time such as 09:30:00'],
    ['duration', 'P1M2Y', '`P1M2Y` is not a duration such as P30D'],
    ['double', '1E', '`1E` is not a number such as 1234.50'],
    ['float', '-INF', ''],
    ['boolean', 'True', '`True` is not one of `true` and `false`'],
    ['base64Binary', 'AAAA=', '`AAAA=` is not Base64'],
    ['hexBinary', 'abc', '`abc` is not hexadecimal'],
    ['anyURI', '%', '`%` is not an address such as https://example.com'],
    ['language', 'english-', '`english-` is not a language code such as `en`'],
    ['NMTOKEN', '1.a:b-c_d', ''],
    ['NMTOKEN', 'a b', '`a b` is not an XML name'],
    ['ID', 'a:b', '`a:b` is not an XML name'],
    ['IDREF', '_a', ''],
    ['Name', ':a:b', ''],
    ['Name', '1a', '`1a` is not an XML name'],
    ['QName', 'a:b', ''],
    ['QName', 'a:b:c', '`a:b:c` is not an XML name'],
    ['QName', ':b', '`:b` is not an XML name'],
  ])('%s of %j says: %s', (name, text, says) => {
    expect(find(name)?.(text)?.(`\`${text}\``).text ?? '').toBe(says);
  });

  it('is no type if nobody knows it', () => {
    expect(() => find('toString')).toThrow('there is no type of text toString');
    expect(find('Amount')).toBe(find('Amount'));
  });

  it.each([...BASES.keys()])('%s looks at a long text in no time', (name) => {
    const type = find(name);
    const started = performance.now();
    for (const unit of ['1', 'A', ' ', 'a-', '%41', 'A ', '.', '1.', 'P', '\n\n1']) type?.(`${unit.repeat(100_000)}!`);
    expect(performance.now() - started).toBeLessThan(1500);
  });

  it.each(['string', 'normalizedString', 'token'])('%s is any text', (name) => {
    expect(find(name)).toBeUndefined();
  });
});

describe('the longest order', () => {
  it.each([
    [[], []],
    [
      [1, 1, 2],
      [0, 1, 2],
    ],
    [[2, 1], [0]],
    [
      [3, 1, 2],
      [1, 2],
    ],
    [
      [1, 5, 2, 3, 4],
      [0, 2, 3, 4],
    ],
    [
      [4, 4, 1, 4],
      [0, 1, 3],
    ],
  ])('of %j is at %j', (numbers, positions) => {
    expect([...longestOrder(numbers)].sort((a, b) => a - b)).toEqual(positions);
  });
});

describe('documents of UBL that are no invoices', () => {
  it.each(Object.entries({ ...documents }))('%s keeps to its schema, and not without its number', (_, text) => {
    expect(firedBy('schema', text)).toEqual([]);
    expect(firedBy('schema', text.replace('<cbc:ID>A-17</cbc:ID>', ''))).toEqual(['SCHEMA-MISSING']);
    expect(firedBy('schema', text.replace(/(<cbc:ID>A-17<.cbc:ID>)\s*(<cbc:IssueDate>.*)/, '$2$1'))).not.toEqual([]);
  });
});
