import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { ublInvoice } from '../src/formats/testing/invoices.ts';
import { expectAccessible } from './pages/accessible.ts';
import { test } from './pages/lean.ts';
import { picture, pictures } from './pages/pictures.ts';
import { Workbench } from './pages/workbench.ts';

test.describe.configure({ mode: 'parallel' });

const german = readFileSync('examples/de/invoice.json', 'utf8');
const french = readFileSync('examples/fr/invoice.json', 'utf8');

/** The destination of the document, as shown in the bottom bar and the panel. */
class Destination {
  private readonly page: Page;
  readonly bar;
  readonly panel;

  constructor(page: Page) {
    this.page = page;
    this.bar = page.getByRole('contentinfo').getByRole('button', { name: /Show the destination$/ });
    this.panel = page.getByRole('tabpanel', { name: 'Destination' });
  }

  async choose(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Change the destination' }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  /** Exports the document for it by the bar and the panel, and returns the file. */
  async exported(name: string): Promise<string> {
    await this.bar.click();
    await this.panel.getByRole('button', { name: `Export for ${name}` }).click();
    const written = this.page.getByRole('tabpanel', { name: 'Export' });
    const coming = this.page.waitForEvent('download');
    await written.getByRole('button', { name: 'Download' }).click();
    return readFile(await (await coming).path(), 'utf8');
  }
}

/** Answers the question of a problem. */
async function answer(bench: Workbench, problem: RegExp, answers: Readonly<Record<string, string>>): Promise<void> {
  await bench.jumpTo(problem);
  const form = bench.card.getByRole('form').first();
  for (const [name, value] of Object.entries(answers)) await form.getByRole('textbox', { name }).fill(value);
  await form.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(bench.problems.getByRole('row').filter({ hasText: problem })).toHaveCount(0);
}

async function textOf(bench: Workbench): Promise<string> {
  await bench.source.getByRole('textbox').first().focus();
  await bench.page.keyboard.press('ControlOrMeta+A');
  await bench.page.keyboard.press('ControlOrMeta+C');
  return bench.page.evaluate(() => navigator.clipboard.readText());
}

test('an invoice is made ready for XRechnung, for Peppol and, another one, for the French platform', async ({
  page,
}, info) => {
  const bench = new Workbench(page);
  const destination = new Destination(page);
  await bench.open();
  await bench.paste(german);
  await expect(destination.bar).toHaveText('Choose a destination');
  await expect(bench.verdict).toContainText('No errors');

  await destination.choose('XRechnung');
  await expect(destination.bar).toHaveText('Not ready for XRechnung');
  await expect(bench.verdict).toContainText('7 errors');
  await expect(page.getByRole('region', { name: 'Welcome' })).toContainText('Errors are marked as you type');
  await bench.jumpTo('telephone number');
  await expect(bench.cursor()).toHaveText(/^Ln 7, /);
  await picture(page, info, 'not-ready');
  await answer(bench, /needs a telephone number/, { num: '+49 69 5550142' });
  await page.keyboard.press('Escape');
  await bench.source.getByRole('textbox').first().focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(bench.verdict).toContainText('7 errors');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(bench.verdict).toContainText('6 errors');
  await answer(bench, /needs an e-?mail address/, { addr: 'rechnung@ostertag.example' });
  await answer(bench, /needs a person to contact/, { given: 'Jule', surname: 'Ostertag' });
  await answer(bench, /supplier.*inbox/i, { 'Electronic address': 'rechnung@ostertag.example' });
  await answer(bench, /customer.*inbox/i, { 'Electronic address': 'eingang@sielwall.example' });
  await answer(bench, /reference of the buyer/, { code: '04011000-1234512345-06' });
  await bench.paste(
    (await textOf(bench)).replace(
      /"payment": \{/,
      '"payment": { "instructions": { "key": "credit-transfer+sepa", "credit_transfer": [{ "iban": "DE89370400440532013000" }] },',
    ),
  );
  await expect(destination.bar).toHaveText('Ready for XRechnung 3.0.2-2.6.0 as of today');
  await expect(bench.verdict).toContainText('No errors');
  const xrechnung = await destination.exported('XRechnung');
  expect(xrechnung).toContain('xrechnung_3.0');
  expect(xrechnung).toContain('<cbc:BuyerReference>04011000-1234512345-06</cbc:BuyerReference>');
  await destination.bar.click();
  await expect(destination.panel).toContainText('You chose this destination.');
  await expect(destination.panel).toContainText('Send the file');
  await expectAccessible(page);
  await pictures(page, info, 'ready');

  await destination.choose('Peppol BIS Billing 3');
  await expect(destination.bar).toHaveText('Not ready for Peppol BIS Billing 3');
  await bench.jumpTo(/PEPPOL-EN16931-CL008|scheme/);
  await expect(bench.card).toContainText('PEPPOL-EN16931-CL008');
  await expect(bench.card).toContainText('inboxes[0].email');
  const mended = (await textOf(bench))
    .replace(/"inboxes": \[\s*\{\s*"email": "rechnung@ostertag.example"\s*\}\s*\]/, peppolInbox('DE287316043'))
    .replace(/"inboxes": \[\s*\{\s*"email": "eingang@sielwall.example"\s*\}\s*\]/, peppolInbox('DE136695976'));
  await bench.paste(mended);
  await expect(destination.bar).toHaveText('Ready for Peppol BIS Billing 3 2026.5 as of today');
  const peppol = await destination.exported('Peppol BIS Billing 3');
  expect(peppol).toContain('urn:fdc:peppol.eu:2017:poacc:billing:3.0');
  expect(peppol).toContain('<cbc:EndpointID schemeID="9930">DE287316043</cbc:EndpointID>');

  // The written file is read back, and names its destination itself.
  await page.getByRole('button', { name: 'New document' }).click();
  await bench.paste(xrechnung);
  await expect(destination.bar).toHaveText('Ready for XRechnung 3.0.2-2.6.0 as of today');
  await bench.paste(peppol);
  await expect(destination.bar).toHaveText(/^Ready for Peppol \S+ .*2026\.5 as of today$/);

  await page.getByRole('button', { name: 'New document' }).click();
  await bench.paste(french);
  await expect(destination.bar).toHaveText('Not ready for Plateforme agréée');
  await bench.paste(
    french
      .replace('"identities": [', '"identities": [{ "type": "SIREN", "code": "732829320" }, ')
      .replace('"emails": [', '"inboxes": [{ "key": "peppol", "scheme": "0225", "code": "732829320" }], "emails": [')
      .replace(
        '"name": "Éditions',
        '"inboxes": [{ "key": "peppol", "scheme": "0225", "code": "834048330" }], "name": "Éditions',
      ),
  );
  await expect(destination.bar).toHaveText(/^Ready for Plateforme agréée /);
  const platform = await destination.exported('Plateforme agréée');
  await page.getByRole('button', { name: 'New document' }).click();
  await bench.paste(platform);
  await expect(destination.bar).toHaveText(/^Ready for Plateforme agréée /);

  // Each document has its own destination, also after a reload.
  await bench.saved();
  await page.reload();
  await page
    .getByRole('navigation', { name: 'Open documents' })
    .getByRole('button', { name: /^RE-2026-0418/ })
    .click();
  await expect(destination.bar).toHaveText('Ready for Peppol BIS Billing 3 2026.5 as of today');
});

const peppolInbox = (code: string) => `"inboxes": [{ "key": "peppol", "scheme": "9930", "code": "${code}" }]`;

test('the destination is chosen by keys, shows in Spanish, and fits a phone', async ({ page }, info) => {
  const bench = new Workbench(page);
  const destination = new Destination(page);
  await bench.open();
  await bench.paste(ublInvoice());
  await expect(destination.bar).toHaveText(/as of today$/);
  await page.getByRole('button', { name: 'Change the destination' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('XR');
  await page.keyboard.press('Enter');
  await expect(destination.bar).toHaveText('Not ready for XRechnung');
  await expect(bench.problems.getByText('Buyer reference (BT-10)').first()).toBeVisible();

  await bench.command('Español');
  await expect(page.getByRole('button', { name: /Mostrar el destino$/ })).toHaveText('No está listo para XRechnung');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: /Mostrar el destino$/ })).toHaveText('XRechnung: No está listo');
  await page.getByRole('button', { name: /Mostrar el destino$/ }).click();
  const panel = page.getByRole('tabpanel', { name: 'Destino' });
  await expect(panel).toContainText('Usted eligió este destino.');
  await expect(panel.getByRole('button', { name: /^Mostrar/ })).toBeVisible();
  await expectAccessible(page);
  await pictures(page, info, 'phone');
});
