import { describe, expect, it } from 'vitest';
import { readXml } from '../xml/read-xml.ts';
import { filesNamedIn, readSchematron, resolved, schemasAmong } from './read-schematron.ts';
import type { Schematron } from './schematron.ts';

const NAMESPACES = 'xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"';
const schema = (content: string, more = 'queryBinding="xslt2"') => `<schema ${NAMESPACES} ${more}>${content}</schema>`;

function read(content: string, files: Readonly<Record<string, string>> = {}, more?: string): Schematron | string {
  const outcome = readSchematron(new Map(Object.entries({ 'a/x.sch': schema(content, more), ...files })), 'a/x.sch');
  return outcome.ok ? outcome.value : outcome.faults.map(({ file, description }) => `${file}: ${description}`).join();
}

const sound = (content: string, files?: Readonly<Record<string, string>>, more?: string): Schematron => {
  const outcome = read(content, files, more);
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
};

/** A schema in readable form: contexts, variables and assertions, one line each. */
function printed({ patterns }: Schematron): readonly string[] {
  return patterns.flatMap(({ id, variables, rules }) => [
    `pattern ${id}${variables.map(({ name, select }) => ` ${name} := ${select}`).join('')}`,
    ...rules.flatMap((rule) => [
      `on ${rule.context}${rule.variables.map(({ name, select }) => ` ${name} := ${select}`).join('')}`,
      ...rule.assertions.map(
        (assertion) =>
          `${assertion.id} ${assertion.severity} ${assertion.brokenWhen ? 'report' : 'assert'} ${assertion.test}`,
      ),
    ]),
  ]);
}

