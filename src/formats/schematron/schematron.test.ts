import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readXml } from '../xml/read-xml.ts';
import { broughtRules, filesOfArchive, MOST_RULE_BYTES, type BroughtRules } from './brought-rules.ts';
import { readSchematron } from './read-schematron.ts';

const schema = (content: string, more = ''): string => `<schema xmlns="http://purl.oclc.org/dsdl/schematron"
  xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2" ${more}>
  <title>Of a shop</title><ns prefix="s" uri="urn:shop"/><ns prefix="f" uri="urn:functions"/>${content}</schema>`;

const rule = (context: string, content: string): string =>
  `<pattern><rule context="${context}">${content}</rule></pattern>`;
const assert = (id: string, test: string, message = ''): string =>
  `<assert id="${id}" test="${test}">${message}</assert>`;

function rulesOf(files: Readonly<Record<string, string>>): BroughtRules {
  const made = broughtRules('shop', new Map(Object.entries(files)));
  if (!made.ok) throw new Error(made.faults.map(({ description }) => description).join());
  return made.value;
}

function judge(content: string, xml: string): readonly string[] {
  return verdictsOf(rulesOf({ 'shop.sch': schema(content) }), xml).map(
    ({ rule: id, places }) => `${id} ${places.join()}`,
  );
}

function verdictsOf(rules: BroughtRules, xml: string) {
  const read = readXml(xml);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  return rules.judge(read.document);
}

const ORDER = `<order xmlns="urn:shop"><date>2026-11-25</date><line id="1"><price>0.1</price><price>0.2</price><sum>0.3</sum></line>
<line id="2"><price>7</price><sum>9</sum></line><account>512108001245126199131475</account></order>`;

