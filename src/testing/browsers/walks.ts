import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invoice } from '../../../e2e/pages/documents.ts';
import { ublInvoice } from '../../formats/testing/invoices.ts';
import { pageText } from '../../formats/pdf/page/page-text.ts';
import { PAGE_LIMITS, PDF_LIMITS } from '../../formats/pdf/pdf-limits.ts';
import { readTables } from '../../formats/pdf/pdf-tables.ts';
import { PdfWork } from '../../formats/pdf/pdf-work.ts';
import { VERDICT, type Desk } from './desk.ts';

/** The service of the workbench, which a walk may stop. */
export interface Service {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What a user does, from the first page to the last. A step that finds something else throws. */
export interface Walk {
  readonly name: string;
  go(desk: Desk, service: Service): Promise<void>;
}

const broken = invoice(['B85412070', 'B85412071']);

export const WALKS: readonly Walk[] = [
  {
    name: 'a broken invoice is pasted, its fault marked and mended, and the built file read back',
    async go(desk) {
      await desk.copy(broken);
      await desk.open('/');
      await desk.paste();
      await desk.sees(VERDICT, '1 error');
      await desk.until(`document.querySelector('[data-region="source"] .squiggly-error')`);
      await desk.click('[data-region="problems"] [role="row"]', 'does not fit');
      await desk.click('button', 'write B85412070');
      await desk.sees(VERDICT, 'No errors');
      await desk.until(`!document.querySelector('[data-region="source"] .squiggly-error')`);
      await desk.browser.press('Control', 'Enter');
      await desk.sees('[role="tabpanel"]', '38.31');
      await desk.click('[role="tabpanel"] button', 'Download');
      const text = await saved(desk.browser.downloads);
      const { totals } = JSON.parse(text) as { readonly totals: { readonly payable: string } };
      if (totals.payable !== '38.31') throw new Error(`the file has ${totals.payable} to pay`);
      await desk.drop({ 'again.json': text });
      await desk.sees('button[aria-current="true"]', 'again.json');
      await desk.sees(VERDICT, 'No errors');
    },
  },
  {
    name: 'files are dropped and judged, JSON and XML',
    async go(desk) {
      await desk.open('/');
      await desk.drop({ 'right.json': invoice() });
      await desk.sees('button[aria-current="true"]', 'right.json');
      await desk.sees(VERDICT, 'No errors');
      await desk.drop({ 'broken.json': broken });
      await desk.sees(VERDICT, '1 error');
      await desk.drop({ 'order.xml': ublInvoice() });
      await desk.sees('button[aria-current="true"]', 'order.xml');
      await desk.sees(VERDICT, 'No errors');
    },
  },
  {
    name: 'two tabs keep a text each, also after both are loaded again',
    async go(desk) {
      const texts = ['{ "code": "TAB-ONE" }', '{ "code": "TAB-TWO" }'];
      for (const [index, text] of texts.entries()) {
        if (index > 0) await desk.browser.openTab();
        await desk.open('/');
        await desk.drop({ 'own.json': text });
        await desk.sees('[data-region="source"] .view-lines', text.slice(10, 19));
        await desk.sees('footer', 'Saved');
      }
      for (const [index, text] of texts.entries()) {
        await desk.browser.showTab(index);
        await desk.open('/');
        await desk.sees('[data-region="source"] .view-lines', text.slice(10, 19));
      }
      await desk.browser.showTab(0);
    },
  },
  {
    name: 'an invoice is printed by itself, with all of its lines',
    async go(desk) {
      const { lines, ...rest } = JSON.parse(invoice()) as { readonly lines: readonly object[] };
      const many = { ...rest, lines: Array.from({ length: 300 }, () => lines[0]) };
      await desk.open('/');
      await desk.drop({ 'many.json': JSON.stringify(many) });
      await desk.sees(VERDICT, 'No errors');
      await desk.click('[role="tab"]', 'Page');
      await desk.sees('[role="region"]', 'and 100 more lines, all included when printed');
      const file = await desk.browser.print();
      if (file) {
        const text = pageText(file, readTables(file, new PdfWork(PDF_LIMITS, file.length)), PAGE_LIMITS) ?? '';
        const printed = text.match(/Grinder overhaul/g)?.length ?? 0;
        if (printed !== 300 || text.includes('Workbench')) {
          throw new Error(`${String(printed)} lines are in the PDF, which begins: ${text.slice(0, 100)}`);
        }
      }
      // What the style sheets say about paper, told to the screen: the same in a browser that prints no file.
      const { hidden, rows } = await desk.browser.ask<{ readonly hidden: boolean; readonly rows: number }>(
        `const rules = [];
        const collect = (list, inside) => {
          for (const rule of list) {
            const own = inside || (rule.media && /print/.test(rule.media.mediaText));
            if (rule.cssRules?.length && !rule.selectorText) collect(rule.cssRules, own);
            else if (own) rules.push(rule.cssText);
          }
        };
        for (const sheet of document.styleSheets) collect(sheet.cssRules, false);
        const onPaper = new CSSStyleSheet();
        onPaper.replaceSync(rules.join('\\n'));
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, onPaper];
        dispatchEvent(new Event('beforeprint'));
        const shown = (one) => one.getClientRects().length > 0;
        return {
          hidden: [...document.querySelectorAll('button')].every((one) => !shown(one)),
          rows: [...document.querySelectorAll('.invoice-print .paper-lines tbody tr')].filter(shown).length,
        };`,
        null,
      );
      if (!hidden || rows !== 300)
        throw new Error(`${String(rows)} lines are printed, ${hidden ? 'without' : 'with'} buttons`);
    },
  },
  {
    name: 'who opens the page again while it is being kept for offline use hears of no newer version',
    async go(desk) {
      await desk.open('/');
      await desk.browser.ask(
        `for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
        for (const one of await caches.keys()) await caches.delete(one);`,
        null,
      );
      await desk.open('/');
      await desk.browser.ask(
        `let kept;
        while (!kept?.installing && !kept?.active) {
          kept = await navigator.serviceWorker.getRegistration();
          await new Promise((go) => setTimeout(go, 20));
        }`,
        null,
      );
      await desk.open('/');
      await desk.until(`navigator.serviceWorker.controller?.state === 'activated'`);
      const footer = await desk.browser.ask<string>(
        `await new Promise((go) => setTimeout(go, 1000)); return document.querySelector('footer').innerText;`,
        null,
      );
      if (footer.includes('New version')) throw new Error(`the status bar has: ${footer.replaceAll(/\s+/g, ' ')}`);
    },
  },
  {
    name: 'without a network the page Files opens and judges files',
    async go(desk, service) {
      await desk.open('/');
      await desk.until(`navigator.serviceWorker.controller?.state === 'activated'`);
      await service.stop();
      try {
        await desk.open('/files');
        // So many files are opened as a table.
        const right = Object.fromEntries(
          Array.from({ length: 10 }, (_, index) => [`right-${String(index)}.json`, invoice()]),
        );
        await desk.drop({ 'broken.json': broken, 'order.xml': ublInvoice(), ...right });
        await desk.sees('.files-table tr', 'right-9.json');
        await desk.until(`!document.querySelector('main').innerText.includes('Checking')`);
        for (const [name, verdict] of [
          ['broken.json', '1 error'],
          ['order.xml', 'Accepted'],
        ] as const) {
          await desk.until(
            `[...document.querySelectorAll('.files-table tr')].some(({ textContent }) => textContent.includes('${name}') && textContent.includes('${verdict}'))`,
          );
        }
      } finally {
        await service.start();
      }
    },
  },
];

/** The text of the file that a browser saves into a folder. */
async function saved(folder: string): Promise<string> {
  for (let left = 100; left > 0; left--) {
    const name = existsSync(folder) ? readdirSync(folder).find((file) => file.endsWith('.json')) : undefined;
    const text = name === undefined ? '' : readFileSync(join(folder, name), 'utf8');
    if (text.trim().endsWith('}')) return text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no file was saved');
}
