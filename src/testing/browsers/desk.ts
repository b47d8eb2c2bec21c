import type { DrivenBrowser } from './driven-browser.ts';

/** Waits in the page until `look` finds something, at most a minute; undefined if it never does. */
export const UNTIL = `const until = async (look) => {
  for (let left = 600; left > 0; left--) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
};`;

/** What users see of an element that can be pressed or read. */
const NAMED = `const named = (one) => one.getAttribute('aria-label') ?? one.textContent.trim();
const shown = (one) => one.getClientRects().length > 0;`;

/** The workbench as its user sees it, in a driven browser. Every step waits for what it needs, and throws without it. */
export interface Desk {
  readonly browser: DrivenBrowser;
  /** Opens a page of the workbench by its path. */
  open(path: string): Promise<void>;
  /** Replaces the whole source by select all and paste. The text comes to the clipboard by copying it in another page. */
  copy(text: string): Promise<void>;
  paste(): Promise<void>;
  /** Clicks what matches a selector and has a name or text with these words. */
  click(selector: string, words: string): Promise<void>;
  /** Drops files on the page, by name and text. */
  drop(files: Readonly<Record<string, string>>): Promise<void>;
  /** Waits for words in what matches a selector, as text or name. */
  sees(selector: string, words: string): Promise<void>;
  /** Waits until an expression is true in the page. */
  until(expression: string): Promise<void>;
}

/** The button of the status bar that has the verdict. */
export const VERDICT = 'button[aria-label$="Show problems"]';
/** The part of the editor that takes the keys. */
const INPUT = '[data-region="source"] :is(textarea, .native-edit-context)';

export function deskIn(browser: DrivenBrowser, base: string): Desk {
  const until = async (expression: string) => {
    const found = await browser.ask<boolean>(
      `${UNTIL} ${NAMED} return Boolean(await until(() => ${expression}));`,
      null,
    );
    if (found) return;
    const page = await browser.ask<string>(
      `return document.body.innerText.slice(0, 300) + ' … ' + (document.querySelector('footer')?.innerText ?? '');`,
      null,
    );
    throw new Error(`never true: ${expression}; the page has: ${page.replaceAll(/\s+/g, ' ')}`);
  };
  const finding = (selector: string, words: string) =>
    `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => shown(one) && (named(one) + ' ' + one.textContent).includes(${JSON.stringify(words)}))`;
  return {
    browser,
    until,
    async open(path) {
      await browser.open(`${base}${path}`);
      await until(path === '/' ? `document.querySelector('${INPUT}')` : `document.querySelector('main h1')`);
    },
    async copy(text) {
      await browser.open('data:text/html,<textarea></textarea>');
      await browser.ask(
        `const area = document.querySelector('textarea'); area.value = given; area.focus(); area.select();`,
        text,
      );
      await browser.press('Control', 'c');
    },
    async paste() {
      await this.click('[data-region="source"] .monaco-editor', '');
      await browser.press('Control', 'a');
      await browser.press('Control', 'v');
    },
    async click(selector, words) {
      await until(finding(selector, words));
      const [x = 0, y = 0] = await browser.ask<readonly number[]>(
        `${NAMED}
        // Tabs move when a number appears beside one: as users do, it waits until the place stays the same.
        for (let last = ''; ; ) {
          const one = ${finding(selector, words)};
          one?.scrollIntoView({ block: 'nearest' });
          const { left = 0, top = 0, width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
          const place = [left + width / 2, top + height / 2];
          if (one && place.join() === last) return place;
          last = place.join();
          await new Promise((resolve) => setTimeout(resolve, 300));
        }`,
        null,
      );
      await browser.click(x, y);
    },
    async drop(files) {
      // A browser drops only where the page says that it takes what is dragged.
      await browser.ask(
        `${UNTIL}
        const dropped = new DataTransfer();
        for (const [name, text] of Object.entries(given)) dropped.items.add(new File([text], name));
        const tell = (kind) =>
          document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: dropped }));
        if (!(await until(() => !tell('dragover')))) throw new Error('the page takes no files');
        tell('drop');`,
        files,
      );
    },
    sees: (selector, words) => until(finding(selector, words)),
  };
}
