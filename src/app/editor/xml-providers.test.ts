import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ublInvoice } from '../../formats/testing/invoices.ts';
import { FakeModel, registered } from '../testing/fake-monaco.ts';
import { speak } from '../texts/live.ts';
import { setXmlTexts } from './document-state.ts';
import './xml-providers.ts';

vi.mock('./monaco.ts', () => import('../testing/fake-monaco.ts'));

const CURRENCY = '<cbc:DocumentCurrencyCode>';
const text = ublInvoice();
let model = new FakeModel(text);

beforeEach(() => {
  model = new FakeModel(text);
});

/** Asks at an offset from the end of some text. */
async function ask<Answer>(kind: string, method: string, after: string, by = 0, ...more: unknown[]): Promise<Answer> {
  const provide = registered.xml[kind]?.[method];
  const at = model.getValue().indexOf(after) + after.length + by;
  if (!provide || at < after.length) throw new Error(`Nothing provides ${kind}, or no ${after} stands there.`);
  return (await provide(...([model, model.getPositionAt(at), ...more] as never[]))) as Answer;
}

type Range = Parameters<FakeModel['textIn']>[0];

interface Card {
  readonly range: Range;
  readonly contents: readonly { readonly value: string }[];
}

const hover = (after: string, by = 0) => ask<Card | undefined>('hover', 'provideHover', after, by);

interface Proposals {
  readonly suggestions: readonly {
    readonly label: { readonly label: string; readonly description: string };
    readonly insertText: string;
    readonly filterText: string;
    readonly range: Range;
  }[];
}

const invoked = { triggerKind: 0 };
const byItself = { triggerKind: 1 };
const complete = async (after: string, by = 0, how = invoked) =>
  (await ask<Proposals>('completion', 'provideCompletionItems', after, by, how)).suggestions;

describe('what stands at a place of an invoice in XML', () => {
  it('is described by its terms with their names, for its whole length', async () => {
    const card = await hover('<cbc:ID>', 1);
    expect(card?.contents).toHaveLength(1);
    expect(card?.contents[0]?.value).toMatch(/^\*\*BT-1\*\* Invoice number {2}\n\S/);
    expect(card && model.textIn(card.range)).toBe('<cbc:ID>A-17</cbc:ID>');
  });

  it('waits until all its texts are there', async () => {
    setXmlTexts(model as never, async () => {
      await Promise.resolve();
      speak('es', { messages: { 'term.BT-1': 'Número de factura' } });
    });
    const card = await hover('<cbc:ID>', 1);
    speak('en', undefined);
    expect(card?.contents[0]?.value).toContain('**BT-1** Número de factura');
  });

  it.each([
    ['a currency', CURRENCY, '`EUR` Euro'],
    ['a country', '<cbc:IdentificationCode>', '`ES` Spain'],
    ['a unit', 'unitCode="', '`C62` One'],
  ])('that is the code of %s has its name', async (_, after, name) => {
    expect((await hover(after, 1))?.contents.at(-1)?.value).toBe(name);
  });

  it('shows no name for a value that is not in the code list', async () => {
    for (const wrong of ['EU1', 'eur', 'EURO', '']) {
      model = new FakeModel(text.replace(`${CURRENCY}EUR`, CURRENCY + wrong));
      const values = (await hover(CURRENCY))?.contents.map(({ value }) => value) ?? [];
      expect(values.filter((value) => value.startsWith('`'))).toEqual([]);
      expect(values).toHaveLength(1);
    }
  });

  it('is read anew when the text changes', async () => {
    expect((await hover(CURRENCY, 1))?.contents.at(-1)?.value).toBe('`EUR` Euro');
    const at = model.getValue().indexOf(`${CURRENCY}EUR`) + CURRENCY.length;
    model.type(at, at + 3, 'USD');
    expect((await hover(CURRENCY, 1))?.contents.at(-1)?.value).toBe('`USD` US Dollar');
  });

  it('is nothing where nothing is meant, outside the source, and for a text that is no invoice', async () => {
    expect(await hover('<?xm')).toBeUndefined();
    model = new FakeModel(text, 'inmemory://model/1');
    expect(await hover('<cbc:ID>', 1)).toBeUndefined();
    model = new FakeModel('<a>1</a>');
    expect(await hover('<a>')).toBeUndefined();
  });

  it('is nothing for a text that was closed meanwhile', async () => {
    const answer = hover('<cbc:ID>', 1);
    model.disposed = true;
    expect(await answer).toBeUndefined();
  });
});

describe('proposals in an invoice in XML', () => {
  it('are the codes that may stand there, each in place of what does', async () => {
    const found = await complete(CURRENCY, 1);
    const euro = found.find(({ insertText }) => insertText === 'EUR');
    expect(euro).toMatchObject({ label: { label: 'EUR', description: 'Euro' }, filterText: 'EUR' });
    expect(new Set(found.map(({ range }) => model.textIn(range)))).toEqual(new Set(['EUR']));
    expect(found.length).toBeGreaterThan(100);
  });

  it.each([
    ['before the code', 0, 'EUR'],
    ['after it', 3, 'EUR'],
    ['in the blanks before', -1, ''],
    ['in the blanks after', 4, ''],
  ])('%s stand on one line', async (_, by, replaced) => {
    model = new FakeModel(text.replace(`${CURRENCY}EUR<`, `${CURRENCY}\n  EUR\n  <`));
    const [first] = await complete(`${CURRENCY}\n  `, by);
    expect(first && model.textIn(first.range)).toBe(replaced);
    expect(first?.range.startLineNumber).toBe(first?.range.endLineNumber);
  });

  it.each([
    ['is no code', '<cbc:ID>', 1],
    ['is the name of an element', '<cbc:DocumentCurrency', 0],
    ['is the name of an element that ends', `${CURRENCY}EUR</cbc:Doc`, 0],
  ])('are not made where there %s', async (_, after, by) => {
    expect(await complete(after, by)).toEqual([]);
  });

  it('come by themselves in texts of up to 400,000 characters, and in longer ones when they are asked for', async () => {
    const grown = (length: number) => text + ' '.repeat(length - text.length);
    model = new FakeModel(grown(400_000));
    expect(await complete(CURRENCY, 1, byItself)).not.toEqual([]);
    model = new FakeModel(grown(400_001));
    expect(await complete(CURRENCY, 1, byItself)).toEqual([]);
    expect(await complete(CURRENCY, 1)).not.toEqual([]);
  });

  it('are not made outside the source, for a text that is not an invoice, and for one that was closed meanwhile', async () => {
    model = new FakeModel(text, 'inmemory://model/1');
    expect(await complete(CURRENCY, 1)).toEqual([]);
    model = new FakeModel('<a>1</a>');
    expect(await complete('<a>')).toEqual([]);
    model = new FakeModel(text);
    const answer = complete(CURRENCY, 1);
    model.disposed = true;
    expect(await answer).toEqual([]);
  });
});
