import type { Areas } from '../areas.ts';
import { commands } from './commands.ts';
import { comparison } from './comparison.ts';
import { destination } from './destination.ts';
import { difference } from './difference.ts';
import { docs } from './docs.ts';
import { document } from './document.ts';
import { editor } from './editor.ts';
import { envelope } from './envelope.ts';
import { exported } from './export.ts';
import { files } from './files.ts';
import { foreign } from './foreign.ts';
import { frame } from './frame.ts';
import { handOn } from './hand-on.ts';
import { history } from './history.ts';
import { invoice } from './invoice.ts';
import { judging } from './judging.ts';
import { keys } from './keys.ts';
import { messages } from './messages.ts';
import { operations } from './operations.ts';
import { panels } from './panels.ts';
import { places } from './places.ts';
import { record } from './record.ts';
import { reference } from './reference.ts';
import { refusals } from './refusals.ts';
import { report } from './report.ts';
import { rules } from './rules.ts';
import { shapes } from './shapes.ts';
import { start } from './start.ts';
import { trace } from './trace.ts';
import { ui } from './ui.ts';
import { workbench } from './workbench.ts';

/**
 * The workbench in Spanish. Words that stay the same everywhere: build is generar, source is origen, fault is error, warning is aviso,
 * fix is corregir, correct is rectificar (factura rectificativa), import is importar, rate is tipo (impositivo), base is base
 * imponible, surcharge is recargo de equivalencia, retained is retenido and retención, regime is régimen, addon is complemento, extension is
 * extensión, scenario is supuesto, tag is etiqueta, envelope is sobre, digest is huella, stamp is sello, signature is firma, key is clave,
 * supplier is emisor, member is campo, norm is norma. The user is usted.
 */
export const areas = {
  messages,
  commands,
  comparison,
  destination,
  difference,
  docs,
  document,
  editor,
  envelope,
  export: exported,
  files,
  foreign,
  frame,
  handOn,
  history,
  invoice,
  judging,
  keys,
  operations,
  panels,
  places,
  record,
  reference,
  refusals,
  report,
  rules,
  shapes,
  start,
  trace,
  ui,
  workbench,
} satisfies Areas;
