import type { CommandContext } from './command.ts';
import { commandsTexts } from '../texts/en/commands.ts';

/** Copies text and tells the user; if the browser forbids it, tells the user what to do instead. */
export async function copyText(context: Pick<CommandContext, 'notify'>, text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    context.notify(done);
  } catch {
    context.notify(commandsTexts.copyNotAllowed);
  }
}

/** The text in the clipboard; empty if the browser does not give it. */
export async function pastedText(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}

/** Downloads a text as a file. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  downloadBlob(name, new Blob([declaredAsUtf8(text)], { type }));
}

/** Downloads bytes as a file. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}

/** The file is UTF-8 whatever encoding the text came from, so the XML declaration has to name UTF-8. */
export function declaredAsUtf8(text: string): string {
  return text.replace(/^(<\?xml\s[^>]{0,200}?encoding=["'])(?!utf-8["'])[\w.:-]+/i, '$1UTF-8');
}

/** Lets the user choose files; returns none if the dialog is dismissed. */
export function chooseFiles(multiple = true): Promise<readonly File[]> {
  const accept =
    '.json,.yaml,.yml,.txt,.xml,.p7m,.pdf,application/json,application/yaml,application/xml,application/pdf';
  return chosen({ multiple, accept });
}

/** A Schematron file, or an archive of several; none if the dialog is dismissed. */
export function chooseRuleFile(): Promise<readonly File[]> {
  return chosen({ multiple: false, accept: '.sch,.zip,application/zip' });
}

/** All files of a chosen folder, with their paths in it; none if the dialog is dismissed. */
export function chooseFolder(): Promise<readonly File[]> {
  return chosen({ multiple: true, webkitdirectory: true });
}

function chosen(wish: {
  readonly multiple: boolean;
  readonly accept?: string;
  readonly webkitdirectory?: true;
}): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', hidden: true, ...wish });
    function answer(files: readonly File[]): void {
      input.remove();
      resolve(files);
    }
    input.addEventListener('change', () => {
      answer([...(input.files ?? [])]);
    });
    input.addEventListener('cancel', () => {
      answer([]);
    });
    // Outside the page the input could be garbage-collected while the dialog is open, and the choice would be lost.
    document.body.append(input);
    input.click();
  });
}
