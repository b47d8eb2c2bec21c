import { expect, it } from 'vitest';
import { ciiInvoice, ublInvoice, type VatCategory } from '../testing/invoices.ts';
import { verdictsOfSlips } from '../testing/slips.ts';

const TAX = /Tax|Exemption/;
const PEPPOL = /Customization|Profile|TypeCode|Endpoint|Party|Payment|Note|Reference/;
const COUNTRY = /Customization|Profile|TypeCode|SupplierParty|SellerTradeParty|Payment|Type|Note/;
const ALL = /./;

const from = (country: string, text: string): string =>
  text.replaceAll(/>ES(?=<\/(?:cbc:IdentificationCode|ram:CountryID)>)/g, `>${country}`);

/** Sets whose rows are tested in several places, and those that share most rows with another set. */
it.each<[set: string, syntax: 'ubl' | 'cii', category: VatCategory, country: string, among: RegExp]>([
  ['schema', 'ubl', 'S', 'ES', ALL],
  ['schema', 'cii', 'S', 'ES', ALL],
  ['en16931', 'ubl', 'S', 'ES', ALL],
  ['en16931', 'cii', 'S', 'ES', ALL],
  ['en16931', 'ubl', 'K', 'ES', TAX],
  ['en16931', 'cii', 'G', 'ES', TAX],
  ['en16931', 'ubl', 'O', 'ES', TAX],
  ['en16931', 'ubl', 'L', 'ES', TAX],
  ['en16931', 'cii', 'AE', 'ES', TAX],
  ['en16931', 'cii', 'E', 'ES', TAX],
  ['xrechnung-3', 'ubl', 'S', 'DE', ALL],
  ['xrechnung-3', 'cii', 'S', 'DE', ALL],
  ['peppol-bis-3', 'ubl', 'S', 'ES', ALL],
  ['peppol-bis-3', 'cii', 'S', 'ES', ALL],
  ['peppol-bis-3', 'ubl', 'S', 'DK', COUNTRY],
  ['peppol-bis-3', 'ubl', 'S', 'SE', COUNTRY],
  ['peppol-bis-3', 'ubl', 'S', 'GR', COUNTRY],
  ['peppol-bis-3', 'ubl', 'S', 'NL', COUNTRY],
  ['peppol-bis-3', 'ubl', 'S', 'IT', COUNTRY],
  ['peppol-bis-3', 'ubl', 'S', 'IS', COUNTRY],
  ['peppol-bis-3', 'cii', 'S', 'NO', COUNTRY],
  ['peppol-bis-3', 'cii', 'S', 'DK', COUNTRY],
  ['peppol-self-billing-3', 'ubl', 'S', 'ES', /Customization|Profile|TypeCode/],
  ['pint', 'ubl', 'S', 'ES', ALL],
  ['pint', 'ubl', 'G', 'ES', TAX],
  ['si-ubl', 'ubl', 'S', 'NL', PEPPOL],
  ['nlcius-cii', 'cii', 'S', 'NL', /Guideline|TypeCode|SellerTradeParty|Payment|Note|Reference/],
])('%s gives the recorded verdicts on slips: %s, category %s, %s', async (set, syntax, category, country, among) => {
  const text = from(country, { ubl: ublInvoice, cii: ciiInvoice }[syntax](category));
  const file = [set, syntax, category, country].join('-');
  await expect(verdictsOfSlips(set, text, among)).toMatchFileSnapshot(`./slips/${file}.txt`);
});
