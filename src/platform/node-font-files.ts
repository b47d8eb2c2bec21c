import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontFiles } from '../formats/pdf-pages/fonts/font-files.ts';

/** The font files in a folder of this machine. */
export function fontFilesIn(folder: string): FontFiles {
  return async (name) => {
    try {
      return new Uint8Array(await readFile(join(folder, name)));
    } catch {
      return undefined;
    }
  };
}

/** The fonts of this program's own build: its folder is beside that of the workbench. */
export const ownFontFiles: FontFiles = fontFilesIn(fileURLToPath(new URL('../app/fonts', import.meta.url)));
