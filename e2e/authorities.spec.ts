import { expect, type Locator, type Page } from '@playwright/test';
import { CFDI_INVOICE } from '../src/formats/testing/cfdi-receipts.ts';
import { FACTURAE_PUBLIC } from '../src/formats/testing/facturae-documents.ts';
import { FATTURAPA_INVOICE, FATTURAPA_SIMPLIFIED } from '../src/formats/testing/fatturapa-invoices.ts';
import { FINVOICE_FULL } from '../src/formats/testing/finvoice-invoices.ts';
import { KSEF_INVOICE } from '../src/formats/testing/ksef-invoices.ts';
import { NAV_ABROAD } from '../src/formats/testing/nav-invoices.ts';
import { TICKETBAI_INVOICE } from '../src/formats/testing/ticketbai-invoices.ts';
import { VERIFACTU_INVOICE } from '../src/formats/testing/verifactu-records.ts';
import { openFile } from './pages/choose-file.ts';
import { downloadedFrom } from './pages/download.ts';
import { test } from './pages/one-page.ts';

/** A file of an authority, and one edit that breaks it. */
interface File {
  readonly label: string;
  /** The XML, or the document that is written as this XML. */
  readonly given: string | object;
  readonly wrong: readonly [from: string, to: string];
  /** The broken rule, and the value that its row and its place show. */
  readonly rule: string;
  readonly at: string;
  /** Format and profile of the export. */
  readonly to: string;
  /** An element or attribute whose value the exported file must have again. */
  readonly kept: string;
  /** Whether the sound file still lacks the signature that its schema requires. */
  readonly unsigned?: true;
  /** What the form asks about the program, for records. */
  readonly program?: Readonly<Record<string, string>>;
}

const FILES: readonly File[] = [
  {
    label: 'KSeF',
    given: KSEF_INVOICE,
    wrong: ['<NIP>5250007402<', '<NIP>5250007403<'],
    rule: 'nip-checksum',
    at: '5250007403',
    to: 'ksef ksef-fa-3',
    kept: 'P_2',
  },
  {
    label: 'FatturaPA',
    given: FATTURAPA_INVOICE,
    wrong: ['<Imposta>247.10<', '<Imposta>257.10<'],
    rule: '00421',
    at: '257.10',
    to: 'fatturapa fatturapa',
    kept: 'ImportoTotaleDocumento',
  },
  {
    label: 'FatturaPA',
    given: FATTURAPA_SIMPLIFIED,
    wrong: ['<CAP>98057<', '<CAP>980<'],
    rule: 'SCHEMA-VALUE',
    at: '>980<',
    to: 'fatturapa fatturapa',
    kept: 'Numero',
  },
  {
    label: 'VERI*FACTU',
    given: VERIFACTU_INVOICE,
    wrong: ['<sum1:TipoFactura>F1', '<sum1:TipoFactura>F9'],
    rule: 'SCHEMA-VALUE',
    at: 'F9',
    to: 'verifactu verifactu',
    kept: 'ImporteTotal',
    program: {
      Producer: 'Programas del Ebro S.L.',
      'Tax number of the producer': 'B10101017',
      'Name of the program': 'Ebro',
      'Code of the program': 'EB',
      Version: '3.1',
      'Number of the installation': '12',
    },
  },
  {
    label: 'CFDI',
    given: CFDI_INVOICE,
    wrong: [' Total="', ' Total="1'],
    rule: 'CFDI40119',
    at: '',
    to: 'cfdi cfdi',
    kept: '@Folio',
  },
  {
    label: 'NAV',
    given: NAV_ABROAD,
    wrong: ['<invoiceIssueDate>2026-11-20<', '<invoiceIssueDate>2026-11-3<'],
    rule: 'SCHEMA-VALUE',
    at: '2026-11-3',
    to: 'nav nav',
    kept: 'invoiceNumber',
  },
  {
    label: 'Facturae',
    given: FACTURAE_PUBLIC,
    wrong: ['<IssueDate>2026', '<IssueDate>26'],
    rule: 'SCHEMA-VALUE',
    at: '26-10-05',
    to: 'facturae facturae',
    kept: 'InvoiceTotal',
  },
  {
    label: 'TicketBAI',
    given: TICKETBAI_INVOICE,
    wrong: ['<FechaExpedicionFactura>', '<FechaExpedicionFactura>5'],
    rule: 'SCHEMA-VALUE',
    at: '505-10-2026',
    to: 'ticketbai ticketbai',
    kept: 'ImporteTotalFactura',
    unsigned: true,
    program: {
      'Name of the program': 'Denda',
      'Tax number of the producer': 'B10101017',
      Version: '2.4',
      Licence: 'TBAIBI00000000PRUEBA',
    },
  },
  {
    label: 'Finvoice',
    given: FINVOICE_FULL,
    wrong: ['<InvoiceDate Format="CCYYMMDD">20', '<InvoiceDate Format="CCYYMMDD">'],
    rule: 'SCHEMA-VALUE',
    at: '261005',
    to: 'finvoice finvoice',
    kept: 'InvoiceNumber',
  },
];

