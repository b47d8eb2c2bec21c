import { describe, expect, it } from 'vitest';
import { CFDI_PROOF } from '../cfdi/cfdi-proof.ts';
import { describePlace } from '../explain/describe-xml.ts';
import { nationalList } from '../explain/national-codes.ts';
import { codeNamer, placeInMarkdown } from '../explain/place-in-markdown.ts';
import { FACTURAE_PROOF } from '../facturae/facturae-proof.ts';
import { FATTURAPA_PROOF } from '../fatturapa/fatturapa-proof.ts';
import { FINVOICE_PROOF } from '../finvoice/finvoice-proof.ts';
import { KSEF_PROOF } from '../ksef/ksef-proof.ts';
import { NAV_PROOF } from '../nav/nav-proof.ts';
import { TICKETBAI_PROOF } from '../ticketbai/ticketbai-proof.ts';
import { VERIFACTU_PROOF } from '../verifactu/verifactu-proof.ts';
import { elementsOfText } from './national-elements.ts';
import { nationalTerms } from './national-places.ts';

const texts = { text: (text: string) => text, code: (_: readonly string[], name: string) => name, locale: 'en' };

async function at(text: string, before: string, by = 1) {
  const terms = await nationalTerms(text);
  const place = terms && describePlace(terms, text.indexOf(before) + before.length + by);
  if (!place) throw new Error(`nothing stands behind ${before}`);
  return place;
}

const { text: cfdi } = CFDI_PROOF;
const { text: fattura } = FATTURAPA_PROOF;

describe('a place in a file of an authority', () => {
  it.each([
    ['<P_1>', KSEF_PROOF.text, [expect.stringMatching(/^\*\*P_1\*\* Data wystawienia.* → `\$\.issue_date`$/)]],
    [
      '<RodzajFaktury>',
      KSEF_PROOF.text,
      [expect.stringContaining('**RodzajFaktury** Rodzaj faktury → `$.'), '`VAT` Faktura Podstawowa · Regular Invoice'],
    ],
    ['<KodWaluty>', KSEF_PROOF.text, [expect.stringContaining(' → `$.currency`'), '`PLN` Polish Zloty']],
    ['<Numero>', fattura, ['**Numero** Numero · Number → `$.code`']],
    [
      '<TipoDocumento>',
      fattura,
      [
        expect.stringContaining('**TipoDocumento** Tipo di documento · Kind of document → `$.'),
        '`TD01` Fattura · Regular Invoice',
      ],
    ],
    [
      '<IdPaese>',
      fattura,
      ["**IdPaese** Paese dell'identificativo · Country of the number → `$.supplier.tax_id.country`", '`IT` Italy'],
    ],
    ['<DatiAnagrafici>', fattura, [expect.stringMatching(/→ `\$\.supplier/)]],
    [
      '<s:TipoFactura>',
      VERIFACTU_PROOF.text,
      [expect.anything(), expect.stringContaining('`F1` Factura (Art. 6, 7.2 y 7.3 del RD 1619/2012) · ')],
    ],
    [
      '<lineDescription>',
      NAV_PROOF.text,
      [
        '**lineDescription** A termék vagy szolgáltatás megnevezése · Name / description of the product or service → `$.lines[0].item.name`',
      ],
    ],
    ['<currencyCode>', NAV_PROOF.text, [expect.stringContaining(' → `$.currency`'), '`HUF` Hungarian Forint']],
    [
      'RegimenFiscal="',
      cfdi,
      [
        expect.stringContaining('**RegimenFiscal** Régimen fiscal · Tax regime → `$.'),
        '`601` General de Ley Personas Morales',
      ],
    ],
    ['Moneda="', cfdi, ['**Moneda** Moneda · Currency → `$.currency`', '`MXN` Mexican Peso']],
    ['<InvoiceClass>', FACTURAE_PROOF.text, ['**InvoiceClass** Clase de factura · Class of invoice', '`OO` Original']],
    ['<ArticleName>', FINVOICE_PROOF.text, ['**ArticleName** → `$.lines[0].item.name`']],
    ['<NumFactura>', TICKETBAI_PROOF.text, ['**NumFactura** Número de factura · Number of the invoice → `$.code`']],
  ])('is described by its members and the name of its code: %s', async (before, text, says) => {
    expect(placeInMarkdown(text, await at(text, before), texts)).toEqual(says);
  });

  it('has the codes of its schema, with official names where they are known', async () => {
    const { codes } = await at(fattura, '<TipoDocumento>');
    expect(codes?.codes.slice(0, 2)).toEqual(['TD01', 'TD02']);
    expect(codes?.codes).toContain('TD29');
    const italian = codes && codeNamer(codes, { ...texts, locale: 'it' });
    expect(italian?.('TD04')).toBe('Nota di credito');
    const status = await at(NAV_PROOF.text, '<invoiceCategory>');
    expect(status.codes).toMatchObject({ codes: ['NORMAL', 'SIMPLIFIED', 'AGGREGATE'] });
    expect(status.codes && codeNamer(status.codes, texts)('AGGREGATE')).toBe('Gyűjtőszámla · Aggregate invoice');
    const kind = (await at(FINVOICE_PROOF.text, '<InvoiceTypeCode>')).codes;
    expect(kind?.codes).toContain('INV02');
    expect(kind && codeNamer(kind, { ...texts, locale: 'es' })('INV02')).toBe('Hyvityslasku · Nota de crédito');
    expect((await at(cfdi, 'TipoDeComprobante="')).codes?.codes).toEqual(['I', 'E', 'T', 'N', 'P']);
    expect((await at(cfdi, 'Descripcion="')).codes).toBeUndefined();
  });

  it.each(['constructor', 'toString', '__proto__'])('has no list named %s', (name) => {
    expect(nationalList('ksef', name)).toBeUndefined();
  });

  it.each([
    ['</Podmiot1>', KSEF_PROOF.text, ['Podmiot2', 'Podmiot3']],
    ['</CedentePrestatore>', fattura, ['CessionarioCommittente', 'RappresentanteFiscale']],
    ['</s:NombreRazonEmisor>', VERIFACTU_PROOF.text, ['s:Subsanacion']],
    ['</supplierInfo>', NAV_PROOF.text, ['customerInfo']],
    ['<cfdi:Conceptos>', cfdi, ['cfdi:Concepto']],
    ['</SellerParty>', FACTURAE_PROOF.text, ['BuyerParty']],
    ['</SellerPartyDetails>', FINVOICE_PROOF.text, ['BuyerPartyDetails']],
    ['</Emisor>', TICKETBAI_PROOF.text, ['Destinatarios']],
  ])('may have the elements that its schema allows: %s', async (before, text, names) => {
    const offset = text.indexOf(before) + before.length;
    const begun = `${text.slice(0, offset)}<${text.slice(offset)}`;
    const found = (await elementsOfText(begun, offset + 1))?.choices.map(({ name }) => name) ?? [];
    expect(found).toEqual(expect.arrayContaining(names));
  });

  it('has its proposed elements named', async () => {
    const offset = fattura.indexOf('</CedentePrestatore>') + '</CedentePrestatore>'.length;
    const found = await elementsOfText(`${fattura.slice(0, offset)}<${fattura.slice(offset)}`, offset + 1);
    expect(found?.choices.map(({ called }) => called?.own)).toContain('Cessionario o committente');
  });
});
