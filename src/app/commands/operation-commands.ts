import { formatJson } from '../../language/edits/format-json.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { stringAt, valueOf } from '../../language/syntax/tree.ts';
import type { OperationName } from '../state/view-slice.ts';
import { activeDocument } from '../state/workbench-store.ts';
import { defineCommands, type Command, type CommandContext } from './command.ts';

const titles: Readonly<Record<OperationName, string>> = {
  validate: 'Validate as it stands',
  correct: 'Correct…',
  replicate: 'Replicate…',
  envelop: 'Put into an envelope…',
  sign: 'Sign…',
};

const inSheets = Object.entries(titles).map(([name, title]): Command => ({
  id: name,
  title,
  group: 'Operations',
  enabled: hasText,
  run: ({ go, state }) => {
    go('/');
    state.openOverlay(name as OperationName);
  },
}));

export const operationCommands: readonly Command[] = [
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
        state.showResult('envelope');
      },
    },
    {
      id: 'show-trace',
      title: 'Show how the totals come about',
      group: 'View',
      run: ({ go, state }) => {
        go('/');
        state.showResult('trace');
      },
    },
    {
      id: 'go-rules',
      title: 'Rules',
      group: 'Go to',
      run: ({ go }) => {
        go('/rules');
      },
    },
    {
      id: 'go-schemas',
      title: 'Schemas',
      group: 'Go to',
      run: ({ go }) => {
        go('/schemas');
      },
    },
    {
      id: 'go-docs',
      title: 'API documentation',
      group: 'Go to',
      run: ({ go }) => {
        go('/docs');
      },
    },
    {
      id: 'go-keys',
      title: 'Keys',
      group: 'Go to',
      run: ({ go }) => {
        go('/keys');
      },
    },
  ),
];

function hasText({ state }: CommandContext): boolean {
  return activeDocument(state).text.trim() !== '';
}

// By the text itself, so that digits and order stay as they were written.
function unwrap({ state, tell, go }: CommandContext): void {
  const { text } = activeDocument(state);
  const { root } = parseJson(text);
  const document = valueOf(root, 'doc');
  const isEnvelope = stringAt(root, '$schema')?.endsWith('/envelope') ?? false;
  const { editor } = state;
  go('/');
  if (!isEnvelope || !document || !editor) {
    tell('The source is no envelope, so there is nothing to take out.');
    return;
  }
  editor.replaceAll(formatJson(text.slice(document.start, document.end)));
  state.showNarrow('source');
  tell('Taken out: header and signatures are gone from the source', { label: 'Undo', run: () => editor.undo() });
}