test('a file of each authority is opened, judged at its places, imported, and written again as what it was', async ({
  bench,
  page,
}) => {
  test.slow();
  for (const [index, file] of FILES.entries()) {
    await test.step(file.label, async () => {
      const sound = await xmlOf(page, file);
      const broken = sound.replace(...file.wrong);
      expect(broken).not.toBe(sound);
      await openFile(page, `${String(index)}.xml`, broken);
      await expect(page.getByRole('button', { name: `Close ${String(index)}.xml` })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(file.label);
      await expect(bench.problems).not.toContainText('not JSON');
      await expect(bench.problem(file.at.replace(/[<>]/g, ''))).toBeVisible();
      await bench.jumpTo(file.at.replace(/[<>]/g, ''));
      await expect(bench.card).toContainText(file.rule);

      // The fault stands on the page too.
      await page.getByRole('tab', { name: 'Page' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Page' }).locator('.paper-pin').first()).toBeVisible();

      await bench.paste(sound);
      // A file that is not signed yet has the one error that its signature is missing.
      await expect(bench.verdict).toContainText(file.unsigned ? '1 error' : 'No errors');
      if (file.unsigned) await expect(bench.problem('Signature is missing')).toBeVisible();
      await page.getByRole('region', { name: 'Other notation' }).getByRole('button').click();
      await expect(bench.source).toContainText('"$schema"');
      const written = await exported(page, file);
      expect(await valueIn(page, written, file.kept)).toBe(await valueIn(page, sound, file.kept));
    });
  }
});

/** The given XML, or the XML that the service writes of the given document. */
async function xmlOf(page: Page, { given, to }: File): Promise<string> {
  if (typeof given === 'string') return given;
  const [format] = to.split(' ');
  const software = { name: 'Denda', nif: 'B10101017', version: '2.4', license: 'TBAIBI00000000PRUEBA' };
  const context = format === 'ticketbai' ? { software } : undefined;
  const answer = await page.request.post('/v0/export', { data: { data: given, format, ...(context && { context }) } });
  const { content } = (await answer.json()) as { content: string };
  return content;
}

/** The file that is downloaded from the export of the open document. */
async function exported(page: Page, { to, program = {} }: File): Promise<string> {
  await page.getByRole('tab', { name: 'Export' }).click();
  const panel: Locator = page.getByRole('tabpanel', { name: 'Export' });
  await panel.getByRole('combobox', { name: 'Profile and format' }).selectOption(to);
  const form = panel.getByRole('region', { name: 'Program and previous record' });
  for (const [label, text] of Object.entries(program)) {
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  return downloadedFrom(page, panel);
}

/** The first element or attribute of that name, as the parser of the browser reads it. */
function valueIn(page: Page, text: string, name: string): Promise<string | null | undefined> {
  return page.evaluate(
    ([xml = '', wanted = '']) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml');
      if (wanted.startsWith('@')) return read.documentElement.getAttribute(wanted.slice(1));
      return read.getElementsByTagNameNS('*', wanted)[0]?.textContent;
    },
    [text, name],
  );
}