describe('what is judged', () => {
  it.each<[string, string, readonly string[]]>([
    ['an assertion that fails, at its element', rule('s:line', assert('A', 's:price &gt; 5')), ['A /order[1]/line[1]']],
    ['a report that holds', rule('s:line', '<report id="R" test="s:price &gt; 5"/>'), ['R /order[1]/line[2]']],
    ['an attribute', rule('s:line/@id', assert('A', '. = 1')), ['A /order[1]/line[2]/@id']],
    ['the outermost element', rule('/s:order', assert('A', 's:buyer')), ['A /order[1]']],
    ['the document, told at the outermost element', rule('/', assert('A', 's:buyer')), ['A /order[1]']],
    [
      'alternatives',
      rule('s:date | s:line[s:sum | s:none]/s:sum[. = 9]', assert('A', 'false()')),
      ['A /order[1]/date[1]', 'A /order[1]/line[2]/sum[1]'],
    ],
    [
      'a node by the first rule of a pattern alone',
      `<pattern><rule context="s:line[1]">${assert('A', 'true()')}</rule>
      <rule context="s:line">${assert('B', 'false()')}</rule></pattern>`,
      ['B /order[1]/line[2]'],
    ],
    [
      'a day of the calendar',
      rule('s:date', assert('A', '. castable as xs:date and not(s:x castable as xs:date)')),
      [],
    ],
    [
      'no other day',
      rule(
        's:date',
        assert('A', "replace(., '11-25', '02-30') castable as xs:date") +
          assert('B', "string-length(.) = 10 and (replace(., '11', '13')) castable as xs:date") +
          assert('C', "'2024-02-29' castable as xs:date? and not('1900-02-29' castable as xs:date)") +
          assert('D', "not('x' castable as xs:date)"),
      ),
      ['A /order[1]/date[1]', 'B /order[1]/date[1]'],
    ],
    [
      'decimals exactly',
      rule('s:line[1]', assert('A', 'xs:decimal(s:price[1]) + xs:decimal(s:price[2]) = xs:decimal(s:sum)')),
      [],
    ],
    ['sums of decimals exactly', rule('s:line[1]', assert('A', 'sum(s:price/xs:decimal(.)) * 3 - 0.9 = 0')), []],
    ['a negative first operand', rule('s:line[1]', assert('A', '-0.1 - xs:decimal(s:price[2]) = -0.3')), []],
    [
      'text as floating point, as XPath says',
      rule('s:line[1]', assert('A', 's:price[1] + s:price[2] = 0.3')),
      ['A /order[1]/line[1]'],
    ],
    [
      'remainders of long integers',
      rule('s:account', assert('A', 'xs:integer(.) mod 97 = 47')),
      ['A /order[1]/account[1]'],
    ],
    [
      'the node that is judged, by current()',
      rule('s:line', assert('A', '/s:order/s:line[@id = current()/@id]/s:sum = 9')),
      ['A /order[1]/line[1]'],
    ],
    [
      'variables of schema, pattern and rule',
      `<let name="all" value="//s:line"/><pattern><let name="two" value="$all[2]"/>
      <rule context="s:line"><let name="same" value=". is $two"/>${assert('A', '$same')}</rule></pattern>`,
      ['A /order[1]/line[1]'],
    ],
    [
      'variables of another pattern',
      `<pattern><let name="most" value="xs:decimal(5.5)"/></pattern>${rule('s:sum', assert('A', 'xs:decimal(.) &lt; $most'))}`,
      ['A /order[1]/line[2]/sum[1]'],
    ],
    [
      'a variable that finds nothing',
      `<let name="none" value="//s:none"/>${rule('/s:order', assert('A', '$none/s:x'))}`,
      ['A /order[1]'],
    ],
    [
      'functions',
      `<xsl:function name="f:isOdd" as="xs:boolean"><xsl:param name="n"/><xsl:variable name="half" select="number($n) div 2"/>
      <xsl:choose><xsl:when test="$half = floor($half)"><xsl:sequence select="false()"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="1 = 1"/></xsl:otherwise></xsl:choose></xsl:function>${rule('s:line', assert('A', 'f:isOdd(@id)'))}`,
      ['A /order[1]/line[2]'],
    ],
    [
      'a function with a text as a variable',
      `<xsl:function name="f:known"><xsl:param name="x" as="xs:string?"/><xsl:variable name="f:all">1 3</xsl:variable>
      <xsl:sequence select="$x = tokenize($f:all, ' ')"/></xsl:function>${rule('s:line', assert('A', 'f:known(@id)'))}`,
      ['A /order[1]/line[2]'],
    ],
  ])('%s', (_, content, expected) => {
    expect(judge(content, ORDER)).toEqual(expected);
  });

  it('a message with the values it names', () => {
    const rules = rulesOf({
      'shop.sch': schema(
        rule('s:line[2]', assert('A', 'false()', 'Line <value-of select="@id"/> &amp; <name/>: <!-- x -->no')),
      ),
    });
    expect(verdictsOf(rules, ORDER)[0]?.description).toBe('Line 2 & line: no');
  });

  it.each([
    ['fatal', 'error'],
    ['', 'error'],
    ['warning', 'warning'],
    ['information', 'warning'],
  ])('flag %j as %s', (flag, severity) => {
    const content = rule('/s:order', `<assert id="A" flag="${flag}" test="false()"/>`);
    expect(verdictsOf(rulesOf({ 'shop.sch': schema(content) }), ORDER)[0]?.severity).toBe(severity);
  });

  it('a rule that cannot be worked out is an error, not a pass', () => {
    const [verdict] = verdictsOf(
      rulesOf({ 'shop.sch': schema(rule('/s:order', assert('A', 'xs:decimal(s:date) = 1'))) }),
      ORDER,
    );
    expect([verdict?.rule, verdict?.severity]).toEqual(['ASSAY-RULE-NOT-RUN', 'error']);
    expect(verdict?.description).toMatch(/^The rule A could not be evaluated: /);
  });

  it('a document that no rule looks at is not green', () => {
    const rules = rulesOf({ 'shop.sch': schema(rule('/s:invoice | s:bill', assert('A', 'true()'))) });
    expect(verdictsOf(rules, ORDER)).toMatchObject([{ rule: 'ASSAY-RULE-NOT-RUN', severity: 'error' }]);
    expect(verdictsOf(rules, '<bill xmlns="urn:shop"/>')).toEqual([]);
  });

  it('never comes from outside the files', () => {
    const content = rule('/s:order', assert('A', "document('https://example.org/x.xml') or doc('/etc/passwd')"));
    expect(judge(content, ORDER)).toEqual(['A /order[1]']);
  });
});

