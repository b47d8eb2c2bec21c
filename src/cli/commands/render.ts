import type { Command } from 'commander';
import { Option } from 'commander';
import type { Outcome } from '../../engine/index.ts';
import { isJsonObject, newFault } from '../../engine/values.ts';
import type { ShownInvoice } from '../../formats/page/shown-invoice.ts';
import { ownFontFiles } from '../../platform/node-font-files.ts';
import { systemContext } from '../../platform/system-context.ts';
import { readValue } from '../input/read-value.ts';
import { readEveryFile, type FileSource, type Source } from '../input/source.ts';
import { placed } from '../report/finding.ts';
import type { Session } from '../session.ts';
import { fileJudge, reportOf } from './verdict-of-file.ts';
import { pageOf, withPageOptions, type PageFlags } from './page-options.ts';
import {
  giveResults,
  targetOf,
  withOutputOptions,
  withReportForm,
  type Given,
  type OutputOptions,
  notSound,
} from './work-over.ts';
import { cliMessages } from '../messages.ts';

interface RenderOptions extends OutputOptions, PageFlags {
  readonly to: 'html' | 'pdf';
}

/** The page writer is loaded when the command runs. */
export function addRenderCommand(program: Command, session: Session): void {
  withPageOptions(
    withReportForm(
      withOutputOptions(
        program
          .command('render')
          .argument('[files...]', 'documents, XML or PDF files, or folders; - or none for standard input')
          .description('render invoices as pages, and list values that the pages do not show')
          .addOption(new Option('--to <form>', 'format of the page').choices(['html', 'pdf']).default('html')),
      ),
    ),
  ).action(async (files: readonly string[], options: RenderOptions) => {
    const take = await rendering(session, options);
    await giveResults(session, files, { ...options, force: Boolean(options.force) }, readEveryFile(files, {}), take);
  });
}

async function rendering(session: Session, options: RenderOptions) {
  const engine = await session.engine();
  const [{ renderInvoice }, { shownDocument, shownXml }, page] = await Promise.all([
    import('../../formats/pdf-pages/render-invoice.ts'),
    import('../../formats/page/shown-invoice.ts'),
    pageOf(options),
  ]);
  const judgeFile = await fileJudge(engine, { judge: [], own: [] });
  const shownOf = (source: FileSource | Source): Given | Outcome<ShownInvoice> => {
    if ('bytes' in source) {
      const { report, imported } = judgeFile(source);
      return imported ? shownXml(imported, engine, systemContext) : { report };
    }
    const read = readValue(source);
    if (read.ok && isJsonObject(read.value)) return shownDocument(read.value, engine, systemContext);
    return {
      report: {
        name: source.name,
        ok: false,
        key: 'input',
        ...notSound(source),
        findings: placed(source, read.ok ? [] : read.faults),
      },
    };
  };
  return async (source: FileSource | Source, several: boolean): Promise<Given> => {
    const shown = shownOf(source);
    if ('report' in shown) return shown;
    const made = shown.ok ? await renderInvoice(shown.value, options.to, page, { engine, fonts: ownFontFiles }) : shown;
    const { name } = source;
    if (!made.ok) {
      const { key, message, phrase, values, faults } = made.error;
      const reason = { message, ...(phrase !== undefined && { phrase }), ...(values && { values }) };
      return { report: { name, ok: false, key, ...reason, findings: 'bytes' in source ? [] : placed(source, faults) } };
    }
    const { content, page: drawn } = made.value;
    const place = source.place.replace(/(?:(?:[.]xml)?[.]p7m|[.](?:json|ya?ml|xml|pdf))?$/i, `.${options.to}`);
    const target = targetOf({ place }, { ...(options.output !== undefined && { output: options.output }) }, several);
    const leftOut = drawn.leftOut.map(({ path, value, element }) => {
      const words =
        element === undefined
          ? cliMessages.notShown({ value: value.slice(0, 80) })
          : cliMessages.elementNotShown({ value: value.slice(0, 80), element });
      return newFault('rules', 'ASSAY-PAGE-LEFT-OUT', path === '' ? [] : [path], words, { severity: 'info' });
    });
    const findings = 'bytes' in source ? leftOut : placed(source, leftOut);
    return {
      report: reportOf(name, findings),
      result: { text: content, ...(target !== undefined && { target }) },
    };
  };
}
