import { worded } from '../../engine/values.ts';
import type { Command } from 'commander';
import { Option } from 'commander';
import type { Json } from '../../engine/index.ts';
import { faultsOfLosses } from '../../formats/losses/losses.ts';
import { verdictFault } from '../../formats/verdicts/verdict-faults.ts';
import { ownFontFiles } from '../../platform/node-font-files.ts';
import { systemContext } from '../../platform/system-context.ts';
import { Misuse } from '../exit.ts';
import { misuseMessages } from '../messages.ts';
import { readObjectFile, readValue } from '../input/read-value.ts';
import { readBytes, readFiles, readSources, type FileSource, type Source } from '../input/source.ts';
import { printDocument, type DocumentForm } from '../output/print-document.ts';
import { placed } from '../report/finding.ts';
import type { Session } from '../session.ts';
import { targetsFor, type FindTarget } from './export-target.ts';
import { fileJudge, reportOf } from './verdict-of-file.ts';
import { pageOf, withPageOptions, type PageFlags } from './page-options.ts';
import {
  formFor,
  giveResults,
  languageOption,
  strictly,
  targetOf,
  withOutputOptions,
  withReportForm,
  type Given,
  type OutputOptions,
  notSound,
} from './work-over.ts';

interface ImportOptions extends OutputOptions {
  readonly to?: DocumentForm;
  readonly judge?: readonly string[];
  readonly full?: true;
}

interface ExportOptions extends OutputOptions, PageFlags {
  readonly pdf?: string;
  readonly format?: string;
  readonly profile?: string;
  readonly for?: string;
  readonly allowLoss?: true;
  readonly context?: string;
}

/** Formats and rules are loaded when one of these commands runs. */
export function addFormatCommands(program: Command, session: Session): void {
  const collect = (value: string, before: readonly string[] = []) => [...before, value];
  withReportForm(
    withOutputOptions(
      program
        .command('import')
        .argument('[files...]', 'XML or PDF files, or folders; - or none for standard input')
        .description('convert UBL and CII invoices to documents, and check them with the rules of their profile'),
    ).addOption(new Option('--to <form>', 'format of the result').choices(['json', 'yaml', 'compact'])),
  )
    .addOption(
      new Option(
        '--judge <rules>',
        'check with this rule set instead of those of the profile; may be repeated',
      ).argParser(collect),
    )
    .addOption(languageOption())
    .option('--full', 'also print what happened to every value, and the verdicts')
    .option('--strict', 'refuse files with warnings: another amount due, an unknown specification')
    .action(async (files: readonly string[], options: ImportOptions) => {
      const take = await importing(session, options);
      await giveResults(session, files, { ...options, force: Boolean(options.force) }, readFiles(files), take);
    });

  const command = withReportForm(
    withOutputOptions(
      program
        .command('export')
        .argument('[files...]', 'files or folders; - or none for standard input')
        .description('write invoices as UBL or CII, or as PDF that contains CII')
        .addOption(
          new Option('--format <format>', 'format to write (default: that of the destination)').choices([
            'ubl',
            'cii',
            'ksef',
            'fatturapa',
            'verifactu',
            'nav',
            'cfdi',
            'facturae',
            'finvoice',
            'ticketbai',
            'factur-x',
            'zugferd',
            'xrechnung-pdf',
          ]),
        )
        .option('--for <destination>', 'write for a destination: xrechnung, peppol, fr-ctc …, or auto to detect it')
        .option(
          '--profile <profile>',
          'profile of the XML: peppol-bis-3, xrechnung-3, factur-x-basic … (default: that of the document’s addons, or en16931)',
        )
        .option('--allow-loss', 'write even if the format has no place for values that matter; lists what is lost')
        .option(
          '--context <file>',
          'what an authority asks for and no invoice says: program, previous record (VERI*FACTU)',
        )
        .option('--pdf <file>', 'put the XML into this PDF instead of pages that Assay writes'),
    ),
  );
  withPageOptions(command).action(async (files: readonly string[], options: ExportOptions) => {
    const take = await exporting(session, options);
    await giveResults(session, files, { ...options, force: Boolean(options.force) }, readSources(files), take);
  });
}

async function importing(session: Session, options: ImportOptions) {
  const { judge, full, to, output } = options;
  const [engine, own] = await Promise.all([session.engine(), session.ownRules()]);
  const [{ RULE_SETS }, { whyUnknownSet }] = await Promise.all([
    import('../../formats/rule-sets/standard.ts'),
    import('../../formats/rule-sets/rule-set.ts'),
  ]);
  const unknown = judge?.map((name) => whyUnknownSet([...RULE_SETS, ...own], name)).find((why) => why !== undefined);
  if (unknown !== undefined) throw new Misuse(unknown);
  const judgeFile = await fileJudge(engine, { ...(judge && { judge }), own });
  return async ({ name, place, bytes }: FileSource, several: boolean): Promise<Given> => {
    const judged = judgeFile({ name, bytes });
    const { imported } = judged;
    const report = strictly(judged.report, options);
    if (!imported || (options.strict && !report.ok)) return { report };
    const document = to === 'yaml' ? place.replace(INVOICE_ENDING, '.yaml') : jsonName(place);
    const target = targetOf({ place: document }, { ...(output !== undefined && { output }) }, several);
    const { faults: _, ...rest } = imported;
    const documents = full ? [] : (imported.documents ?? []);
    const printed = async (value: Json, into: string | undefined) => ({
      text: await printDocument(value, to ?? formFor(into, several || documents.length > 0)),
      ...(into !== undefined && { target: into }),
    });
    if (documents.length > 0) {
      const [result, ...further] = await Promise.all(
        documents.map(async (document, index) => printed(document.document, numbered(target, index + 1))),
      );
      return { report, ...(result && { result, further }) };
    }
    return {
      report,
      result: await printed((full ? JSON.parse(JSON.stringify(rest)) : imported.document) as Json, target),
    };
  };
}

