import type { Fact, PaperView } from '../page/paper-view.ts';
import { Drawing, type Colour, type Style } from './drawing.ts';
import type { EmbeddedFonts } from './embedded-fonts.ts';
import { Flow, type Column, type Line, type Row } from './flow.ts';
import { BLACK, figureEntries, GREY, LIGHT, LINE_HEIGHT, style } from './invoice-style.ts';
import { drawLines } from './line-table.ts';
import type { PaymentCode } from './payment-code.ts';
import { Tag } from './structure.ts';
import type { TextPieces } from './text-pieces.ts';

/** The design of the pages. */
export interface PageLook {
  readonly size: 'a4' | 'letter';
  /** Colour of headings and lines. */
  readonly colour: Colour;
  /** Width and height of the seller's logo in its own units, if there is one. */
  readonly logo?: { readonly width: number; readonly height: number };
}

export interface DrawnPages {
  readonly drawing: Drawing;
  readonly structure: Tag;
}

const SIZES = { a4: [595.28, 841.89], letter: [612, 792] } as const;
const MARGINS = { side: 48, top: 48, bottom: 56 };

/** Resource name of the seller's logo. */
export const LOGO = 'Logo';
const LOGO_ROOM = { width: 150, height: 48 };

/** Draws the pages of an invoice, in reading order. */
export function drawInvoice(
  view: PaperView,
  look: PageLook,
  fonts: EmbeddedFonts,
  pieces: TextPieces,
  code?: PaymentCode,
): DrawnPages {
  const [width, height] = SIZES[look.size];
  const drawing = new Drawing(width, height, fonts);
  const structure = new Tag('Document');
  const number = view.facts[0]?.text ?? '';
  const seller = view.parties[0]?.lines[0]?.text ?? '';
  const heading = [view.title, number].filter(Boolean).join(' ');
  const flow = new Flow(drawing, pieces, MARGINS, (page) => {
    const text = pieces.linesOf(heading, 'bold', 9, width - 2 * MARGINS.side)[0] ?? '';
    drawing.apart(
      page,
      () => drawing.text(page, MARGINS.side, MARGINS.top, text, style(9, 'bold', look.colour)),
      'Pagination',
    );
    return 20;
  });
  drawHead(flow, structure, view, look, seller);
  drawParties(flow, structure, view);
  if (view.lines.length > 0) drawLines(flow, structure, view, look.colour);
  drawFoot(flow, structure, view, look.colour);
  drawPayment(flow, structure, view, look.colour, code);
  if (view.notes.length > 0) {
    flow.need(4 * LINE_HEIGHT);
    flow.y += 14;
    const section = structure.child('Sect');
    const column: Column = { x: flow.left, width: Math.min(flow.width, 400), align: 'left' };
    flow.paragraph(section.child('H2'), view.words.notes, style(9, 'bold', look.colour), column, LINE_HEIGHT + 2);
    for (const { text } of view.notes) flow.paragraph(section.child('P'), text, style(8.5), column, LINE_HEIGHT);
  }
  numberPages(drawing, pieces, [seller, number].filter(Boolean).join(' · '), view.words.page);
  return { drawing, structure };
}

function drawHead(flow: Flow, structure: Tag, view: PaperView, look: PageLook, seller: string): void {
  const { drawing, page } = flow;
  const top = flow.y;
  let y = top;
  if (look.logo) {
    const { width, height } = look.logo;
    const scale = Math.min(LOGO_ROOM.width / width, LOGO_ROOM.height / height);
    const tag = structure.child(
      'Figure',
      figureEntries(seller || view.words.supplier, [
        flow.left,
        drawing.height - top - height * scale,
        flow.left + width * scale,
        drawing.height - top,
      ]),
    );
    drawing.tagged(page, tag, () => drawing.image(page, LOGO, flow.left, top, width * scale, height * scale));
    y += height * scale + 14;
  }
  const half = flow.width / 2 - 12;
  const title = structure.child('H1');
  flow.y = y;
  flow.paragraph(title, view.title, style(21, 'bold', look.colour), { x: flow.left, width: half, align: 'left' }, 25);
  const below = flow.y;
  flow.y = top;
  drawFacts(flow, structure, view.facts, { x: flow.left + half + 24, width: half, align: 'right' });
  flow.y = Math.max(flow.page === page ? below : flow.y, flow.y) + 18;
}

