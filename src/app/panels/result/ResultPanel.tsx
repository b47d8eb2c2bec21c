import { lazy, Suspense } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useJudgement } from '../../api/use-judgement.ts';
import type { ResultPane } from '../../state/view-slice.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { BuiltPanel } from '../built/BuiltPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ChangesPanel } from '../changes/ChangesPanel.tsx';
import '../../ui/tabs.css';

const DifferencePanel = lazy(async () => ({
  default: (await import('../difference/DifferencePanel.tsx')).DifferencePanel,
}));
const TracePanel = lazy(async () => ({ default: (await import('../trace/TracePanel.tsx')).TracePanel }));
const EnvelopePanel = lazy(async () => ({ default: (await import('../envelope/EnvelopePanel.tsx')).EnvelopePanel }));

/** What building makes of the source, one view at a time. */
export function ResultPanel() {
  const pane = useWorkbench((state) => state.resultPane);
  const show = useWorkbench((state) => state.showResult);
  const judgement = useJudgement();
  const changes = judgement.state === 'judged' ? judgement.verdict.changes.length : 0;
  return (
    <section className="result-panel" aria-label="Result" data-pane data-region="result">
      <Tabs
        className="tabs"
        selectedKey={pane}
        onSelectionChange={(key) => {
          show(key as ResultPane);
        }}
      >
        <TabList className="tabs-list" aria-label="Views of the result">
          <Tab id="built" className="tab">
            Built
          </Tab>
          <Tab id="changes" className="tab">
            Changes {changes > 0 ? <Badge>{changes}</Badge> : null}
          </Tab>
          <Tab id="difference" className="tab">
            Diff
          </Tab>
          <Tab id="trace" className="tab">
            Trace
          </Tab>
          <Tab id="envelope" className="tab">
            Envelope
          </Tab>
        </TabList>
        <TabPanel id="built" className="tab-panel">
          <BuiltPanel />
        </TabPanel>
        <TabPanel id="changes" className="tab-panel">
          <ChangesPanel />
        </TabPanel>
        <TabPanel id="difference" className="tab-panel">
          <Suspense fallback={<Skeleton rows={12} label="Loading the comparison" />}>
            <DifferencePanel />
          </Suspense>
        </TabPanel>
        <TabPanel id="trace" className="tab-panel">
          <Suspense fallback={<Skeleton rows={9} label="Loading the trace" />}>
            <TracePanel />
          </Suspense>
        </TabPanel>
        <TabPanel id="envelope" className="tab-panel">
          <Suspense fallback={<Skeleton rows={9} label="Loading the envelope" />}>
            <EnvelopePanel />
          </Suspense>
        </TabPanel>
      </Tabs>
    </section>
  );
}
