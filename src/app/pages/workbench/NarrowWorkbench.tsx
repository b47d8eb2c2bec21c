import { panelList } from '../../panels/panel-list.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { PanelTabs } from './PanelTabs.tsx';
import { workbenchTexts } from '../../texts/en/workbench.ts';

/** One panel at a time. */
export function NarrowWorkbench() {
  const shown = useWorkbench((state) => state.narrowPane);
  return <PanelTabs label={workbenchTexts.panes} panels={panelList} shown={shown} />;
}