/** Labels and values as a table of two columns. */
function drawFacts(
  flow: Flow,
  parent: Tag,
  facts: readonly Fact[],
  { x, width, align }: Column,
  colour?: Colour,
): void {
  if (facts.length === 0) return;
  const widest = (member: 'label' | 'text'): number =>
    facts.reduce((most, { [member]: text, main }) => {
      const wide = flow.pieces.widthOf(text, main ? 'bold' : 'regular', main ? 10 : 8.5);
      return Math.max(most, wide);
    }, 0);
  // A label has half of the width, and what the values leave.
  const labels = Math.min(widest('label') + 12, Math.max(width * 0.5, width - widest('text') - 4));
  const columns: readonly Column[] = [
    { x, width: labels, align: 'left' },
    { x: x + labels, width: width - labels, align },
  ];
  const table = parent.child('Table');
  function* rows(): Generator<Row> {
    for (const { label, text, main } of facts) {
      const row = table.child('TR');
      const said = main ? style(10, 'bold') : style(8.5);
      const named = main ? style(10, 'bold') : style(8.5, 'regular', GREY);
      if (main) {
        flow.need(LINE_HEIGHT + 8);
        flow.y += 5;
        flow.drawing.apart(flow.page, () => flow.drawing.box(flow.page, x, flow.y - 2, width, 1, colour ?? BLACK));
      }
      yield {
        tag: row,
        cells: [
          { tag: row.child('TH', '/A<</O/Table/Scope/Row>>'), lines: flow.lines(label, named, labels - 8) },
          { tag: row.child('TD'), lines: flow.lines(text, said, width - labels) },
        ],
      };
    }
  }
  flow.rows(rows(), columns, LINE_HEIGHT, 1.5);
}

function drawParties(flow: Flow, structure: Tag, view: PaperView): void {
  const { parties } = view;
  if (parties.length === 0) return;
  const gap = 20;
  const width = (flow.width - gap * (parties.length - 1)) / parties.length;
  const blocks = parties.map(({ label, lines }, i) => ({
    column: { x: flow.left + i * (width + gap), width, align: 'left' } as const,
    label,
    lines: lines.map(({ text }, at) => flow.lines(text, at === 0 ? style(9.5, 'bold') : style(8.5), width)),
  }));
  const height = Math.max(...blocks.map(({ lines }) => lines.flat().length + 1)) * LINE_HEIGHT;
  if (height < flow.wholeRoom) flow.need(height);
  const [page, top] = [flow.page, flow.y];
  let end = { page, y: top };
  for (const { column, label, lines } of blocks) {
    // If a party is longer than a page, the next one follows it.
    if (height < flow.wholeRoom) flow.y = top;
    const section = structure.child('Sect');
    flow.paragraph(section.child('H2'), label, style(8.5, 'bold', GREY), column, LINE_HEIGHT + 2);
    for (const some of lines) {
      const text = some.map((line) => line.text).join('\n');
      flow.paragraph(section.child('P'), text, (some[0] as Line).style, column, LINE_HEIGHT);
    }
    if (flow.page > end.page || flow.y > end.y) end = { page: flow.page, y: flow.y };
  }
  flow.y = end.y + 22;
}

/** Taxes on the left and totals on the right; below each other if they are long. */
function drawFoot(flow: Flow, structure: Tag, view: PaperView, colour: Colour): void {
  const totals = view.totals.length * (LINE_HEIGHT + 6);
  const taxes = (view.taxes.length * 2 + 1) * (LINE_HEIGHT + 6);
  flow.y += 14;
  flow.need(Math.min(Math.max(totals, taxes), flow.wholeRoom / 2));
  const left = flow.width * 0.52;
  const [page, top] = [flow.page, flow.y];
  drawTaxes(flow, structure, view, left);
  const below = flow.y;
  const isBeside = flow.page === page && totals < flow.drawing.height - MARGINS.bottom - top;
  flow.y = isBeside ? top : below + 12;
  drawFacts(
    flow,
    structure,
    view.totals,
    { x: flow.left + left + 24, width: flow.width - left - 24, align: 'right' },
    colour,
  );
  if (isBeside) flow.y = Math.max(below, flow.y);
}

