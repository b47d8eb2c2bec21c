import { cloneElement, useState, useSyncExternalStore } from 'react';
import { fetchCode } from './fetch-code.ts';
import type { MenuProps } from './menu-entries.ts';
import type { OpenableMenu } from './OpenableMenu.tsx';

let code: typeof OpenableMenu | undefined;

const waiting = new Set<() => void>();

/** Loads the code of menus; fails if it does not load. */
export async function fetchMenu(): Promise<void> {
  code ??= (await fetchCode(() => import('./OpenableMenu.tsx'))).OpenableMenu;
  for (const come of waiting) come();
}

function follow(come: () => void): () => void {
  waiting.add(come);
  return () => {
    waiting.delete(come);
  };
}

/**
 * A button that opens a menu. The code of menus loads after the page has opened; a click before that opens the menu
 * once the code has loaded.
 */
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { children } = props;
  const ready = useSyncExternalStore(follow, () => code !== undefined);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);
  // The menu has a new button: a focused button is not replaced until it is clicked or loses the focus.
  if (ready && code && (pressed || !focused)) {
    const Code = code;
    return <Code {...props} defaultOpen={pressed} />;
  }
  return cloneElement(children, {
    onFocusChange: setFocused,
    onPress: () => {
      setPressed(true);
      void fetchMenu().catch(() => setPressed(false));
    },
  });
}
