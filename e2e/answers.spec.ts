import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { API, COMMON } from '../src/formats/nav/namespaces.ts';
import { PRIVATE_MESSAGES } from '../src/formats/fatturapa/namespaces.ts';
import { dropFile } from './pages/choose-file.ts';
import { test } from './pages/one-page.ts';

/** An answer of an authority: what the workbench says that it is, what its document states, and a code of it. */
interface Answer {
  readonly name: string;
  readonly title: string;
  readonly xml: string;
  readonly is: readonly [region: string, words: string];
  readonly states: string;
  readonly code?: { readonly authority: string; readonly code: string; readonly means: string };
}

const ANSWERS: readonly Answer[] = [
  {
    name: 'upo.xml',
    title: 'The receipt of KSeF',
    xml:
      '<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3" wersjaSchemy="1-0E"><NazwaPodmiotuPrzyjmujacego>Ministerstwo Finansów</NazwaPodmiotuPrzyjmujacego><NumerReferencyjnySesji>20261005-SO-1A2B3C4D5E-6F7A8B9C0D-1E</NumerReferencyjnySesji>' +
      '<Uwierzytelnienie><IdKontekstu><Nip>5260001246</Nip></IdKontekstu><NumerReferencyjnyTokenaKSeF>20261001-EC-1A2B3C4D5E-6F7A8B9C0D-1E</NumerReferencyjnyTokenaKSeF></Uwierzytelnienie>' +
      '<OpisPotwierdzenia><Strona>1</Strona><LiczbaStron>1</LiczbaStron><ZakresDokumentowOd>1</ZakresDokumentowOd><ZakresDokumentowDo>1</ZakresDokumentowDo><CalkowitaLiczbaDokumentow>1</CalkowitaLiczbaDokumentow></OpisPotwierdzenia>' +
      '<NazwaStrukturyLogicznej>Schemat_FA(3)_v1-0E.xsd</NazwaStrukturyLogicznej><KodFormularza>FA</KodFormularza>' +
      '<Dokument><NipSprzedawcy>5260001246</NipSprzedawcy><NumerKSeFDokumentu>5260001246-20261005-0A1B2C-3D4E5F-6A</NumerKSeFDokumentu><NumerFaktury>FV/17</NumerFaktury><DataWystawieniaFaktury>2026-10-04</DataWystawieniaFaktury><DataPrzeslaniaDokumentu>2026-10-05T09:00:01Z</DataPrzeslaniaDokumentu><DataNadaniaNumeruKSeF>2026-10-05T09:00:07.5Z</DataNadaniaNumeruKSeF><SkrotDokumentu>q3bT0m2sYw5pVn8xRk1Lf7dJc4hGz6uAe9iOoKtE2vM=</SkrotDokumentu><TrybWysylki>Online</TrybWysylki></Dokument></Potwierdzenie>',
    is: ['Other notation', 'KSeF'],
    states: '5260001246-20261005-0A1B2C-3D4E5F-6A',
  },
  {
    name: 'scarto.xml',
    title: 'The rejection of SdI',
    xml:
      `<m:RicevutaScarto xmlns:m="${PRIVATE_MESSAGES}" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" versione="1.0"><IdentificativoSdI>90182736</IdentificativoSdI><NomeFile>IT02182030391_7a2Bq.xml</NomeFile><Hash>9b1e07</Hash><DataOraRicezione>2026-11-03T16:20:41+01:00</DataOraRicezione>` +
      '<ListaErrori><Errore><Codice>00423</Codice><Descrizione>PrezzoTotale non calcolato correttamente</Descrizione><Suggerimento>Ricalcolare</Suggerimento></Errore></ListaErrori><MessageId>5540021</MessageId><ds:Signature><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="a"/><ds:SignatureMethod Algorithm="b"/><ds:Reference URI=""><ds:DigestMethod Algorithm="c"/><ds:DigestValue>cXVhdHRybw==</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>c2Vp</ds:SignatureValue></ds:Signature></m:RicevutaScarto>',
    is: ['Authority response', 'This looks like a response of SdI'],
    states: '00423',
    code: { authority: 'sdi', code: '00423', means: 'The total of a line is not its price' },
  },
  {
    name: 'result.xml',
    title: 'The result of NAV',
    xml:
      `<QueryTransactionStatusResponse xmlns="${API}" xmlns:c="${COMMON}"><c:header><c:requestId>RID7Q2X</c:requestId><c:timestamp>2026-11-05T08:14:09.385Z</c:timestamp><c:requestVersion>3.0</c:requestVersion><c:headerVersion>1.0</c:headerVersion></c:header><c:result><c:funcCode>OK</c:funcCode></c:result>` +
      '<software><softwareId>HU12345678-ASSAY1X</softwareId><softwareName>Prog</softwareName><softwareOperation>LOCAL_SOFTWARE</softwareOperation><softwareMainVersion>1</softwareMainVersion><softwareDevName>Dev</softwareDevName><softwareDevContact>dev@example.com</softwareDevContact></software>' +
      '<processingResults><processingResult><index>1</index><invoiceStatus>ABORTED</invoiceStatus><businessValidationMessages><validationResultCode>ERROR</validationResultCode><validationErrorCode>SUPPLIER_TAX_NUMBER_MISMATCH</validationErrorCode><message>Hiba</message></businessValidationMessages><compressedContentIndicator>false</compressedContentIndicator></processingResult><originalRequestVersion>3.0</originalRequestVersion></processingResults></QueryTransactionStatusResponse>',
    is: ['Authority response', 'This looks like a response of NAV'],
    states: 'SUPPLIER_TAX_NUMBER_MISMATCH',
    code: {
      authority: 'nav',
      code: 'SUPPLIER_TAX_NUMBER_MISMATCH',
      means: 'The supplier of the invoice is not the taxpayer that signs the request',
    },
  },
];

for (const {
  name,
  title,
  xml,
  is: [region, words],
  states,
  code,
} of ANSWERS)
  test(`${title} is dropped and imported, ${code ? 'leads to what its code means, ' : ''}and is read back after a download`, async ({
    bench,
    page,
  }) => {
    await dropFile(page, name, xml);
    await expect(page.getByRole('region', { name: region })).toContainText(words);
    await page.getByRole('button', { name: 'Import as a document' }).click();
    await expect(bench.source).toContainText('bill/status');
    await expect(bench.verdict).toContainText('No errors');

    const coming = page.waitForEvent('download');
    await bench.command('Download source');
    const saved = await readFile(await (await coming).path(), 'utf8');
    expect(JSON.parse(saved)).toMatchObject({ type: 'response', lines: [{}] });
    expect(saved).toContain(states);
    await dropFile(page, `again-${name.replace('xml', 'json')}`, saved);
    await expect(bench.verdict).toContainText('No errors');
    await expect(bench.source).toContainText(states);

    // What the authority answers leads to what it means.
    if (!code) return;
    await page.getByRole('tab', { name: 'Page', exact: true }).click();
    await page.getByRole('region', { name: 'Codes of the answer' }).getByRole('link', { name: code.code }).click();
    await expect(page).toHaveURL(new RegExp(`/refusals/${code.authority}/${code.code}$`));
    await expect(page.getByRole('main')).toContainText(code.means);
  });
