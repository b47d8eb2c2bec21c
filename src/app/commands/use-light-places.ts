import { useCallback } from 'react';
import { locate } from '../../language/syntax/locate.ts';
import { documentTree } from '../source/document-tree.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';

/** Most places that are highlighted at once. */
const MOST = 400;

/**
 * Highlights the places of these paths in the source, and only those, without moving the cursor. Skips values that the
 * source does not contain.
 */
export function useLightPlaces(): (paths: readonly string[]) => void {
  return useCallback((paths) => {
    const state = useWorkbench.getState();
    if (paths.length === 0) {
      state.editor?.light(undefined);
      return;
    }
    const tree = documentTree(activeDocument(state).text);
    const places = paths.slice(0, MOST).flatMap((path) => locate(tree, path) ?? []);
    state.editor?.light(places.filter(({ exact }) => exact));
  }, []);
}
