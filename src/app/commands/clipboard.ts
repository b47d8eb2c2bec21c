import type { CommandContext } from './command.ts';

/** Copies text and says so; says what to do instead where the browser forbids it. */
export async function copyText(context: Pick<CommandContext, 'tell'>, text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    context.tell(done);
  } catch {
    context.tell('The browser does not allow copying here: select the text and copy it by hand.');
  }
}

/** What the clipboard holds, or nothing where the browser does not tell. */
export async function pastedText(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}

/** Hands a text to the browser as a file. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([declaredAsUtf8(text)], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}

/** The file is UTF-8 whatever the text was read from, so an XML declaration has to say that and nothing else. */
function declaredAsUtf8(text: string): string {
  return text.replace(/^(<\?xml\s[^>]{0,200}?encoding=["'])(?!utf-8["'])[\w.:-]+/i, '$1UTF-8');
}

/** Lets the user choose files; gives none when the dialog is dismissed. */
export function chooseFiles(multiple = true): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = multiple;
    input.accept = '.json,.yaml,.yml,.txt,.xml,.pdf,application/json,application/yaml,application/xml,application/pdf';
    input.addEventListener('change', () => {
      resolve([...(input.files ?? [])]);
    });
    input.addEventListener('cancel', () => {
      resolve([]);
    });
    input.click();
  });
}