function drawTaxes(flow: Flow, structure: Tag, { taxes, words }: PaperView, width: number): void {
  if (taxes.length === 0) return;
  const texts = [
    [words.base, ...taxes.map(({ base }) => base.text)],
    [words.rate, ...taxes.map(({ rate }) => rate.text)],
    [words.amount, ...taxes.map(({ amount }) => amount.text)],
  ];
  const widest = texts.map(
    (column) => column.reduce((most, text) => Math.max(most, flow.pieces.widthOf(text, 'bold', 8.5)), 0) + 2,
  );
  const fits = widest.reduce((sum, wide) => sum + wide + 8, 0) <= width * 0.82;
  const figures = fits ? widest : widest.map((wide) => Math.min(width * 0.3, wide));
  const name = width - figures.reduce((sum, wide) => sum + wide + 8, 0);
  let x = flow.left;
  const columns = [name, ...figures].map((wide, i): Column => {
    const column: Column = { x, width: wide, align: i > 0 ? 'right' : 'left' };
    x += wide + 8;
    return column;
  });
  const table = structure.child('Table');
  const heads = table.child('THead').child('TR');
  const row = (tag: Tag, role: 'TH' | 'TD', texts: readonly string[], look: Style, rule: Colour): Row => ({
    tag,
    rule,
    cells: texts.map((text, i) => ({
      tag: tag.child(role, role === 'TH' ? '/A<</O/Table/Scope/Column>>' : ''),
      lines: flow.lines(text, look, columns[i]?.width ?? width),
    })),
  });
  flow.rows(
    [row(heads, 'TH', [words.tax, words.base, words.rate, words.amount], style(8, 'bold', GREY), GREY)],
    columns,
    LINE_HEIGHT,
    2,
  );
  const body = table.child('TBody');
  const rows = taxes.map(({ name, base, rate, amount }) =>
    row(body.child('TR'), 'TD', [name, base.text, rate.text, amount.text], style(8.5), LIGHT),
  );
  flow.rows(rows, columns, LINE_HEIGHT, 2);
}

function drawPayment(flow: Flow, structure: Tag, view: PaperView, colour: Colour, code: PaymentCode | undefined): void {
  if (view.payment.length === 0) return;
  flow.y += 14;
  const side = code ? code.side : 0;
  flow.need(Math.max(view.payment.length * (LINE_HEIGHT + 3), side) + LINE_HEIGHT + 4);
  const section = structure.child('Sect');
  flow.paragraph(
    section.child('H2'),
    view.words.pay,
    style(9, 'bold', colour),
    { x: flow.left, width: flow.width, align: 'left' },
    LINE_HEIGHT + 2,
  );
  const [page, top] = [flow.page, flow.y];
  drawFacts(flow, section, view.payment, {
    x: flow.left,
    width: flow.width - side - (side > 0 ? 24 : 0),
    align: 'left',
  });
  if (!code) return;
  const below = flow.page === page ? flow.y : top + side;
  const at = flow.page === page ? top : flow.y;
  if (flow.page !== page) flow.need(side);
  const x = flow.left + flow.width - side;
  const y = flow.page === page ? at : flow.y;
  const box = [x, flow.drawing.height - y - side, x + side, flow.drawing.height - y];
  flow.drawing.tagged(
    flow.page,
    section.child('Figure', figureEntries(`${view.words.scan}: ${code.name}`, box)),
    () => {
      for (const [left, up, wide, high] of code.boxes)
        flow.drawing.box(flow.page, x + left, y + up, wide, high, [0, 0, 0]);
      for (const [left, up, wide, high] of code.holes)
        flow.drawing.box(flow.page, x + left, y + up, wide, high, [1, 1, 1]);
      for (const [left, up, wide, high] of code.cross)
        flow.drawing.box(flow.page, x + left, y + up, wide, high, [0, 0, 0]);
      for (const [left, up, wide, high] of code.arms)
        flow.drawing.box(flow.page, x + left, y + up, wide, high, [1, 1, 1]);
    },
  );
  flow.y = Math.max(below, y + side) + 2;
  const caption: Column = { x: x - 40, width: side + 40, align: 'right' };
  flow.paragraph(section.child('P'), view.words.scan, style(7.5, 'regular', GREY), caption, 10);
}

function numberPages(drawing: Drawing, pieces: TextPieces, said: string, word: string): void {
  const y = drawing.height - MARGINS.bottom / 2;
  const look = style(7.5, 'regular', GREY);
  const most = drawing.width - 2 * MARGINS.side - 90;
  const [left = ''] = pieces.linesOf(said, 'regular', 7.5, most);
  for (let page = 0; page < drawing.count; page++) {
    const right = `${word} ${page + 1} / ${drawing.count}`;
    const x = drawing.width - MARGINS.side - pieces.widthOf(right, 'regular', 7.5);
    drawing.apart(
      page,
      () => {
        drawing.text(page, MARGINS.side, y, left, look);
        drawing.text(page, x, y, right, look);
      },
      'Pagination',
    );
  }
}
