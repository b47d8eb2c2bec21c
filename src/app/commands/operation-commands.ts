import { formatJson } from '../../language/edits/format-json.ts';
import { isXmlInvoice } from '../../language/recognise/recognise.ts';
import { isSignedEnvelope } from '../../language/recognise/signed-envelope.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { stringAt, valueOf } from '../../language/syntax/tree.ts';
import type { OperationName } from '../state/view-slice.ts';
import { activeDocument } from '../state/workbench-store.ts';
import { defineCommands, type Command, type CommandContext, type CommandFacts } from './command.ts';
import { replaceSource } from './replace-source.ts';

const titles: Readonly<Record<Exclude<OperationName, 'start' | 'foreign'>, string>> = {
  validate: 'Validate as it stands',
  correct: 'Correct…',
  replicate: 'Replicate…',
  envelop: 'Put into an envelope…',
  sign: 'Sign…',
  'fix-all': 'Fix all safe…',
  'hand-on': 'Hand on: link, report, call…',
};

const inSheets = Object.entries(titles).map(([name, title]): Command<keyof typeof titles> => ({
  id: name as keyof typeof titles,
  title,
  group: 'Operations',
  enabled: hasText,
  run: ({ go, state, tell }) => {
    go('/');
    if (name !== 'hand-on' && isXmlInvoice(activeDocument(state).text)) {
      tell('This is an XML invoice: take it over as a document first.');
      return;
    }
    if (name === 'envelop' && isSignedEnvelope(activeDocument(state).text)) {
      tell('The source is an envelope and signed: it stays as it is.');
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
      title: 'Take out of the envelope',
      group: 'Operations',
      enabled: hasText,
      run: unwrap,
    },
    {
      id: 'verify',
      title: 'Verify signatures',
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
    context.tell('The source is no envelope, so there is nothing to take out.');
    return;
  }
  const inner = formatJson(text.slice(document.start, document.end));
  await replaceSource(context, inner, 'Taken out: header and signatures are gone from the source');
}
