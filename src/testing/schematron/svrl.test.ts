import { describe, expect, it } from 'vitest';
import { assertionsIn } from './svrl.ts';

const NAMESPACES = 'xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"';
const of = (content: string) => assertionsIn(`<all ${NAMESPACES}><part>${content}</part></all>`);

describe('the assertions of a report or a style sheet', () => {
  it.each([
    ['an id', '<svrl:failed-assert id="BR-01" flag="fatal"/>', { id: 'BR-01', flag: 'fatal' }],
    [
      'an id that a sheet sets',
      '<svrl:successful-report test="x"><xsl:attribute name="id">BR-02</xsl:attribute><xsl:attribute name="flag">warning</xsl:attribute></svrl:successful-report>',
      { id: 'BR-02', flag: 'warning' },
    ],
    [
      'an id in the message alone',
      '<svrl:failed-assert><svrl:text>\n [F-INV001] No root [x]</svrl:text></svrl:failed-assert>',
      { id: 'F-INV001', flag: '' },
    ],
    [
      'brackets further on, which are no id',
      '<svrl:failed-assert><svrl:text>No root [x]</svrl:text></svrl:failed-assert>',
      { id: '', flag: '' },
    ],
  ])('%s', (_, content, assertion) => {
    expect(of(content)).toEqual([assertion]);
  });

  it('are unknown where the text is cut off', () => {
    expect(assertionsIn('<a><svrl:failed-assert id="B')).toBeUndefined();
  });
});
