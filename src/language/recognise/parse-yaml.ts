import { Composer, Lexer, Parser, YAMLParseError } from 'yaml';
import type { Document, LineCounter } from 'yaml';
import { syntaxMessages } from '../syntax/messages.ts';

/**
 * Parses YAML, with what is wrong in `errors`; undefined when it nests deeper than `maxDepth` collections, give or take three.
 *
 * The library's own way takes every level a call deeper and trusts that a full stack can be caught. It can't always: where
 * the engine of JavaScript compiles a regular expression on the last of its stack, it ends the process.
 */
export function parseYaml(text: string, maxDepth: number, lines?: LineCounter): Document.Parsed | undefined {
  const parser = new Parser(lines?.addNewLine);
  const tokens = [];
  lines?.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    // The document, its collections and what is being read within them.
    if (parser.stack.length > maxDepth + 4) return undefined;
  }
  for (const token of parser.end()) tokens.push(token);
  // Doubled keys are left to the reader of JSON: the composer compares each key with all before it.
  const composer = new Composer({ prettyErrors: false, uniqueKeys: false });
  const [document, another] = composer.compose(tokens, true, text.length);
  if (document && another) {
    const [start, end] = another.range;
    document.errors.push(new YAMLParseError([start, end], 'MULTIPLE_DOCS', syntaxMessages.severalDocuments.text));
  }
  return document;
}
