import { resultPanelIds, type ResultPanelId } from './place-ids.ts';
import { lasting } from './stored.ts';

/** The views of the result on a wide page, from left to right, each at most once. */
export type ResultViews = readonly [ResultPanelId, ...ResultPanelId[]];

/** With more views each would be too narrow. */
export const MOST_VIEWS = 3;

const STORED = 'assay.result-views';

const first: ResultViews = ['changes'];

/** Whether these are the views that the workbench begins with. */
export const areFirst = (views: ResultViews): boolean => views.join() === first.join();

/** The views to add, in this order, skipping those already shown. */
const besides: readonly ResultPanelId[] = ['invoice', 'trace', 'changes'];

/** Shows the panel: if it is already shown it stays in its place, otherwise it takes the first place. */
export function withView(views: ResultViews, panel: ResultPanelId): ResultViews {
  const [, ...others] = views;
  return views.includes(panel) ? views : [panel, ...others];
}

/** Shows the panel at this place; if it was at another place, the two swap. */
export function withViewAt(views: ResultViews, place: number, panel: ResultPanelId): ResultViews {
  const before = views[place] ?? panel;
  const swapped = views.map((view, index) => {
    if (index === place) return panel;
    return view === panel ? before : view;
  });
  return asViews(swapped) ?? views;
}

/** Adds a view at the end, up to the limit. */
export function withViewBeside(views: ResultViews): ResultViews {
  const next = besides.find((panel) => !views.includes(panel));
  return next === undefined || views.length >= MOST_VIEWS ? views : [...views, next];
}

/** Removes the view at this place, unless it is the only one. */
export function withoutViewAt(views: ResultViews, place: number): ResultViews {
  return asViews(views.filter((_, index) => index !== place)) ?? views;
}

/** The views of the last visit if there were several; otherwise, or if they cannot be read, the default. */
export function storedViews(): ResultViews {
  const names = (lasting.getItem(STORED) ?? '').split(' ');
  const known = resultPanelIds.filter((id) => names.includes(id));
  const views = asViews(
    known.toSorted((panel, other) => names.indexOf(panel) - names.indexOf(other)).slice(0, MOST_VIEWS),
  );
  return views && views.length > 1 ? views : first;
}

export function storeViews(views: ResultViews): void {
  lasting.setItem(STORED, views.length > 1 ? views.join(' ') : '');
}

function asViews([first, ...others]: readonly ResultPanelId[]): ResultViews | undefined {
  return first && [first, ...others];
}
