import { panels } from '../../panels/panel-list.ts';
import { resultPanelIds } from '../../state/place-ids.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { PanelTabs } from './PanelTabs.tsx';

const views = resultPanelIds.map((id) => panels[id]);

/** What building makes of the source, one view at a time. */
export function ResultPane() {
  const shown = useWorkbench((state) => state.resultPane);
  return (
    <section className="result-panel" aria-label="Result" data-pane data-region="result">
      <PanelTabs label="Views of the result" panels={views} shown={shown} />
    </section>
  );
}
