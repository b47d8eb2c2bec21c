import type { JsonObject } from '../../engine/index.ts';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import type { BuildOutcome } from '../api/build-outcome.ts';
import { fileNameOf } from '../state/document-titles.ts';
import { withEnding } from '../state/file-names.ts';
import { mayBeYaml } from '../source/may-be-yaml.ts';
import { takeSnapshot } from '../state/history.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { copyText, downloadText } from './clipboard.ts';
import { defineCommands, type CommandContext, type CommandFacts } from './command.ts';
import { isSigned } from './is-signed.ts';
import { presentFullVerdict, presentVerdict } from './present-verdict.ts';
import { replaceSource } from './replace-source.ts';
import { works } from './works-later.ts';
import { commandsTexts } from '../texts/en/commands.ts';

export const resultCommands = defineCommands(
  {
    id: 'build',
    get title() {
      return commandsTexts.build;
    },
    group: 'Result',
    keys: 'Mod+Enter',
    enabled: ({ state }) => activeDocument(state).text.trim() !== '',
    run: async (context) => {
      context.go('/');
      if (isXmlInvoice(activeDocument(context.state).text)) {
        context.state.showPanel('document');
        context.notify(commandsTexts.xmlNotBuilt);
        return;
      }
      if ((await signedSource(context)) === undefined) await buildAndShow(context);
      else askToBuild(context);
    },
  },
  {
    id: 'apply-result',
    get title() {
      return commandsTexts.replaceSourceByBuiltDocument;
    },
    group: 'Result',
    enabled: (facts) => {
      const { seal } = presentVerdict(facts) ?? {};
      return seal ? presentBuild(facts) !== undefined : currentBuild(facts) !== undefined;
    },
    run: async (context) => {
      const document = currentBuild(context);
      if (!document) return;
      const text = await printLike(activeDocument(context.state).text, document);
      const wasSigned = (await signedSource(context)) !== undefined;
      await replaceSource(
        context,
        text,
        wasSigned ? commandsTexts.sourceReplacedUnsigned : commandsTexts.sourceReplaced,
      );
    },
  },
  {
    id: 'download',
    get title() {
      const isXml = isXmlInvoice(activeDocument(useWorkbench.getState()).text);
      return isXml ? commandsTexts.downloadXml : commandsTexts.downloadBuiltDocument;
    },
    group: 'Result',
    keys: 'Mod+S',
    enabled: ({ state }) => activeDocument(state).text.trim() !== '',
    run: async (context) => {
      const name = fileNameOf(activeDocument(context.state));
      if (isXmlInvoice(activeDocument(context.state).text)) {
        downloadText(name, activeDocument(context.state).text, 'application/xml');
        context.notify(commandsTexts.downloadedUnchanged);
        return;
      }
      const asked = presentBuild(context);
      const signed = await signedSource(context);
      if (signed !== undefined && !asked) {
        downloadText(withEnding(name, '.json'), signed);
        context.notify(commandsTexts.downloadedSigned);
        return;
      }
      const document = asked ?? (await builtNow(context));
      if (document) {
        const { text } = activeDocument(context.state);
        const isYaml = mayBeYaml(text);
        const written = await printLike(text, document);
        if (isYaml) downloadText(withEnding(name, '.built.yaml'), written, 'application/yaml');
        else downloadText(withEnding(name, '.built.json'), written);
        if (signed !== undefined) context.notify(commandsTexts.downloadedBuilt);
      } else {
        context.state.showPanel('built');
        context.notify(commandsTexts.nothingToDownload);
      }
    },
  },
  {
    id: 'copy-built',
    get title() {
      return commandsTexts.copyBuiltDocument;
    },
    group: 'Result',
    enabled: (facts) => currentBuild(facts) !== undefined,
    run: async (context) => {
      const signed = presentBuild(context) ? undefined : await signedSource(context);
      if (signed === undefined) await copyText(context, currentText(context) ?? '', commandsTexts.builtDocumentCopied);
      else await copyText(context, signed, commandsTexts.copiedSigned);
    },
  },
);

// Signatures are valid only for the exact text, so a signed envelope is used unchanged.
async function signedSource({ state }: CommandFacts): Promise<string | undefined> {
  const { text } = activeDocument(state);
  return (await isSigned(text)) ? text : undefined;
}

async function buildAndShow(context: CommandContext): Promise<void> {
  await buildAndKeep(context);
  context.state.showPanel('built');
}

/** Builds the document and keeps a copy of its text at that moment. */
async function buildAndKeep({ build }: CommandContext): Promise<BuildOutcome> {
  const document = activeDocument(useWorkbench.getState());
  const outcome = await build();
  if (outcome.kind === 'built' || outcome.kind === 'refused') {
    const faults = outcome.kind === 'built' ? 0 : outcome.faults;
    const standing = { faults, warnings: 0, altered: false, accepted: outcome.kind === 'built' };
    void takeSnapshot(document, 'built', standing);
  }
  return outcome;
}

function askToBuild(context: CommandContext): void {
  const asked = activeDocument(context.state);
  context.notify(commandsTexts.buildRemovesSignatures, {
    label: commandsTexts.buildAnyway,
    run: () => {
      // The user agreed for this exact text, which may have changed since.
      const { id, revision } = activeDocument(useWorkbench.getState());
      if (id === asked.id && revision === asked.revision) void buildAndShow(context);
    },
  });
}

/** The built document in the notation of its source. */
async function printLike(source: string, document: JsonObject): Promise<string> {
  return mayBeYaml(source) ? (await works()).yamlOf(document, source) : print(document);
}

function print(document: JsonObject): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

// The built document of exactly the current text: from a build, otherwise from the verdict.
function currentText(facts: CommandFacts): string | undefined {
  const document = currentBuild(facts);
  return document ? print(document) : undefined;
}

function currentBuild(facts: CommandFacts): JsonObject | undefined {
  const built = presentBuild(facts);
  if (built) return built;
  const verdict = presentFullVerdict(facts);
  return verdict?.accepted ? verdict.document : undefined;
}

function presentBuild({ state, outcome }: CommandFacts): JsonObject | undefined {
  const { id, revision } = activeDocument(state);
  const present = outcome?.kind === 'built' && outcome.documentId === id && outcome.revision === revision;
  return present ? outcome.document : undefined;
}

async function builtNow(context: CommandContext): Promise<JsonObject | undefined> {
  const outcome = await buildAndKeep(context);
  return outcome.kind === 'built' ? outcome.document : undefined;
}
