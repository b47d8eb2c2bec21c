/**
 * The element of a pane that gets the focus: its selected tab, otherwise its text field or list, otherwise its first
 * control.
 */
const entrances = [
  '[role="tab"][aria-selected="true"]',
  // Before any text area, because Monaco has one that takes no keys.
  '[role="textbox"]',
  'textarea',
  '[role="row"][tabindex="0"]',
  '[role="listbox"]',
  '[aria-current]',
  // The action that an empty pane offers.
  '.notice-action button',
  'a, button, input',
];

/** Moves the focus to the next pane of the page, in page order, and from the last to the first. */
export function focusNextPane(direction: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) => pane.offsetParent !== null);
  if (panes.length === 0) return;
  const current = panes.findIndex((pane) => pane.contains(document.activeElement));
  const start = current === -1 && direction === -1 ? 0 : current;
  const next = panes[(start + direction + panes.length) % panes.length];
  if (next) (entranceOf(next) ?? next).focus();
}

/**
 * Moves the focus into the panel with this id; at once if it is already on the page, so that it gets the next key. Until
 * the code of a panel has loaded, and if it has no region of its own, its tab has the focus.
 */
export function focusPanel(id: string): void {
  if (enter(id)) return;
  requestAnimationFrame(() => {
    if (enter(id)) return;
    const tab = document.querySelector<HTMLElement>(`[role="tab"][data-key="${id}"]`);
    if (!tab) return;
    tab.focus();
    const watcher = new MutationObserver(() => {
      if (document.activeElement !== tab || enter(id)) watcher.disconnect();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => {
      watcher.disconnect();
    }, LONGEST_LOAD);
  });
}

/** Milliseconds after which the focus no longer follows a panel whose code is loading. */
const LONGEST_LOAD = 10_000;

function enter(name: string): boolean {
  const region = regionNamed(name);
  if (!region) return false;
  // A region that scrolls takes the focus itself.
  (region.tabIndex === 0 ? region : (entranceOf(region) ?? region)).focus();
  return true;
}

/**
 * Restores the focus when the focused element leaves the page, such as a button after its work: to its pane or the last
 * one, otherwise to the source, otherwise to the page. Without this, Tab would start from the top again. Call the
 * returned function to stop.
 */
export function keepFocus(page: HTMLElement): () => void {
  let last: Element | undefined;
  let pane: HTMLElement | undefined;
  let frame = 0;
  const came = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    last = target;
    pane = target.closest<HTMLElement>('[data-pane]') ?? pane;
  };
  const isLost = (): boolean => last?.isConnected === false && document.activeElement === document.body;
  const giveBack = (): void => {
    if (!isLost()) return;
    last = undefined;
    const home = pane?.isConnected && pane.checkVisibility() ? pane : undefined;
    // On a touch screen, focusing the source would open the on-screen keyboard.
    const shown = home ?? (matchMedia('(pointer: coarse)').matches ? undefined : regionNamed('source'));
    ((shown && entranceOf(shown)) ?? page).focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    if (!isLost()) return;
    cancelAnimationFrame(frame);
    // The code that removed the element, such as a dialog, has two frames to move the focus itself.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(giveBack);
    });
  });
  document.addEventListener('focusin', came);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', came);
    watcher.disconnect();
    cancelAnimationFrame(frame);
  };
}

function regionNamed(name: string): HTMLElement | undefined {
  const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
  return region?.checkVisibility() ? region : undefined;
}

function entranceOf(pane: HTMLElement): HTMLElement | undefined {
  for (const entrance of entrances) {
    const found = [...pane.querySelectorAll<HTMLElement>(entrance)].find((element) => element.checkVisibility());
    if (found) return found;
  }
  return undefined;
}
