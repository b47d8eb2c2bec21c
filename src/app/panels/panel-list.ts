import {
  Braces,
  CircleAlert,
  FileDiff,
  FileCode,
  FileOutput,
  GitCompareArrows,
  ListChecks,
  Mail,
  MailQuestionMark,
  PackageCheck,
  ReceiptText,
  Send,
  Sigma,
  TableProperties,
} from 'lucide-react';
import { isReadXml } from '../../language/recognise/xml-invoice.ts';
import { countsOf } from '../api/verdict-words.ts';
import type { Judgement } from '../api/use-judgement.ts';
import type { PanelId } from '../state/place-ids.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { definePanel, type Panel } from './define-panel.ts';
import { placesTexts } from '../texts/en/places.ts';

const together = () => import('./first-panels.ts');

const firstWaiting = {
  get label() {
    return placesTexts.loadingThePage;
  },
};

const source = definePanel({
  id: 'source',
  get title() {
    return placesTexts.source;
  },
  icon: Braces,
  command: {
    get title() {
      return placesTexts.focusTheSource;
    },
    group: 'View',
  },
  content: onDemand(together, ({ SourcePanel }) => SourcePanel, firstWaiting),
  stays: true,
});

const problems = definePanel({
  id: 'problems',
  get title() {
    return placesTexts.problems;
  },
  icon: CircleAlert,
  command: {
    get title() {
      return placesTexts.focusTheProblemsPanel;
    },
    group: 'Problems',
    keys: 'Mod+Shift+M',
  },
  content: onDemand(together, ({ ProblemsPanel }) => ProblemsPanel, firstWaiting),
  count: (judgement) => (judgement.state === 'judged' ? countsOf(judgement.verdict.problems).error : 0),
  countTone: 'error',
});

const built = definePanel({
  id: 'built',
  get title() {
    return placesTexts.built;
  },
  icon: PackageCheck,
  command: {
    get title() {
      return placesTexts.showBuiltDocument;
    },
    group: 'View',
  },
  content: onDemand(together, ({ BuiltPanel }) => BuiltPanel, firstWaiting),
  offered: ({ judgement }) => !isXml(judgement),
  otherwise: 'document',
});

const changes = definePanel({
  id: 'changes',
  get title() {
    return placesTexts.changes;
  },
  icon: ListChecks,
  command: {
    get title() {
      return placesTexts.showChanges;
    },
    group: 'View',
  },
  content: onDemand(together, ({ ChangesPanel }) => ChangesPanel, firstWaiting),
  offered: ({ judgement }) => !isXml(judgement),
  otherwise: 'document',
  count: (judgement) => (judgement.state === 'judged' ? judgement.verdict.changes.length : 0),
});

const difference = definePanel({
  id: 'difference',
  get title() {
    return placesTexts.diff;
  },
  icon: FileDiff,
  command: {
    get title() {
      return placesTexts.showDiff;
    },
    group: 'View',
  },
  content: onDemand(
    () => import('./difference/DifferencePanel.tsx'),
    (module) => module.DifferencePanel,
    {
      get label() {
        return placesTexts.loadingTheComparison;
      },
    },
  ),
  // A narrow page has no room for two texts side by side. The Changes panel shows the same there.
  offered: ({ width, judgement }) => width === 'wide' && !isXml(judgement),
  otherwise: 'changes',
});

const invoice = definePanel({
  id: 'invoice',
  isLong: true,
  get title() {
    return placesTexts.invoice;
  },
  icon: ReceiptText,
  command: {
    get title() {
      return placesTexts.showInvoice;
    },
    group: 'View',
  },
  content: onDemand(
    () => import('./invoice/InvoicePanel.tsx'),
    (module) => module.InvoicePanel,
    {
      get label() {
        return placesTexts.loadingTheInvoice;
      },
      rows: 12,
    },
  ),
});

const trace = definePanel({
  id: 'trace',
  get title() {
    return placesTexts.trace;
  },
  icon: Sigma,
  command: {
    get title() {
      return placesTexts.showTrace;
    },
    group: 'View',
  },
  content: onDemand(
    () => import('./trace/TracePanel.tsx'),
    (module) => module.TracePanel,
    {
      get label() {
        return placesTexts.loadingTheTrace;
      },
      rows: 9,
    },
  ),
  offered: ({ judgement }) => !isXml(judgement),
  otherwise: 'document',
});

