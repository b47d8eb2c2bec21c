import { TextDocument } from 'vscode-languageserver-textdocument';
import { expect, it } from 'vitest';
import { createStandardEngine } from '../engine/standard.ts';
import { ublInvoice } from '../formats/testing/invoices.ts';
import { systemContext } from '../platform/system-context.ts';
import { LONGEST_XML } from './is-xml.ts';
import { Judgements } from './judgements.ts';
import { english } from './say.ts';
import { symbolsInXml } from './xml/index.ts';

const scope = {
  engine: createStandardEngine(),
  context: systemContext,
  ownRules: undefined,
  say: english,
  locale: 'en',
};
const URI = 'file:///work/a.xml';

function opened(text: string) {
  let document: TextDocument | undefined = TextDocument.create(URI, 'xml', 1, text);
  const published: (readonly [version: number, faults: number])[] = [];
  const documents = {
    get: (uri: string) => (uri === URI ? document : undefined),
    all: () => (document ? [document] : []),
  };
  const judgements = new Judgements(
    documents,
    () => scope,
    (_, judged, version) => published.push([version, judged?.marks.length ?? 0]),
  );
  return {
    judgements,
    published,
    type(text: string) {
      if (document) TextDocument.update(document, [{ text }], document.version + 1);
      judgements.changed(URI);
    },
    close() {
      document = undefined;
      judgements.forget(URI);
    },
  };
}

const wrong = ublInvoice().replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.00');

it('judges a text once when typing rests, and whoever asked meanwhile has that verdict', async () => {
  const { judgements, published, type } = opened(ublInvoice());
  type(wrong);
  const asked = judgements.currentXml(URI);
  for (let key = 0; key < 5; key++) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    type(key === 4 ? wrong : ublInvoice());
  }
  expect(published).toEqual([]);
  const judged = await asked;
  expect(judged?.version).toBe(7);
  expect(published).toEqual([[7, judged?.marks.length]]);
  expect(judged?.marks.map(({ fault }) => fault.code)).toContain('BR-CO-16');
  expect(await judgements.currentXml(URI)).toBe(judged);
});

it('lets those who ask wait while the code for XML is loaded, and judges what was typed meanwhile', async () => {
  const { judgements, published, type } = opened(ublInvoice());
  type(ublInvoice());
  const judging = judgements.judge(URI);
  const asked = judgements.currentXml(URI);
  type(wrong);
  await judging;
  expect(published).toEqual([[3, (await asked)?.marks.length]]);
  expect((await asked)?.marks.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(published).toHaveLength(1);
});

it('reports nothing of a text that is closed while it is about to be judged', async () => {
  const { judgements, published, type, close } = opened(wrong);
  type(wrong);
  const judging = judgements.judge(URI);
  close();
  await judging;
  expect(published).toEqual([]);
});

it('reports nothing of a text that is closed, and lets nobody wait for it', async () => {
  const { judgements, published, type, close } = opened(ublInvoice());
  type(wrong);
  const asked = judgements.currentXml(URI);
  close();
  expect(await asked).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(published).toEqual([]);
});

it('says of XML that is too long that it is not judged, and explains nothing in it', async () => {
  const { judgements, published, type } = opened(wrong);
  const most = `${wrong}<!--${' '.repeat(LONGEST_XML - wrong.length - 7)}-->`;
  type(`${most} `);
  const long = await judgements.currentXml(URI);
  expect(long?.marks).toMatchObject([{ fault: { code: 'ASSAY-XML-LIMIT', severity: 'warning' } }]);
  expect(published.at(-1)).toEqual([2, 1]);
  const text = TextDocument.create(URI, 'xml', 1, most);
  const longer = TextDocument.create(URI, 'xml', 1, `${most} `);
  expect([text, longer].map((document) => symbolsInXml(document, scope).length)).toEqual([1, 0]);
});

it('judges every text anew, for another destination', async () => {
  const { judgements, published, type } = opened(ublInvoice());
  type(wrong);
  const first = await judgements.currentXml(URI);
  judgements.judgeAll();
  await expect.poll(() => published.length).toBe(2);
  expect(await judgements.currentXml(URI)).not.toBe(first);
});
