import { elementsAt } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { all, text } from '../peppol-rule.ts';

/** Facts for national rules, in CII: countries and numbers of the parties. */

const agreementOf = once((invoice) => elementsAt('ApplicableHeaderTradeAgreement')(invoice)[0]);
export const settlementOf = once((invoice) => elementsAt('ApplicableHeaderTradeSettlement')(invoice)[0]);

export const sellerOf = (invoice: InvoiceTerms): XmlElement | undefined =>
  childOf(agreementOf(invoice), 'SellerTradeParty');
export const buyerOf = (invoice: InvoiceTerms): XmlElement | undefined =>
  childOf(agreementOf(invoice), 'BuyerTradeParty');
const representativeOf = (invoice: InvoiceTerms): XmlElement | undefined =>
  childOf(agreementOf(invoice), 'SellerTaxRepresentativeTradeParty');

/** Tax numbers of a party by the scheme beside them. */
export const numbersOf = (party: XmlElement | undefined, scheme: string): readonly XmlElement[] =>
  all(party, 'SpecifiedTaxRegistration')
    .flatMap((element) => all(element, 'ID'))
    .filter((id) => attributeOf(id, 'schemeID')?.value === scheme);

/** Peppol's CII rules identify a VAT number by `VAT`, where EN 16931 has `VA`. */
export const vatNumberOf = (party: XmlElement | undefined): string | undefined => numbersOf(party, 'VAT')[0]?.text;

export const countryOf = (party: XmlElement | undefined): string =>
  text(party, 'PostalTradeAddress', 'CountryID') ?? '';

/** The seller's tax country: by its VAT number, that of its representative, or its address. */
const taxCountry = once((invoice) => {
  const prefix = (party: XmlElement | undefined): string | undefined =>
    vatNumberOf(party)?.slice(0, 2).trim() || undefined;
  const found = prefix(sellerOf(invoice)) ?? prefix(representativeOf(invoice)) ?? countryOf(sellerOf(invoice));
  return found.toUpperCase();
});

export type Applies = (invoice: InvoiceTerms) => boolean;

export const taxedIn =
  (country: string): Applies =>
  (invoice) =>
    taxCountry(invoice) === country;
export const sellerIn =
  (country: string): Applies =>
  (invoice) =>
    countryOf(sellerOf(invoice)).toUpperCase() === country;
export const bothIn =
  (country: string): Applies =>
  (invoice) =>
    sellerIn(country)(invoice) && countryOf(buyerOf(invoice)).toUpperCase() === country;

const AGREEMENT = 'ApplicableHeaderTradeAgreement';
export const SELLER = `${AGREEMENT}/SellerTradeParty`;
export const BUYER = `${AGREEMENT}/BuyerTradeParty`;
export const REPRESENTATIVE = `${AGREEMENT}/SellerTaxRepresentativeTradeParty`;
export const MEANS = 'ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans';
