import { panels } from '../../panels/panel-list.ts';
import { resultPanelIds, type PanelId, type ResultPanelId } from '../../state/place-ids.ts';

/** The panel itself if it is offered, else the nearest of those that stand in for it. */
export function placeOf(shown: PanelId, offered: ReadonlySet<PanelId>): PanelId {
  const asked = new Set<PanelId>();
  for (let id: PanelId | undefined = shown; id !== undefined && !asked.has(id); id = panels[id].otherwise) {
    if (offered.has(id)) return id;
    asked.add(id);
  }
  return shown;
}

/**
 * What each place of the result shows: the view wanted there if it is offered, otherwise what stands in for it or, where
 * another place shows that, the first that none shows. No view twice, and no place without one.
 */
export function viewsShown(wanted: readonly ResultPanelId[], offered: ReadonlySet<PanelId>): readonly ResultPanelId[] {
  const shown = new Set<PanelId>(wanted.filter((id) => offered.has(id)));
  return wanted.flatMap((id) => {
    if (offered.has(id)) return [id];
    const nearest = placeOf(id, offered);
    const free = resultPanelIds.filter((one) => offered.has(one) && !shown.has(one));
    const found = free.find((one) => one === nearest) ?? free[0];
    if (found === undefined) return [];
    shown.add(found);
    return [found];
  });
}
