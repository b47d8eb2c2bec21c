const mac = /Mac|iPhone|iPad/.test(navigator.userAgent);

const arrows = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };

const symbols: Readonly<Record<string, string>> = mac
  ? { Mod: '⌘', Shift: '⇧', Alt: '⌥', Ctrl: '⌃', Enter: '⏎', ...arrows }
  : { Mod: 'Ctrl', ...arrows };

/** Keys as this system writes them: `⌘⏎`, `Ctrl+Enter`. */
export function printKeys(keys: string): string {
  const parts = keys.split('+').map((part) => symbols[part] ?? part);
  return parts.join(mac ? '' : '+');
}

/** Whether this key was pressed with exactly these modifiers. */
export function matchesKeys(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  const wants = new Set(parts);
  const mod = mac ? event.metaKey : event.ctrlKey;
  const otherMod = mac ? event.ctrlKey : event.metaKey;
  if (mod !== wants.has('Mod') || otherMod !== wants.has('Ctrl') || event.altKey !== wants.has('Alt')) return false;
  // A character such as `?` already implies the Shift that it needs on some keyboards.
  if (key.length === 1 && !/[a-z]/i.test(key)) return event.key === key;
  return event.shiftKey === wants.has('Shift') && event.key.toLowerCase() === key.toLowerCase();
}

/** Whether the key would type something into the focused element. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  const field = target.closest('input, textarea, select, [contenteditable="true"], .monaco-editor') !== null;
  return field && event.key.length === 1 && !event.ctrlKey && !event.metaKey;
}
