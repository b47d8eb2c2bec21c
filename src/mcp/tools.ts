import type { Tool } from './define-tool.ts';
import { buildTool, correctTool, inspectTool, replicateTool, validateTool } from './tools/documents.ts';
import { fingerprintTool } from './tools/fingerprint.ts';
import { exportXmlTool, importXmlTool, renderTool } from './tools/formats.ts';
import {
  addonListTool,
  addonTool,
  explainRuleTool,
  regimeListTool,
  regimeTool,
  schemaTool,
} from './tools/reference.ts';
import { explainRefusalTool } from './tools/refusals.ts';
import { keygenTool, signTool, verifyTool } from './tools/signing.ts';
import { suggestFixesTool } from './tools/suggest-fixes.ts';

/** Every tool, in the order of the list. Only tools named here are offered. */
export const tools: readonly Tool[] = [
  addonTool,
  addonListTool,
  buildTool,
  correctTool,
  explainRefusalTool,
  explainRuleTool,
  exportXmlTool,
  fingerprintTool,
  importXmlTool,
  inspectTool,
  keygenTool,
  regimeTool,
  regimeListTool,
  renderTool,
  replicateTool,
  schemaTool,
  signTool,
  suggestFixesTool,
  validateTool,
  verifyTool,
];
