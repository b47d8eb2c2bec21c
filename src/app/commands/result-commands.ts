import type { JsonObject } from '../../engine/index.ts';
import { activeDocument } from '../state/workbench-store.ts';
import { copyText, downloadText } from './clipboard.ts';
import { defineCommands, type CommandContext, type CommandFacts } from './command.ts';
import { presentVerdict } from './present-verdict.ts';
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
    enabled: (facts) => currentBuild(facts) !== undefined,
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
      const { name } = activeDocument(context.state);
      const document = presentBuild(context) ?? (await builtNow(context));
      if (document) downloadText(name.replace(/(\.json)?$/, '.built.json'), print(document));
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
    enabled: (facts) => currentBuild(facts) !== undefined,
    run: (context) => copyText(context, currentText(context) ?? '', 'Built document copied'),
  },
);

function print(document: JsonObject): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

// The built document of exactly the present text: from a build, else as inspecting it found.
function currentText(facts: CommandFacts): string | undefined {
  const document = currentBuild(facts);
  return document ? print(document) : undefined;
}

function currentBuild(facts: CommandFacts): JsonObject | undefined {
  const built = presentBuild(facts);
  if (built) return built;
  const verdict = presentVerdict(facts);
  return verdict?.accepted ? verdict.document : undefined;
}

function presentBuild({ state, outcome }: CommandFacts): JsonObject | undefined {
  const { id, revision } = activeDocument(state);
  const present = outcome?.kind === 'built' && outcome.documentId === id && outcome.revision === revision;
  return present ? outcome.document : undefined;
}

async function builtNow(context: CommandContext): Promise<JsonObject | undefined> {
  const outcome = await context.build();
  return outcome.kind === 'built' ? outcome.document : undefined;
}
