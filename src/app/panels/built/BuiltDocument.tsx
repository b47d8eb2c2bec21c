import { lazy, Suspense } from 'react';
import type { JsonObject } from '../../../engine/index.ts';
import { useWidth } from '../../ui/use-media.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { fetchCode } from '../../ui/fetch-code.ts';
import { JsonText } from '../../ui/JsonText.tsx';
import { panelsTexts } from '../../texts/en/panels.ts';

const ResultEditor = lazy(async () => ({
  default: (await fetchCode(() => import('../../editor/ResultEditor.tsx'))).ResultEditor,
}));

export interface BuiltDocumentProps {
  readonly document: JsonObject;
  /** Called when the cursor moves to a place. */
  onPoint(path: string): void;
}

/** The built document as read-only JSON. */
export function BuiltDocument({ document, onPoint }: BuiltDocumentProps) {
  const theme = useWorkbench((state) => state.theme);
  const phone = useWidth() === 'phone';
  const text = JSON.stringify(document, null, 2);
  const plain = <JsonText text={text} label={panelsTexts.builtDocumentJson} />;
  if (phone) return plain;
  return (
    <Boundary name={panelsTexts.theBuiltDocument} instead={plain}>
      <Suspense fallback={plain}>
        <ResultEditor text={text} theme={theme} label={panelsTexts.builtDocumentReadOnly} onPath={onPoint} />
      </Suspense>
    </Boundary>
  );
}
