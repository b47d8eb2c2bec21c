import {
  CircleHelp,
  Contrast,
  Download,
  Ellipsis,
  FileJson2,
  Hammer,
  Monitor,
  Moon,
  Signature,
  Sun,
} from 'lucide-react';
import { Link } from 'react-aria-components';
import { useLocation } from 'wouter';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import { useIsBuilding } from '../api/use-build.ts';
import { useVerdict } from '../api/use-verdict.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useCommands } from '../commands/CommandProvider.tsx';
import { languageChoices } from '../state/language-slice.ts';
import { themeChoices, type ThemeChoice } from '../state/theme-slice.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { IconButton } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { useCommandMenu, type CommandMenuGroup } from '../commands/use-command-menu.ts';
import { DocumentTabs } from './DocumentTabs.tsx';
import { useWidth } from '../ui/use-media.ts';
import { commandsTexts } from '../texts/en/commands.ts';
import { frameTexts } from '../texts/en/frame.ts';
import './top-bar.css';

export function TopBar() {
  const width = useWidth();
  // While the welcome bar is shown, the menu is there.
  const [path] = useLocation();
  const welcome = useWorkbench((state) => state.welcome) && path === '/';
  return (
    <header className="top-bar">
      <Link className="top-bar-brand" href="/" aria-label={frameTexts.homeLink}>
        <svg viewBox="0 0 32 32" aria-hidden>
          <rect x="6.1" y="6.1" width="19.8" height="19.8" rx="3.5" fill="var(--accent)" transform="rotate(45 16 16)" />
          <path d="M11 16.4l3.4 3.4 6.8-7.4" className="top-bar-tick" />
        </svg>
        {width === 'phone' ? null : <span>Assay</span>}
      </Link>
      <DocumentTabs />
      <div className="top-bar-actions">
        {width === 'wide' && path === '/' ? <WorkViews /> : null}
        {welcome ? null : (
          <CommandButton
            command="start-from"
            bare={width !== 'wide'}
            icon={<FileJson2 aria-hidden />}
            label={frameTexts.startFrom}
          />
        )}
        <WhatFits wide={width === 'wide'} phone={width === 'phone'} />
        <MoreMenu />
        {width === 'phone' ? null : <ThemeMenu />}
        {width === 'phone' ? null : <CommandButton command="shortcuts" bare icon={<CircleHelp />} />}
      </div>
    </header>
  );
}

/** What can be done with the open document: XML is checked and saved, a signed envelope verified, all else built. */
function WhatFits({ wide, phone }: { readonly wide: boolean; readonly phone: boolean }) {
  const building = useIsBuilding();
  const isXml = useWorkbench((state) => isXmlInvoice(activeDocument(state).text));
  const isSigned = useVerdict()?.seal !== undefined;
  if (isXml) {
    return (
      <>
        {wide ? <CommandButton command="show-problems" variant="quiet" label={frameTexts.check} /> : null}
        <CommandButton
          command="download"
          variant="primary"
          icon={phone ? undefined : <Download aria-hidden />}
          showKeys={wide}
          label={frameTexts.download}
        />
      </>
    );
  }
  return (
    <>
      {isSigned ? (
        <CommandButton
          command="verify"
          variant="primary"
          icon={phone ? undefined : <Signature aria-hidden />}
          label={frameTexts.signatures}
        />
      ) : (
        <CommandButton
          command="build"
          variant="primary"
          icon={phone ? undefined : <Hammer aria-hidden />}
          showKeys={wide}
          label={building ? frameTexts.building : frameTexts.build}
        />
      )}
      {wide ? <CommandButton command="sign" variant="quiet" label={frameTexts.sign} /> : null}
      {wide ? <CommandButton command="correct" variant="quiet" label={frameTexts.correct} /> : null}
    </>
  );
}

function WorkViews() {
  const view = useWorkbench((state) => state.workView);
  const choose = useWorkbench((state) => state.chooseWorkView);
  return (
    <div className="segments" role="group" aria-label={frameTexts.workView}>
      {(['source', 'both', 'page'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          className="segment"
          aria-pressed={choice === view}
          data-selected={choice === view || undefined}
          onClick={() => {
            choose(choice);
          }}
        >
          {frameTexts.workViews[choice]}
        </button>
      ))}
    </div>
  );
}

const more: readonly CommandMenuGroup[] = [
  {
    group: 'Document',
    commands: ['new-document', 'start-from', 'paste-document', 'open-file', 'download-source', 'close-document'],
  },
  {
    group: 'Operations',
    commands: ['validate', 'correct', 'replicate', 'envelop', 'unwrap', 'sign', 'verify', 'show-export', 'hand-on'],
  },
  { group: 'Result', commands: ['download', 'copy-built', 'apply-result'] },
  { group: 'Help', commands: ['palette', 'shortcuts', 'guide'] },
  { group: 'Language', commands: languageChoices.map((choice) => `language-${choice}` as const) },
];

function MoreMenu() {
  const { run } = useCommands();
  const groups = useCommandMenu(more);
  return (
    <Menu label={frameTexts.moreActions} groups={groups} onChoose={run}>
      <IconButton label={frameTexts.moreActions} icon={<Ellipsis />} />
    </Menu>
  );
}

const themeIcons: Readonly<Record<ThemeChoice, typeof Sun>> = {
  system: Monitor,
  light: Sun,
  dark: Moon,
  contrast: Contrast,
};

function ThemeMenu() {
  const { run } = useCommands();
  const choice = useWorkbench((state) => state.themeChoice);
  const Icon = themeIcons[choice];
  const entries = themeChoices.map((id) => ({
    id: `theme-${id}` as const,
    title: commandsTexts.themes[id],
    checked: id === choice,
  }));
  return (
    <Menu label={frameTexts.theme} groups={[{ title: frameTexts.theme, entries }]} onChoose={run}>
      <IconButton label={frameTexts.theme} icon={<Icon />} />
    </Menu>
  );
}
