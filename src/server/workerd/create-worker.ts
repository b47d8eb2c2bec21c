import type { Engine } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { createApplication } from '../application.ts';
import { createByteBudget } from '../http/byte-budget.ts';
import { compressReference } from '../http/compress-reference.ts';
import { jsonLine, levelOf, matters, textLine, type Log } from '../log.ts';
import { createMcp } from '../mcp/mcp.ts';
import { createPages } from '../pages/pages.ts';
import { readSettings, SettingError, type Settings } from '../settings.ts';
import { withoutBasePath } from './base-path.ts';
import { asItIsPacked, fontFilesBehind, pageFilesBehind, type FolderService } from './page-files.ts';

/** The bindings of the configuration: settings as text, null if not set, and the workbench's folder. */
export interface Bindings {
  readonly PAGES?: FolderService;
  readonly [setting: string]: unknown;
}

/** workerd's interface of a module. */
export interface Worker {
  fetch(request: Request): Promise<Response>;
}

/**
 * The service on workerd. Settings are read at once, so that an invalid one prevents the start. Everything else is made
 * with the first request, because workerd has no randomness before, and lives as long as the isolate. Throws
 * `SettingError`.
 */
export function createWorker(engine: Engine, bindings: Bindings): Worker {
  const settings = readSettings(textOf(bindings));
  // Ignoring these settings would let documents pass that the operator's rules refuse.
  if (settings.definitions !== undefined)
    throw new SettingError('ASSAY_DEFINITIONS: workerd reads no files, so it cannot have definitions of your own');
  if (settings.rulesFile !== undefined)
    throw new SettingError('ASSAY_RULES: workerd reads no files, so it cannot have rules of your own');
  if (settings.upstream?.files !== undefined)
    throw new SettingError('ASSAY_UPSTREAM_CERT and ASSAY_UPSTREAM_CA: workerd reads no files; use a binding for mTLS');
  let answer: ((request: Request) => Promise<Response> | Response) | undefined;
  return {
    async fetch(request) {
      answer ??= answerWith(engine, settings, bindings.PAGES);
      const asked = withoutBasePath(request, settings.basePath);
      return asItIsPacked(asked instanceof Response ? asked : await answer(asked));
    },
  };
}

function answerWith(engine: Engine, settings: Settings, folder: FolderService | undefined) {
  const { limits, upstream, mcpHosts, basePath } = settings;
  const budget = createByteBudget(settings.maxBytesInFlight);
  const log = logTo(settings);
  return compressReference(
    createApplication({
      engine,
      context: systemContext,
      fonts: folder && fontFilesBehind(folder),
      limits,
      budget,
      basePath,
      ...(upstream && { upstream }),
      mcp: createMcp({ engine, limits, hosts: mcpHosts, budget, log }),
      ...(folder && { pages: createPages(pageFilesBehind(folder), basePath) }),
      log,
    }),
  );
}

function logTo({ logForm, logLevel }: Settings): Log {
  return (entry) => {
    if (logForm === 'off' || !matters(levelOf(entry), logLevel)) return;
    console.log(logForm === 'json' ? jsonLine(entry, new Date().toISOString()) : textLine(entry));
  };
}

function textOf(bindings: Bindings): Record<string, string> {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(bindings).filter(isText));
}
