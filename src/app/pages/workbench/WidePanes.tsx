import { Fragment, memo, useMemo } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { panels } from '../../panels/panel-list.ts';
import { usePlaceFacts } from '../../panels/use-place-facts.ts';
import { resultPanelIds } from '../../state/place-ids.ts';
import { withView } from '../../state/result-views.ts';
import { layoutShelf } from '../../state/stored.ts';
import { useLanguage } from '../../state/use-language.ts';
import { useStarts } from '../../state/use-starts.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { THREE_VIEWS, TWO_VIEWS, useMedia } from '../../ui/use-media.ts';
import { columnsOf } from './columns.ts';
import { PanelPlace } from './PanelPlace.tsx';
import { ResultPane } from './ResultPane.tsx';
import { viewsShown } from './views-shown.ts';
import { workbenchTexts } from '../../texts/en/workbench.ts';

/** Source and problems, and beside them as many views of the result as the user wants and the page has room for. */
export function WidePanes() {
  const chosen = useWorkbench((state) => state.resultViews);
  const starts = useStarts();
  const wanted = useMemo(() => (starts ? withView(chosen, 'invoice') : chosen), [starts, chosen]);
  const room = useRoom();
  const { width, judgement, several } = usePlaceFacts();
  const offered = useMemo(
    () =>
      resultPanelIds.map((id) => panels[id]).filter((panel) => panel.offered?.({ width, judgement, several }) ?? true),
    [width, judgement, several],
  );
  const shown = viewsShown(wanted.slice(0, room), new Set(offered.map(({ id }) => id)));
  const { id, shelf, usual, views } = columnsOf(shown.length);
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({ id, storage: shelf });
  return (
    <Group orientation="horizontal" defaultLayout={defaultLayout ?? usual} onLayoutChanged={onLayoutChanged}>
      <Panel id="left" minSize="340px">
        <SourceAndProblems />
      </Panel>
      {views.map((column, place) => {
        const view = shown[place];
        return view === undefined ? null : (
          <Fragment key={column}>
            <Separator
              className="pane-separator pane-separator-column"
              aria-label={workbenchTexts.resultPanelWidth(place + 1)}
            />
            <Panel id={column} minSize="280px">
              <ResultPane
                place={place}
                places={shown.length}
                hasRoom={wanted.length < room}
                panels={offered}
                shown={view}
                judgement={judgement}
              />
            </Panel>
          </Fragment>
        );
      })}
    </Group>
  );
}

const rowShelf = layoutShelf(['source', 'problems']);

const SourceAndProblems = memo(function SourceAndProblems() {
  useLanguage();
  const rows = useDefaultLayout({ id: 'assay.rows', storage: rowShelf });
  return (
    <Group orientation="vertical" defaultLayout={rows.defaultLayout} onLayoutChanged={rows.onLayoutChanged}>
      <Panel id="source" defaultSize="64%" minSize="120px">
        <PanelPlace id="source" />
      </Panel>
      <Separator className="pane-separator pane-separator-row" aria-label={workbenchTexts.problemsPanelHeight} />
      <Panel id="problems" defaultSize="36%" minSize="204px">
        <PanelPlace id="problems" />
      </Panel>
    </Group>
  );
});

/** How many views of the result the page has room for. */
function useRoom(): number {
  const forTwo = useMedia(TWO_VIEWS);
  const forThree = useMedia(THREE_VIEWS);
  if (forThree) return 3;
  return forTwo ? 2 : 1;
}
