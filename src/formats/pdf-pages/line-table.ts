import type { PaperLine, PaperView } from '../page/paper-view.ts';
import type { Colour, Style } from './drawing.ts';
import type { Column, Flow, Line, Row } from './flow.ts';
import { GREY, LIGHT, LINE_HEIGHT, style } from './invoice-style.ts';
import type { Tag } from './structure.ts';

const GAP = 10;
/** Widest column of figures in points; longer figures are split. */
const MOST = 108;
const TEXT = style(8.5);
const BELOW = style(7.5, 'regular', GREY);
const HEAD = style(8, 'bold', GREY);

/** The lines of the invoice, with a repeated heading. */
export function drawLines(flow: Flow, structure: Tag, view: PaperView, colour: Colour): void {
  const texts = (line: PaperLine) => [
    line.number,
    line.quantity.text,
    line.price.text,
    line.taxes.text,
    line.amount.text,
  ];
  const { item, quantity, price, taxes, amount } = view.heads;
  const heads = ['#', quantity, price, taxes, amount];
  const widest = heads.map((head) => flow.pieces.widthOf(head, 'bold', HEAD.size));
  for (const line of view.lines) {
    texts(line).forEach((text, i) => {
      const wide = flow.pieces.widthOf(text, 'regular', TEXT.size);
      if (wide > (widest[i] ?? 0)) widest[i] = Math.min(MOST, wide);
    });
  }
  const [first, ...figures] = widest.map((wide) => Math.ceil(wide) + 1) as [number, ...number[]];
  const rest = flow.width - first - GAP - figures.reduce((sum, wide) => sum + wide + GAP, 0);
  let x = flow.left;
  const columns = [first, rest, ...figures].map((width, i): Column => {
    const column: Column = { x, width, align: i < 2 ? 'left' : 'right' };
    x += width + GAP;
    return column;
  });
  const table = structure.child('Table');
  const titles = ['#', item, ...heads.slice(1)];
  const cells = (tags: readonly Tag[]) =>
    titles.map((title, i) => ({ tag: tags[i] as Tag, lines: flow.lines(title, HEAD, columns[i]?.width ?? rest) }));
  const row = table.child('THead').child('TR');
  const tags = titles.map(() => row.child('TH', '/A<</O/Table/Scope/Column>>'));
  flow.need(5 * LINE_HEIGHT);
  flow.rows([{ tag: row, cells: cells(tags), rule: colour }], columns, LINE_HEIGHT, 2);
  const again = (): void => {
    flow.y += 2;
    flow.drawing.apart(
      flow.page,
      () => {
        titles.forEach((title, i) => {
          const column = columns[i] as Column;
          const [text = ''] = flow.pieces.linesOf(title, 'bold', HEAD.size, column.width);
          const wide = column.align === 'right' ? column.width - flow.pieces.widthOf(text, 'bold', HEAD.size) : 0;
          flow.drawing.text(flow.page, column.x + wide, flow.y + 2 + 0.8 * LINE_HEIGHT, text, HEAD);
        });
        flow.drawing.box(flow.page, flow.left, flow.y + LINE_HEIGHT + 4, flow.width, 0.5, colour);
      },
      'Pagination',
    );
    flow.y += LINE_HEIGHT + 4;
  };
  const body = table.child('TBody');
  function* rows(): Generator<Row> {
    for (const line of view.lines) {
      const tag = body.child('TR');
      const [number, ...rest] = texts(line) as [string, ...string[]];
      const wrapped = (text: string, look: Style, i: number): readonly Line[] =>
        flow.lines(text, look, columns[i]?.width ?? 0);
      const item = [...wrapped(line.item.text, TEXT, 1), ...line.below.flatMap(({ text }) => wrapped(text, BELOW, 1))];
      const lines = [wrapped(number, TEXT, 0), item, ...rest.map((text, i) => wrapped(text, TEXT, i + 2))];
      yield { tag, rule: LIGHT, cells: lines.map((some) => ({ tag: tag.child('TD'), lines: some })) };
    }
  }
  flow.rows(rows(), columns, LINE_HEIGHT, 3, again);
}
