import type { TakenOver } from '../../../language/foreign/take-over-foreign.ts';

/** What became of every value of a foreign invoice, as Markdown. */
export function foreignList({ program, taken, left }: TakenOver): string {
  const rows = [
    ...taken.map(({ from, to, value }) => [from, to, value]),
    ...left.map(({ from, value, calculated }) => [from, calculated ? 'left: building works it out' : 'left', value]),
  ];
  const head = [
    `An invoice of ${program}, taken over as a document`,
    '',
    '| value at | became | value |',
    '| --- | --- | --- |',
  ];
  return [...head, ...rows.map((cells) => `| ${cells.map(cell).join(' | ')} |`), ''].join('\n');
}

function cell(text: string): string {
  return text.replace(/[\\|]/g, '\\$&').replace(/\s+/g, ' ');
}
