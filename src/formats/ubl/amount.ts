import { attribute, implied, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';

/** An amount in the currency of the invoice. */
export function amount(name: string, id: string, more: Partial<Row> = {}): Row {
  return term(name, id, { attributes: [{ name: 'currencyID', currency: 'BT-5' }], ...more });
}

/** An identifier with the scheme it is of. */
export function identifier(name: string, id: string, more: Partial<Row> = {}): Row {
  return term(name, id, { attributes: [attribute('schemeID', `${id}-1`)], ...more });
}

/** The tax a category or number is about: VAT unless said. */
export function taxScheme(id: string): Row {
  const rows = [
    term('cbc:ID', id, { otherwise: 'VAT' }),
    // Some write here what the identifier is of.
    implied('cbc:Name'),
  ];
  return inside('cac:TaxScheme', rows, { always: true });
}
