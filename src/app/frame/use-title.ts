import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';

const pages = [
  ['/regimes', 'Tax regimes'],
  ['/addons', 'Format addons'],
  ['/rules', 'Rules'],
  ['/schemas', 'Schemas'],
  ['/docs', 'API'],
  ['/keys', 'Keys'],
] as const;

/** Names the browser tab after the page and what is on it. */
export function useTitle(): void {
  const [path] = useLocation();
  const name = useWorkbench((state) => activeDocument(state).name);
  useEffect(() => {
    const page = pages.find(([prefix]) => path.startsWith(prefix));
    const entry = page ? path.slice(page[0].length + 1) : '';
    const parts = page ? [entry, page[1]] : [name];
    document.title = [...parts, 'Assay'].filter((part) => part !== '').join(' · ');
  }, [path, name]);
}
