/** Code of the page did not load: there is no connection, or a newer version has replaced it. */
export class CodeMissingError extends Error {
  override readonly name = 'CodeMissingError';
}

/** Pauses before each retry, in milliseconds. */
const PAUSES = [300, 900];

let tries = 0;

/** Loads a module of the page's own code, with up to three attempts. Fails with a {@link CodeMissingError}. */
export async function fetchCode<Module extends object>(load: () => Promise<Module>): Promise<Module> {
  let ask = load;
  for (let failed = 0; ; failed += 1) {
    try {
      return await ask();
    } catch (cause) {
      const pause = PAUSES[failed];
      if (pause === undefined) throw new CodeMissingError('A part of the page did not load.', { cause });
      await new Promise((resolve) => setTimeout(resolve, pause));
      await renewStyles();
      ask = addressedAnew(cause) ?? load;
    }
  }
}

// A browser does not request a failed module again, except under another address. The error message contains the old
// address.
function addressedAnew<Module extends object>(cause: unknown): (() => Promise<Module>) | undefined {
  const [address] = /https?:\/\/\S+\.js/.exec(cause instanceof Error ? cause.message : '') ?? [];
  if (address === undefined || new URL(address).origin !== location.origin) return undefined;
  tries += 1;
  const fresh = `${address}?again=${String(tries)}`;
  return () => import(/* @vite-ignore */ fresh) as Promise<Module>;
}

// The bundler's code requests the style sheets of a part only once, even if they do not load.
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
