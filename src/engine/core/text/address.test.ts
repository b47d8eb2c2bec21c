import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';
import { isAbsoluteUri, isUriLength, isValidUri } from './uri.ts';
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
    'a.co',
    'é.c',
    'wss://example.com',
    'ws://example.com',
    'tcp://example.com:65535',
    'http://example.com:1/',
    'http://example.com:1?q',
    'http://example.com:1#f',
    'http://example.com#f',
    'http://example.com/a b'.replace(' ', '%20'),
    'user@example.com',
    'a@b@example.com',
    'http://user@example.com',
    'example.com:80',
    'example.com/path',
    '1.2.3.4',
    '1.2.3.4.',
    'http://255.255.255.255',
    'http://[::1]',
    'http://[::]/',
    'http://[1:2:3:4:5:6:7:8]',
    'http://[1:2:3:4:5:6:7::]',
    'http://[::1:2:3:4:5:6:7]',
    'http://[::ffff:192.168.1.1]',
    'http://[1:2:3:4:5:6:1.2.3.4]',
    'http://[ABCD::ef01]',
    'http://[fe80::1%25eth0]',
    'example.com?q',
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
    'http://[1:2:3:4:5:6:7:8:9]',
    'http://[1:2:3:4:5:6:7]',
    'http://[1::2::3]',
    'http://[1:2:3:4:5:6:7:8::]',
    'http://[::12345]',
    'http://[::g]',
    'http://[]',
    'http://[::1]x',
    'http://[::ffff:1.2.3]',
    'http://[::ffff:1.2.3.4.5]',
    'http://[::ffff:1234.2.3.4]',
    'http://[2001:db8::1%25eth0]',
    'http://[fe80::1%25et_h0]',
    '.a.b',
    'a.b\t',
    'a\nb.co',
    'a b.co',
    '/path',
    '/path.html',
    'path/x',
    'http://.example.com',
    'http:///example.com',
    'a:b.co',
    'http://example.com:',
    'http://example.com:x',
    'http://example.com%zz',
    'http://256.1.1.1.',
    '@',
    'a@@',
    'ab@',
    'a.c',
  ])('refuses %j', (text) => expect(isUrl(text)).toBe(false));

  it.each(['a', '😀'])('takes up to 2082 characters: %s', (c) => {
    const start = 'http://example.com/';
    expect([2082, 2083].map((length) => isUrl(start + c.repeat(length - start.length)))).toEqual([true, false]);
  });

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
    'a@b.c-d',
    'a@b_c.de',
    'a@b.c.de',
    'é@é.é',
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
    'a@.',
    'ab.cd',
    'a@b..de',
    'a@co.',
    'a@b.co..',
    'a@b.',
    'a@b-.co',
    'a@b.co-',
    'a@b.-co',
    'a@b.1c',
    'a@b.c!o',
    'a@b!c.co',
    'a.@b.co',
    '"a"@b.co',
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false));
});

describe('isValidUri', () => {
  it('an absolute one is not empty', () => {
    expect([isAbsoluteUri(''), isAbsoluteUri('x://'), isAbsoluteUri('x:'), isAbsoluteUri('//host')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([isUriLength('é'.repeat(1024)), isUriLength('é'.repeat(1025))]).toEqual([true, false]);
  });

  it.each([
    '',
    'gobl:acme.example.com',
    'iso6523-actorid-upis::9920:b123123123',
    'mailto:a@b.example',
    'https://acme.example/x',
    'urn:uuid:0',
    'file:///tmp',
    'x:/a',
    'x://host',
    `urn:${'a'.repeat(2044)}`,
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
