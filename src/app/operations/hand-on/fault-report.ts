import type { Problem } from '../../api/problem.ts';
import { spokenLanguage } from '../../texts/live.ts';
import { handOnTexts } from '../../texts/en/hand-on.ts';

/** The content of a report. */
export interface Reported {
  readonly name: string;
  readonly problems: readonly Problem[];
  /** Whether the engine accepts the document. */
  readonly accepted: boolean;
}

function verdictOf({ accepted, problems }: Reported): string {
  const count = problems.filter(({ severity }) => severity === 'error').length;
  if (accepted) return handOnTexts.accepted;
  return handOnTexts.refused(count);
}

function columns(): readonly string[] {
  const { line, place, whatIsWrong, found, rule } = handOnTexts;
  return ['', line, place, whatIsWrong, found, rule];
}

function rowsOf({ problems }: Reported) {
  return problems.map(({ severity, code, message, paths, line, written }) => ({
    severity: handOnTexts.severities[severity],
    line: String(line),
    path: paths[0] ?? '',
    message,
    found: written ?? '',
    code,
  }));
}

/** The errors of a document as Markdown, for a ticket or an email. */
export function reportAsMarkdown(reported: Reported): string {
  const rows = rowsOf(reported).map(
    ({ severity, line, path, message, found, code }) =>
      `| ${[severity, line, path, message, found, code].map(inMarkdown).join(' | ')} |`,
  );
  const table = rows.length === 0 ? [] : ['', `|${columns().join(' | ')} |`, '| - | -: | - | - | - | - |', ...rows];
  return [`# ${inMarkdown(reported.name)}`, '', verdictOf(reported), ...table, ''].join('\n');
}

/** Escapes text so that it cannot be read as a table, a link, HTML or a line break. */
function inMarkdown(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|`*_[\]<>#!~]/g, '\\$&');
}

/** The report as one HTML file that loads nothing. */
export function reportAsHtml(reported: Reported): string {
  const head = columns()
    .map((title) => `<th>${title}</th>`)
    .join('');
  const rows = rowsOf(reported).map((row) => {
    const cells = [row.severity, row.line, row.path, row.message, row.found, row.code];
    return `<tr>${cells.map((cell) => `<td>${inHtml(cell)}</td>`).join('')}</tr>`;
  });
  const table =
    rows.length === 0
      ? ''
      : `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>\n`;
  return `<!doctype html>
<html lang="${spokenLanguage()}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${inHtml(reported.name)}</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem; color: #18181b; background: #fff; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 6px 10px; border-bottom: 1px solid #d4d4d8; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
td:nth-child(3), td:nth-child(5), td:nth-child(6) { font-family: ui-monospace, monospace; font-size: 12px; }
</style>
</head>
<body>
<h1>${inHtml(reported.name)}</h1>
<p>${verdictOf(reported)}</p>
${table}</body>
</html>
`;
}

function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
