import { lazy, Suspense } from 'react';
import { isPageAlone } from '../../commands/page-alone.ts';
import { placesTexts } from '../../texts/en/places.ts';
import { useStarts } from '../../state/use-starts.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { fetchCode } from '../../ui/fetch-code.ts';
import { useWidth } from '../../ui/use-media.ts';
import { FileStepBar } from './FileStepBar.tsx';
import { NarrowWorkbench } from './NarrowWorkbench.tsx';
import { SharedBar } from './SharedBar.tsx';
import { AsideBar } from './AsideBar.tsx';
import { WelcomeBar } from './WelcomeBar.tsx';
import { WidePanes } from './WidePanes.tsx';
import './workbench-page.css';

const ConvertBar = lazy(async () => ({
  default: (await fetchCode(() => import('../../panels/source/ConvertBar.tsx'))).ConvertBar,
}));

/** Source, problems and results: side by side on a wide page, one at a time on a narrow one. */
export function WorkbenchPage() {
  const wide = useWidth() === 'wide';
  const chosen = useWorkbench((state) => state.workView);
  const starts = useStarts();
  const isAlone = useWorkbench(isPageAlone);
  const view = starts && chosen === 'source' ? 'both' : chosen;
  return (
    <div className="workbench" data-view={wide ? view : undefined}>
      <h1 className="unseen">{placesTexts.workbench}</h1>
      <AsideBar />
      <WelcomeBar />
      <SharedBar />
      <FileStepBar />
      <div className="workbench-panes">{wide ? <WidePanes /> : <NarrowWorkbench />}</div>
      {isAlone && !starts ? (
        <Suspense fallback={null}>
          <ConvertBar ofPage />
        </Suspense>
      ) : null}
    </div>
  );
}
