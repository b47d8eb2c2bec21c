import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { folderDescription, folderGuidePage, folderPage } from './folder.ts';

const page = `<!doctype html><head>
<meta charset="utf-8" />
<link rel="icon" href="/favicon.svg" />
<script src="/theme.js"></script></head><a href="//other.example/">`;

it('the page of a folder has relative addresses, and knows that it is one', () => {
  const text = folderPage(page);
  expect(text).toContain('href="./favicon.svg"');
  expect(text).toContain('src="./theme.js"');
  expect(text).toContain('href="//other.example/"');
  expect(text).toContain('<meta name="base-path" content="." />');
  expect(text).not.toContain('name="service"');
});

it('its policy stands before anything that it is about, and allows no other origin', () => {
  const text = folderPage(page);
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/.exec(text) ?? [];
  expect(text.indexOf('http-equiv')).toBeLessThan(text.indexOf('<link'));
  expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'self'", "connect-src 'self'"]));
  expect(policy).not.toContain('frame-ancestors');
  expect(text).toContain('<meta name="referrer" content="no-referrer" />');
});

it('a service that is named may be asked, and only by its origin', () => {
  const text = folderPage(page, 'https://assay.example/tools');
  expect(text).toContain('<meta name="service" content="https://assay.example/tools" />');
  expect(text).toContain("connect-src 'self' https://assay.example;");
});

it('a page of the guide has the policy of the guide, and nothing else changes', () => {
  const text = folderGuidePage(page);
  expect(text).toContain(`content="default-src 'none'; script-src 'self'`);
  expect(text.replace(/\n<meta (?:http-equiv|name="referrer")[^>]*>/g, '')).toBe(page);
});

it('the description of the API is there for the page, without a place of its own', () => {
  const { openapi, servers, paths } = JSON.parse(folderDescription(createStandardEngine())) as {
    readonly openapi: string;
    readonly servers: unknown;
    readonly paths: object;
  };
  expect(openapi).toBe('3.1.0');
  expect(servers).toMatchObject([{ url: './v0' }]);
  expect(paths).toHaveProperty('/build');
});
