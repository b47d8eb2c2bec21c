import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { Panel } from '../../panels/define-panel.ts';
import { panels as byId } from '../../panels/panel-list.ts';
import { usePlaceFacts } from '../../panels/use-place-facts.ts';
import type { PanelId } from '../../state/place-ids.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { PanelPlace } from './PanelPlace.tsx';
import '../../ui/tabs.css';

export interface PanelTabsProps {
  readonly label: string;
  readonly panels: readonly Panel[];
  readonly shown: PanelId;
}

/** Panels of which one shows at a time, as far as they are offered. */
export function PanelTabs({ label, panels, shown }: PanelTabsProps) {
  const show = useWorkbench((state) => state.showPanel);
  const facts = usePlaceFacts();
  const offered = panels.filter((panel) => panel.offered?.(facts) ?? true);
  const selected = placeOf(shown, new Set(offered.map(({ id }) => id)));
  return (
    <Tabs
      className="tabs"
      selectedKey={selected}
      onSelectionChange={(key) => {
        show(key as PanelId);
      }}
    >
      <TabList className="tabs-list" aria-label={label}>
        {offered.map(({ id, title, count, countTone }) => {
          const figure = count?.(facts.judgement) ?? 0;
          return (
            <Tab key={id} id={id} className="tab">
              {title} {figure > 0 ? <Badge {...(countTone ? { tone: countTone } : {})}>{figure}</Badge> : null}
            </Tab>
          );
        })}
      </TabList>
      {offered.map(({ id, stays }) => (
        <TabPanel key={id} id={id} className="tab-panel" {...(stays ? { shouldForceMount: true } : {})}>
          <PanelPlace id={id} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** The panel itself if it is offered, else the nearest of those that stand in for it. */
function placeOf(shown: PanelId, offered: ReadonlySet<PanelId>): PanelId {
  const asked = new Set<PanelId>();
  for (let id: PanelId | undefined = shown; id !== undefined && !asked.has(id); id = byId[id].otherwise) {
    if (offered.has(id)) return id;
    asked.add(id);
  }
  return shown;
}
