import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { examples, goldenContext, jsonOf } from '../../testing/examples/examples.ts';
import { importXml } from '../reading/import-xml.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { leftOutOf } from './left-out.ts';
import { regimeNames, pageLanguage } from './page-language.ts';
import type { Cell } from './place.ts';
import { paperView, type PaperView } from './paper-view.ts';
import { shownDocument, shownXml, type ShownInvoice } from './shown-invoice.ts';
import { writeHtml } from './write-html.ts';

const engine = createStandardEngine();

/** Every text of a page with its place, as one reads it from top to bottom. */
function linesOf(view: PaperView): readonly string[] {
  const cell = ({ text, path }: Cell): readonly string[] => (text === '' ? [] : [`${text} (${path})`]);
  const fact = (shown: PaperView['facts'][number]) =>
    `${shown.main ? '* ' : ''}${shown.label}: ${cell(shown).join('')}`;
  return [
    view.title,
    ...view.facts.map(fact),
    ...view.parties.flatMap(({ label, lines }) => [`${label}:`, ...lines.flatMap(cell)]),
    ...view.lines.flatMap(({ number, item, below, quantity, price, taxes, amount }) => [
      [number, ...[item, quantity, price, taxes, amount].flatMap(cell)].join(' | '),
      ...below.flatMap(cell).map((text) => `  ${text}`),
    ]),
    ...view.taxes.map(({ name, base, rate, amount }) => [name, ...[base, rate, amount].flatMap(cell)].join(' | ')),
    ...view.totals.map(fact),
    ...view.payment.map(fact),
    ...view.notes.flatMap(cell),
  ].map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '));
}

function pageOf({ document }: ShownInvoice, lang?: string): PaperView {
  const language = pageLanguage(lang, document);
  const view = paperView(document, language, regimeNames(engine, document, language));
  if (!view) throw new Error('no page');
  return view;
}

const shown = (data: JsonObject): ShownInvoice => {
  const outcome = shownDocument(data, engine, goldenContext);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
};

const read = (text: string): ShownInvoice => {
  const outcome = importXml({ data: text }, engine, goldenContext, []);
  if (!outcome.ok) throw new Error('not read');
  const made = shownXml(outcome.value, engine, goldenContext);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

const NAMED = /^(?:ch|de|es|fr|mx|pt|us)\//;

/** Read the changed lines before you record them with `-u`. */
describe('pages are as reviewed', () => {
  it('of examples, with what each leaves out', async () => {
    const lines = examples()
      .filter(({ path, text }) => NAMED.test(path) && /"(?:supplier|customer)"/.test(text))
      .flatMap(({ path, text }) => {
        const invoice = shown(jsonOf(text) as JsonObject);
        const view = pageOf(invoice);
        const { some, count } = leftOutOf(invoice.document, view.read);
        return [
          `== ${path}`,
          ...linesOf(view),
          `${String(count)} left out: ${some.map((left) => `${left.path.slice(2)}=${left.value.slice(0, 20)}`).join(' ')}`,
        ];
      });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./recorded/examples.txt');
  });

  it.each([
    ['ubl', ublInvoice()],
    ['cii', ciiInvoice()],
  ])('of an invoice in %s, with its own figures even if they are wrong', async (name, text) => {
    const invoice = read(text.replace(/29\.00/, '29.01').replaceAll('174.00', '174.01'));
    const view = pageOf(invoice, 'en');
    const { some, count } = invoice.leftOut?.(view.read) ?? { some: [], count: 0 };
    const lines = [
      ...linesOf(view),
      `${String(count)} left out:`,
      ...some.map(({ path, value, element }) => `  ${path} ${value} ${element ?? ''}`),
      'Places:',
      ...invoice.places.map(
        ({ path, element, line, column }) => `  ${path} ${element} ${String(line)}:${String(column)}`,
      ),
      writeHtml(view, 'en', { size: 'letter', colour: [0.1, 0.2, 0.3], places: invoice.places }).replaceAll(
        '><',
        '>\n<',
      ),
    ];
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./recorded/${name}.txt`);
  });
});

it('left-out values are listed up to a thousand, long ones cut, and those of the format not at all', () => {
  const document = {
    $schema: 'x',
    uuid: 'x',
    lines: [{ i: 1, note: 'y'.repeat(1_001), empty: '', nothing: null, no: false, read: 'r' }],
    many: Array.from({ length: 1_200 }, (_, at) => at),
  } as unknown as JsonObject;
  const { some, count } = leftOutOf(document, new Set(['$.lines[0].read']));
  expect([count, some.length]).toEqual([1_202, 1_000]);
  expect(some.slice(0, 3)).toEqual([
    { path: '$.lines[0].note', value: `${'y'.repeat(1_000)}…` },
    { path: '$.lines[0].no', value: 'false' },
    { path: '$.many[0]', value: '0' },
  ]);
});

it.each([
  [{ $regime: 'MX' }, undefined, 'es'],
  [{ $regime: 'LU' }, undefined, 'fr'],
  [{ $regime: 'LI' }, undefined, 'de'],
  [{ $regime: 'BR' }, undefined, 'pt'],
  [{ $regime: 'SM' }, undefined, 'it'],
  [{ $regime: 'DK' }, undefined, 'en'],
  [{ $regime: 'toString' }, undefined, 'en'],
  [{}, undefined, 'en'],
  [{ $regime: 'MX' }, 'fr', 'fr'],
  [{ $regime: 'MX' }, 'xx', 'es'],
])('the page of %j, asked for in %s, is in %s', (document, asked, language) => {
  expect(pageLanguage(asked, document as JsonObject)).toBe(language);
});
