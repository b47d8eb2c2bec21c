import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Names that are the same in every language, and what no user reads. */
const NAMES =
  /^(?:Assay|XML|JSON|CSV|JUnit|curl|JavaScript|TypeScript|A4|Go to|key|message|\/v0\/openapi\.json|[KM]?B)$/;
/** What the attributes of these names say is read, or read aloud. */
const READ = /^(?:aria-label|aria-description|title|label|placeholder|alt|note|lead|heading|searchLabel)$/;
/** A text of more words that begins as a sentence does. */
const SENTENCE = /^[A-Z][a-z]+(?: [\w’'(…]+)+[.:…!?]?/;
/** Code that is shown as such, headers of HTTP, what the engine in the page answers, names of fonts. */
const APART =
  /\/(?:texts|workers|testing)\/|call-forms\.ts$|docs\/snippets\.ts$|files-reports\.ts$|fetch-code\.ts$|open-store\.ts$/;

/** A template with a letter in place of each value. */
function wordsOf(node: ts.Node): string | undefined {
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => `x${literal.text}`)].join('');
}

function literalTexts(name: string, source: string): readonly string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const note = (node: ts.Node, text: string): void => {
    const words = text.trim().replace(/\s+/g, ' ');
    if (!/\p{L}/u.test(words) || NAMES.test(words)) return;
    found.push(`${name}:${String(file.getLineAndCharacterOfPosition(node.getStart()).line + 1)} ${words}`);
  };
  const visit = (node: ts.Node): void => {
    // What is thrown is a bug; types and modules are no texts.
    if (ts.isThrowStatement(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
    if (ts.isJsxText(node)) note(node, node.text);
    else if (ts.isJsxAttribute(node) && READ.test(node.name.getText())) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value)) note(value, value.text);
    }
    const text = ts.isStringLiteralLike(node) ? node.text : wordsOf(node);
    if (text !== undefined && SENTENCE.test(text) && !ts.isJsxAttribute(node.parent)) note(node, text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

describe('texts', () => {
  it('stand in the catalogue and nowhere else', () => {
    const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
      .map((name) => `src/app/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !APART.test(name));
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap((name) => literalTexts(name, readFileSync(name, 'utf8')))).toEqual([]);
  });

  it.each([
    ['between tags', 'const a = <p>Not built</p>;'],
    ['in part', 'const a = <p>{count} faults</p>;'],
    ['read aloud', 'const a = <ul aria-label="Keys" />;'],
    ['of a component', 'const a = <Sheet title="Sign" />;'],
    ['in a value', "tell('Nothing was found here.');"],
    ['with a figure', 'tell(`Line ${line} is wrong`);'],
  ])('are found %s', (_, source) => {
    expect(literalTexts('a.tsx', source)).toHaveLength(1);
  });

  it.each(["throw new Error('This cannot be.');", 'const a = <b className="One two" />;', '<code>{path}</code>;'])(
    'do not include what is never shown: %s',
    (source) => {
      expect(literalTexts('a.tsx', source)).toEqual([]);
    },
  );
});
