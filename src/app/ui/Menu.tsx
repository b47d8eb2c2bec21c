import { cloneElement, useEffect, useState } from 'react';
import { fetchCode } from './fetch-code.ts';
import type { MenuProps } from './menu-entries.ts';
import type { OpenableMenu } from './OpenableMenu.tsx';

let code: typeof OpenableMenu | undefined;

/** Fetches the code of menus; settles when it is there, fails when it did not come. */
export async function fetchMenu(): Promise<void> {
  code ??= (await fetchCode(() => import('./OpenableMenu.tsx'))).OpenableMenu;
}

/** A button that opens a menu. What menus are made of comes after what shows at first; a press before opens it when it has come. */
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { children } = props;
  const [ready, setReady] = useState(code !== undefined);
  const [pressed, setPressed] = useState(0);
  useEffect(() => {
    let gone = false;
    // Where it does not come, the next press asks again.
    if (!ready)
      void fetchMenu().then(
        () => {
          if (!gone) setReady(true);
        },
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [ready, pressed]);
  if (ready && code) {
    const Code = code;
    return <Code {...props} defaultOpen={pressed > 0} />;
  }
  return cloneElement(children, { onPress: () => setPressed(pressed + 1) });
}
