import { panels } from '../../panels/panel-list.ts';
import { resultPanelIds } from '../../state/place-ids.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { PanelTabs } from './PanelTabs.tsx';
import { workbenchTexts } from '../../texts/en/workbench.ts';

const views = resultPanelIds.map((id) => panels[id]);

/** What building makes of the source, one view at a time. */
export function ResultPane() {
  const shown = useWorkbench((state) => state.resultPane);
  return (
    <section className="result-panel" aria-label={workbenchTexts.result} data-pane data-region="result">
      <PanelTabs label={workbenchTexts.viewsOfTheResult} panels={views} shown={shown} />
    </section>
  );
}
