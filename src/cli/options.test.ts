import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Command } from 'commander';
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
const allCommands = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(allCommands)];
const options = allCommands(program).flatMap((command) =>
  command.options
    .filter(({ long }) => long !== '--version')
    .map((option) => ({ command: command.name(), long: option.long ?? option.flags, member: option.attributeName() })),
);

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    return { path, file: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
  });

/** What a file declares as options (`--long`), the members it reads, and the files of this folder that it imports. */
function factsOf(path: string, file: ts.SourceFile) {
  const declared = new Set<string>();
  const read = new Set<string>();
  const imported: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) {
      const long = /^(?:-\w, )?(--[a-z][a-z-]*)/.exec(node.text)?.[1];
      if (long !== undefined) declared.add(long);
      if (ts.isImportDeclaration(node.parent) || ts.isCallExpression(node.parent)) {
        if (node.text.startsWith('.')) imported.push(relative('.', join(dirname(path), node.text)));
      }
    }
    if (ts.isPropertyAccessExpression(node)) read.add(node.name.text);
    if (ts.isBindingElement(node)) read.add((node.propertyName ?? node.name).getText(file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { path, declared, read, imported };
}

const facts = new Map(sources.map(({ path, file }) => [path, factsOf(path, file)]));

/** Whether a file that declares the option, or one that such a file imports, reads its member. */
const isRead = (long: string, member: string): boolean =>
  [...facts.values()]
    .filter(({ declared }) => declared.has(long))
    .some((file) => [file, ...file.imported.map((path) => facts.get(path))].some((one) => one?.read.has(member)));

test('the code of a command reads each of its options', () => {
  const unread = options.filter(({ long, member }) => !OF_EDITORS.has(long) && !isRead(long, member));
  expect(unread).toEqual([]);
});

const pages = readdirSync(join(folder, '../../docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !/^(?:decisions|recipes)/.test(path))
  .map((path) => readFileSync(join(folder, '../../docs', path), 'utf8'))
  .join('\n');

test('a page of the documentation names each option', () => {
  const unnamed = options.filter(({ long }) => !OF_EDITORS.has(long) && !new RegExp(`${long}(?![a-z-])`).test(pages));
  expect(unnamed).toEqual([]);
});

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
