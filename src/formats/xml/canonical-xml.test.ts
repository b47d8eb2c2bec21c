import { describe, expect, it } from 'vitest';
import { canonicalXml } from './canonical-xml.ts';

describe('canonical XML', () => {
  it.each([
    ['empty elements are written out', '<a><b/></a>', '<a><b></b></a>'],
    ['the declaration and comments go', '<?xml version="1.0"?>\n<!-- x -->\n<a>1<!-- y -->2</a>\n', '<a>12</a>'],
    ['instructions stay, apart from the root', '<?x y?><a><?z?></a><?w v?>', '<?x y?>\n<a><?z?></a>\n<?w v?>'],
    [
      'attributes are sorted by namespace and name',
      '<a xmlns:p="z" xmlns:q="b" p:a="1" q:b="2" c="3" b="4"/>',
      '<a xmlns:p="z" xmlns:q="b" b="4" c="3" q:b="2" p:a="1"></a>',
    ],
    [
      'a namespace is declared once, by its prefix',
      '<a xmlns="u" xmlns:p="v"><b xmlns="u" xmlns:p="w"><c xmlns:p="v"/></b></a>',
      '<a xmlns="u" xmlns:p="v"><b xmlns:p="w"><c xmlns:p="v"></c></b></a>',
    ],
    ['an end of the default namespace is told', '<a xmlns="u"><b xmlns=""/></a>', '<a xmlns="u"><b xmlns=""></b></a>'],
    ['and none where there is none', '<a xmlns=""><b xmlns=""/></a>', '<a><b></b></a>'],
    ['texts are escaped', '<a>&lt;&amp;&gt;"\'<![CDATA[<&]]>&#13;</a>', '<a>&lt;&amp;&gt;"\'&lt;&amp;&#xD;</a>'],
    [
      'values are escaped',
      '<a b="&lt;&amp;>&quot;\'&#9;&#10;&#13;"/>',
      '<a b="&lt;&amp;>&quot;\'&#x9;&#xA;&#xD;"></a>',
    ],
    [
      'namespaces are compared before names',
      '<a xmlns:p="a" xmlns:q="a b" q:a="1" p:z="2"/>',
      '<a xmlns:p="a" xmlns:q="a b" p:z="2" q:a="1"></a>',
    ],
    ['names are compared by code points', '<a \u{10000}="1" \uF900="2"/>', '<a \uF900="2" \u{10000}="1"></a>'],
    ['a newer version counts as 1.0', '<?xml version="1.1"?><a>1\u00852</a>', '<a>1\u00852</a>'],
    ['lines end in one character', '<a>1\r\n2</a>', '<a>1\n2</a>'],
  ])('%s', (_, text, canonical) => {
    expect(canonicalXml(text)).toBe(canonical);
    expect(canonicalXml(canonical)).toBe(canonical);
  });

  it('takes time in proportion to elements with a prefix each', () => {
    const [few, many] = [5_000, 40_000].map((count) => {
      const text = `<r>${Array.from({ length: count }, (_, i) => `<a xmlns:p${i}="u"/>`).join('')}</r>`;
      const began = performance.now();
      expect(canonicalXml(text).length).toBeGreaterThan(text.length);
      return performance.now() - began;
    });
    expect((many as number) / (few as number)).toBeLessThan(40);
  });
});
