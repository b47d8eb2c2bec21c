import { cloneElement, useState, useSyncExternalStore } from 'react';
import { fetchCode } from './fetch-code.ts';
import type { MenuProps } from './menu-entries.ts';
import type { OpenableMenu } from './OpenableMenu.tsx';

let code: typeof OpenableMenu | undefined;

const waiting = new Set<() => void>();

/** Fetches the code of menus; settles when it is there, fails when it did not come. */
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

/** A button that opens a menu. What menus are made of comes after what shows at first; a press before opens it when it has come. */
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { children } = props;
  const ready = useSyncExternalStore(follow, () => code !== undefined);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);
  // Its button is made anew with the menu: one that has the focus keeps it until it is pressed or left.
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
