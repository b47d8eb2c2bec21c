import { useLayoutEffect } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useLocation } from 'wouter';
import { addressOf } from './state/host-page.ts';
import { CommandProvider } from './commands/CommandProvider.tsx';
import { Frame } from './frame/Frame.tsx';
import { commandList } from './frame/place-commands.ts';
import { useOpening } from './frame/use-opening.ts';
import { useTheme } from './frame/use-theme.ts';
import { useTitle } from './frame/use-title.ts';
import { useLanguage } from './state/use-language.ts';
import { locale } from './texts/live.ts';

export function App() {
  const [, go] = useLocation();
  // Components read their texts when they render: a change of language renders everything below again and keeps its
  // state.
  const language = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <I18nProvider locale={locale()}>
      <RouterProvider navigate={go} useHref={addressOf}>
        <Workbench />
      </RouterProvider>
    </I18nProvider>
  );
}

function Workbench() {
  useTheme();
  useTitle();
  return (
    <CommandProvider list={commandList}>
      <Opening />
      <Frame />
    </CommandProvider>
  );
}

/** A component of its own, because it renders with each verdict and the frame does not. */
function Opening() {
  useOpening();
  return null;
}
