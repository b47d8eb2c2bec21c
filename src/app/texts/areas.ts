import type { commandsTexts } from './en/commands.ts';
import type { comparisonTexts } from './en/comparison.ts';
import type { destinationTexts } from './en/destination.ts';
import type { differenceTexts } from './en/difference.ts';
import type { docsTexts } from './en/docs.ts';
import type { documentTexts } from './en/document.ts';
import type { editorTexts } from './en/editor.ts';
import type { envelopeTexts } from './en/envelope.ts';
import type { exportTexts } from './en/export.ts';
import type { filesTexts } from './en/files.ts';
import type { foreignTexts } from './en/foreign.ts';
import type { frameTexts } from './en/frame.ts';
import type { handOnTexts } from './en/hand-on.ts';
import type { historyTexts } from './en/history.ts';
import type { invoiceTexts } from './en/invoice.ts';
import type { judgingTexts } from './en/judging.ts';
import type { keysTexts } from './en/keys.ts';
import type { operationsTexts } from './en/operations.ts';
import type { panelsTexts } from './en/panels.ts';
import type { placesTexts } from './en/places.ts';
import type { recordTexts } from './en/record.ts';
import type { referenceTexts } from './en/reference.ts';
import type { refusalsTexts } from './en/refusals.ts';
import type { reportTexts } from './en/report.ts';
import type { rulesTexts } from './en/rules.ts';
import type { shapesTexts } from './en/shapes.ts';
import type { startTexts } from './en/start.ts';
import type { traceTexts } from './en/trace.ts';
import type { uiTexts } from './en/ui.ts';
import type { workbenchTexts } from './en/workbench.ts';

import type { Words } from '../../engine/index.ts';

/** The texts of every area. A translation must have all of them. */
export interface Areas {
  /** Messages of the engine, its rules and the editor. */
  readonly messages: Phrases;
  readonly commands: typeof commandsTexts;
  readonly comparison: typeof comparisonTexts;
  readonly destination: typeof destinationTexts;
  readonly difference: typeof differenceTexts;
  readonly docs: typeof docsTexts;
  readonly document: typeof documentTexts;
  readonly editor: typeof editorTexts;
  readonly envelope: typeof envelopeTexts;
  readonly export: typeof exportTexts;
  readonly files: typeof filesTexts;
  readonly foreign: typeof foreignTexts;
  readonly frame: typeof frameTexts;
  readonly handOn: typeof handOnTexts;
  readonly history: typeof historyTexts;
  readonly invoice: typeof invoiceTexts;
  readonly judging: typeof judgingTexts;
  readonly keys: typeof keysTexts;
  readonly operations: typeof operationsTexts;
  readonly panels: typeof panelsTexts;
  readonly places: typeof placesTexts;
  readonly record: typeof recordTexts;
  readonly reference: typeof referenceTexts;
  readonly refusals: typeof refusalsTexts;
  readonly report: typeof reportTexts;
  readonly rules: typeof rulesTexts;
  readonly shapes: typeof shapesTexts;
  readonly start: typeof startTexts;
  readonly trace: typeof traceTexts;
  readonly ui: typeof uiTexts;
  readonly workbench: typeof workbenchTexts;
}

/** Texts by the code of their message, or by the path of what they speak of. */
export type Phrases = Words;
