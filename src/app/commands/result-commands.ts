import type { BuildOutcome } from '../api/use-build.ts';
import { activeDocument } from '../state/workbench-store.ts';
import { copyText, downloadText } from './clipboard.ts';
import { defineCommands, type CommandContext } from './command.ts';
import { replaceSource } from './replace-source.ts';

export const resultCommands = defineCommands(
  {
    id: 'build',
    title: 'Build',
    group: 'Result',
    keys: 'Mod+Enter',
    enabled: ({ state }) => activeDocument(state).text.trim() !== '',
    run: async (context) => {
      context.go('/');
      await context.build();
      context.state.showPanel('built');
    },
  },
  {
    id: 'apply-result',
    title: 'Replace source by built document',
    group: 'Result',
    enabled: (context) => currentText(context) !== undefined,
    run: async (context) => {
      const text = currentText(context);
      if (text !== undefined) await replaceSource(context, text, 'Source replaced by the built document');
    },
  },
  {
    id: 'download',
    title: 'Download built document',
    group: 'Result',
    keys: 'Mod+S',
    enabled: ({ state }) => activeDocument(state).text.trim() !== '',
    run: async (context) => {
      const { name, revision } = activeDocument(context.state);
      const known = context.outcome;
      const outcome = known?.kind === 'built' && known.revision === revision ? known : await context.build();
      if (outcome.kind === 'built') downloadText(name.replace(/(\.json)?$/, '.built.json'), print(outcome));
      else {
        context.state.showPanel('built');
        context.tell('Not built, so there is nothing to download yet');
      }
    },
  },
  {
    id: 'copy-built',
    title: 'Copy built document',
    group: 'Result',
    enabled: (context) => currentText(context) !== undefined,
    run: (context) => copyText(context, currentText(context) ?? '', 'Built document copied'),
  },
);

function print(outcome: Extract<BuildOutcome, { kind: 'built' }>): string {
  return `${JSON.stringify(outcome.document, null, 2)}\n`;
}

// The built document of exactly the present text: from a build, else as inspecting it found.
function currentText({ state, outcome, judgement }: CommandContext): string | undefined {
  const { revision } = activeDocument(state);
  if (outcome?.kind === 'built' && outcome.revision === revision) return print(outcome);
  if (judgement.state !== 'judged' || judgement.stale || !judgement.verdict.accepted) return undefined;
  const { document } = judgement.verdict;
  return document ? `${JSON.stringify(document, null, 2)}\n` : undefined;
}
