import type { Diagnostic, Range } from 'vscode-languageserver';
import { DiagnosticSeverity } from 'vscode-languageserver';
import type { Fault, Severity } from '../engine/index.ts';
import { getLanguageService, type Mark } from '../language/language-service.ts';
import type { Span } from '../language/syntax/tree.ts';
import type { MarkedText } from './judged.ts';
import { lspMessages } from './messages.ts';
import { saidWording, type Say } from './say.ts';

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** Limit per text: an editor shows no more, and a hostile text has millions. */
export const MOST_DIAGNOSTICS = 1000;

/** The diagnostics of a text; none if it is not a document of the format. */
export function diagnosticsOf(judged: MarkedText | undefined, say: Say): Diagnostic[] {
  if (!judged) return [];
  const diagnostics = judged.marks.slice(0, MOST_DIAGNOSTICS).map((mark) => diagnosticOf(judged, mark, say));
  const more = judged.marks.length - diagnostics.length;
  if (more === 0) return diagnostics;
  const range = rangeOf(judged, { start: 0, end: 0 });
  const message = saidWording(say, lspMessages.moreNotShown({ more }));
  return [...diagnostics, { range, severity: DiagnosticSeverity.Information, source: 'assay', message }];
}

export function diagnosticOf(
  judged: Pick<MarkedText, 'document'>,
  { span, fault, syntax }: Mark,
  say: Say,
): Diagnostic {
  const range = rangeOf(judged, span);
  if (syntax) {
    const { code } = syntax;
    const message = say(syntax.message, syntax);
    return { range, severity: DiagnosticSeverity.Error, source: 'assay', code, message };
  }
  const page = fault.cite?.find(({ url }) => url !== undefined)?.url;
  return {
    range,
    severity: SEVERITIES[fault.severity],
    source: 'assay',
    code: fault.code,
    ...(page !== undefined && { codeDescription: { href: page } }),
    message: words(fault, say),
  };
}

function words(fault: Fault, say: Say): string {
  const doubt = fault.certain ? [] : [lspMessages.provisional];
  return [...getLanguageService().sentences(fault), ...doubt].map((words) => say(words.text, words)).join('\n');
}

export function rangeOf({ document }: Pick<MarkedText, 'document'>, { start, end }: Span): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}
