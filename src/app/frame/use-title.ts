import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { pageAt } from '../pages/page-at.ts';
import { tabTitle } from '../state/document-titles.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';

/** Sets the title of the browser tab from the page and its content. */
export function useTitle(): void {
  const [path] = useLocation();
  const name = useWorkbench((state) => tabTitle(activeDocument(state)));
  useEffect(() => {
    const at = pageAt(path);
    const parts = !at || at.page.stays ? [name] : [at.entry, at.page.title];
    document.title = [...parts, 'Assay'].filter((part) => part !== '').join(' · ');
  }, [path, name]);
}
