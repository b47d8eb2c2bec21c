import { Columns2, X } from 'lucide-react';
import { memo } from 'react';
import type { FullJudgement } from '../../api/use-judgement.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import type { Panel } from '../../panels/define-panel.ts';
import type { ResultPanelId } from '../../state/place-ids.ts';
import { useLanguage } from '../../state/use-language.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { IconButton } from '../../ui/Button.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import { workbenchTexts } from '../../texts/en/workbench.ts';

export interface ResultPaneProps {
  readonly place: number;
  /** The number of views side by side. */
  readonly places: number;
  /** Whether there is room for another view. */
  readonly hasRoom: boolean;
  readonly panels: readonly (Panel & { readonly id: ResultPanelId })[];
  readonly shown: ResultPanelId;
  readonly judgement: FullJudgement;
}

/** The views of the result, one at a time in each place. */
export const ResultPane = memo(function ResultPane({
  place,
  places,
  hasRoom,
  panels,
  shown,
  judgement,
}: ResultPaneProps) {
  useLanguage();
  const showAt = useWorkbench((state) => state.showViewAt);
  const close = useWorkbench((state) => state.closeView);
  const name = (text: string): string => (place === 0 ? text : workbenchTexts.ofPlace(text, place + 1));
  return (
    <section className="result-panel" aria-label={name(workbenchTexts.result)} data-pane>
      <PanelTabs
        label={name(workbenchTexts.viewsOfTheResult)}
        panels={panels}
        shown={shown}
        judgement={judgement}
        onShow={(id) => {
          showAt(place, id);
        }}
        actions={
          <>
            {hasRoom && place === places - 1 ? <CommandButton command="add-view" bare icon={<Columns2 />} /> : null}
            {places > 1 ? (
              <IconButton
                label={name(workbenchTexts.closeThisView)}
                icon={<X aria-hidden />}
                onPress={() => {
                  close(place);
                }}
              />
            ) : null}
          </>
        }
      />
    </section>
  );
});
