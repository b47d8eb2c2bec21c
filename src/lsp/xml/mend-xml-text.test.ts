import { LSPErrorCodes } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { ublInvoice } from '../../formats/testing/invoices.ts';
import { systemContext } from '../../platform/system-context.ts';
import { FIX_ALL } from '../code-actions.ts';
import type { Scope } from '../judged.ts';
import { english } from '../say.ts';
import { judgeXmlText, type JudgedXml } from './judge-xml-text.ts';
import { xmlActions } from './mend-xml-text.ts';

let judgings = 0;
const scope: Scope = {
  engine: createStandardEngine(),
  context: systemContext,
  ownRules: undefined,
  say: english,
  locale: 'en',
  // Counts how often a text is judged.
  destination: {
    document: () => [],
    file: (read) => {
      judgings += 1;
      return { read };
    },
  },
};
const abilities = { snippets: false, asIs: false, versionedEdits: true, snippetEdits: false };
const nowhere = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

// The number comes after the type; the schema has it before.
const [id = ''] = /\s*<cbc:ID>[^<]*<\/cbc:ID>/.exec(ublInvoice()) ?? [];
const moved = ublInvoice()
  .replace(id, '')
  .replace(/<\/cbc:InvoiceTypeCode>/, (end) => `${end}${id}`);

function judged(): JudgedXml {
  const found = judgeXmlText(TextDocument.create('file:///work/a.xml', 'xml', 1, moved), scope);
  if (!found) throw new Error('It is no invoice');
  return found;
}

const asked = (text: JudgedXml) => xmlActions(text, nowhere, { diagnostics: [] }, scope, abilities);

it('tries the safe fixes of a text once, however often an editor asks', async () => {
  const text = judged();
  judgings = 0;
  const together = await Promise.all([asked(text), asked(text)]);
  const once = judgings;
  expect(once).toBeGreaterThan(0);
  expect([...together, await asked(text)].map((actions) => actions.map(({ kind }) => kind))).toEqual(
    Array.from({ length: 3 }, () => [FIX_ALL]),
  );
  expect(judgings).toBe(once);
  await asked(judged());
  expect(judgings).toBe(2 * once + 1);
});

it('gives no edits of a text that changed meanwhile', async () => {
  const text = judged();
  const actions = asked(text);
  TextDocument.update(text.document, [{ text: ublInvoice() }], 2);
  await expect(actions).rejects.toMatchObject({ code: LSPErrorCodes.ContentModified });
});
