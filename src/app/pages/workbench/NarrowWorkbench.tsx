import { panelList } from '../../panels/panel-list.ts';
import { usePlaceFacts } from '../../panels/use-place-facts.ts';
import { useStarts } from '../../state/use-starts.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { PanelTabs } from './PanelTabs.tsx';
import { placeOf } from './views-shown.ts';
import { workbenchTexts } from '../../texts/en/workbench.ts';

/** The workbench on a narrow page: one panel at a time. */
export function NarrowWorkbench() {
  const pane = useWorkbench((state) => state.narrowPane);
  const shown = useStarts() ? 'invoice' : pane;
  const show = useWorkbench((state) => state.showPanel);
  const facts = usePlaceFacts();
  const offered = panelList.filter((panel) => panel.offered?.(facts) ?? true);
  return (
    <PanelTabs
      label={workbenchTexts.panes}
      panels={offered}
      shown={placeOf(shown, new Set(offered.map(({ id }) => id)))}
      judgement={facts.judgement}
      onShow={show}
    />
  );
}
