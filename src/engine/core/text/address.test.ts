import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';
import { isValidUri } from './uri.ts';
import { isUrl } from './url.ts';

describe('isUrl', () => {
  it.each([
    'example.com',
    'https://example.com/path?q=1#top',
    'http://user:secret@example.com:8080',
    'ftp://files.example.com',
    'http://localhost',
    'www.example.co.uk',
    'http://192.168.1.1/admin',
    'http://[2001:db8::1]:80/',
    'http://foo_bar.example.com',
    'http://xn--bcher-kva.example',
    'http://例.com',
    'example.com.',
  ])('accepts %s', (text) => expect(isUrl(text)).toBe(true));

  it.each([
    '',
    'abc',
    'localhost',
    '.example.com',
    'http://',
    'http://exa mple.com',
    'http://example.com:123456',
    'http://example-.com',
    'gopher://example.com',
    'http://example..com',
    'http://[::1',
    `http://example.com/${'a'.repeat(2083)}`,
  ])('refuses %j', (text) => expect(isUrl(text)).toBe(false));

  it('judges hostile text in linear time', () => {
    expect(isUrl(`http://${'a'.repeat(2000)}!`)).toBe(false);
    expect(isUrl(`http://${'a@'.repeat(1000)}!`)).toBe(false);
    expect(isUrl(`http://${'a-'.repeat(1000)}!`)).toBe(false);
  });
});

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    'jürgen@bücher.example',
    'a@b.c.',
    "o'hara@example.com",
    'a@1.com',
  ])('accepts %s', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    '',
    'a',
    '@b.co',
    'a@',
    'a@b',
    'a@b.1',
    'a@b.c1',
    'a@-b.co',
    'a..b@c.co',
    '.a@b.co',
    'a b@c.co',
    'a@b@c.co',
    'a@.co',
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false));
});

describe('isValidUri', () => {
  it.each([
    '',
    'gobl:acme.example.com',
    'iso6523-actorid-upis::9920:b123123123',
    'mailto:a@b.example',
    'https://acme.example/x',
    'urn:uuid:0',
    'file:///tmp',
  ])('accepts %j', (text) => expect(isValidUri(text)).toBe(true));

  it.each([
    'acme.example.com',
    '/path',
    'urn:',
    'urn:?query',
    '1a:b',
    ':a',
    'https://a b/',
    'https://a/%zz',
    'https://a:x/',
    'a:\u0001',
    `urn:${'a'.repeat(2045)}`,
  ])('refuses %j', (text) => expect(isValidUri(text)).toBe(false));
});
