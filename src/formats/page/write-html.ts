import { tableOf } from '../../engine/values.ts';
import type { Fact, PaperView } from './paper-view.ts';
import type { Cell } from './place.ts';
import type { ElementPlace } from './declared-invoice.ts';

export interface HtmlLook {
  readonly size: 'a4' | 'letter';
  /** Red, green and blue, each from 0 to 1. */
  readonly colour: readonly [number, number, number];
  /** For XML: the places of values. */
  readonly places: readonly ElementPlace[];
}

/** The default design of a page. */
export const PLAIN_LOOK = {
  size: 'a4',
  colour: [0x1f / 255, 0x41 / 255, 0x72 / 255],
} as const satisfies Omit<HtmlLook, 'places'>;

const ENTITIES: Readonly<Record<string, string>> = tableOf({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/**
 * A page as standalone HTML: no script, no external resources. Each figure has its place in the document, and in the
 * XML. A value does not change the direction of what stands around it.
 */
export function writeHtml(view: PaperView, lang: string, { size, colour, places }: HtmlLook): string {
  const elements = new Map<string, string>();
  for (const { path, element } of places) if (!elements.has(path)) elements.set(path, element);
  const at = ({ text, path }: Cell): string => {
    const element = elements.get(path);
    const named = element === undefined ? '' : ` data-element="${escaped(element)}"`;
    return text === '' ? '' : `<bdi data-path="${escaped(path)}"${named}>${escaped(text)}</bdi>`;
  };
  const { words, heads } = view;
  const facts = (rows: readonly Fact[], name: string): string =>
    rows.length === 0
      ? ''
      : `<table class="${name}"><tbody>${rows
          .map(
            (fact) =>
              `<tr${fact.main ? ' class="main"' : ''}><th scope="row">${escaped(fact.label)}</th><td>${at(fact)}</td></tr>`,
          )
          .join('')}</tbody></table>`;
  const table = (name: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
    rows.length === 0
      ? ''
      : `<table class="${name}"><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows
          .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
          .join('')}</tbody></table>`;
  const parties = view.parties
    .map(
      ({ label, lines }) =>
        `<section><h2>${escaped(label)}</h2>${lines.map((line) => `<p>${at(line)}</p>`).join('')}</section>`,
    )
    .join('');
  const lines = view.lines.map((line) => [
    line.number,
    `${at(line.item)}${line.below.map((cell) => `<p class="below">${at(cell)}</p>`).join('')}`,
    at(line.quantity),
    at(line.price),
    at(line.taxes),
    at(line.amount),
  ]);
  const taxes = view.taxes.map(({ name, base, rate, amount }) => [
    `<bdi>${escaped(name)}</bdi>`,
    at(base),
    at(rate),
    at(amount),
  ]);
  const number = view.facts[0]?.text ?? '';
  const title = escaped([view.title, number].filter(Boolean).join(' '));
  const accent = `rgb(${colour.map((part) => Math.round(part * 255)).join(' ')})`;
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>
@page{size:${size === 'a4' ? 'A4' : 'letter'};margin:14mm}
body{max-width:${size === 'a4' ? '182mm' : '7.3in'};margin:0 auto;padding:14mm;background:#fff;color:#18181b;font:10pt/1.45 "Noto Sans",system-ui,sans-serif;overflow-wrap:anywhere}
@media print{body{padding:0}}
header,.parties,.foot{display:flex;flex-wrap:wrap;gap:6mm 10mm;justify-content:space-between;margin-bottom:7mm}
h1{margin:0;color:${accent};font-size:20pt;line-height:1.2}h2{margin:0;color:#52525b;font-size:9pt}p{margin:0;white-space:pre-line}
.parties section{flex:1 1 50mm}.parties p:first-of-type{font-weight:600}
table{border-collapse:collapse}th,td{padding:1mm 0 1mm 4mm;text-align:right;vertical-align:top;font-variant-numeric:tabular-nums}
th{color:#52525b;font-size:9pt}th:first-child,td:first-child{padding-left:0;text-align:left}tr{break-inside:avoid}
.lines{width:100%;margin-bottom:7mm}.lines th:nth-child(2),.lines td:nth-child(2){width:50%;text-align:left}
.lines td,.taxes td{border-bottom:1px solid #d4d4d8}thead th{border-bottom:1px solid ${accent}}.below{color:#52525b;font-size:9pt}
.main th,.main td{border-top:2px solid ${accent};color:#18181b;font-size:11pt;font-weight:700}.payment td{text-align:left}
</style></head><body>
<header><h1>${escaped(view.title)}</h1>${facts(view.facts, 'facts')}</header>
<div class="parties">${parties}</div>
${table('lines', ['#', heads.item, heads.quantity, heads.price, heads.taxes, heads.amount], lines)}
<div class="foot">${table('taxes', [words.tax, words.base, words.rate, words.amount], taxes) || '<div></div>'}${facts(view.totals, 'totals')}</div>
${view.payment.length > 0 ? `<section><h2>${escaped(words.pay)}</h2>${facts(view.payment, 'payment')}</section>` : ''}
${view.notes.length > 0 ? `<section><h2>${escaped(words.notes)}</h2>${view.notes.map((note) => `<p>${at(note)}</p>`).join('')}</section>` : ''}
</body></html>
`;
}