const INVOICE_ENDING = /(?:(?:[.]xml)?[.]p7m|[.](?:xml|pdf))?$/i;

/** The file of one of several documents: `invoices-2.json`. */
const numbered = (target: string | undefined, number: number): string | undefined =>
  target?.replace(/([.][^./\\]*)?$/, `-${String(number)}$1`);

const jsonName = (place: string): string => place.replace(INVOICE_ENDING, '.json');

async function exporting(session: Session, options: ExportOptions) {
  const { allowLoss, output } = options;
  const engine = await session.engine();
  const [{ exportXml }, { exportPdf }, { hybridByKey }, { RULE_SETS }, { verdictLine }] = await Promise.all([
    import('../../formats/writing/export-xml.ts'),
    import('../../formats/pdf-pages/export-pdf.ts'),
    import('../../formats/pdf-pages/hybrid-formats.ts'),
    import('../../formats/rule-sets/standard.ts'),
    import('../../formats/destinations/verdict-line.ts'),
  ]);
  const targetFor = await findingTarget(options);
  const page = await pageOf(options);
  const pdf = options.pdf === undefined ? undefined : await readBytes(options.pdf);
  const making = options.context === undefined ? undefined : await contextIn(options.context);
  return async (source: Source, several: boolean): Promise<Given> => {
    if (several && output === undefined) throw new Misuse(misuseMessages.needsFolder);
    const { name } = source;
    const read = readValue(source);
    const data: Json = read.ok ? read.value : null;
    const as = read.ok ? targetFor(data) : undefined;
    if (as && 'refused' in as) {
      const report = { name, ok: false, key: 'input', ...worded('message', as.refused), findings: [] };
      return { report };
    }
    const { format = '', profile, verdict } = as ?? {};
    const hybrid = hybridByKey(format);
    const asked = {
      data,
      format,
      ...(profile !== undefined && { profile }),
      ...(allowLoss && { allowLoss }),
      ...(making && { context: making }),
    };
    const outcome =
      read.ok &&
      (hybrid
        ? await exportPdf({ ...asked, page, ...(pdf && { pdf }) }, engine, systemContext, RULE_SETS, ownFontFiles)
        : exportXml(asked, engine, systemContext, RULE_SETS));
    if (!read.ok || !outcome) {
      return {
        report: {
          name,
          ok: false,
          key: 'input',
          ...notSound(source),
          findings: placed(source, read.ok ? [] : read.faults),
        },
      };
    }
    if (!outcome.ok) {
      const { key, message, phrase, values, faults } = outcome.error;
      const reason = { message, ...(phrase !== undefined && { phrase }), ...(values && { values }) };
      return { report: { name, ok: false, key, ...reason, findings: placed(source, faults) } };
    }
    const { report, verdicts } = outcome.value;
    const text = 'bytes' in outcome.value ? outcome.value.bytes : outcome.value.content;
    const lost = faultsOfLosses(report, true);
    const judged = verdicts.map((verdict) => verdictFault(verdict, verdict.properties));
    const wrong = judged.some(({ severity }) => severity === 'error');
    const says = verdict?.({ wrong, stamps: report.stamps_settle ?? [] });
    const place = source.place.replace(/(?:[.](?:json|ya?ml))?$/i, hybrid ? '.pdf' : '.xml');
    const target = targetOf({ place }, { ...(output !== undefined && { output }) }, several);
    return {
      report: reportOf(name, placed(source, [...lost, ...judged, ...(says ? [verdictLine(says)] : [])])),
      result: { text, ...(target !== undefined && { target }) },
    };
  };
}

/** The context of an export in a file, which is that of the service. */
async function contextIn(path: string) {
  const [{ ExportContext }, { fits, misfits }] = await Promise.all([
    import('../../api/schemas/format-requests.ts'),
    import('../../api/typed-schema/check.ts'),
  ]);
  const given = await readObjectFile(misuseMessages.context, path);
  if (fits(ExportContext, given)) return given;
  const [{ path: place, wanted } = { path: '' }] = misfits(ExportContext, given);
  throw new Misuse(
    misuseMessages.ofFile({
      file: path,
      why:
        wanted === undefined ? misuseMessages.lacksMember({ place }) : misuseMessages.wantedAt({ path: place, wanted }),
    }),
  );
}

/** Format and profile of each document: those of its destination, or of the options. */
async function findingTarget({ for: key, format, profile }: ExportOptions): Promise<FindTarget> {
  const named = { ...(format !== undefined && { format }), ...(profile !== undefined && { profile }) };
  if (key !== undefined) return targetsFor(key, named);
  if (format === undefined) throw new Misuse(misuseMessages.formatOrFor);
  const [{ hybridByKey }, { profilesOf }, { formatByKey }, { PROFILES, isProfileOf }] = await Promise.all([
    import('../../formats/pdf-pages/hybrid-formats.ts'),
    import('../../formats/pdf-pages/hybrid-list.ts'),
    import('../../formats/catalogue/formats.ts'),
    import('../../formats/en16931/profiles/profiles.ts'),
  ]);
  const written = formatByKey(format);
  const hybrid = hybridByKey(format);
  const profiles = hybrid
    ? profilesOf(hybrid)
    : PROFILES.filter((profile) => written && isProfileOf(profile, written)).map((profile) => profile.key);
  if (profile !== undefined && !profiles.includes(profile)) {
    throw new Misuse(misuseMessages.noProfile({ profile, format, profiles }));
  }
  return () => ({ format, ...(profile !== undefined && { profile }) });
}
