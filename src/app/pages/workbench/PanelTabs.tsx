import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Tab, TabList, TabPanel, Tabs, type TabPanelProps } from 'react-aria-components';
import type { FullJudgement } from '../../api/use-judgement.ts';
import type { Panel } from '../../panels/define-panel.ts';
import type { PanelId } from '../../state/place-ids.ts';
import { workbenchTexts } from '../../texts/en/workbench.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { useInSight } from '../../ui/use-in-sight.ts';
import { PanelPlace } from './PanelPlace.tsx';
import '../../ui/tabs.css';

export interface PanelTabsProps<Id extends PanelId> {
  readonly label: string;
  /** The panels that are offered. */
  readonly panels: readonly (Panel & { readonly id: Id })[];
  readonly shown: Id;
  readonly judgement: FullJudgement;
  /** Shown after the tabs. */
  readonly actions?: ReactNode;
  onShow(id: Id): void;
}

/** Panels as tabs; one shows at a time. */
export function PanelTabs<Id extends PanelId>({
  label,
  panels,
  shown,
  judgement,
  actions,
  onShow,
}: PanelTabsProps<Id>) {
  const strip = useRef<HTMLDivElement>(null);
  // A command may show a panel whose tab is scrolled out of view.
  useInSight(strip, '[aria-selected="true"]', shown);
  const cut = useCut(strip, panels.length);
  return (
    <Tabs
      className="tabs"
      selectedKey={shown}
      onSelectionChange={(key) => {
        const chosen = panels.find(({ id }) => id === key);
        if (chosen) onShow(chosen.id);
      }}
    >
      <div className="tabs-head">
        <TabList ref={strip} className="tabs-list" aria-label={label}>
          {panels.map(({ id, title, count, countTone }) => {
            const figure = count?.(judgement) ?? 0;
            return (
              <Tab key={id} id={id} className="tab">
                {title} {figure > 0 ? <Badge {...(countTone ? { tone: countTone } : {})}>{figure}</Badge> : null}
              </Tab>
            );
          })}
        </TabList>
        {cut || actions ? (
          <div className="tabs-actions">
            {cut ? <AllViews label={label} panels={panels} shown={shown} onShow={onShow} /> : null}
            {actions}
          </div>
        ) : null}
      </div>
      {panels.map(({ id, stays, isLong }) => (
        <TabPanel
          key={id}
          id={id}
          className="tab-panel"
          {...(stays ? { shouldForceMount: true } : {})}
          {...(isLong ? { render: unsearched } : {})}
        >
          <PanelPlace id={id} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

type PanelElement = NonNullable<TabPanelProps['render']>;

/**
 * A panel in which the library finds nothing to focus. It looks whenever the panel is drawn: behind a card, where nothing
 * takes the focus, it would go through thousands of values, and the browser would lay out all of them for it.
 */
const unsearched: PanelElement = ({ ref, children, tabIndex: _, ...rest }) => (
  <div {...rest}>
    <div ref={ref} hidden />
    {children}
  </div>
);

/** Every view by name, for those whose tabs have no room. */
function AllViews<Id extends PanelId>({
  label,
  panels,
  shown,
  onShow,
}: Pick<PanelTabsProps<Id>, 'label' | 'panels' | 'shown' | 'onShow'>) {
  const entries = panels.map(({ id, title }) => ({ id, title, checked: id === shown }));
  return (
    <Menu label={workbenchTexts.allViews} groups={[{ title: label, entries }]} onChoose={onShow}>
      <IconButton label={workbenchTexts.allViews} icon={<ChevronDown />} />
    </Menu>
  );
}

/** Whether some of the tabs are out of sight. */
function useCut(strip: RefObject<HTMLDivElement | null>, tabs: number): boolean {
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const list = strip.current;
    if (!list || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      setCut(list.scrollWidth > list.clientWidth);
    });
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [strip, tabs]);
  return cut;
}
