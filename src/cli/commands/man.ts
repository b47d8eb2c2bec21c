import type { Command } from 'commander';
import type { Session } from '../session.ts';

/** A command that prints the manual page, made from the options. */
export function addManCommand(program: Command, session: Session): void {
  program
    .command('man')
    .description('print the manual page: assay man > assay.1 && man ./assay.1')
    .action(() => session.print(manualPage(program)));
}

/** The manual page in the macros of man(7). */
export function manualPage(program: Command): string {
  const name = program.name();
  return [
    `.TH ${name.toUpperCase()} 1 "" "${name} ${program.version() ?? ''}" "User Commands"`,
    '.SH NAME',
    `${name} \\- ${escaped(program.description())}`,
    '.SH SYNOPSIS',
    `.B ${name}`,
    '[\\fIoptions\\fR] \\fIcommand\\fR [\\fIarguments\\fR]',
    '.SH OPTIONS',
    ...optionsOf(program),
    '.SH COMMANDS',
    ...program.commands.flatMap(commandPart),
    '.SH EXIT STATUS',
    ...[
      ['0', 'success'],
      ['1', 'faults'],
      ['2', 'misuse'],
      ['3', 'internal error'],
    ].flatMap(([status = '', meaning = '']) => ['.TP', `.B ${status}`, meaning]),
    '',
  ].join('\n');
}

function commandPart(command: Command): readonly string[] {
  const given = command.registeredArguments.map((argument) => {
    const shown = argument.variadic ? `${argument.name()}...` : argument.name();
    return argument.required ? ` \\fI${escaped(shown)}\\fR` : ` [\\fI${escaped(shown)}\\fR]`;
  });
  const options = command.options.length > 0 ? ' [\\fIoptions\\fR]' : '';
  return [
    `.SS ${escaped(command.name())}${options}${given.join('')}`,
    escaped(command.description()),
    ...command.registeredArguments.flatMap((argument) =>
      argument.description === '' && !argument.argChoices
        ? []
        : [
            '.TP',
            `\\fI${escaped(argument.name())}\\fR`,
            described(argument.description, argument.argChoices, undefined),
          ],
    ),
    ...optionsOf(command),
  ];
}

function optionsOf(command: Command): readonly string[] {
  return command.options
    .filter(({ hidden }) => !hidden)
    .flatMap(({ flags, description, argChoices, defaultValue }) => [
      '.TP',
      `\\fB${escaped(flags)}\\fR`,
      described(description, argChoices, defaultValue),
    ]);
}

/** What an option says, its values and its default, on one line. */
function described(description: string, choices: readonly string[] | undefined, standard: unknown): string {
  const more = [
    ...(choices ? [`one of ${choices.join(', ')}`] : []),
    ...(typeof standard === 'string' || typeof standard === 'number' ? [`default ${standard}`] : []),
  ];
  return escaped(more.length > 0 ? `${description} (${more.join('; ')})` : description);
}

/**
 * In roff a backslash begins a command, as does a dot or an apostrophe at the start of a line. A hyphen is a minus.
 * Other signs than those of ASCII have names by their numbers.
 */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/\s+/g, ' ')
    .replace(/^(?=[.'])/, '\\&')
    .replace(/[^ -~]/gu, (sign) => `\\[u${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);
}
