import { describe, expect, it } from 'vitest';
import { isHostName } from './host-name.ts';

describe('host names', () => {
  it.each([
    'a',
    'a1',
    '1a',
    'example.com',
    'example.com.',
    'a-b.com',
    'a--b.com',
    'a_b.com',
    'a_-_b.com',
    'www.例.com',
    '例.com',
    'a.例',
    'www.',
    'www.a--b.com',
  ])('include %s', (name) => expect(isHostName(name)).toBe(true));

  it.each([
    '',
    '.',
    'a..b',
    '.a',
    '-a.com',
    'a-.com',
    'a.1',
    'a.b1',
    '_a.com',
    'xxx.例.com',
    'a_é.com',
    'www..com',
    'a b',
  ])('do not include %j', (name) => expect(isHostName(name)).toBe(false));

  it('are all those that govalidator’s pattern takes', () => {
    const part = '[a-zA-Z0-9]([a-zA-Z0-9-_]+)?[a-zA-Z0-9]([-.][a-zA-Z0-9]+)*';
    const subdomain = '(www\\.)|([a-zA-Z0-9]+([-_.]?[a-zA-Z0-9])*[a-zA-Z0-9]\\.[a-zA-Z0-9]+)';
    const last = '([a-zA-Z\u00a1-\uffff0-9]+-?-?)*[a-zA-Z\u00a1-\uffff0-9]+';
    const pattern = new RegExp(`^((${part})|(${subdomain}))?(${last})([.]([a-zA-Z\u00a1-\uffff]{1,}))?[.]?$`);
    // Letters and digits are treated differently only in the label after the last dot.
    const grown = (names: readonly string[]) => names.flatMap((name) => [...'aé-_.'].map((c) => name + c));
    let names: readonly string[] = ['', 'a.1', 'a1.1a', '1.a1', '1-1_1.a.b'];
    for (let length = 0; length <= 5; length++, names = grown(names)) {
      expect(names.filter((name) => isHostName(name) !== pattern.test(name))).toEqual([]);
    }
  });

  it('are made of letters, digits, hyphens and dots; foreign letters stand in the last part', () => {
    const units = [...Array(0x200).keys(), 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xffff].map((code) =>
      String.fromCharCode(code),
    );
    const taken = (name: (unit: string) => string) => units.filter((unit) => isHostName(name(unit)));
    const matching = (pattern: RegExp) => units.filter((unit) => pattern.test(unit));
    expect(taken((unit) => unit)).toEqual(matching(/[A-Za-z0-9\u00a1-\ud7ff\ue000-\uffff]/));
    expect(taken((unit) => `a.${unit}`)).toEqual(matching(/[A-Za-z\u00a1-\ud7ff\ue000-\uffff]/));
    expect(taken((unit) => `a_${unit}.bc`)).toEqual(matching(/[A-Za-z0-9]/));
  });
});
