import { createContext, use, useMemo } from 'react';
import { useEditorKnowledge } from '../../api/use-knowledge.ts';
import { nameInWords, type NameAt } from './value-names.ts';

/** How the page around a form names values; elsewhere they are named by the schema. */
export const NamesContext = createContext<NameAt | undefined>(undefined);

/** How values are named here. */
export function useNames(): NameAt {
  const knowledge = useEditorKnowledge();
  const around = use(NamesContext);
  return useMemo(() => around ?? ((path: string) => nameInWords(path, knowledge)), [around, knowledge]);
}
