/** Code of the page did not come: no connection, or a newer version has replaced it. */
export class CodeMissingError extends Error {
  override readonly name = 'CodeMissingError';
}

/** Pauses before asking again, in milliseconds. */
const PAUSES = [300, 900];

/** Asks for a part of the page's code, up to three times. Fails with a {@link CodeMissingError}. */
export async function fetchCode<Part>(load: () => Promise<Part>, pauses: readonly number[] = PAUSES): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    const [pause, ...later] = pauses;
    if (pause === undefined) throw new CodeMissingError('A part of the page did not load.', { cause });
    await new Promise((resolve) => setTimeout(resolve, pause));
    await renewStyles();
    return fetchCode(load, later);
  }
}

// The bundler asks for the style sheets of a part only once, even when they did not come.
async function renewStyles(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => sheet === null,
  );
  await Promise.all(
    missing.map((link) => {
      const fresh = link.cloneNode() as HTMLLinkElement;
      return new Promise<void>((resolve) => {
        fresh.addEventListener('load', () => resolve());
        fresh.addEventListener('error', () => resolve());
        link.replaceWith(fresh);
      });
    }),
  );
}
