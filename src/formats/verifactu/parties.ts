import { tableOf } from '../../engine/values.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import { leaf, type Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';
import { isoCountry, vatPrefixWithXi } from '../members/countries.ts';
import { IDENTITY_TYPE, LONGEST } from './codes.ts';

/** Kinds of identity (list L7): a VAT number of another member state, and a tax number of any other country. */
const VAT_NUMBER = '02';
const FOREIGN = '04';
const KEYS: Readonly<Record<string, string>> = tableOf({
  '03': 'passport',
  [FOREIGN]: 'foreign',
  '05': 'resident',
  '06': 'other',
});
const SPAIN = 'ES';

/** A Spanish tax number, a VAT number of the union, or another identity with its kind, which an extension has. */
export const identityWith = (extension: string): Row => ({
  read({ element, at, reading }) {
    const [nif, country, kind, id] = ['NIF', 'IDOtro/CodigoPais', 'IDOtro/IDType', 'IDOtro/ID'].map((path) =>
      reading.node(element, path),
    );
    if (nif) {
      reading.put({ at }, 'tax_id.country', SPAIN);
      reading.put({ at }, 'tax_id.code', plain(textOf(nif)), nif);
    }
    if (!kind || !id) return;
    const [code, of] = [plain(textOf(id)), plain(textOf(kind))];
    const [, prefix, rest] = /^([A-Z]{2})(.+)$/.exec(code) ?? [];
    if (of === VAT_NUMBER && prefix && rest) {
      reading.put({ at }, 'tax_id.country', prefix, kind, country);
      reading.put({ at }, 'tax_id.code', rest, id);
      return;
    }
    const place: Path = [...at, 'identities', 0];
    const key = KEYS[of];
    if (key !== undefined) reading.put({ at: place }, 'key', key);
    if (country) reading.put({ at: place }, 'country', plain(textOf(country)), country);
    reading.put({ at: place }, 'code', code, id);
    reading.put({ at: place }, `ext.${extension}`, of, kind);
  },
  write({ out, at, writing }) {
    const take = (member: string): string => writing.take({ at }, member);
    const number = String(writing.peek({ at }, 'tax_id.code') ?? '');
    const country = String(writing.peek({ at }, 'tax_id.country') ?? SPAIN);
    if (number !== '') {
      take('tax_id.country');
      take('tax_id.code');
      if (country === SPAIN) out.put('NIF', number);
      else {
        const prefix = vatPrefixWithXi(country);
        out.put('IDOtro/CodigoPais', isoCountry(country));
        out.put('IDOtro/IDType', prefix === undefined ? FOREIGN : VAT_NUMBER);
        out.put('IDOtro/ID', cut(LONGEST.id).write(`${prefix ?? ''}${number}`) ?? '');
      }
      return;
    }
    const known = writing
      .entries({ at }, 'identities')
      .find((place) => writing.peek({ at: place }, `ext.${extension}`) !== undefined);
    if (!known) return;
    const of = (member: string): string => writing.take({ at: known }, member);
    out.put('IDOtro/CodigoPais', of('country'));
    out.put('IDOtro/IDType', of(`ext.${extension}`));
    out.put('IDOtro/ID', cut(LONGEST.id).write(of('code')) ?? '');
    of('key');
  },
});

/** Name and identity of a party. */
export const party: readonly Row[] = [leaf('NombreRazon', 'name', cut(LONGEST.name)), identityWith(IDENTITY_TYPE)];
