import type { TakenOver } from '../../../language/foreign/take-over-foreign.ts';
import { foreignTexts } from '../../texts/en/foreign.ts';

/** What happened to every value of an invoice from another program, as Markdown. */
export function foreignList({ program, taken, left }: TakenOver): string {
  const rows = [
    ...taken.map(({ from, to, value }) => [from, to, value]),
    ...left.map(({ from, value, calculated }) => [
      from,
      calculated ? foreignTexts.calculatedLabel : foreignTexts.left,
      value,
    ]),
  ];
  const head = [
    foreignTexts.imported(program),
    '',
    `| ${foreignTexts.valueAtBecame} | ${foreignTexts.became} | ${foreignTexts.value} |`,
    '| --- | --- | --- |',
  ];
  return [...head, ...rows.map((cells) => `| ${cells.map(cell).join(' | ')} |`), ''].join('\n');
}

function cell(text: string): string {
  return text.replace(/[\\|]/g, '\\$&').replace(/\s+/g, ' ');
}
