import type { FileRow } from '../state/file-row.ts';
import { filteredFiles } from '../state/file-filter.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { chooseFiles, chooseFolder, chooseRuleFile } from './clipboard.ts';
import { defineCommands, type CommandContext, type CommandFacts } from './command.ts';
import { works } from './works-later.ts';
import { commandsTexts } from '../texts/en/commands.ts';

export const fileCommands = defineCommands(
  {
    id: 'judge-files',
    get title() {
      return commandsTexts.judgeManyFiles;
    },
    group: 'Document',
    run: async (context) => {
      const files = await chooseFiles();
      await (await works()).judgeChosen(context, files);
    },
  },
  {
    id: 'judge-folder',
    get title() {
      return commandsTexts.judgeAFolder;
    },
    group: 'Document',
    run: async (context) => {
      const files = await chooseFolder();
      await (await works()).judgeChosen(context, files);
    },
  },
  {
    id: 'bring-rules',
    get title() {
      return commandsTexts.bringRules;
    },
    group: 'Document',
    run: async (context) => {
      const [file] = await chooseRuleFile();
      if (file) await (await works()).bringRules(context, file);
    },
  },
  {
    id: 'keep-rules',
    get title() {
      return commandsTexts.keepRules;
    },
    group: 'Document',
    enabled: ({ state }) => state.ownRules?.kept === false,
    run: async (context) => (await works()).keepRules(context),
  },
  {
    id: 'forget-rules',
    get title() {
      return commandsTexts.forgetRules;
    },
    group: 'Document',
    enabled: ({ state }) => state.ownRules !== undefined,
    run: async (context) => (await works()).forgetRules(context),
  },
  {
    id: 'next-file',
    get title() {
      return commandsTexts.nextFileOfTheTable;
    },
    group: 'Document',
    keys: 'Alt+PageDown',
    enabled: hasStep(1),
    run: (context) => stepBy(context, 1),
  },
  {
    id: 'previous-file',
    get title() {
      return commandsTexts.previousFileOfTheTable;
    },
    group: 'Document',
    keys: 'Alt+PageUp',
    enabled: hasStep(-1),
    run: (context) => stepBy(context, -1),
  },
);

/** Position of the current file among the files shown. */
export function stepOf(state: CommandFacts['state']): { readonly at: number; readonly rows: readonly FileRow[] } {
  const { fileRows, fileFilter, fileStep } = state;
  const rows = filteredFiles(fileRows, fileFilter);
  const row = fileStep && fileRows[fileStep.index];
  return { at: row ? rows.indexOf(row) : -1, rows };
}

function hasStep(by: 1 | -1): (facts: CommandFacts) => boolean {
  return ({ state }) => {
    if (!state.fileStep) return false;
    const { at, rows } = stepOf(state);
    return rows[at + by] !== undefined;
  };
}

async function stepBy(context: CommandContext, by: 1 | -1): Promise<void> {
  const { at, rows } = stepOf(useWorkbench.getState());
  const row = rows[at + by];
  if (row) await (await works()).openRow(context, row);
}
