import { setScreenWidth } from './screen.ts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../App.tsx';
import { Answering } from '../frame/Frame.tsx';
import { pageList } from '../pages/page-list.ts';
import { panelList } from '../panels/panel-list.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { fetchMenu } from '../ui/Menu.tsx';

// Loads all code first: tests are about what the workbench does, not about loading.
await fetchMenu();
await Answering.fetchAhead();
for (const { content } of [...pageList, ...panelList]) await content.fetchAhead?.();

/**
 * The whole workbench at phone width, where the editor is a plain text area, with one open document. Resets the address
 * and the store.
 */
export function openWorkbench(text: string, path = '/') {
  setScreenWidth(390);
  history.replaceState(null, '', path);
  useWorkbench.setState(useWorkbench.getInitialState(), true);
  useWorkbench.getState().openDocument('test.json', text, 'file');
  const view = render(<App />);
  return { user: userEvent.setup(), ...view };
}
