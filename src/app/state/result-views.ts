import { resultPanelIds, type ResultPanelId } from './place-ids.ts';
import { lasting } from './stored.ts';

/** What a wide page shows of the result, from left to right; no view twice. */
export type ResultViews = readonly [ResultPanelId, ...ResultPanelId[]];

/** More would leave none of them room. */
export const MOST_VIEWS = 3;

const STORED = 'assay.result-views';

const first: ResultViews = ['changes'];

/** What is put beside the others, the first that is not there yet: what is read together with a ledger or a fault. */
const besides: readonly ResultPanelId[] = ['invoice', 'trace', 'changes'];

/** With the panel in front: where it is there already it stays in its place, otherwise it takes the first. */
export function withView(views: ResultViews, panel: ResultPanelId): ResultViews {
  const [, ...others] = views;
  return views.includes(panel) ? views : [panel, ...others];
}

/** With the panel at that place; the two change places where it stood at another. */
export function withViewAt(views: ResultViews, place: number, panel: ResultPanelId): ResultViews {
  const before = views[place] ?? panel;
  const swapped = views.map((view, index) => {
    if (index === place) return panel;
    return view === panel ? before : view;
  });
  return asViews(swapped) ?? views;
}

/** With one more at the end, as long as there may be more. */
export function withViewBeside(views: ResultViews): ResultViews {
  const next = besides.find((panel) => !views.includes(panel));
  return next === undefined || views.length >= MOST_VIEWS ? views : [...views, next];
}

/** Without the view at that place; the last one stays. */
export function withoutViewAt(views: ResultViews, place: number): ResultViews {
  return asViews(views.filter((_, index) => index !== place)) ?? views;
}

/** The views of the last visit if there were several; whatever cannot be read is the usual one. */
export function storedViews(): ResultViews {
  const names = (lasting.getItem(STORED) ?? '').split(' ');
  const known = resultPanelIds.filter((id) => names.includes(id));
  const views = asViews(known.toSorted((one, other) => names.indexOf(one) - names.indexOf(other)).slice(0, MOST_VIEWS));
  return views && views.length > 1 ? views : first;
}

export function storeViews(views: ResultViews): void {
  lasting.setItem(STORED, views.length > 1 ? views.join(' ') : '');
}

function asViews([one, ...others]: readonly ResultPanelId[]): ResultViews | undefined {
  return one && [one, ...others];
}
