import { summaryOf } from '../api/verdict-words.ts';
import { takeSnapshot } from '../state/history.ts';
import { activeDocument } from '../state/workbench-store.ts';
import { chooseFiles, downloadText, pastedText } from './clipboard.ts';
import { defineCommands, type CommandContext } from './command.ts';
import { presentVerdict } from './present-verdict.ts';

/** Larger files are refused before they are read, in bytes. */
const LARGEST = 10_000_000;

/** Opens each file as a document of its own. */
export async function openFiles(context: CommandContext, files: readonly File[]): Promise<void> {
  context.go('/');
  for (const file of files) {
    if (file.size > LARGEST) context.tell(`${file.name} is larger than 10 MB and was not opened.`);
    else await openFile(context, file);
  }
  if (files.length > 0) context.state.dismissWelcome();
}

// YAML is read here and opened as the JSON it means; the file itself stays as it is.
async function openFile(context: CommandContext, file: File): Promise<void> {
  const { state, tell } = context;
  if (await isPdf(file)) {
    await openPdfFile(context, file);
    return;
  }
  const text = await textOf(file);
  // No text has this character, and every picture or PDF does.
  if (text.includes('\0')) {
    tell(`${file.name} is not a text file and was not opened.`);
    return;
  }
  if (!/\.ya?ml$/i.test(file.name)) {
    state.openDocument(file.name, text, 'file');
    return;
  }
  const { convertToJson } = await import('../../language/recognise/convert-to-json.ts');
  const converted = convertToJson(text);
  state.openDocument(
    converted.ok ? file.name.replace(/\.ya?ml$/i, '.json') : file.name,
    converted.ok ? converted.text : text,
    'file',
  );
  tell(converted.ok ? `${file.name} opened as JSON` : `${file.name} could not be read: ${converted.message}`);
}

async function isPdf(file: File): Promise<boolean> {
  const head = await file.slice(0, 5).text();
  return head === '%PDF-' || /\.pdf$/i.test(file.name);
}

// The XML that it carries is opened; what the PDF says about it is judged with it.
async function openPdfFile({ state, tell }: CommandContext, file: File): Promise<void> {
  const [{ openPdf }, { decodeXml }] = await Promise.all([
    import('../../formats/pdf/open-pdf.ts'),
    import('../../formats/xml/decode-xml.ts'),
  ]);
  const opened = openPdf(new Uint8Array(await file.arrayBuffer()));
  const decoded = opened.ok ? decodeXml(opened.value.xml) : opened;
  if (!opened.ok || !decoded.ok) {
    const [fault] = decoded.ok ? [] : decoded.faults;
    tell(`${file.name} was not opened: ${fault?.description ?? 'it cannot be read'} (${fault?.code ?? ''}).`);
    return;
  }
  const { claims } = opened.value;
  state.openDocument(file.name.replace(/(?:\.pdf)?$/i, '.xml'), decoded.value.text, 'file', claims);
  tell(`${claims.attachment} was taken out of ${file.name}`);
}

// XML says itself how its bytes are to be read; everything else is UTF-8.
async function textOf(file: File): Promise<string> {
  if (!/\.xml$/i.test(file.name)) return file.text();
  const { decodeXml } = await import('../../formats/xml/decode-xml.ts');
  const decoded = decodeXml(new Uint8Array(await file.arrayBuffer()));
  return decoded.ok ? decoded.value.text : file.text();
}

export const documentCommands = defineCommands(
  {
    id: 'new-document',
    title: 'New document',
    group: 'Document',
    run: ({ go, state, focusEditor }) => {
      go('/');
      state.openDocument('untitled.json', '', 'typed');
      state.dismissWelcome();
      focusEditor();
    },
  },
  {
    id: 'paste-document',
    title: 'Paste a document',
    group: 'Document',
    run: async ({ go, state, tell, focusEditor }) => {
      const text = await pastedText();
      go('/');
      state.openDocument('pasted.json', text ?? '', 'typed');
      state.dismissWelcome();
      focusEditor();
      if (text === undefined) tell('Ready: paste your document into the editor.');
    },
  },
  {
    id: 'open-file',
    title: 'Open file…',
    group: 'Document',
    run: async (context) => {
      await openFiles(context, await chooseFiles());
    },
  },
  {
    id: 'close-document',
    title: 'Close document',
    group: 'Document',
    run: (context) => {
      closeDocument(context, context.state.activeId);
    },
  },
  {
    id: 'download-source',
    title: 'Download source',
    group: 'Document',
    run: ({ state }) => {
      const { name, text } = activeDocument(state);
      downloadText(name, text);
    },
  },
);

/** Closes a document and offers it back, for its text may be nowhere else. */
export function closeDocument(context: CommandContext, id: string): void {
  const { state, tell } = context;
  const index = state.documents.findIndex((document) => document.id === id);
  const document = state.documents[index];
  if (!document) return;
  const verdict = id === state.activeId ? presentVerdict(context) : undefined;
  void takeSnapshot(document, 'closed', verdict ? summaryOf({ state: 'judged', verdict, stale: false }) : '');
  state.closeDocument(id);
  if (document.text.trim() === '') return;
  tell(`${document.name} closed`, {
    label: 'Undo',
    run: () => {
      state.reopenDocument(document, index);
    },
  });
}
