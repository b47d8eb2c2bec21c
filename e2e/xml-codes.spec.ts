import { expect } from '@playwright/test';
import { test } from './pages/lean.ts';
import { pictures } from './pages/pictures.ts';
import { Workbench } from './pages/workbench.ts';

const INVOICE = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:InvoiceTypeCode>999</cbc:InvoiceTypeCode>
  <cac:AccountingCustomerParty><cac:Party><cac:PostalAddress><cac:Country>
    <cbc:IdentificationCode>ZZ</cbc:IdentificationCode>
  </cac:Country></cac:PostalAddress></cac:Party></cac:AccountingCustomerParty>
  <cac:TaxTotal>
    <cbc:TaxAmount currencyID="XQX">1.00</cbc:TaxAmount>
    <cac:TaxSubtotal><cac:TaxCategory>
      <cbc:TaxExemptionReasonCode>VATEX-NONE</cbc:TaxExemptionReasonCode>
    </cac:TaxCategory></cac:TaxSubtotal>
  </cac:TaxTotal>
  <cac:InvoiceLine>
    <cbc:InvoicedQuantity unitCode="WWW">1</cbc:InvoicedQuantity>
  </cac:InvoiceLine>
</Invoice>
`;

/** The existing text, the typed text, the proposal with its description, and the resulting line. */
const PLACES = [
  ['the kind of invoice', '999', '38', /^380\b.*Standard Invoice/, '<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>'],
  ['a country', 'ZZ', 'se', /^SE\b.*Sweden/, '<cbc:IdentificationCode>SE</cbc:IdentificationCode>'],
  ['a currency', 'XQX', 'se', /^SEK\b.*Swedish/, '<cbc:TaxAmount currencyID="SEK">1.00</cbc:TaxAmount>'],
  [
    'a reason without VAT',
    'VATEX-NONE',
    'eu-ae',
    /^VATEX-EU-AE\b.*Reverse charge/,
    '<cbc:TaxExemptionReasonCode>VATEX-EU-AE</cbc:TaxExemptionReasonCode>',
  ],
  ['a unit', 'WWW', 'hu', /^HUR\b.*Hours/, '<cbc:InvoicedQuantity unitCode="HUR">1</cbc:InvoicedQuantity>'],
] as const;

test('codes in XML are completed by keyboard, in elements and in attributes', async ({ page }, info) => {
  const bench = new Workbench(page);
  await bench.open();
  await bench.paste(INVOICE);
  const proposals = page.getByRole('listbox', { name: 'Suggest' });
  const keyboard = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  for (const [, was, typed, proposal, line] of PLACES) {
    // Found by keyboard: the search selects its result.
    await keyboard('ControlOrMeta+F');
    await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
    await page.keyboard.insertText(was);
    await keyboard('Enter', 'Escape', 'Delete');
    await page.keyboard.type(typed);
    await expect(proposals.getByRole('listitem').first()).toHaveAccessibleName(proposal);
    if (was === 'XQX') {
      await pictures(page, info, 'codes');
    }
    await keyboard('Tab');
    await expect(proposals).toBeHidden();
    await expect(bench.source.getByText(line)).toBeVisible();
  }
});
