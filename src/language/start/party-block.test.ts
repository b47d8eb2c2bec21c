import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { partyBlock } from './party-block.ts';

describe('a block of several lines', () => {
  it.each<[string, string, JsonObject]>([
    [
      'of Germany',
      'Kessler Antriebe GmbH\nLagerweg 14\nD-34117 Kassel\nUSt-IdNr.: DE 136 695 976\nTel. +49 561 123456\nrechnung@kessler.example',
      {
        name: 'Kessler Antriebe GmbH',
        tax_id: { country: 'DE', code: '136695976' },
        addresses: [{ street: 'Lagerweg 14', locality: 'Kassel', code: '34117', country: 'DE' }],
        emails: [{ addr: 'rechnung@kessler.example' }],
        telephones: [{ num: '+49 561 123456' }],
      },
    ],
    [
      'of Spain, with the name of the country',
      'Talleres Ruiz S.L.\nCalle Mayor, 3\nPolígono Sur\n28013 Madrid\nEspaña\nNIF: B98602642',
      {
        name: 'Talleres Ruiz S.L.',
        tax_id: { country: 'ES', code: 'B98602642' },
        addresses: [
          {
            street: 'Calle Mayor, 3',
            street_extra: 'Polígono Sur',
            locality: 'Madrid',
            code: '28013',
            country: 'ES',
          },
        ],
      },
    ],
    [
      'of the United States',
      'Gem Supply Inc.\n500 Grove St\nBoise, ID 83702\nUnited States',
      {
        name: 'Gem Supply Inc.',
        tax_id: { country: 'US' },
        addresses: [{ street: '500 Grove St', locality: 'Boise', region: 'ID', code: '83702', country: 'US' }],
      },
    ],
    [
      'of Great Britain',
      'Weavers Ltd\r\n1 Mill Lane\r\nLeeds LS1 4AP\r\nUnited Kingdom\r\nVAT number GB844281425',
      {
        name: 'Weavers Ltd',
        tax_id: { country: 'GB', code: '844281425' },
        addresses: [{ street: '1 Mill Lane', locality: 'Leeds', code: 'LS1 4AP', country: 'GB' }],
      },
    ],
    [
      'of the Netherlands, with a bare number for taxes',
      'Tulp B.V.\nDam 1\n1012 JS Amsterdam\nNL000099995B57',
      {
        name: 'Tulp B.V.',
        tax_id: { country: 'NL', code: '000099995B57' },
        addresses: [{ street: 'Dam 1', locality: 'Amsterdam', code: '1012 JS', country: 'NL' }],
      },
    ],
    [
      'of Greece, whose numbers have letters of their own',
      'Elaion A.E.\nErmou 5\n105 63 Athens\nVAT: EL925667500',
      {
        name: 'Elaion A.E.',
        tax_id: { country: 'EL', code: '925667500' },
        addresses: [{ street: 'Ermou 5', locality: 'Athens', code: '105 63', country: 'GR' }],
      },
    ],
    ['without anything known', 'One\nTwo', { name: 'One', addresses: [{ street: 'Two' }] }],
  ])('%s is split into a party', (_, text, party) => {
    expect(partyBlock(text)).toEqual(party);
  });

  it.each([
    ['one line', 'Kessler GmbH'],
    ['one line with an end', 'Kessler GmbH\n\n'],
    ['more than a party', 'line\n'.repeat(13)],
    ['a long line', `Kessler\n${'x'.repeat(300)}`],
    ['nothing', ''],
  ])('is not %s', (_, text) => {
    expect(partyBlock(text)).toBeUndefined();
  });
});
