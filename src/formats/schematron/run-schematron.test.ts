import { describe, expect, it } from 'vitest';
import { readXml } from '../xml/read-xml.ts';
import { broughtRules } from './brought-rules.ts';

const XML = `<s:order xmlns:s="urn:shop" xmlns:p="urn:parts" state="new"><s:date>2026-11-25</s:date>
<s:line id="1" p:kind="x"><s:price>0.1</s:price> and <s:price>0.2</s:price></s:line><p:line/><s:line id="2"><s:sum>9</s:sum></s:line>
<s:codes>A B</s:codes><s:empty/></s:order>`;

/** The messages of the patterns about the order: each rule with the last step of its place. */
function printed(content: string, xml = XML, files: Readonly<Record<string, string>> = {}): readonly string[] {
  const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2">
    <ns prefix="s" uri="urn:shop"/><ns prefix="p" uri="urn:parts"/><ns prefix="f" uri="urn:f"/>${content}</schema>`;
  const made = broughtRules('shop', new Map(Object.entries({ 'x/shop.sch': schema, ...files })), 'x/shop.sch');
  if (!made.ok) return made.faults.map(({ file, description }) => `${file}: ${description}`);
  const read = readXml(xml);
  if (!read.ok) throw new Error('no XML');
  return made.value
    .judge(read.document)
    .map(({ rule, places, description }) =>
      `${rule} ${places.map((place) => place.replace('/order[1]', '')).join()} ${description}`.trim(),
    );
}

const rule = (context: string, content: string) =>
  `<pattern id="P"><rule context="${context}">${content}</rule></pattern>`;
const report = (test: string, message = '') => `<report id="R" test="${test}">${message}</report>`;

describe('the context of a rule', () => {
  it.each<[context: string, places: readonly string[]]>([
    ['s:line', ['/line[1]', '/line[3]']],
    ['p:line', ['/line[2]']],
    ['*[@id]', ['/line[1]', '/line[3]']],
    ['s:order/s:line[2]', ['/line[3]']],
    ['/s:order/s:date', ['/date[1]']],
    ['//s:price[2]', ['/line[1]/price[2]']],
    ['s:line/s:price', ['/line[1]/price[1]', '/line[1]/price[2]']],
    ['@id', ['/line[1]/@id', '/line[3]/@id']],
    ['s:line/@p:kind', ['/line[1]/@kind']],
    ['@*', ['/@state', '/line[1]/@id', '/line[1]/@kind', '/line[3]/@id']],
    ['s:empty | s:date', ['/empty[1]', '/date[1]']],
    ['s:line[@id = 1] | s:line', ['/line[1]', '/line[3]']],
    ['s:codes/text()', ['']],
    ['s:none', []],
  ])('%s', (context, places) => {
    const lines = printed(rule(context, report('true()')));
    const expected =
      places.length > 0
        ? places.map((place) => `R ${place}`.trim())
        : ['ASSAY-RULE-NOT-RUN  No rule of the file applies to this document'];
    expect(lines).toEqual(expected);
  });
});

describe('an expression', () => {
  it.each([
    "@state = 'new'",
    "s:line[1]/@p:kind = 'x'",
    "s:date = '2026-11-25'",
    'xs:date(s:date) lt xs:date(&quot;2026-12-01&quot;)',
    "local-name(*[1]) = 'date' and namespace-uri(p:line) = 'urn:parts'",
    "s:date/following-sibling::*[1]/@id = '1'",
    "name(s:empty/preceding-sibling::*[1]) = 's:codes'",
    "name(s:codes/following-sibling::*[last()]) = 's:empty'",
    'count(s:line[1]/node()) = 3 and count(s:date/preceding-sibling::*) = 0',
    "normalize-space(s:line[1]/text()) = 'and'",
    'count(//@*) = 4 and count(s:empty/node()) = 0 and empty(//@id/@id)',
    's:line[2]/@id/../s:sum = 9 and //@state/parent::s:order',
    'count(s:line[2]/ancestor::node()) = 2',
    "(*)[last()]/name() = 's:empty'",
    'fn:count(s:line) = 2',
    "matches(s:codes, '^[A-Z] B$') and tokenize(s:codes, ' ') = 'B'",
    "matches('a&#10;b', '^a.b$', 's') and not(matches('a&#10;b', '^a.b$')) and not(matches('a&#10;b', '^a[.]b$', 's'))",
    "matches('A&#10;b', '^[a-c] B$', 'ix') = false() and matches('Ab', '^[A-C] B$', 'ix') and matches(s:codes, '^\\S b$', 'i')",
    "matches('a.b', 'A.B', 'qi') and not(matches('axb', 'a.b', 'q')) and fn:matches(s:none, '^$', '')",
    "matches(s:codes, '^.{1,6826666}$') and matches('a&#10;b', '^.{1,1000}$', 's') and not(matches(s:none, '^.{1,50}$'))",
    "replace('a&#10;b', 'a.', 'x', 's') = 'xb' and tokenize('a.b', '.', 'q')[2] = 'b'",
    "id('2')/s:sum = 9 and empty(id('3'))",
    "s:line[2]/preceding::*[1]/local-name() = 'line' and count(s:codes/preceding::*) = 7",
    'count(s:line[1]/following::*) = 5 and count(s:line[1]/descendant::node()[last()]/preceding::*) = 2',
    "not(document('no.xml'))",
    "document('codes.xml')//code = 'B' and doc('codes.xml')//code[1] = 'A'",
    "document('../y/more.xml')/more = '1'",
    'xs:decimal(0.1) + xs:decimal(0.2) = xs:decimal(0.3)',
    '3 * 1.1 = 3.3 and 1 div 3 &lt; 0.334 and 7 mod 4 = 3 and (2 + 2) instance of xs:integer',
    "xs:integer('123456789012345678901234567890') mod 97 = 52",
    "xs:integer('210501700012345678131468') mod 97 = 1",
  ])('holds: %s', (test) => {
    const files = { 'x/codes.xml': '<codes><code>A</code><code>B</code></codes>', 'y/more.xml': '<more>1</more>' };
    expect(printed(rule('/s:order', `<assert id="A" test="${test}"/>`), XML, files)).toEqual([]);
  });

  it.each([
    ['x:a', /^ASSAY-RULE-NOT-RUN {2}The rule A could not be evaluated: /],
    ['nothing()', /could not be evaluated/],
    ['f:nothing()', /could not be evaluated/],
    ['$none', /could not be evaluated/],
    ['1 +', /could not be evaluated/],
    ["matches('a', 'a', 'm')", /could not be evaluated: Regular expressions with the flag "m" cannot be run/],
    ["tokenize('aBa', 'b', 'i')", /could not be evaluated: Texts cannot be replaced or cut regardless of case/],
  ])('%s cannot be worked out', (test, words) => {
    const lines = printed(rule('*', `<assert id="A" test="${test}"/>`));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(words);
  });

  it('that finds the nodes of a rule and cannot be worked out is reported by the first assertion, or the pattern', () => {
    expect(printed(rule('s:line[', report('true()')))[0]).toMatch(/The rule R could not/);
    expect(printed(rule('s:line[', ''))[0]).toMatch(/The rule P could not/);
  });
});

describe('a variable', () => {
  it.each([
    ['//s:line', '$v instance of element()* and count($v) = 2 and $v[2]/s:sum = 9'],
    ['/s:order/@state', "$v instance of attribute() and $v = 'new' and $v/../s:empty"],
    ['()', 'empty($v)'],
    ['7', '$v instance of xs:integer and $v = 7'],
    ['(1, 2)', 'count($v) = 2 and sum($v) = 3'],
    ['7.5', '$v instance of xs:decimal and not($v instance of xs:integer) and $v + 0.1 = 7.6'],
    ['7e0', '$v instance of xs:double'],
    ['1 = 1', '$v instance of xs:boolean and $v'],
    ["xs:date('2026-11-25')", "$v instance of xs:date and $v = xs:date('2026-11-25')"],
    ['data(/s:order/s:date)', "$v = '2026-11-25' and xs:date($v) lt xs:date('2026-12-01')"],
    ['//s:price/data()', 'count($v) = 2 and $v = 0.2 and sum($v) gt 0.3 - 0.01'],
    ['xs:integer(3000000000) + 1', '$v = 3000000001 and $v gt 2000000000'],
    ['(-2147483648, 2147483647)', '$v[1] = -2147483648 and $v[2] instance of xs:integer'],
    [
      "xs:dateTime('2026-11-25T10:00:00Z')",
      "$v lt xs:dateTime('2026-11-25T10:00:01Z') and hours-from-dateTime($v) = 10",
    ],
    ["xs:time('10:00:00Z')", "$v lt xs:time('10:00:01Z')"],
    ["'text'", "$v instance of xs:string and $v = 'text'"],
    ["current-dateTime() ! 'x'", "$v = 'x'"],
    ['$v', 'true()'],
    ['$w + 1', '$v = 3'],
    ['0.1 + 0.2', '$v = 0.3'],
  ])('%s keeps its type: %s', (select, test) => {
    const variables = `<let name="v" value="${select}"/><let name="w" value="2"/>`;
    expect(printed(`${variables}${rule('/s:order', `<assert id="A" test="${test}"/>`)}`)).toEqual([]);
  });

  it('of a rule is worked out at its node, and hides those outside', () => {
    const content = `<let name="v" value="0"/>${rule('s:line', `<let name="v" value="@id"/><let name="w" value="current()/@id"/>${report('$v = 2 and $w = 2')}`)}`;
    expect(printed(content)).toEqual(['R /line[3]']);
  });
});

describe('a function', () => {
  const of = (head: string, body: string) => `<xsl:function ${head}>${body}</xsl:function>`;
  it.each([
    [of('name="f:a"', '<xsl:sequence select="1, 2"/>'), 'count(f:a()) = 2'],
    [
      of('name="f:a"', '<xsl:param name="x"/><xsl:param name="y"/><xsl:sequence select="$x - $y"/>'),
      'f:a(0.3, 0.1) = 0.2',
    ],
    [of('name="f:a" as="xs:boolean"', '<xsl:value-of select="1 = 1"/>'), 'f:a()'],
    [of('name="f:a" as="xs:integer?"', '<xsl:value-of select="7"/>'), 'f:a() + 1 = 8'],
    [of('name="f:a" as=" xs:string "', '<xsl:value-of select="7"/>'), "f:a() = '7'"],
    [of('name="f:a" as="xs:decimal"', '<xsl:value-of select="0.1"/>'), 'f:a() + 0.2 = 0.3'],
    [of('name="f:a" as="xs:double"', '<xsl:value-of select="1"/>'), 'f:a() instance of xs:double'],
    [of('name="f:a" as="xs:boolean?"', '<xsl:sequence select="()"/>'), 'empty(f:a())'],
    [of('name="f:a" as="xs:string*"', "<xsl:sequence select=\"('a', 'b')\"/>"), 'count(f:a()) = 2'],
    [
      of('name="f:a" as="element()*"', '<xsl:param name="n" as="element()"/><xsl:sequence select="$n/s:line"/>'),
      'count(f:a(.)) = 2',
    ],
    [of('name="f:a"', '<xsl:sequence select="\'a &amp;amp; b\'"/>'), "f:a() = 'a &amp;amp; b'"],
    [
      of('name="f:a"', '<xsl:sequence select="f:b() + 1"/>') + of('name="f:b"', '<xsl:sequence select="2"/>'),
      'f:a() = 3',
    ],
  ])('%s', (functions, test) => {
    expect(printed(`${functions}${rule('/s:order', `<assert id="A" test="${test}"/>`)}`)).toEqual([]);
  });
});

describe('a message', () => {
  it.each([
    ['Lines <value-of select="s:line/@id"/>', 'Lines 1 2'],
    ['  <name/>\n of <name path="s:date"/> ', 's:order of s:date'],
    ['<value-of select="$v"/>, <value-of select="1 + 1"/>, <value-of select="current()/@state"/>', '7.5, 2, new'],
    ['none: <value-of select="s:none"/>.', 'none: .'],
  ])('%s', (message, words) => {
    const [line] = printed(`<let name="v" value="7.5"/>${rule('/s:order', report('true()', message))}`);
    expect(line).toBe(`R  ${words}`);
  });

  it('that cannot be worked out is reported without its value, and as a rule that was not run', () => {
    const lines = printed(rule('/s:order', report('true()', 'a <value-of select="1 +"/> b')));
    expect(lines[0]).toBe('R  a b');
    expect(lines[1]).toMatch(/The rule R could not/);
  });
});

it('a rule speaks a limited number of times, and the next one still does', () => {
  const many = `<s:order xmlns:s="urn:shop">${'<s:line/>'.repeat(101)}</s:order>`;
  const lines = printed(rule('s:line', `${report('true()')}<report id="Q" test="position() = 1"/>`), many);
  expect([
    lines.filter((line) => line.startsWith('R')).length,
    lines.filter((line) => line.startsWith('Q')).length,
  ]).toEqual([100, 100]);
});

it('each node is judged by the first rule of a pattern and again by other patterns', () => {
  const rules = `<rule context="s:line[@id = 1]"><report id="A" test="true()"/></rule><rule context="s:line"><report id="B" test="true()"/></rule>`;
  expect(printed(`<pattern>${rules}</pattern><pattern>${rules}</pattern>`)).toEqual(['A /line[1]', 'B /line[3]']);
  const other = rules.replace('"A"', '"C"');
  expect(printed(`<pattern>${rules}</pattern><pattern>${other}</pattern>`)).toEqual([
    'A /line[1]',
    'B /line[3]',
    'C /line[1]',
  ]);
});
