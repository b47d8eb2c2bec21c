import { firstElement, foreignFormat } from './foreign-format.ts';
import type { Token } from './scan-json.ts';
import type { Span, StringNode, SyntaxFault } from './tree.ts';
import { titled, worded } from '../../engine/values.ts';
import { syntaxMessages } from './messages.ts';

export function strayComma(comma: Span): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-COMMA',
    ...worded('message', syntaxMessages.commaTooMany),
    start: comma.start,
    end: comma.end,
    fix: { ...titled(syntaxMessages.removeComma), edits: [{ start: comma.start, end: comma.end, text: '' }] },
  };
}

/** Marks the last character of the previous entry, whose line lacks the comma. */
export function missingComma(text: string, before: number): SyntaxFault {
  const start = Math.max(0, before - 1);
  return {
    code: 'ASSAY-SYNTAX-COMMA',
    ...worded('message', syntaxMessages.commaMissing),
    start,
    end: Math.min(before, text.length),
    fix: { ...titled(syntaxMessages.addComma), edits: [{ start: before, end: before, text: ',' }] },
  };
}

export function missingColon(key: StringNode): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-COLON',
    ...worded('message', syntaxMessages.colonMissing({ key: key.value })),
    start: key.start,
    end: key.end,
    fix: { ...titled(syntaxMessages.addColon), edits: [{ start: key.end, end: key.end, text: ':' }] },
  };
}

export function missingValue(key: StringNode, end: number): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-VALUE',
    ...worded(
      'message',
      key.value === '' ? syntaxMessages.namelessNoValue : syntaxMessages.noValue({ key: key.value }),
    ),
    start: key.start,
    end: Math.max(key.end, end),
  };
}

export function unquotedKey(text: string, key: Span): SyntaxFault {
  const name = text.slice(key.start, key.end);
  return {
    code: 'ASSAY-SYNTAX-QUOTE',
    ...worded('message', syntaxMessages.quoteName({ name })),
    start: key.start,
    end: key.end,
    fix: {
      ...titled(syntaxMessages.putInQuotes),
      edits: [{ start: key.start, end: key.end, text: JSON.stringify(name) }],
    },
  };
}

export function wrongKey(token: Token): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-KEY',
    ...worded('message', syntaxMessages.nameExpected({ token: token.value })),
    start: token.start,
    end: token.end,
  };
}

export function duplicateKey(key: StringNode): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-DUPLICATE',
    ...worded('message', syntaxMessages.nameTwice({ key: key.value })),
    start: key.start,
    end: key.end,
  };
}

export function unexpectedBracket(token: Token, closer: string): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-BRACKET',
    ...worded('message', syntaxMessages.wrongCloser({ token: token.value, closer })),
    start: token.start,
    end: token.end,
  };
}

export function unclosed(text: string, opener: Span, closer: string): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-BRACKET',
    ...worded('message', syntaxMessages.neverClosed({ start: text.charAt(opener.start), closer })),
    start: opener.start,
    end: opener.start + 1,
  };
}

export function tooDeep(opener: Span): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-DEPTH',
    ...worded('message', syntaxMessages.tooDeep),
    start: opener.start,
    end: opener.start + 1,
  };
}

/** Text before or after the document; only its first line is marked. */
export function extraText(text: string, token: Token, nothingBefore: boolean): SyntaxFault {
  if (token.kind === 'end') {
    return { code: 'ASSAY-SYNTAX-EMPTY', ...worded('message', syntaxMessages.empty), start: 0, end: 0 };
  }
  const newline = text.indexOf('\n', token.start);
  const foreign = foreignFormat(text);
  const firstLine = { start: token.start, end: newline < 0 ? text.length : newline };
  if (!nothingBefore) {
    return { code: 'ASSAY-SYNTAX-EXTRA', ...worded('message', syntaxMessages.afterTheEnd), ...firstLine };
  }
  return {
    code: 'ASSAY-SYNTAX-START',
    ...worded(
      'message',
      foreign
        ? syntaxMessages.isForeign({ foreign: foreign.name })
        : syntaxMessages.beginsWith({ begin: beginOf(text.slice(firstLine.start, firstLine.end)), brace: '{' }),
    ),
    ...(firstElement(text) ?? firstLine),
  };
}

/** Most characters of a text that are repeated. */
const MOST_OF_TEXT = 20;

/** The begin of a line, to recognise a text by. */
function beginOf(line: string): string {
  const begin = line
    .slice(0, 2 * MOST_OF_TEXT)
    .replaceAll(/[`\s]+/g, ' ')
    .trim();
  return `\`${begin.length > MOST_OF_TEXT ? `${[...begin].slice(0, MOST_OF_TEXT).join('').trimEnd()}…` : begin}\``;
}
