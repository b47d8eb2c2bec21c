import { Composer, Lexer, Parser, YAMLParseError } from 'yaml';
import type { Document, LineCounter } from 'yaml';
import { syntaxMessages } from '../syntax/messages.ts';

/**
 * Parses YAML; errors are in `errors`. Undefined if it nests deeper than about `maxDepth` collections. The library's
 * own parser calls itself at each level and relies on catching a stack overflow. That may fail: if the JavaScript
 * engine is compiling a regular expression at that moment, it ends the process.
 */
export function parseYaml(text: string, maxDepth: number, lines?: LineCounter): Document.Parsed | undefined {
  const parser = new Parser(lines?.addNewLine);
  const tokens = [];
  lines?.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    // The document, its collections, and the part being parsed.
    if (parser.stack.length > maxDepth + 4) return undefined;
  }
  for (const token of parser.end()) tokens.push(token);
  // Duplicate keys are left to the JSON reader: the composer compares each key with all previous ones.
  const composer = new Composer({ prettyErrors: false, uniqueKeys: false });
  const [document, another] = composer.compose(tokens, true, text.length);
  if (document && another) {
    const [start, end] = another.range;
    document.errors.push(new YAMLParseError([start, end], 'MULTIPLE_DOCS', syntaxMessages.severalDocuments.text));
  }
  return document;
}