describe('a schema', () => {
  it('has its title, its namespaces, its variables and its functions', () => {
    const { patterns: _, ...whole } = sound(
      `<title> Of a <!-- x -->shop </title><ns prefix="s" uri="urn:s"/><ns prefix="late" uri="urn:later"/>
      <let name="p:all" value="$q:x + //s:a"/><let name="none"/><xsl:let name="other" value="1"/><xsl:output/>
      <xsl:function name="f:a" as="xs:boolean"><xsl:param name="q:x" as="xs:string"/><xsl:param name="y"/>
      <xsl:sequence select="$q:x = $y"/></xsl:function>`.replace('<xsl:let name="other" value="1"/>', ''),
      {},
      'xmlns:late="urn:early" xmlns:own = \'urn:own\'',
    );
    expect(whole).toEqual({
      file: 'a/x.sch',
      title: 'Of a shop',
      namespaces: new Map([
        ['xsl', 'http://www.w3.org/1999/XSL/Transform'],
        ['late', 'urn:later'],
        ['own', 'urn:own'],
        ['s', 'urn:s'],
      ]),
      variables: [
        { name: 'p.all', select: '$q.x + //s:a' },
        { name: 'none', select: "''" },
      ],
      functions: [
        {
          prefix: 'f',
          name: 'a',
          type: 'xs:boolean',
          parameters: [{ name: 'q.x', type: 'xs:string' }, { name: 'y' }],
          body: '($q.x = $y)',
        },
      ],
    });
  });

  it('has patterns of rules, with their variables and assertions', () => {
    const content = `<pattern id="one"><let name="v" value="1"/><p>Of lines</p>
      <rule context="s:a"><let name="w" value="$p:v"/><assert id="A" test="$p:v"/><report id="B" flag="Warning" test="2"/>
      <assert id="C" role="info" test="3"/><assert id="D" flag="fatal" role="warning" test="4"/><assert id="E" flag="warn"/></rule>
      <rule context="s:b"/></pattern><pattern/>`;
    expect(printed(sound(content))).toEqual([
      'pattern one v := 1',
      'on s:a w := $p.v',
      'A error assert $p.v',
      'B warning report 2',
      'C warning assert 3',
      'D error assert 4',
      'E warning assert ',
      'on s:b',
      'pattern ',
    ]);
  });

  it('has abstract patterns and rules where they are used', () => {
    const content = `<pattern abstract="true" id="m"><let name="v" value="$n/x"/><rule context="$c"><assert id="A" test="$n &gt; $v"/></rule></pattern>
      <pattern is-a="m" id="one"><param name="c" value="s:a"/><param name="n" value="s:n"/></pattern>
      <pattern id="two"><rule abstract="true" id="r"><let name="w" value="1"/><assert id="B" test="1"/></rule>
      <rule abstract="false" context="s:b"><extends rule="r"/><assert id="C" test="2"/></rule></pattern>
      <pattern is-a="m" id="three"><param name="c"/></pattern>`;
    expect(printed(sound(content))).toEqual([
      'pattern one v := s:n/x',
      'on s:a',
      'A error assert s:n > $v',
      'pattern two',
      'on s:b w := 1',
      'B error assert 1',
      'C error assert 2',
      'pattern three v := $n/x',
      'on ',
      'A error assert $n > $v',
    ]);
  });

  it('has rules that extend each other, and not those that extend themselves', () => {
    const rule = (id: string, content: string) => `<rule abstract="true" id="${id}">${content}</rule>`;
    const use = '<rule context="s:a"><extends rule="r"/><assert id="C" test="3"/></rule>';
    const chain = `${rule('q', '<assert id="A" test="1"/>')}${rule('r', '<extends rule="q"/><assert id="B" test="2"/>')}`;
    expect(printed(sound(`<pattern>${chain}${use}</pattern>`))).toEqual([
      'pattern ',
      'on s:a',
      'A error assert 1',
      'B error assert 2',
      'C error assert 3',
    ]);
    const ring = `${rule('q', '<extends rule="r"/>')}${rule('r', '<extends rule="q"/><extends rule="q"/>')}`;
    const doubling = Array.from({ length: 7 }, (_, i) => rule(`r${i}`, `<extends rule="r${i + 1}"/>`.repeat(9))).join(
      '',
    );
    for (const content of [ring + use, `${doubling}${rule('r7', '')}${use.replace('"r"', '"r0"')}`]) {
      expect(read(`<pattern>${content}</pattern>`)).toBe(
        'a/x.sch: Rules extend each other more often than Assay follows',
      );
    }
  });

  it('takes in other files: schemas by their children, other elements whole, within patterns and rules too', () => {
    const element = (text: string) => text.replace(/<(\w+)/, `<$1 ${NAMESPACES}`);
    const files = {
      'a/b/whole.sch': schema('<include href="../c/pattern.xml"/><ns prefix="n" uri="urn:n"/>'),
      'a/c/pattern.xml': element('<pattern id="one" xmlns:z="urn:z"><include href="rule.xml#r"/></pattern>'),
      'a/c/rule.xml': element('<rule context="s:a"><include href="./assert.xml"/></rule>'),
      'a/c/assert.xml': element('<assert id="A" test="1">Is <name/></assert>'),
    };
    const read = sound('<include href="b/whole.sch"/>', files);
    expect(printed(read)).toEqual(['pattern one', 'on s:a', 'A error assert 1']);
    expect([read.namespaces.get('n'), read.namespaces.get('z')]).toEqual(['urn:n', 'urn:z']);
    expect(read.patterns[0]?.rules[0]?.assertions[0]?.message).toEqual([
      { text: 'Is ' },
      { select: 'name()' },
      { text: '' },
    ]);
  });

  it.each([
    ['plain', [{ text: 'plain' }]],
    ['a <value-of select="$p:x"/> b', [{ text: 'a ' }, { select: '$p.x' }, { text: ' b' }]],
    [
      '<name path="s:a"/><emph>very</emph>',
      [{ text: '' }, { select: 'name(s:a)' }, { text: '' }, { text: 'very' }, { text: '' }],
    ],
    ['<value-of/>', [{ text: '' }, { text: '' }, { text: '' }]],
    ['&amp;&lt;&gt;&quot;&apos;&#65;&#x42;&#X43;', 'refused'],
    ['&amp;&lt;&gt;&quot;&apos;&#65;&#x42;', [{ text: '&<>"\'AB' }]],
    ['a<!-- b -->c<![CDATA[<d>&amp;]]>e', [{ text: 'ac<d>&e' }]],
  ])('has messages: %s', (message, parts) => {
    const outcome = read(`<pattern><rule context="a"><assert id="A" test="1">${message}</assert></rule></pattern>`);
    if (parts === 'refused') expect(outcome).toContain('a/x.sch: ');
    else
      expect(typeof outcome === 'string' ? outcome : outcome.patterns[0]?.rules[0]?.assertions[0]?.message).toEqual(
        parts,
      );
  });

  it.each([
    ['xslt', true],
    ['XSLT2', true],
    ['xslt3', true],
    ['xpath', true],
    ['xpath2', true],
    ['xpath3', true],
    ['xpath31', true],
    ['xslt4', false],
    ['exslt', false],
    ['xquery', false],
  ])('in the language %s is read: %s', (language, expected) => {
    expect(typeof read('', {}, `queryBinding="${language}"`) !== 'string').toBe(expected);
  });

  it.each([
    ['<pattern is-a="m"/>', 'a/x.sch: There is no abstract pattern `m`'],
    [
      '<pattern><rule context="a"><extends rule="r"/></rule></pattern>',
      'a/x.sch: A rule extends another that there is not',
    ],
    ['<include href="y.sch"/>', 'a/y.sch: This file is included and was not brought along'],
    ['<include href="../z.xml"/>', 'z.xml: The end tag does not close a, which began in line 1'],
    ['<xsl:function name="f:a"><xsl:param/></xsl:function>', 'a/x.sch: An element `param` has no attribute `name`'],
    [
      '<xsl:function name="f:a"><xsl:sequence/></xsl:function>',
      'a/x.sch: An element `sequence` has no attribute `select`',
    ],
    [
      '<xsl:function name="f:a"><value-of select="1"/></xsl:function>',
      'a/x.sch: Functions that use `xsl:value-of` cannot be run',
    ],
    ['<xsl:functions/>', 'a/x.sch: A schema that uses `xsl:functions` cannot be run'],
  ])('%s is refused: %s', (content, why) => {
    expect(read(content, { 'z.xml': '<a></b>' })).toBe(why);
  });

  it('takes in sixteen files within each other, and five hundred in all', () => {
    const chain = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `a/${String(at)}.sch`,
          schema(at + 1 < count ? `<include href="${String(at + 1)}.sch"/>` : ''),
        ]),
      );
    const file = { 'a/p.sch': schema('') };
    expect(typeof read('<include href="0.sch"/>', chain(16))).toBe('object');
    expect(read('<include href="0.sch"/>', chain(17))).toContain('Files include each other more often');
    expect(typeof read('<include href="p.sch"/>'.repeat(500), file)).toBe('object');
    expect(read('<include href="p.sch"/>'.repeat(501), file)).toContain('Files include each other more often');
  });
});

