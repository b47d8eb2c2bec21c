import { panels } from '../../panels/panel-list.ts';
import { resultPanelIds, type PanelId, type ResultPanelId } from '../../state/place-ids.ts';

/** The panel itself if it is offered, otherwise the panel that replaces it. */
export function placeOf(shown: PanelId, offered: ReadonlySet<PanelId>): PanelId {
  const asked = new Set<PanelId>();
  for (let id: PanelId | undefined = shown; id !== undefined && !asked.has(id); id = panels[id].otherwise) {
    if (offered.has(id)) return id;
    asked.add(id);
  }
  return shown;
}

/**
 * Which view each place shows: the wanted one if it is offered, otherwise its replacement. If another place already
 * shows that, the first view that no place shows. Each place has a view, and no view appears twice.
 */
export function viewsShown(wanted: readonly ResultPanelId[], offered: ReadonlySet<PanelId>): readonly ResultPanelId[] {
  const shown = new Set<PanelId>(wanted.filter((id) => offered.has(id)));
  return wanted.flatMap((id) => {
    if (offered.has(id)) return [id];
    const nearest = placeOf(id, offered);
    const free = resultPanelIds.filter((panel) => offered.has(panel) && !shown.has(panel));
    const found = free.find((panel) => panel === nearest) ?? free[0];
    if (found === undefined) return [];
    shown.add(found);
    return [found];
  });
}
