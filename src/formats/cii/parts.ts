import { attribute, group, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';
import type { AddressTerms } from '../ubl/parties.ts';

/** A date in CII: eight digits with a format code. */
export function date(name: string, id: string, type = 'udt:DateTimeString', more: Partial<Row> = {}): Row {
  return inside(name, [term(type, id, { form: 'date-102', attributes: [{ name: 'format', fixed: '102' }] })], more);
}

/** An amount. CII gives the currency only if it differs from that of the invoice, though many files always do. */
export function amount(name: string, id: string, more: Partial<Row> = {}): Row {
  return term(name, id, { attributes: [{ name: 'currencyID', currency: 'BT-5', readOnly: true }], ...more });
}

export function identifier(name: string, id: string, more: Partial<Row> = {}): Row {
  return term(name, id, { attributes: [attribute('schemeID', `${id}-1`)], ...more });
}

/** An identifier with a scheme has a separate element. */
export function identifiers(id: string): Row[] {
  return [
    term('ram:ID', id, { attributes: [attribute('schemeID', `${id}-1`)], lacking: `${id}-1` }),
    identifier('ram:GlobalID', id, { having: `${id}-1` }),
  ];
}

export function addressRows([line1, line2, line3, city, code, region, country]: AddressTerms): Row[] {
  return [
    term('ram:PostcodeCode', code),
    term('ram:LineOne', line1),
    term('ram:LineTwo', line2),
    term('ram:LineThree', line3),
    term('ram:CityName', city),
    term('ram:CountryID', country),
    term('ram:CountrySubDivisionName', region),
  ];
}

export function contactRows(person: string, phone: string, mail: string): Row[] {
  return [
    term('ram:PersonName', person),
    term('ram:DepartmentName', person, { readOnly: true }),
    inside('ram:TelephoneUniversalCommunication', [term('ram:CompleteNumber', phone)]),
    inside('ram:EmailURIUniversalCommunication', [
      term('ram:URIID', mail, { attributes: [{ name: 'schemeID', fixed: 'SMTP', readOnly: true }] }),
    ]),
  ];
}

export function endpoint(id: string): Row {
  return inside('ram:URIUniversalCommunication', [identifier('ram:URIID', id)]);
}

/** VA is a VAT number, FC a tax number; some write VAT for VA. */
export function taxRegistration(scheme: 'VA' | 'VAT' | 'FC', id: string): Row {
  return inside(
    'ram:SpecifiedTaxRegistration',
    [term('ram:ID', id, { attributes: [{ name: 'schemeID', fixed: scheme }] })],
    { when: { at: 'ID/@schemeID', is: [scheme] }, each: id, ...(scheme === 'VAT' && { readOnly: true }) },
  );
}

export function legalOrganization(id: string, name: string): Row {
  return inside('ram:SpecifiedLegalOrganization', [identifier('ram:ID', id), term('ram:TradingBusinessName', name)]);
}

export function address(id: string, terms: AddressTerms): Row {
  return group('ram:PostalTradeAddress', id, addressRows(terms));
}