const envelope = definePanel({
  id: 'envelope',
  get title() {
    return placesTexts.envelope;
  },
  icon: Mail,
  command: {
    get title() {
      return placesTexts.showTheEnvelope;
    },
    group: 'View',
  },
  content: onDemand(
    () => import('./envelope/EnvelopePanel.tsx'),
    (module) => module.EnvelopePanel,
    {
      get label() {
        return placesTexts.loadingTheEnvelope;
      },
      rows: 9,
    },
  ),
  offered: ({ judgement }) => !isXml(judgement),
  otherwise: 'document',
});

const destination = definePanel({
  id: 'destination',
  get title() {
    return placesTexts.destination;
  },
  icon: Send,
  command: {
    get title() {
      return placesTexts.showDestination;
    },
    group: 'View',
  },
  content: onDemand(
    () => import('./export/DestinationPanel.tsx'),
    (module) => module.DestinationPanel,
    {
      get label() {
        return placesTexts.loadingTheDestination;
      },
      rows: 9,
    },
  ),
});

const exported = definePanel({
  id: 'export',
  get title() {
    return placesTexts.export;
  },
  icon: FileCode,
  command: {
    get title() {
      return placesTexts.exportAsXml;
    },
    group: 'Operations',
  },
  content: onDemand(
    () => import('./export/ExportPanel.tsx'),
    (module) => module.ExportPanel,
    {
      get label() {
        return placesTexts.loadingTheExport;
      },
      rows: 9,
    },
  ),
  offered: ({ judgement }) => !isXml(judgement),
  otherwise: 'document',
});

const document = definePanel({
  id: 'document',
  get title() {
    return placesTexts.document;
  },
  icon: FileOutput,
  command: {
    get title() {
      return placesTexts.showXmlDocument;
    },
    group: 'View',
  },
  content: onDemand(
    () => import('./document/DocumentPanel.tsx'),
    (module) => module.DocumentPanel,
    {
      get label() {
        return placesTexts.loadingTheDocument;
      },
      rows: 9,
    },
  ),
  offered: ({ judgement }) => isXml(judgement),
  otherwise: 'changes',
});

const report = definePanel({
  id: 'report',
  get title() {
    return placesTexts.report;
  },
  icon: TableProperties,
  command: {
    get title() {
      return placesTexts.showXmlReport;
    },
    group: 'View',
  },
  content: onDemand(
    () => import('./report/ReportPanel.tsx'),
    (module) => module.ReportPanel,
    {
      get label() {
        return placesTexts.loadingTheReport;
      },
      rows: 9,
    },
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
  get title() {
    return placesTexts.compare;
  },
  icon: GitCompareArrows,
  command: {
    get title() {
      return placesTexts.compareWithAnother;
    },
    group: 'View',
  },
  content: onDemand(
    () => import('./comparison/ComparisonPanel.tsx'),
    (module) => module.ComparisonPanel,
    {
      get label() {
        return placesTexts.loadingTheComparison;
      },
      rows: 9,
    },
  ),
  offered: ({ judgement, several }) => several || isXml(judgement),
  otherwise: 'changes',
});

const refusal = definePanel({
  id: 'refusal',
  get title() {
    return placesTexts.refusal;
  },
  icon: MailQuestionMark,
  command: {
    get title() {
      return placesTexts.explainARefusal;
    },
    group: 'Operations',
  },
  content: onDemand(
    () => import('./refusal/RefusalPanel.tsx'),
    (module) => module.RefusalPanel,
    {
      get label() {
        return placesTexts.loadingTheRefusal;
      },
      rows: 9,
    },
  ),
});

/** Every panel, in the order of the tabs. */
export const panels: { readonly [Id in PanelId]: Panel & { readonly id: Id } } = {
  source,
  problems,
  built,
  changes,
  difference,
  invoice,
  trace,
  envelope,
  destination,
  export: exported,
  document,
  report,
  comparison,
  refusal,
};

export const panelList: readonly Panel[] = Object.values(panels);

/** The panels that a first visit shows. Their code is loaded together. */
export const firstPanels: readonly Panel[] = [source, problems, built, changes];

// An XML invoice cannot be built; it is imported as a document first. Text with a half-typed tag still counts as XML.
function isXml(judgement: Judgement): boolean {
  if (judgement.state !== 'judged') return false;
  const { xml, notation } = judgement.verdict;
  return xml !== undefined || (notation !== undefined && isReadXml(notation.kind));
}