describe('what a schema is put together of', () => {
  const files = {
    'rules/all.sch': schema(
      '<include href="../common.sch"/><include href="parts/model.sch"/><include href="parts/shop.sch"/>',
    ),
    'common.sch': '<pattern xmlns="http://purl.oclc.org/dsdl/schematron"><let name="least" value="5"/></pattern>',
    'rules/parts/model.sch': `<pattern xmlns="http://purl.oclc.org/dsdl/schematron" abstract="true" id="model">
      <rule context="$line">${assert('A', '$enough')}</rule></pattern>`,
    'rules/parts/shop.sch': `<pattern xmlns="http://purl.oclc.org/dsdl/schematron" is-a="model" id="shop">
      <param name="line" value="s:line"/><param name="enough" value="number(s:sum) &gt; $least"/></pattern>`,
  };

  it('files that include each other, abstract patterns with their parameters', () => {
    const rules = rulesOf(files);
    expect(rules.schemas).toEqual([{ file: 'rules/all.sch', title: 'Of a shop', assertions: 1 }]);
    expect(verdictsOf(rules, ORDER).map(({ rule: id, places }) => `${id} ${places.join()}`)).toEqual([
      'A /order[1]/line[1]',
    ]);
  });

  it('an archive, and documents that expressions read', () => {
    const codes = '<codes><code>2</code></codes>';
    const content = rule('s:line', assert('A', "@id = document('codes.xml')//code"));
    const packed = zipSync({
      'a/shop.sch': strToU8(schema(content)),
      'a/codes.xml': strToU8(codes),
      'a/big.xslt': strToU8('x'),
    });
    const unpacked = filesOfArchive('shop.zip', packed);
    if (!unpacked.ok) throw new Error('not unpacked');
    expect([...unpacked.value.keys()]).toEqual(['a/shop.sch', 'a/codes.xml']);
    expect(verdictsOf(rulesOf(Object.fromEntries(unpacked.value)), ORDER)).toMatchObject([
      { rule: 'A', set: 'a/shop.sch' },
    ]);
  });

  it('a set that lies in an archive twice speaks once', () => {
    const content = schema(rule('s:line[1]', assert('A', 'false()')));
    expect(verdictsOf(rulesOf({ 'a.sch': content, 'b.sch': content }), ORDER)).toHaveLength(1);
  });

  it.each([
    ['defaultPhase="p"', ['one']],
    ['defaultPhase="#ALL"', ['one', 'two']],
    ['', ['one', 'two']],
  ])('the patterns of its default phase: %s', (more, expected) => {
    const content = `<phase id="p"><active pattern="one"/></phase><pattern id="one"/><pattern id="two"/>`;
    const read = readSchematron(new Map([['x.sch', schema(content, more)]]), 'x.sch');
    expect(read.ok && read.value.patterns.map(({ id }) => id)).toEqual(expected);
  });

  it('functions of one schema are not those of another', () => {
    const of = (answer: string): BroughtRules =>
      rulesOf({
        'x.sch': schema(
          `<xsl:function name="f:x"><xsl:sequence select="${answer}()"/></xsl:function>${rule('/s:order', assert('A', 'f:x()'))}`,
        ),
      });
    const [first, second] = [of('true'), of('false')];
    expect([verdictsOf(first, ORDER).length, verdictsOf(second, ORDER).length]).toEqual([0, 1]);
  });
});

describe('what cannot be run says so', () => {
  it.each([
    ['a key', schema('<xsl:key name="k" match="x" use="y"/>'), '`xsl:key`'],
    ['an import', schema('<xsl:import href="x"/>'), '`xsl:import`'],
    [
      'a loop in a function',
      schema('<xsl:function name="f:x"><xsl:for-each select="1"/></xsl:function>'),
      '`xsl:for-each`',
    ],
    [
      'a function that is no XPath',
      schema('<xsl:function name="f:x"><xsl:sequence select="1 +"/></xsl:function>'),
      'Its functions cannot be run',
    ],
    ['a phase that is not there', schema('', 'defaultPhase="p"'), 'There is no phase `p`'],
    ['a file that is not there', schema('<include href="none.sch"/>'), 'was not brought along'],
    ['another language', schema('').replace('xslt2', 'javascript'), '`javascript`'],
    ['an older Schematron', '<schema xmlns="http://www.ascc.net/xml/schematron"/>', 'no ISO Schematron'],
    ['files that include themselves', schema('<include href="x.sch"/>'), 'more often than Assay follows'],
    ['a document type', '<!DOCTYPE x><schema/>', 'document type declaration'],
  ])('%s', (_, text, words) => {
    const made = broughtRules('x.sch', new Map([['x.sch', text]]), 'x.sch');
    expect(made.ok ? '' : made.faults[0]?.description).toContain(words);
  });

  it('an archive that unpacks to more than its limit', () => {
    const packed = zipSync({ 'a.sch': new Uint8Array(MOST_RULE_BYTES), 'b.sch': strToU8('x') }, { level: 1 });
    const made = filesOfArchive('x.zip', packed);
    expect(made.ok ? '' : made.faults[0]?.description).toBe('The archive unpacks to more than 64 MiB');
  });

  it('an archive without Schematron, and what is no archive', () => {
    const empty = filesOfArchive('x.zip', zipSync({ 'a.xslt': strToU8('x') }));
    const made = empty.ok && broughtRules('x.zip', empty.value);
    expect(made && !made.ok ? made.faults[0]?.description : '').toContain('no Schematron');
    expect(filesOfArchive('x.zip', strToU8('PK')).ok).toBe(false);
  });
});

it('names have the prefixes of the document', () => {
  const xml =
    '<p:order xmlns:p="urn:shop" xmlns:ab="urn:shop"><ab:a a="x:y"/><ab:ab/><line xmlns="urn:shop"/><p:p/></p:order>';
  const names = rulesOf({
    'shop.sch': schema(
      rule('s:order', `<report id="N" test="true()"><value-of select="string-join(//*/name(), ' ')"/></report>`),
    ),
  });
  expect(verdictsOf(names, xml).map(({ description }) => description)).toEqual(['p:order ab:a ab:ab line p:p']);
});
