import { Argument, type Command } from 'commander';
import type { Session } from '../session.ts';

const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
type Shell = (typeof SHELLS)[number];

/** A command for shell completion. */
interface Entry {
  readonly name: string;
  readonly about: string;
  readonly options: readonly { readonly long: string; readonly about: string; readonly choices: readonly string[] }[];
}

export function addCompletionCommand(program: Command, session: Session): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .description('print a script that completes commands and options: eval "$(assay completion bash)"')
    .action(async (shell: Shell) => session.print(SCRIPTS[shell](entriesOf(program, await knownValues()))));
}

/** Values of options whose lists are loaded when a command needs them, by option. */
async function knownValues(): Promise<ReadonlyMap<string, readonly string[]>> {
  const [{ DESTINATIONS }, { PROFILES }, { RULE_SET_CARDS }] = await Promise.all([
    import('../../formats/destinations/destinations.ts'),
    import('../../formats/en16931/profiles/profiles.ts'),
    import('../../formats/rule-sets/definitions.ts'),
  ]);
  const keysOf = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key);
  return new Map([
    ['--for', ['auto', ...keysOf(DESTINATIONS)]],
    ['--profile', keysOf(PROFILES)],
    ['--by', keysOf(RULE_SET_CARDS)],
  ]);
}

function entriesOf(program: Command, values: ReadonlyMap<string, readonly string[]>): readonly Entry[] {
  return program.commands.map((command) => ({
    name: command.name(),
    about: command.description(),
    options: command.options.flatMap(({ long, description, argChoices }) =>
      long ? [{ long, about: description, choices: argChoices ?? values.get(long) ?? [] }] : [],
    ),
  }));
}

const SCRIPTS: Readonly<Record<Shell, (entries: readonly Entry[]) => string>> = {
  bash: (entries) => `_assay() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  case "\${COMP_WORDS[1]} $before" in
${entries
  .flatMap(({ name, options }) =>
    options
      .filter(({ choices }) => choices.length > 0)
      .map(({ long, choices }) => `    "${name} ${long}") words="${choices.join(' ')}" ;;\n`),
  )
  .join('')}    *) case "\${COMP_WORDS[1]}" in
${entries.map(({ name, options }) => `      ${name}) words="${options.map(({ long }) => long).join(' ')}" ;;\n`).join('')}      esac ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="${entries.map(({ name }) => name).join(' ')}"; fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _assay assay
`,
  zsh: (entries) => `#compdef assay
_assay() {
  local -a commands=(${entries.map(({ name, about }) => quoted(`${name}:${about}`)).join(' ')})
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  case "$words[2]" in
${entries
  .map(
    ({ name, options }) =>
      `    ${name}) _arguments ${options.map((option) => quoted(zshOption(option))).join(' ')} '*:file:_files' ;;\n`,
  )
  .join('')}  esac
}
compdef _assay assay
`,
  fish: (entries) =>
    entries
      .flatMap(({ name, about, options }) => [
        `complete -c assay -n __fish_use_subcommand -a ${name} -d ${quoted(about)}\n`,
        ...options.map(
          ({ long, about: text, choices }) =>
            `complete -c assay -n '__fish_seen_subcommand_from ${name}' -l ${long.slice(2)} -d ${quoted(text)}${choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : ''}\n`,
        ),
      ])
      .join(''),
  powershell: (entries) => `Register-ArgumentCompleter -Native -CommandName assay -ScriptBlock {
  param($word, $ast, $position)
  $options = @{
${entries.map(({ name, options }) => `    ${psQuoted(name)} = ${psList(options.map(({ long }) => long))}\n`).join('')}  }
  $values = @{
${entries
  .flatMap(({ name, options }) =>
    options
      .filter(({ choices }) => choices.length > 0)
      .map(({ long, choices }) => `    ${psQuoted(`${name} ${long}`)} = ${psList(choices)}\n`),
  )
  .join('')}  }
  $words = @($ast.CommandElements | ForEach-Object { $_.ToString() })
  if ($word -ne '') { $words = @($words | Select-Object -SkipLast 1) }
  if ($words.Count -lt 2) { $found = $options.Keys }
  else {
    $found = $values["$($words[1]) $($words[-1])"]
    if ($null -eq $found) { $found = $options[$words[1]] }
  }
  $found | Where-Object { $_ -like "$word*" } | Sort-Object | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`,
};

const psQuoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const psList = (texts: readonly string[]): string => `@(${texts.map(psQuoted).join(', ')})`;

function zshOption({ long, about, choices }: Entry['options'][number]): string {
  const text = about.replace(/[[\]:]/g, ' ');
  return choices.length > 0 ? `${long}[${text}]:form:(${choices.join(' ')})` : `${long}[${text}]`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
