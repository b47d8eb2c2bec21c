import { describe, expect, it } from 'vitest';
import { addonsNamed, profileOfAddons } from './profile-of-addons.ts';
import { PROFILES } from './profiles.ts';

describe('the profile that a document asks for', () => {
  it.each([
    ['ubl', [], 'en16931'],
    ['ubl', ['eu-en16931-v2017'], 'en16931'],
    ['cii', ['eu-en16931-v2017'], 'en16931'],
    ['ubl', ['es-verifactu-v1'], 'en16931'],
    ['ubl', ['de-xrechnung-v3'], 'xrechnung-3'],
    ['cii', ['eu-en16931-v2017', 'de-xrechnung-v3'], 'xrechnung-3'],
    ['cii', ['de-zugferd-v2'], 'zugferd'],
    ['ubl', ['de-zugferd-v2'], 'en16931'],
    ['cii', ['fr-facturx-v1'], 'factur-x'],
    ['ubl', ['fr-ctc-flow2-v1'], 'fr-cius'],
    ['cii', ['fr-choruspro-v1'], 'choruspro'],
    ['ubl', ['dk-oioubl-v2'], 'oioubl-2'],
    ['ubl', ['eu-en16931-v2017', 'sa-zatca-v1'], 'zatca'],
    ['cii', ['sa-zatca-v1'], 'en16931'],
  ] as const)('in %s with the addons %j is %s', (syntax, addons, key) => {
    const profiles = PROFILES.filter(
      ({ syntaxes, format, readOnly }) => format === undefined && !readOnly && syntaxes.includes(syntax),
    );
    expect(profileOfAddons(profiles, addons)?.key).toBe(key);
  });

  it.each([
    [{ $addons: ['a', 1, 'b'] }, ['a', 'b']],
    [{ doc: { $addons: ['a'] } }, ['a']],
    [{ $addons: 'a' }, []],
    [{}, []],
    [null, []],
    ['x', []],
  ])('reads the addons of %j', (data, addons) => {
    expect(addonsNamed(data)).toEqual(addons);
  });
});
