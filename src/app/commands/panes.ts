/** Where the focus goes within a pane: to its chosen tab, else to what one types in or steps through, else to its first control. */
const entrances = [
  '[role="tab"][aria-selected="true"]',
  // Before any text area: Monaco keeps one of its own, which takes no keys.
  '[role="textbox"]',
  'textarea',
  '[role="row"][tabindex="0"]',
  '[role="listbox"]',
  '[aria-current]',
  'a, button, input',
];

/** Moves the focus to the next region of the page that is marked as a pane, in page order and around. */
export function focusNextPane(direction: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) => pane.offsetParent !== null);
  if (panes.length === 0) return;
  const current = panes.findIndex((pane) => pane.contains(document.activeElement));
  const start = current === -1 && direction === -1 ? 0 : current;
  const next = panes[(start + direction + panes.length) % panes.length];
  if (next) (entranceOf(next) ?? next).focus();
}

/** Moves the focus into the region of that name, at once where it is on the page so that the next key is already for it. */
export function focusRegion(name: string): void {
  if (!enter(name)) requestAnimationFrame(() => enter(name));
}

function enter(name: string): boolean {
  const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
  if (!region?.checkVisibility()) return false;
  (entranceOf(region) ?? region).focus();
  return true;
}

function entranceOf(pane: HTMLElement): HTMLElement | undefined {
  for (const entrance of entrances) {
    const found = [...pane.querySelectorAll<HTMLElement>(entrance)].find((element) => element.checkVisibility());
    if (found) return found;
  }
  return undefined;
}
