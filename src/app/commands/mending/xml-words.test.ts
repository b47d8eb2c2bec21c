import { expect, test } from 'vitest';
import { elementWords, xmlInWords } from './xml-words.ts';

test.each([
  [
    'xml-rule.missingAdd',
    'Buyer reference (BT-10) is missing. Add `cbc:BuyerReference` after `cbc:DocumentCurrencyCode`.',
    'Buyer reference is missing.',
  ],
  [
    'xml-rule.noneOfAdd',
    'Date (BT-72, `cbc:ActualDeliveryDate`) and Period (BG-14, `cac:InvoicePeriod`) are missing; one is needed. Add it.',
    'Date and Period are missing; one is needed.',
  ],
  [
    'xml-rule.emptyElement',
    '`cac:PartyLegalEntity` is empty. Write what belongs there, or remove it.',
    'Party legal entity is empty. Write what belongs there, or remove it.',
  ],
  ['xml-rule.notListed', '`Hrs` is not a code of UNTDID (BT-130, `@unitCode`).', '`Hrs` is not a code of UNTDID.'],
  ['xml-rule.addElement', 'Add `cac:Country/cbc:IdentificationCode`', 'Add Identification code'],
  [
    'structure.unknownLike',
    '`Telefon` is not allowed in `Contact`, which has `Telefax`',
    'Telefon is not allowed in Contact, which has Telefax',
  ],
  ['structure.belongsBefore', '`PostalAddress` must come before `ID`', 'Postal address must come before Identifier'],
  ['structure.notDate', '`Soon` is not a date such as 2026-01-31', '`Soon` is not a date such as 2026-01-31'],
  ['language.fillIn', 'Fill in `cbc:ID`', 'Fill in `cbc:ID`'],
])('a message %s is put into words', (phrase, text, words) => {
  expect(xmlInWords(text, phrase)).toBe(words);
});

test.each([
  ['/Faktura[1]/Podmiot1[1]/DaneIdentyfikacyjne[1]/NIP[1]', 'NIP'],
  ['/FatturaElettronica[1]/CedentePrestatore[1]/DatiAnagrafici[1]/IdFiscaleIVA[1]', 'Id fiscale IVA'],
  ['/Comprobante[1]/@TipoDeComprobante', 'Tipo de comprobante'],
  ['/Invoice[1]/BuyerReference[1]', 'Buyer reference'],
  ['/Invoice[1]/Party[1]/EndpointID[1]', 'Endpoint identifier'],
])('the element %s is called by its own name, with abbreviations as they are', (path, words) => {
  expect(elementWords(path)).toBe(words);
});
