import { expect, it } from 'vitest';
import { html, slugOf } from './html.ts';
import { addressFrom, markdownPage } from './markdown.ts';

it.each([
  ['docs/api.md', 'limits.md', '/limits.html'],
  ['docs/api.md', 'limits.md#kept', '/limits.html#kept'],
  ['docs/api.md', '#here', '#here'],
  ['docs/guide/operation.md', '../../SECURITY.md', '/security.html'],
  ['docs/guide/index.md', '../recipes/workerd.md', '/workerd.html'],
  ['docs/api.md', 'https://gobl.org', 'https://gobl.org'],
  ['docs/api.md', 'decisions/0011-tools-answer-once.md', undefined],
  ['docs/api.md', '../packages/engine', undefined],
])('in %s a link to %s leads to %s', (file, href, target) => {
  expect(addressFrom(file, href)).toBe(target);
});

it('text is escaped, whatever it is', () => {
  expect(html`<p title="${'"'}">${'<b>'}${['&', 1, undefined, false]}</p>`.text).toBe(
    '<p title="&quot;">&lt;b&gt;&amp;1</p>',
  );
  const { body } = markdownPage('docs/api.md', '# A\n\n`<x>` and\n\n```xml\n<a href="/b">\n```\n');
  expect(body.text).toContain('<code>&lt;x&gt;</code>');
  expect(body.text.replace(/<\/?span[^>]*>/g, '')).toContain('&lt;a href=&quot;/b&quot;&gt;');
});

it('headings have the anchors of GitHub, and each its own', () => {
  expect(slugOf('Releases after 0.502.1')).toBe('releases-after-05021');
  expect(slugOf('What `verify` accepts')).toBe('what-verify-accepts');
  const { body, found, title, summary } = markdownPage(
    'docs/api.md',
    '# API\n\nIt *takes* JSON.\n\n## A\n\nx\n\n## A\n\ny\n',
  );
  expect(body.text).toContain('<h2 id="a-1">A</h2>');
  expect([title, summary]).toEqual(['API', 'It takes JSON.']);
  expect(found).toEqual([
    ['', 'API', 'It takes JSON.'],
    ['a', 'A', 'x'],
    ['a-1', 'A', 'y'],
  ]);
});
