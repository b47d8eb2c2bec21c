import { useQuery } from '@tanstack/react-query';
import { indexLines } from '../../../language/syntax/line-index.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { useLanguage } from '../../state/use-language.ts';
import { codeNamer } from '../../../formats/explain/place-in-markdown.ts';
import { locale } from '../../texts/live.ts';
import { codeName } from '../../texts/said.ts';
import { fetchCode } from '../../ui/fetch-code.ts';
import type { SlowField, ValueField } from './value-field.ts';

/** The codes that an element of XML may have, with their names; undefined for other values. */
export function useCodes({ element }: ValueField | SlowField): ValueField['choices'] {
  const language = useLanguage();
  const documentId = useWorkbench((state) => state.activeId);
  const { data } = useQuery({
    queryKey: ['page-codes', documentId, language, element?.line, element?.column],
    queryFn: async () => {
      if (!element) return null;
      const { fetchTexts } = useWorkbench.getState();
      const [{ describePlace, xmlTerms }] = await Promise.all([
        fetchCode(() => import('../../../formats/explain/describe-xml.ts')),
        fetchTexts('codes'),
      ]);
      const { text } = activeDocument(useWorkbench.getState());
      const terms = xmlTerms(text);
      const codes = terms && describePlace(terms, indexLines(text).offsetAt(element))?.codes;
      if (!codes) return null;
      const name = codeNamer(codes, { code: codeName, locale: locale() });
      return codes.codes.map((value) => ({ value, name: name(value) ?? value }));
    },
    enabled: element !== undefined,
    gcTime: 0,
  });
  return data ?? undefined;
}
