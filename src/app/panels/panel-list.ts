import {
  Braces,
  CircleAlert,
  FileDiff,
  FileCode,
  FileOutput,
  GitCompareArrows,
  ListChecks,
  Mail,
  PackageCheck,
  ReceiptText,
  Sigma,
  TableProperties,
} from 'lucide-react';
import { countsOf } from '../api/verdict-words.ts';
import type { Judgement } from '../api/use-judgement.ts';
import type { PanelId } from '../state/place-ids.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { BuiltPanel } from './built/BuiltPanel.tsx';
import { ChangesPanel } from './changes/ChangesPanel.tsx';
import { definePanel, type Panel } from './define-panel.ts';
import { ProblemsPanel } from './problems/ProblemsPanel.tsx';
import { SourcePanel } from './source/SourcePanel.tsx';

const source = definePanel({
  id: 'source',
  title: 'Source',
  icon: Braces,
  command: { title: 'Focus the source', group: 'View' },
  content: SourcePanel,
  stays: true,
  takesFocus: true,
});

const problems = definePanel({
  id: 'problems',
  title: 'Problems',
  icon: CircleAlert,
  command: { title: 'Focus the problems panel', group: 'Problems', keys: 'Mod+Shift+M' },
  content: ProblemsPanel,
  takesFocus: true,
  count: (judgement) => (judgement.state === 'judged' ? countsOf(judgement.verdict.problems).error : 0),
  countTone: 'error',
});

const built = definePanel({
  id: 'built',
  title: 'Built',
  icon: PackageCheck,
  command: { title: 'Show built document', group: 'View' },
  content: BuiltPanel,
  offered: ({ judgement }) => !isXml(judgement),
  otherwise: 'document',
});

const changes = definePanel({
  id: 'changes',
  title: 'Changes',
  icon: ListChecks,
  command: { title: 'Show changes', group: 'View' },
  content: ChangesPanel,
  offered: ({ judgement }) => !isXml(judgement),
  otherwise: 'document',
  count: (judgement) => (judgement.state === 'judged' ? judgement.verdict.changes.length : 0),
});

const difference = definePanel({
  id: 'difference',
  title: 'Diff',
  icon: FileDiff,
  command: { title: 'Show diff of source and built document', group: 'View' },
  content: onDemand(
    () => import('./difference/DifferencePanel.tsx'),
    (module) => module.DifferencePanel,
    {
      label: 'Loading the comparison',
    },
  ),
  // Two texts beside each other find no room on a narrow page; the changes tell the same.
  offered: ({ width, judgement }) => width === 'wide' && !isXml(judgement),
  otherwise: 'changes',
});

const invoice = definePanel({
  id: 'invoice',
  title: 'Invoice',
  icon: ReceiptText,
  command: { title: 'Show the invoice as it is printed', group: 'View' },
  content: onDemand(
    () => import('./invoice/InvoicePanel.tsx'),
    (module) => module.InvoicePanel,
    { label: 'Loading the invoice', rows: 12 },
  ),
  offered: ({ judgement }) => !isXml(judgement),
  otherwise: 'document',
});

const trace = definePanel({
  id: 'trace',
  title: 'Trace',
  icon: Sigma,
  command: { title: 'Show how the totals come about', group: 'View' },
  content: onDemand(
    () => import('./trace/TracePanel.tsx'),
    (module) => module.TracePanel,
    {
      label: 'Loading the trace',
      rows: 9,
    },
  ),
  offered: ({ judgement }) => !isXml(judgement),
  otherwise: 'document',
});

const envelope = definePanel({
  id: 'envelope',
  title: 'Envelope',
  icon: Mail,
  command: { title: 'Show the envelope', group: 'View' },
  content: onDemand(
    () => import('./envelope/EnvelopePanel.tsx'),
    (module) => module.EnvelopePanel,
    {
      label: 'Loading the envelope',
      rows: 9,
    },
  ),
  offered: ({ judgement }) => !isXml(judgement),
  otherwise: 'document',
});

const exported = definePanel({
  id: 'export',
  title: 'Export',
  icon: FileCode,
  command: { title: 'Export as XML…', group: 'Operations' },
  content: onDemand(
    () => import('./export/ExportPanel.tsx'),
    (module) => module.ExportPanel,
    { label: 'Loading the export', rows: 9 },
  ),
  offered: ({ judgement }) => !isXml(judgement),
  otherwise: 'document',
});

const document = definePanel({
  id: 'document',
  title: 'Document',
  icon: FileOutput,
  command: { title: 'Show the document of an XML invoice', group: 'View' },
  content: onDemand(
    () => import('./document/DocumentPanel.tsx'),
    (module) => module.DocumentPanel,
    { label: 'Loading the document', rows: 9 },
  ),
  offered: ({ judgement }) => isXml(judgement),
  otherwise: 'changes',
});

const report = definePanel({
  id: 'report',
  title: 'Report',
  icon: TableProperties,
  command: { title: 'Show what became of each value of an XML invoice', group: 'View' },
  content: onDemand(
    () => import('./report/ReportPanel.tsx'),
    (module) => module.ReportPanel,
    { label: 'Loading the report', rows: 9 },
  ),
  offered: ({ judgement }) => isXml(judgement),
  otherwise: 'changes',
  count: (judgement) =>
    judgement.state === 'judged'
      ? (judgement.verdict.xml?.entries.filter(({ outcome }) => outcome === 'left').length ?? 0)
      : 0,
});

const comparison = definePanel({
  id: 'comparison',
  title: 'Compare',
  icon: GitCompareArrows,
  command: { title: 'Compare with another XML invoice', group: 'View' },
  content: onDemand(
    () => import('./comparison/ComparisonPanel.tsx'),
    (module) => module.ComparisonPanel,
    { label: 'Loading the comparison', rows: 9 },
  ),
  offered: ({ judgement }) => isXml(judgement),
  otherwise: 'changes',
});

/** Every panel, in the order of the tabs. */
export const panels: Readonly<Record<PanelId, Panel>> = {
  source,
  problems,
  built,
  changes,
  difference,
  invoice,
  trace,
  envelope,
  export: exported,
  document,
  report,
  comparison,
};

export const panelList: readonly Panel[] = Object.values(panels);

// An XML invoice is not built: it makes a document, which is. It stays one while a tag is half typed.
function isXml(judgement: Judgement): boolean {
  if (judgement.state !== 'judged') return false;
  const { xml, notation } = judgement.verdict;
  return xml !== undefined || notation?.kind === 'ubl' || notation?.kind === 'cii';
}
