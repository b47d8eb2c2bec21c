/** Text that is HTML already. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlValue = Html | string | number | undefined | false | readonly HtmlValue[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A template whose values are escaped, unless they are HTML; lists are joined, `undefined` and `false` leave nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.reduce((text, part, index) => text + textOf(values[index - 1]) + part));
}

function textOf(value: HtmlValue): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(textOf).join('');
  return escapeHtml(String(value));
}

/** A sentence of a definition; text between backquotes is code. */
export function inline(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** Paragraphs of a definition, separated by blank lines. */
export function prose(text: string): Html {
  return html`${text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`;
}

/** Values separated by commas. */
export function listed(values: readonly HtmlValue[]): HtmlValue {
  return values.map((value, index) => (index === 0 ? value : [', ', value]));
}

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => HtmlValue;
}

/** A table that scrolls on its own if it is wider than the page. `id` makes each row the target of links. */
export function table<Row>(
  label: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  id?: (row: Row) => string | undefined,
): Html {
  const head = columns.map((column) => html`<th scope="col">${column.head}</th>`);
  const line = (row: Row) => {
    const name = id?.(row);
    return html`<tr${name !== undefined && html` id="${name}"`}>${columns.map((column) => html`<td>${column.cell(row)}</td>`)}</tr>\n`;
  };
  return html`<div class="table" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${rows.map(line)}
      </tbody>
    </table>
  </div>`;
}

/** Facts as a list of terms; those without a value are omitted. */
export function facts(entries: readonly (readonly [term: string, value: HtmlValue])[]): Html {
  const known = entries.filter(([, value]) => !isNothing(value));
  return html`<dl class="facts">
    ${known.map(
      ([term, value]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** A part of a page under a heading; nothing if it has no content. */
export function part(title: string, content: HtmlValue, id = slugOf(title)): HtmlValue {
  return (
    !isNothing(content) &&
    html`<h2 id="${id}">${title}</h2>
      ${content}`
  );
}

function isNothing(value: HtmlValue): boolean {
  return value === undefined || value === false || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The anchor of a heading, as GitHub makes it. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');
}
