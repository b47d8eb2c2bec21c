import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Option } from 'commander';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { manualPage } from './commands/man.ts';
import { createProgram } from './program.ts';
import type { Session } from './session.ts';

// An option that nothing reads does nothing, and an option that no page names is not found.

/** Editors pass these to every language server; the library of the protocol reads them. */
const OF_EDITORS = new Set(['--stdio', '--clientProcessId']);

const folder = import.meta.dirname;
const program = createProgram({} as Session, folder);
const options = [program, ...program.commands].flatMap((command) =>
  command.options
    .filter(({ long }) => long !== '--version' && !OF_EDITORS.has(long ?? ''))
    .map((option) => ({ command: command.name(), long: option.long ?? option.flags, option })),
);
const named = ({ command, long }: (typeof options)[number]): string => `${command} ${long}`;

/** The types of this folder alone: a whole program would take half a minute. */
function typesOfFolder() {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path));
  const own = new Set(files);
  const settings = { target: ts.ScriptTarget.ES2023, lib: ['lib.es2020.d.ts'], types: [], strict: true };
  const host = ts.createCompilerHost(settings, true);
  // No imports of other folders.
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => {
      const file = resolve(dirname(from), text);
      return { resolvedModule: own.has(file) ? { resolvedFileName: file, extension: ts.Extension.Ts } : undefined };
    });
  const built = ts.createProgram(files, settings, host);
  return {
    checker: built.getTypeChecker(),
    sources: built.getSourceFiles().filter(({ fileName }) => own.has(fileName)),
  };
}

const { checker, sources } = typesOfFolder();

function visitAll(visit: (node: ts.Node) => void): void {
  const each = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, each);
  };
  sources.forEach(each);
}

/** The name of the command in a chain of calls, also through the variable that holds its beginning. */
function commandIn(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [name] = node.arguments;
    if (node.expression.name.text === 'command' && name && ts.isStringLiteral(name)) return name.text;
  }
  if (ts.isIdentifier(node)) {
    const declared = checker.getSymbolAtLocation(node)?.valueDeclaration;
    const initial = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
    return initial && commandIn(initial);
  }
  return ts.forEachChild(node, commandIn);
}

/** The members of the options that the action of each command takes, and of those that the program's hook reads. */
const membersOf = new Map<string, ReadonlyMap<string, ts.Symbol>>();
/** The declarations of all members that some code reads. */
const read = new Set<ts.Node>();

const propertiesOf = (type: ts.Type) => new Map(type.getProperties().map((member) => [member.name, member]));
const reads = (type: ts.Type, name: string): void =>
  type.getProperty(name)?.declarations?.forEach((declared) => read.add(declared));

visitAll((node) => {
  if (ts.isPropertyAccessExpression(node)) reads(checker.getTypeAtLocation(node.expression), node.name.text);
  if (ts.isVariableDeclaration(node) && node.type && /[.]opts\(\)$/.test(node.initializer?.getText() ?? ''))
    membersOf.set(program.name(), propertiesOf(checker.getTypeFromTypeNode(node.type)));
  if (ts.isObjectBindingPattern(node))
    for (const { propertyName, name, dotDotDotToken } of node.elements)
      if (!dotDotDotToken) reads(checker.getTypeAtLocation(node), (propertyName ?? name).getText());
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  const [given] = node.arguments;
  if (node.expression.name.text !== 'action' || !given || !ts.isArrowFunction(given)) return;
  const command = commandIn(node.expression);
  const taken = given.parameters.at(-1);
  if (command !== undefined && taken) membersOf.set(command, propertiesOf(checker.getTypeAtLocation(taken)));
});

/** The parts of a type that commander gives an option: true or false for a flag, else a text, or a list if it repeats. */
function isKindOf(type: string, { flags, parseArg, argChoices }: Option): boolean {
  const parts = type.split(' | ').filter((part) => part !== 'undefined');
  const values = parts.filter((part) => !/^(?:true|false|boolean)$/.test(part));
  if (!/[<[]/.test(flags)) return values.length < parts.length;
  return values.some((part) => part.endsWith('[]') === (parseArg !== undefined && !argChoices));
}

test.each(options.map((option) => [named(option), option] as const))(
  'the options that the command takes have %s, and code reads it',
  (_, { command, option }) => {
    const member = membersOf.get(command)?.get(option.attributeName());
    expect(member, 'a member of the options of the command').toBeDefined();
    if (!member) return;
    const type = checker.typeToString(checker.getTypeOfSymbol(member));
    expect(isKindOf(type, option), `the type ${type}`).toBe(true);
    expect(
      member.declarations?.some((declared) => read.has(declared)),
      'code that reads the member',
    ).toBe(true);
  },
);

const pages = readdirSync(join(folder, '../../docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !/^(?:decisions|recipes)/.test(path))
  .map((path) => readFileSync(join(folder, '../../docs', path), 'utf8'))
  .join('\n');

test('a page of the documentation names each option', () => {
  const unnamed = options.filter(({ long }) => !new RegExp(`${long}(?![a-z-])`).test(pages));
  expect(unnamed).toEqual([]);
});

test.each(program.commands.map((command) => [command.name(), command] as const))(
  'the help of %s says what the command and each of its options do',
  (name, command) => {
    const words = (text: string): string => text.replace(/\s+/g, ' ');
    const help = words(command.helpInformation());
    expect(help).toContain(`Usage: assay ${name}`);
    expect(words(command.description())).not.toBe('');
    expect(help).toContain(words(command.description()));
    for (const argument of command.registeredArguments)
      expect(help).toContain(words(`${argument.name()} ${argument.description}`).trim());
    for (const { flags, description } of command.options) {
      expect(description).not.toBe('');
      expect(help).toContain(words(`${flags} ${description}`));
    }
  },
);

test('the manual page has every command, option and value, and no line that begins a command of roff by accident', () => {
  const page = manualPage(program);
  const lines = page.split('\n');
  for (const command of program.commands)
    expect(lines.some((line) => line.startsWith(`.SS ${command.name().replaceAll('-', '\\-')}`))).toBe(true);
  const missing = options.filter(({ long }) => !page.includes(long.replaceAll('-', '\\-')));
  expect(missing).toEqual([]);
  const requests = lines.filter((line) => /^[.']/.test(line)).map((line) => line.split(' ')[0]);
  expect([...new Set(requests)].sort()).toEqual(['.B', '.SH', '.SS', '.TH', '.TP']);
  expect(page.slice(page.indexOf('.SS completion'))).toContain('one of bash, zsh, fish, powershell');
});
