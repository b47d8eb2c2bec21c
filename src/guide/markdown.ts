import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml, html, Html, slugOf } from './html.ts';
import type { Found, Page } from './page.ts';
import { languageOfFile } from './language.ts';
import { fileIn, pathOfFile, SECTIONS } from './sections.ts';
import { highlighted, isDocument } from './code-block.ts';
import { textsIn } from './texts-in.ts';

/** The address, below the workbench, that opens a document in it. */
export type LinkOf = (name: string, text: string) => string;

/** The page of a Markdown file of the repository. Without `linkOf` its samples have no link to the workbench. */
export function markdownPage(file: string, text: string, linkOf?: LinkOf): Page {
  const language = languageOfFile(file);
  const section = SECTIONS.find(({ entries }) => entries.some((entry) => fileIn(entry, language) === file));
  const path = pathOfFile(file);
  if (!section || path === undefined) throw new Error(`${file} is not in the navigation.`);
  const anchors = anchorsOf();
  const labels = labelsOf();
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens }) {
        const id = anchors(plain(tokens));
        return `<h${depth} id="${escapeHtml(id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const target = addressFrom(file, href);
        // A link to a file without a page becomes plain text: only the repository has the file.
        return target === undefined ? words : `<a href="${escapeHtml(target)}">${words}</a>`;
      },
      code({ text, lang }) {
        const open =
          linkOf && isDocument(text, lang)
            ? `<a href="/../${escapeHtml(linkOf(lang === 'xml' ? 'sample.xml' : 'sample.json', text))}">${textsIn(language).guide.openSample}</a>`
            : '';
        return `<div class="sample">${open}<pre tabindex="0"><code>${highlighted(text, lang)}</code></pre></div>\n`;
      },
      table(token) {
        const row = (cells: readonly Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag.slice(0, 2)}>`).join('')}</tr>\n`;
        const label = escapeHtml(labels(token.header.map(({ tokens }) => plain(tokens)).join(', ')));
        const head = row(token.header, 'th scope="col"');
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="table" role="region" aria-label="${label}" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const tokens = marked.lexer(text);
  const found = partsOf(tokens);
  const [, title = file, summary = ''] = found[0] ?? [];
  return {
    path,
    ...(language !== 'en' && { language }),
    title,
    summary: summary.slice(0, 160),
    section: section.key,
    body: new Html(marked.parser(tokens)),
    found: found.map((entry, index) => (index === 0 ? ['', entry[1], entry[2]] : entry)),
  };
}

/** Names each table of a page by its columns, and tables with equal columns by a number too. */
function labelsOf(): (columns: string) => string {
  const anchors = anchorsOf();
  let tables = 0;
  return (columns) => {
    tables += 1;
    return anchors(columns) === slugOf(columns) ? columns : `${columns} (table ${tables})`;
  };
}

/** Gives each heading of a page its own anchor. */
function anchorsOf(): (title: string) => string {
  const taken = new Map<string, number>();
  return (title) => {
    const slug = slugOf(title);
    const times = taken.get(slug) ?? 0;
    taken.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  };
}

/** The text under each heading, for the search. */
function partsOf(tokens: readonly Token[]): readonly Found[] {
  const anchors = anchorsOf();
  const parts: { readonly anchor: string; readonly title: string; readonly texts: string[] }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const title = plain(token.tokens ?? []);
      parts.push({ anchor: anchors(title), title, texts: [] });
    } else parts.at(-1)?.texts.push(plain([token]));
  }
  return parts.map(({ anchor, title, texts }) => [anchor, title, texts.join(' ').replace(/\s+/g, ' ').trim()]);
}

/** The text of tokens without markup. */
function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table;
        return [header, ...rows].flatMap((cells) => cells.map((cell) => plain(cell.tokens))).join(' ');
      }
      if (token.type === 'list') return (token as Tokens.List).items.map((item) => plain(item.tokens)).join(' ');
      if ('tokens' in token && token.tokens) return plain(token.tokens);
      return token.type === 'html' || !('text' in token) ? '' : unescaped(String(token.text));
    })
    .join('');
}

/** The parser escapes the text of some tokens. */
function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** The target of a link in a file: elsewhere, a page of the site, or undefined for a file without a page. */
export function addressFrom(file: string, href: string): string | undefined {
  if (/^[a-z]+:/.test(href) || href.startsWith('#')) return href;
  // An address of the site itself, as pages of the reference have.
  if (href.startsWith('/')) return href;
  const { pathname, hash } = new URL(href, `file:///${file}`);
  const path = pathOfFile(decodeURIComponent(pathname.slice(1)));
  return path === undefined ? undefined : `/${path}${hash}`;
}

/** A link to a page of the site. */
export function linkTo(path: string, words: string | Html): Html {
  return html`<a href="/${path}">${words}</a>`;
}
