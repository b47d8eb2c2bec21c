import ts from 'typescript';
import { expect, it } from 'vitest';

const DOOR = 'src/engine/index.ts';

/** The engine's declarations that appear in a declaration as its callers see it, so without function bodies. */
function namedIn(declaration: ts.Node, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node) || ts.canHaveModifiers(node)) {
      if (ts.isBlock(node) || ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)) return;
    }
    if (ts.isPropertyDeclaration(node) && ts.isPrivateIdentifier(node.name)) return;
    // The value of a constant counts only if its type is not written.
    if (ts.isVariableDeclaration(node)) {
      if (node.type) visit(node.type);
      return;
    }
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : undefined;
    const symbol = name && checker.getSymbolAtLocation(name);
    if (symbol) found.push(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}

function isOfEngine(symbol: ts.Symbol): boolean {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined || ts.isTypeParameterDeclaration(declaration)) return false;
  const { fileName } = declaration.getSourceFile();
  // Types of documents are accessed by path: DocumentTypes['bill/invoice'].
  const isByPath = /\/src\/engine\/document-types\/(?!index\.ts$)/.test(fileName);
  return fileName.includes('/src/engine/') && !isByPath;
}

const program = ts.createProgram([DOOR], {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
  strict: true,
  types: [],
});
const checker = program.getTypeChecker();
const door = program.getSourceFile(DOOR);
const symbol = door && checker.getSymbolAtLocation(door);
const exported = (symbol ? checker.getExportsOfModule(symbol) : []).map((entry) => ({
  name: entry.name,
  target: entry.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(entry) : entry,
}));

it('the entry file exports every type that its signatures use', () => {
  const known = new Set(exported.map(({ target }) => target));
  const missing = exported.flatMap(({ name, target }) =>
    (target.declarations ?? [])
      .flatMap((declaration) => namedIn(declaration, checker))
      .filter((named) => isOfEngine(named) && isExported(named) && !known.has(named))
      .map((named) => `${name} names ${named.name}`),
  );
  expect(exported.length).toBeGreaterThan(150);
  expect([...new Set(missing)]).toEqual([]);
});

it('each export has a comment; types of the format have the description of their schema', () => {
  const silent = exported
    .filter(({ target }) => !target.declarations?.some((declaration) => /\babout:/.test(declaration.getText())))
    .filter(({ target }) => ts.displayPartsToString(target.getDocumentationComment(checker)) === '')
    .map(({ name }) => name);
  expect(silent).toEqual([]);
});

/** A declaration that is not exported cannot be named by callers; it is only an abbreviation. */
function isExported(named: ts.Symbol): boolean {
  return (named.declarations ?? []).some(
    (declaration) => ts.canHaveModifiers(declaration) && ts.getModifiers(declaration)?.some(isExport),
  );
}

function isExport({ kind }: ts.ModifierLike): boolean {
  return kind === ts.SyntaxKind.ExportKeyword;
}
