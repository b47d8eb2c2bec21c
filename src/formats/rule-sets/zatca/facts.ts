import { Decimal } from '../../en16931/decimal.ts';
import { each, type Where } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import { found, has } from '../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { Form } from '../../rules/kit/row.ts';
import { xmlIndex } from '../../xml/xml-index.ts';
import { attributeOf, textOf, type XmlElement } from '../../xml/xml-tree.ts';

/**
 * Facts for ZATCA's rules. The name of the type code defines the invoice: `01` a tax invoice, `02` a simplified one,
 * then one digit each for third party, nominal, export, summary and self-billed.
 */

/** The official rules accept the name on any element that has one. */
const isNamed = (pattern: RegExp): ((invoice: InvoiceTerms) => boolean) =>
  once(({ root }) =>
    root === undefined
      ? false
      : (xmlIndex(root).byAttribute.get('name') ?? []).some((element) =>
          pattern.test(attributeOf(element, 'name')?.value ?? ''),
        ),
  );
export const isStandard = isNamed(/01\d{5}/);
export const isSimplified = isNamed(/02\d{5}/);
export const isSimplifiedSummary = isNamed(/02\d{3}1\d/);

export const nameOf = (typeCode: XmlElement): string => attributeOf(typeCode, 'name')?.value ?? '';
export const typeCodes = each('InvoiceTypeCode');
/** Type codes whose name has this prefix. */
export const typesNamed =
  (...beginnings: readonly string[]): Where =>
  (invoice) =>
    typeCodes(invoice).filter((code) => beginnings.some((beginning) => nameOf(code).startsWith(beginning)));

export const SELLER = '//AccountingSupplierParty/Party';
export const BUYER = '//AccountingCustomerParty/Party';
export const SELLER_ADDRESS = 'AccountingSupplierParty/Party/PostalAddress';
/** The buyer's address is in Saudi Arabia. */
export const BUYER_IN_KSA = 'AccountingCustomerParty/Party/PostalAddress/Country[IdentificationCode=SA]';

/** A credit or debit note. */
export const isNote = ({ root }: InvoiceTerms): boolean =>
  root?.name === 'Invoice' && has(root, 'InvoiceTypeCode[.=381|383]');

/** The first text, as written. */
export const firstText = (from: XmlElement | undefined, path: string): string => {
  const [first] = found(from, path);
  return first ? textOf(first) : '';
};

export const VAT_NUMBERS: Form = { fits: (text) => /^3\d{13}3$/.test(text), like: '300000000000003' };
export const POSTAL_CODE: Form = { fits: (text) => /^\d{5}$/.test(text), like: '12345' };

export const HUNDREDTH = new Decimal(1n, 2);
const HALF_CENT = new Decimal(5n, 3);

/** Rounded to cents as the official rules print amounts: half to even. */
export function printed(figure: Decimal): Decimal {
  const up = figure.roundedUp(2);
  return up.scale === 2 && up.units % 2n !== 0n && up.minus(figure).equals(HALF_CENT) ? up.minus(HUNDREDTH) : up;
}

/** Two amounts print equally; two invalid ones are equal too. */
export const arePrintedAlike = (figure: Decimal | undefined, other: Decimal | undefined): boolean =>
  figure && other ? printed(figure).equals(printed(other)) : figure === other;

export const hasCents = (text: string): boolean => text.split('.').slice(1).join('.').length <= 2;
