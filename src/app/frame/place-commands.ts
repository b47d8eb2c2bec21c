import type { Command } from '../commands/command.ts';
import { listCommands, type PlaceCommandId } from '../commands/command-list.ts';
import { focusPanel } from '../commands/panes.ts';
import type { Page } from '../pages/define-page.ts';
import { pageList } from '../pages/page-list.ts';
import type { Panel } from '../panels/define-panel.ts';
import { panelList } from '../panels/panel-list.ts';

function toPage({ id, path, icon, command, takesCursor }: Page): Command<PlaceCommandId> {
  return {
    id: `go-${id}`,
    icon,
    group: command.group,
    get title() {
      return command.title;
    },
    run: ({ go, focusEditor }) => {
      go(path);
      if (takesCursor) focusEditor();
    },
  };
}

function toPanel(panel: Panel): Command<PlaceCommandId> {
  const { id, icon, command } = panel;
  return {
    id: `show-${id}`,
    icon,
    group: command.group,
    ...(command.keys === undefined ? {} : { keys: command.keys }),
    get title() {
      return command.title;
    },
    get place() {
      return panel.title;
    },
    run: ({ go, state }) => {
      go('/');
      state.showPanel(id);
      focusPanel(id);
    },
  };
}

/** All commands, including one for each page and panel. */
export const commandList = listCommands([...panelList.map(toPanel), ...pageList.map(toPage)]);
