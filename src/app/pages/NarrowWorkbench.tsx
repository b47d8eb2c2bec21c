import { lazy, Suspense } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useJudgement } from '../api/use-judgement.ts';
import { BuiltPanel } from '../panels/built/BuiltPanel.tsx';
import { ChangesPanel } from '../panels/changes/ChangesPanel.tsx';
import { ProblemsPanel } from '../panels/problems/ProblemsPanel.tsx';
import { SourcePanel } from '../panels/source/SourcePanel.tsx';
import type { NarrowPane } from '../state/view-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { Badge } from '../ui/Badge.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import '../ui/tabs.css';

const TracePanel = lazy(async () => ({ default: (await import('../panels/trace/TracePanel.tsx')).TracePanel }));
const EnvelopePanel = lazy(async () => ({
  default: (await import('../panels/envelope/EnvelopePanel.tsx')).EnvelopePanel,
}));

/** One pane at a time. The source stays in place behind the others, so that it keeps its cursor. */
export function NarrowWorkbench() {
  const pane = useWorkbench((state) => state.narrowPane);
  const show = useWorkbench((state) => state.showNarrow);
  const judgement = useJudgement();
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  const grave = verdict?.problems.filter(({ severity }) => severity === 'error').length ?? 0;
  return (
    <Tabs
      className="tabs"
      // Two texts beside each other find no room here; the changes tell the same.
      selectedKey={pane === 'difference' ? 'changes' : pane}
      onSelectionChange={(key) => {
        show(key as NarrowPane);
      }}
    >
      <TabList className="tabs-list" aria-label="Panes">
        <Tab id="source" className="tab">
          Source
        </Tab>
        <Tab id="problems" className="tab">
          Problems {grave > 0 ? <Badge tone="error">{grave}</Badge> : null}
        </Tab>
        <Tab id="built" className="tab">
          Built
        </Tab>
        <Tab id="changes" className="tab">
          Changes
        </Tab>
        <Tab id="trace" className="tab">
          Trace
        </Tab>
        <Tab id="envelope" className="tab">
          Envelope
        </Tab>
      </TabList>
      <TabPanel id="source" className="tab-panel" shouldForceMount>
        <SourcePanel />
      </TabPanel>
      <TabPanel id="problems" className="tab-panel">
        <ProblemsPanel />
      </TabPanel>
      <TabPanel id="built" className="tab-panel">
        <BuiltPanel />
      </TabPanel>
      <TabPanel id="changes" className="tab-panel">
        <ChangesPanel />
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
  );
}
