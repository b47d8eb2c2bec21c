import { monaco } from './monaco.ts';

// Inserts text of several lines unchanged if it arrives in one piece without being a paste (dictation, text expanders,
// test tools). Monaco would type it character by character and add brackets and indentation again.
monaco.editor.registerCommand('type', (_services, typed: { readonly text: string }) => {
  const editor = monaco.editor.getEditors().find((candidate) => candidate.hasTextFocus());
  const whole = typed.text.length > 1 && typed.text.includes('\n');
  editor?.trigger('keyboard', whole ? 'paste' : 'type', { text: typed.text, pasteOnNewLine: false });
});
