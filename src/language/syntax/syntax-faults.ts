import { firstElement, foreignFormat } from './foreign-format.ts';
import type { Token } from './scan-json.ts';
import type { Span, StringNode, SyntaxFault } from './tree.ts';

export function strayComma(comma: Span): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-COMMA',
    message: 'There is one comma too many',
    start: comma.start,
    end: comma.end,
    fix: { title: 'Remove the comma', edits: [{ start: comma.start, end: comma.end, text: '' }] },
  };
}

/** Marks the last character of the entry before, for it is that line which lacks the comma. */
export function missingComma(text: string, before: number): SyntaxFault {
  const start = Math.max(0, before - 1);
  return {
    code: 'ASSAY-SYNTAX-COMMA',
    message: 'A comma is missing here',
    start,
    end: Math.min(before, text.length),
    fix: { title: 'Add a comma', edits: [{ start: before, end: before, text: ',' }] },
  };
}

export function missingColon(key: StringNode): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-COLON',
    message: `A colon is missing after \`${key.value}\``,
    start: key.start,
    end: key.end,
    fix: { title: 'Add a colon', edits: [{ start: key.end, end: key.end, text: ':' }] },
  };
}

export function missingValue(key: StringNode, end: number): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-VALUE',
    message: key.value === '' ? 'A field without a name has no value' : `\`${key.value}\` has no value`,
    start: key.start,
    end: Math.max(key.end, end),
  };
}

export function unquotedKey(text: string, key: Span): SyntaxFault {
  const name = text.slice(key.start, key.end);
  return {
    code: 'ASSAY-SYNTAX-QUOTE',
    message: `Field names stand in double quotes: \`"${name}"\``,
    start: key.start,
    end: key.end,
    fix: { title: 'Put it in quotes', edits: [{ start: key.start, end: key.end, text: JSON.stringify(name) }] },
  };
}

export function wrongKey(token: Token): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-KEY',
    message: `A field name in double quotes is expected, not \`${token.value}\``,
    start: token.start,
    end: token.end,
  };
}

export function duplicateKey(key: StringNode): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-DUPLICATE',
    message: `\`${key.value}\` stands twice in the same object`,
    start: key.start,
    end: key.end,
  };
}

export function unexpectedBracket(token: Token, closer: string): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-BRACKET',
    message: `\`${token.value}\` does not belong here: \`${closer}\` is expected`,
    start: token.start,
    end: token.end,
  };
}

export function unclosed(text: string, opener: Span, closer: string): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-BRACKET',
    message: `This \`${text.charAt(opener.start)}\` is never closed: \`${closer}\` is missing`,
    start: opener.start,
    end: opener.start + 1,
  };
}

export function tooDeep(opener: Span): SyntaxFault {
  return {
    code: 'ASSAY-SYNTAX-DEPTH',
    message: 'The nesting is too deep to be a business document',
    start: opener.start,
    end: opener.start + 1,
  };
}

/** Text where the document should begin, or after it has ended; only the first line is marked. */
export function extraText(text: string, token: Token, nothingBefore: boolean): SyntaxFault {
  if (token.kind === 'end') {
    return { code: 'ASSAY-SYNTAX-EMPTY', message: 'There is no document yet', start: 0, end: 0 };
  }
  const newline = text.indexOf('\n', token.start);
  const foreign = foreignFormat(text);
  const firstLine = { start: token.start, end: newline < 0 ? text.length : newline };
  if (!nothingBefore) {
    return { code: 'ASSAY-SYNTAX-EXTRA', message: 'The document has already ended before this', ...firstLine };
  }
  return {
    code: 'ASSAY-SYNTAX-START',
    message: foreign ? `This is ${foreign.name}, not JSON` : 'A document begins with `{`',
    ...(firstElement(text) ?? firstLine),
  };
}
