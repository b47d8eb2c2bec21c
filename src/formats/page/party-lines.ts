import { LINE_ORDER, NUMBER_FIRST, STREET_FIRST } from '../en16931/document/vocabulary.ts';
import { countryIn } from './figures-in.ts';
import { languages, type Language } from './paper-words.ts';
import { cell, joined, textOfParts, type Cell, type Part, type Place } from './place.ts';
import { taxNumberIn } from './tax-number-in.ts';

/** Names of tax categories by code, and of identities by key, in the language of the page if the regime has it. */
export type RegimeNames = ReadonlyMap<string, string>;

/** The lines of a party as on a letter. */
export function partyLines(party: Place, language: Language, names: RegimeNames): readonly Cell[] {
  const { words } = languages[language];
  const lines: Cell[] = [];
  const add = (path: string, parts: readonly Part[]): void => {
    if (textOfParts(parts) !== '') lines.push(cell(path, parts));
  };
  add(`${party.path}.name`, [party.part('name')]);
  for (const address of party.list('addresses')) {
    add(`${address.path}.street`, joined(' ', streetOf(address)));
    const town = [address.part('code'), address.part('locality'), address.part('region')];
    add(`${address.path}.locality`, joined(' ', town));
    add(`${address.path}.country`, [address.part('country', countryIn(language, address.text('country')))]);
  }
  const tax = party.at('tax_id');
  const code = tax.text('code');
  if (code !== '') {
    const number = tax.part('code', taxNumberIn(language, tax.text('country'), code), ['.country', '']);
    add(`${tax.path}.code`, [{ text: `${words.taxNumber}: ` }, number]);
  }
  for (const identity of party.list('identities')) {
    const kind = (['label', 'type', 'key'] as const).find((member) => identity.text(member) !== '');
    const key = kind === 'key' ? identity.text(kind) : '';
    const named = kind === undefined ? [] : [identity.part(kind, names.get(key))];
    const number = identity.part('code');
    const words = named.length === 0 ? [] : [{ text: number.text === '' ? ':' : ': ' }];
    add(`${identity.path}.code`, [...named, ...words, number]);
  }
  for (const email of party.list('emails')) add(`${email.path}.addr`, [email.part('addr')]);
  for (const telephone of party.list('telephones')) add(`${telephone.path}.num`, [telephone.part('num')]);
  return lines;
}

/** Street and number in the order of the address's country. */
function streetOf(address: Place): readonly Part[] {
  const [street, number] = [address.part('street'), address.part('num')];
  const [meta, order] = LINE_ORDER;
  const isTurned = address.at(meta).text(order) === STREET_FIRST;
  const isNumberFirst = !isTurned && NUMBER_FIRST.has(address.text('country'));
  return [...(isNumberFirst ? [number, street] : [street, number]), address.part('street_extra')];
}
