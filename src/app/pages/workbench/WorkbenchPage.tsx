import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { layoutShelf } from '../../state/stored.ts';
import { useWidth } from '../../ui/use-media.ts';
import { FileStepBar } from './FileStepBar.tsx';
import { NarrowWorkbench } from './NarrowWorkbench.tsx';
import { AsideBar } from './AsideBar.tsx';
import { PanelPlace } from './PanelPlace.tsx';
import { ResultPane } from './ResultPane.tsx';
import { WelcomeBar } from './WelcomeBar.tsx';
import { workbenchTexts } from '../../texts/en/workbench.ts';
import './workbench-page.css';

const columnShelf = layoutShelf(['left', 'result']);
const rowShelf = layoutShelf(['source', 'problems']);

/** Source, problems and results: side by side where there is room, otherwise one at a time. */
export function WorkbenchPage() {
  const wide = useWidth() === 'wide';
  return (
    <div className="workbench">
      <AsideBar />
      <WelcomeBar />
      <FileStepBar />
      <div className="workbench-panes">{wide ? <WidePanes /> : <NarrowWorkbench />}</div>
    </div>
  );
}

function WidePanes() {
  const columns = useDefaultLayout({ id: 'assay.columns', storage: columnShelf });
  const rows = useDefaultLayout({ id: 'assay.rows', storage: rowShelf });
  return (
    <Group orientation="horizontal" defaultLayout={columns.defaultLayout} onLayoutChanged={columns.onLayoutChanged}>
      <Panel id="left" defaultSize="58%" minSize="340px">
        <Group orientation="vertical" defaultLayout={rows.defaultLayout} onLayoutChanged={rows.onLayoutChanged}>
          <Panel id="source" defaultSize="64%" minSize="120px">
            <PanelPlace id="source" />
          </Panel>
          <Separator
            className="pane-separator pane-separator-row"
            aria-label={workbenchTexts.heightOfTheProblemsPanel}
          />
          <Panel id="problems" defaultSize="36%" minSize="204px">
            <PanelPlace id="problems" />
          </Panel>
        </Group>
      </Panel>
      <Separator className="pane-separator pane-separator-column" aria-label={workbenchTexts.widthOfTheResultPanel} />
      <Panel id="result" defaultSize="42%" minSize="280px">
        <ResultPane />
      </Panel>
    </Group>
  );
}
