import type { FontFiles } from '../../formats/pdf-pages/fonts/font-files.ts';

/** The font files of the build, which lie beside the folder of this worker's own file. Without a network there are those of Europe. */
export const fetchFonts: FontFiles = async (name) => {
  try {
    const answer = await fetch(new URL(`../fonts/${name}`, self.location.href));
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
};
