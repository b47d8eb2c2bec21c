import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import type { OperationName } from '../state/view-slice.ts';
import { activeDocument } from '../state/workbench-store.ts';
import { defineCommands, type Command, type CommandFacts } from './command.ts';
import { isSigned } from './is-signed.ts';
import { works } from './works-later.ts';
import { commandsTexts } from '../texts/en/commands.ts';

const sheets = [
  'validate',
  'correct',
  'replicate',
  'envelop',
  'sign',
  'fix-all',
  'hand-on',
] as const satisfies readonly OperationName[];

const inSheets = sheets.map((name): Command<(typeof sheets)[number]> => ({
  id: name,
  get title() {
    return commandsTexts.sheets[name];
  },
  group: 'Operations',
  enabled: hasText,
  run: async ({ go, state, notify }) => {
    go('/');
    if (name !== 'hand-on' && name !== 'fix-all' && isXmlInvoice(activeDocument(state).text)) {
      notify(commandsTexts.importXmlFirst);
      return;
    }
    if (name === 'envelop' && (await isSigned(activeDocument(state).text))) {
      notify(commandsTexts.envelopeNotChanged);
      return;
    }
    state.openOverlay(name as OperationName);
  },
}));

export const operationCommands = [
  ...inSheets,
  ...defineCommands(
    {
      id: 'unwrap',
      get title() {
        return commandsTexts.unwrap;
      },
      group: 'Operations',
      enabled: hasText,
      run: async (context) => {
        const { unwrap } = await works();
        await unwrap(context);
      },
    },
    {
      id: 'verify',
      get title() {
        return commandsTexts.verifySignatures;
      },
      group: 'Operations',
      enabled: hasText,
      run: ({ go, state }) => {
        go('/');
        state.showPanel('envelope');
      },
    },
  ),
];

function hasText({ state }: CommandFacts): boolean {
  return activeDocument(state).text.trim() !== '';
}