describe('the body of a function', () => {
  it.each([
    ['', '()'],
    ['<xsl:sequence select="1"/>', '(1)'],
    ['<xsl:sequence select="1"/><xsl:sequence select="2, 3"/>', '((1), (2, 3))'],
    ['<xsl:value-of select="a"/>', "string-join(for $assay-item in data((a)) return string($assay-item), ' ')"],
    ['<xsl:if test="$x"><xsl:sequence select="1"/></xsl:if>', '(if ($x) then (1) else ())'],
    [
      '<xsl:choose><xsl:when test="a"><xsl:sequence select="1"/></xsl:when><xsl:when test="b"/></xsl:choose>',
      '(if (a) then (1) else (if (b) then () else ()))',
    ],
    [
      '<xsl:choose><xsl:when test="a"><xsl:sequence select="1"/></xsl:when><xsl:otherwise><xsl:sequence select="2"/></xsl:otherwise></xsl:choose>',
      '(if (a) then (1) else (2))',
    ],
    ['<xsl:choose/>', '()'],
    ['<xsl:variable name="a" select="1"/><xsl:sequence select="$a"/>', '(let $a := (1) return ($a))'],
    [
      '<xsl:sequence select="0"/><xsl:variable name="p:a" select="1"/><xsl:sequence select="$p:a"/><xsl:sequence select="2"/>',
      '((0), (let $p.a := (1) return (($p.a), (2))))',
    ],
    ['<xsl:variable name="a">say "x"</xsl:variable>', '(let $a := "say ""x""" return ())'],
    ['<xsl:variable name="a" as="xs:integer">1</xsl:variable>', '(let $a := xs:integer("1") return ())'],
    [
      '<xsl:variable name="a" as=" xs:integer "><xsl:value-of select="b"/></xsl:variable>',
      "(let $a := xs:integer(string-join(for $assay-item in data((b)) return string($assay-item), ' ')) return ())",
    ],
    ['<xsl:variable name="a" as="xs:integer*"><xsl:sequence select="b"/></xsl:variable>', '(let $a := (b) return ())'],
    ['<xsl:variable name="a" as="xs:integer" select="b"/>', '(let $a := (b) return ())'],
  ])('%s is %s', (body, expected) => {
    expect(sound(`<xsl:function name="f:a"><xsl:param name="x"/>${body}</xsl:function>`).functions).toEqual([
      { prefix: 'f', name: 'a', parameters: [{ name: 'x' }], body: expected },
    ]);
  });

  it('belongs to a name without a prefix too', () => {
    expect(sound('<xsl:function name="a"/>').functions).toMatchObject([{ prefix: '', name: 'a', parameters: [] }]);
  });
});

describe('files', () => {
  it.each([
    ['a/x.sch', 'y.sch', 'a/y.sch'],
    ['a/b/x.sch', '../c/./y.sch#part', 'a/c/y.sch'],
    ['x.sch', '../../y.sch', 'y.sch'],
    ['a/x.sch', '/b//y.sch', 'a/b/y.sch'],
    ['a/x.sch', '#part', 'a'],
  ])('%s names %s, which is %s', (from, href, path) => {
    expect(resolved(from, href)).toBe(path);
  });

  it('are named by includes and by expressions', () => {
    const text = `<schema><include href="a.sch#x"/><include href="#y"/><include src="no.sch"/><ns href="no.sch"/>
      <assert test="document('b.xml') | doc ( &quot;c.xml&quot;) | mydoc('no.xml')"/><include href="a.sch"/></schema>`;
    const xml = readXml(text);
    expect(xml.ok && filesNamedIn(xml.document.root).toSorted()).toEqual(['a.sch', 'b.xml', 'c.xml']);
  });

  it('that are schemas and not parts of others are judged by', () => {
    const files = new Map([
      ['z.SCH', schema('<include href="a/part.sch"/>')],
      ['a/part.sch', schema('')],
      ['a/pattern.sch', '<pattern/>'],
      ['broken.sch', '<schema>'],
      ['b.sch', schema('')],
      ['c.xml', schema('<include href="b.sch"/>')],
    ]);
    expect(schemasAmong(files)).toEqual(['b.sch', 'broken.sch', 'z.SCH']);
  });
});
