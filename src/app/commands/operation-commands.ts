import { formatJson } from '../../language/edits/format-json.ts';
import { isXmlInvoice } from '../../language/recognise/recognise.ts';
import { isSignedEnvelope } from '../../language/recognise/signed-envelope.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { stringAt, valueOf } from '../../language/syntax/tree.ts';
import type { OperationName } from '../state/view-slice.ts';
import { activeDocument } from '../state/workbench-store.ts';
import { defineCommands, type Command, type CommandContext, type CommandFacts } from './command.ts';
import { replaceSource } from './replace-source.ts';
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
  run: ({ go, state, tell }) => {
    go('/');
    if (name !== 'hand-on' && name !== 'fix-all' && isXmlInvoice(activeDocument(state).text)) {
      tell(commandsTexts.thisIsAnXmlInvoice);
      return;
    }
    if (name === 'envelop' && isSignedEnvelope(activeDocument(state).text)) {
      tell(commandsTexts.theSourceIsAnEnvelope);
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
        return commandsTexts.takeOutOfTheEnvelope;
      },
      group: 'Operations',
      enabled: hasText,
      run: unwrap,
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

// By the text itself, so that digits and order stay as they were written.
async function unwrap(context: CommandContext): Promise<void> {
  const { text } = activeDocument(context.state);
  const { root } = parseJson(text);
  const document = valueOf(root, 'doc');
  const isEnvelope = stringAt(root, '$schema')?.endsWith('/envelope') ?? false;
  if (!isEnvelope || !document) {
    context.tell(commandsTexts.theSourceIsNoEnvelope);
    return;
  }
  const inner = formatJson(text.slice(document.start, document.end));
  await replaceSource(context, inner, commandsTexts.takenOutHeaderAndSignatures);
}
