import type { FontFiles } from '../../formats/pdf-pages/fonts/font-files.ts';

/**
 * The font files of the build, in a folder beside that of this worker's file. Without a network only those for Europe
 * are available.
 */
export const fetchFonts: FontFiles = async (name) => {
  try {
    const answer = await fetch(new URL(`../fonts/${name}`, self.location.href));
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
};
