import ts from 'typescript';

/** A figure of the law in a source file, and a wrong replacement. */
export interface Alteration {
  readonly file: string;
  readonly line: number;
  /** The figure and its replacement: "'5%' → '6%'". */
  readonly change: string;
}

/** Members whose texts are for people, or are paths in a document, which the types check. */
const WORDS = ['name', 'title', 'desc', 'description', 'say', 'cite', 'uncited', 'format', 'words', 'about', 'sources'];
const PLACES = ['on', 'at', 'as', 'family'];
/** These lists describe the code, not the law. */
const WIRING = ['normalisers', 'types', 'behaviours', 'after'];
const NO_FIGURES = new Set([...WORDS, ...PLACES, ...WIRING]);

/** Files whose sentences are figures too: legal notes. */
const NOTES = /(regimes\/.*scenarios|exemption-notes)\.ts$/;
/** Files with names of laws, which the rules cite. */
const NORMS = /norms\.ts$/;

/** Functions whose first argument is a text for people. */
const SPEAKING = new Set([
  'when',
  'satisfy',
  'judge',
  'settledByReading',
  'beTaxCode',
  'defineType',
  'definePart',
  'Error',
]);

/** Members whose `true` describes a tax, a correction or a rule; other ones describe types of documents. */
const FLAGS = ['retained', 'informative', 'noPercent', 'reasonRequired', 'copyTax', 'everywhere', 'disabled'];

const ADDRESS = /^https?:|^\d{4}-\d{2}-\d{2}T/;
/** A table of letters: the remainder of a division picks one. */
const LETTERS = /^[A-Z]{8,}$/;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const PERCENT = /^\d+(\.\d+)?%$/;

/**
 * The source with every figure of the law wrapped, so that `globalThis.alteration` selects the wrong one; numbers count
 * up from `first`. Figures are texts, numbers, `true` and the entries of lists.
 */
export function withAlterations(
  file: string,
  text: string,
  first: number,
): { text: string; alterations: readonly Alteration[] } {
  if (NORMS.test(file)) return { text, alterations: [] };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const alterations: Alteration[] = [];
  const inserts: { at: number; text: string }[] = [];

  function note(node: ts.Node, change: string): number {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    alterations.push({ file, line: line + 1, change });
    return first + alterations.length - 1;
  }

  /** `number` is that of the first alteration; each alternative has one. */
  function wrap(node: ts.Node, call: string): void {
    inserts.push({ at: node.getStart(source), text: `${call}` });
    inserts.push({ at: node.getEnd(), text: ')' });
  }

  function alternatives(node: ts.Node, values: readonly (string | number | boolean)[]): void {
    const before = shortened(node.getText(source));
    const numbers = values.map((value) => note(node, `${before} → ${shortened(JSON.stringify(value))}`));
    wrap(node, `alter(${numbers[0] ?? 0}, ${JSON.stringify(values)}, `);
  }

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isPropertyAssignment(node)) {
      const name = ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : '';
      if (NO_FIGURES.has(name)) return;
      visit(node.initializer);
      return;
    }
    if (isSplitText(node)) {
      const list = node.expression.expression;
      const words = list.text.split(' ');
      const lists = words.flatMap((word, index) => [words.toSpliced(index, 1), words.with(index, `${word}~`)]);
      alternatives(
        list,
        lists.map((wrong) => wrong.join(' ')),
      );
      return;
    }
    if (ts.isCallExpression(node)) {
      const [head, ...rest] = node.arguments;
      const callee = ts.isIdentifier(node.expression) ? node.expression.text : '';
      visit(node.expression);
      if (head && !SPEAKING.has(callee)) visit(head);
      // The family of a rule set is part of its codes, for which there are cases.
      for (const argument of rest) if (!(callee === 'defineRules' && ts.isStringLiteral(argument))) visit(argument);
      return;
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const isSentence = node.text.includes(' ') && !NOTES.test(file) && !ts.isArrayLiteralExpression(node.parent);
      const isPlace = ts.isElementAccessExpression(node.parent);
      if (node.text !== '' && !isSentence && !isPlace && !ADDRESS.test(node.text))
        alternatives(node, wrongTexts(node.text));
      return;
    }
    if (ts.isNumericLiteral(node)) {
      const value = Number(node.text.replaceAll('_', ''));
      // Outside a list, 0 and 1 are indexes and counts.
      if (value > 1 || ts.isArrayLiteralExpression(node.parent)) alternatives(node, [value + 1, value - 1]);
      return;
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword && ts.isPropertyAssignment(node.parent)) {
      if (FLAGS.includes(node.parent.name.getText(source))) alternatives(node, [false]);
      return;
    }
    // Names in several languages, and sources.
    if (ts.isObjectLiteralExpression(node) && node.properties.some(isWords)) return;
    if (ts.isArrayLiteralExpression(node) && node.elements.every(isSource)) return;
    if (ts.isArrayLiteralExpression(node) && isValue(node)) {
      const numbers = node.elements.map((element) => note(element, `without ${shortened(element.getText(source))}`));
      if (numbers.length > 0 && !node.elements.some(ts.isSpreadElement)) wrap(node, `drop(${numbers[0] ?? 0}, `);
      else alterations.splice(alterations.length - numbers.length);
    }
    ts.forEachChild(node, visit);
  }
  ts.forEachChild(source, visit);

  let out = text;
  for (const { at, text: insert } of inserts.toSorted((a, b) => b.at - a.at)) {
    out = out.slice(0, at) + insert + out.slice(at);
  }
  return { text: out, alterations };
}

function isWords({ name }: ts.ObjectLiteralElementLike): boolean {
  return name !== undefined && ts.isIdentifier(name) && name.text === 'en';
}

function isSource(node: ts.Expression): boolean {
  const isAddress = ({ name }: ts.ObjectLiteralElementLike) =>
    name !== undefined && ts.isIdentifier(name) && name.text === 'url';
  return ts.isObjectLiteralExpression(node) && node.properties.some(isAddress);
}

/** `'AC AL AM'.split(' ')`: a list in one text. */
function isSplitText(node: ts.Node): node is ts.CallExpression & { expression: { expression: ts.StringLiteral } } {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'split' &&
    ts.isStringLiteral(node.expression.expression)
  );
}

/** Not the left side of an assignment, and not empty. */
function isValue(node: ts.ArrayLiteralExpression): boolean {
  return node.elements.length > 0 && !ts.isBindingElement(node.parent);
}

function wrongTexts(text: string): readonly string[] {
  const day = DAY.exec(text);
  if (day) return [moved(text, 1), moved(text, -1)];
  if (PERCENT.test(text)) return [text.replace(/^\d+/, (figure) => String(Number(figure) + 1))];
  if (LETTERS.test(text)) return [...text].slice(1).map((_, index) => swapped(text, index));
  return [`${text}~`];
}

function swapped(text: string, at: number): string {
  return `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`;
}

function moved(day: string, by: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
