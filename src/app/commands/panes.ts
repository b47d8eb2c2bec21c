/** Moves the focus to the next region of the page that is marked as a pane, in page order and around. */
export function focusNextPane(direction: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) => pane.offsetParent !== null);
  if (panes.length === 0) return;
  const current = panes.findIndex((pane) => pane.contains(document.activeElement));
  const start = current === -1 && direction === -1 ? 0 : current;
  const next = panes[(start + direction + panes.length) % panes.length];
  const target = next?.querySelector<HTMLElement>(
    'textarea, [role="grid"], [role="tab"][aria-selected="true"], a, button, input',
  );
  (target ?? next)?.focus();
}
