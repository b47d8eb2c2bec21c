import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EVERY_NATIONAL_NAME } from '../national/every-national-name.ts';
import { NAME_LOADERS } from '../national/national-names.ts';
import { calledIn } from './called-in.ts';
import { nameFinder, nameFor } from './name-table.ts';

const TABLES = Object.entries(EVERY_NATIONAL_NAME);
const fattura = nameFinder(EVERY_NATIONAL_NAME.fatturapa);

describe('the names of a format', () => {
  it('load one by one as they are where everything is loaded', async () => {
    const loaded = await Promise.all(
      Object.entries(NAME_LOADERS).map(async ([key, load]) => [key, await load()] as const),
    );
    expect(Object.fromEntries(loaded)).toEqual(EVERY_NATIONAL_NAME);
  });

  it.each(TABLES)(
    'are given in each of its languages, once for each element: %s',
    (_, { languages, elements, codes = '' }) => {
      const lines = `${elements}\n${codes}`.split('\n').filter((line) => line.includes('|'));
      expect(lines.filter((line) => line.split('|').length !== languages.length + 1)).toEqual([]);
      expect(lines.filter((line) => /\|\s|\s\||\|\||\|$/.test(line))).toEqual([]);
      const owners = elements
        .split('\n')
        .flatMap((line) => line.replace(/\|.*/, '').split(' '))
        .filter(Boolean);
      expect(owners.filter((owner, i) => owners.indexOf(owner) !== i)).toEqual([]);
    },
  );

  it.each(TABLES)('are of elements, attributes and lists that its schema has: %s', (key, table) => {
    const folder = join(import.meta.dirname, '..', key);
    const schemas = readdirSync(folder).filter((file) => file.endsWith('structure.codes.ts'));
    const known = new Set(schemas.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/[\w.-]+/g) ?? []));
    const seen = [
      table.elements,
      ...(table.codes ?? '')
        .trim()
        .split('\n\n')
        .map((block) => block.replace(/\n[^]*/, '')),
    ];
    const names = seen.flatMap((text) => text.split('\n').flatMap((line) => line.replace(/\|.*/, '').split(/[ /]/)));
    expect(names.filter((name) => name !== '' && !known.has(name))).toEqual([]);
  });

  it.each([
    ['pl', 'ksef', 'P_1M', undefined, 'Miejsce wystawienia faktury'],
    ['en', 'ksef', 'Adres', 'Podmiot1', 'Adres podatnika'],
    ['en', 'ksef', 'Adres', 'Podmiot2', 'Adres nabywcy'],
    ['hu', 'nav', 'supplierName', undefined, 'Az eladó (szállító) neve'],
    ['en-GB', 'nav', 'supplierName', undefined, 'Az eladó (szállító) neve · Name of the seller (supplier)'],
    ['es', 'fatturapa', 'CodiceDestinatario', undefined, 'Codice destinatario · Código del destinatario'],
    ['fr', 'fatturapa', 'CodiceDestinatario', undefined, 'Codice destinatario · Recipient code'],
    ['es', 'verifactu', 'CuotaTotal', undefined, 'Cuota total'],
    ['it', 'fatturapa', 'BIC', undefined, 'BIC'],
  ] as const)('are those of the authority and of the reader: %s %s %s', (locale, key, name, parent, says) => {
    const names = nameFinder(EVERY_NATIONAL_NAME[key]).element(name, parent);
    expect(names && nameFor(names, locale)).toBe(says);
  });

  it.each(['constructor', '__proto__', ''])('do not exist for %s', (name) => {
    expect(fattura.element(name)).toBeUndefined();
    expect(fattura.codes(name)).toBeUndefined();
  });
});

describe('what a problem speaks of', () => {
  it('is named by the end of its path and by what its message quotes', () => {
    const path = '/p:FatturaElettronica[1]/FatturaElettronicaHeader[1]/DatiTrasmissione[1]';
    const message = 'Add `CodiceDestinatario`: `DatiTrasmissione` needs it before `PECDestinatario`, not `0000000`.';
    const called = calledIn([path], message, fattura).map(({ element, names: { own } }) => [element, own]);
    expect(called).toEqual([
      ['DatiTrasmissione', 'Dati di trasmissione'],
      ['CodiceDestinatario', 'Codice destinatario'],
      ['PECDestinatario', 'PEC del destinatario'],
    ]);
  });
});
