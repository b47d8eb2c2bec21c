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
    enabled: isStepping,
    run: (context) => stepBy(context, 1),
  },
  {
    id: 'previous-file',
    get title() {
      return commandsTexts.previousFileOfTheTable;
    },
    group: 'Document',
    keys: 'Alt+PageUp',
    enabled: isStepping,
    run: (context) => stepBy(context, -1),
  },
);

/** A file of the table is open; whether there is another one beside it, the implementation finds. */
function isStepping({ state }: CommandFacts): boolean {
  return state.fileStep !== undefined;
}

async function stepBy(context: CommandContext, by: 1 | -1): Promise<void> {
  await (await works()).stepBy(context, by);
}
