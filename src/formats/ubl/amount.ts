import { attribute, implied, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';

/** An amount in the currency of the invoice. */
export function amount(name: string, id: string, more: Partial<Row> = {}): Row {
  return term(name, id, { attributes: [{ name: 'currencyID', currency: 'BT-5' }], ...more });
}

/** An identifier with its scheme. */
export function identifier(name: string, id: string, more: Partial<Row> = {}): Row {
  return term(name, id, { attributes: [attribute('schemeID', `${id}-1`)], ...more });
}

/** The tax of a category or number: VAT by default. */
export function taxScheme(id: string): Row {
  const rows = [
    term('cbc:ID', id, { otherwise: 'VAT' }),
    // Some write the issuer of the identifier here.
    implied('cbc:Name'),
  ];
  return inside('cac:TaxScheme', rows, { always: true });
}
