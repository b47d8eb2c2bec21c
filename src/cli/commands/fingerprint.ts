import { Argument, Option, type Command } from 'commander';
import { FINGERPRINT_KINDS, type FingerprintRequest } from '../../api/schemas/fingerprint.ts';
import type { Static } from '../../api/typed-schema/schema.ts';
import type { Json } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { EXIT } from '../exit.ts';
import { misuseMessages } from '../messages.ts';
import { printDocument } from '../output/print-document.ts';
import { clean } from '../report/people.ts';
import { cliTranslator } from '../report/reports-in.ts';
import { languageOf, sayIn } from '../say.ts';
import type { Session } from '../session.ts';
import { languageOption } from './work-over.ts';

interface FingerprintOptions {
  readonly field?: readonly string[];
  readonly nif?: string;
  readonly date?: string;
  readonly signatureValue?: string;
  readonly series?: string;
  readonly number?: string;
  readonly total?: string;
  readonly base?: string;
  readonly json?: true;
  readonly lang?: string;
}

type Request = Static<typeof FingerprintRequest>;

const collect = (field: string, before: readonly string[] = []) => [...before, field];

/** Prints the print, or the identifier and the address of the QR code on a line each; `--json` prints the API's answer. */
export function addFingerprintCommand(program: Command, session: Session): void {
  program
    .command('fingerprint')
    .addArgument(new Argument('<kind>', 'kind of record, or ticketbai').choices(FINGERPRINT_KINDS))
    .description('calculate the print of a VERI*FACTU record, or the identifier and QR address of a TicketBAI file')
    .addOption(
      new Option(
        '--field <name=text>',
        'field of the record, as in its XML; may be repeated, in the order of AEAT',
      ).argParser(collect),
    )
    .option('--nif <number>', 'TicketBAI: tax number of the issuer')
    .option('--date <day>', 'TicketBAI: day of issue, as 2026-09-15 or 150926')
    .option('--signature-value <text>', 'TicketBAI: SignatureValue of the signed file')
    .option('--series <text>', 'TicketBAI: series of the invoice, if it has one')
    .option('--number <text>', 'TicketBAI: number of the invoice')
    .option('--total <amount>', 'TicketBAI: total as in the file')
    .option('--base <address>', 'TicketBAI: address at which the treasury shows invoices, for the QR code')
    .option('--json', 'as JSON, with the text that the print is made of')
    .addOption(languageOption())
    .action(async (kind: Request['kind'], options: FingerprintOptions) => {
      const { fingerprintHandlers } = await import('../../operations/fingerprint.ts');
      const scope = { engine: await session.engine(), context: systemContext };
      const answered = await fingerprintHandlers.fingerprint(requestOf(kind, options), scope);
      const language = languageOf(options.lang);
      const outcome = (await cliTranslator(language))?.outcome('fingerprint', answered) ?? answered;
      if (outcome.ok) {
        const { huella, identifier, qr } = outcome.value;
        const lines = [huella, identifier, qr].filter((line) => line !== undefined);
        const json = outcome.value as unknown as Json;
        return session.print(options.json ? await printDocument(json, 'json') : `${lines.join('\n')}\n`);
      }
      const say = await sayIn(language);
      const lines = outcome.error.faults.map(({ properties: [place = ''], description }) =>
        say(misuseMessages.ofOption({ option: optionAt(place), why: description })),
      );
      await session.printError(`${[outcome.error.message, ...lines].map(clean).join('\n')}\n`);
      session.end(EXIT.misuse);
    });
}

function requestOf(kind: Request['kind'], options: FingerprintOptions): Request {
  const { field, nif, date, signatureValue, series, number, total, base } = options;
  const given = { nif, date, signature_value: signatureValue, series, number, total, base };
  return {
    kind,
    ...(field && { fields: field.map(pairOf) }),
    ...Object.fromEntries(Object.entries(given).filter(([, text]) => text !== undefined)),
  };
}

/** Name and text; of what has no `=` only the name, which is refused. */
function pairOf(field: string): readonly string[] {
  const at = field.indexOf('=');
  return at < 0 ? [field] : [field.slice(0, at), field.slice(at + 1)];
}

/** `request.fields[2]` is the third `--field`, `request.signature_value` is `--signature-value`. */
function optionAt(place: string): string {
  const at = /^request[.]fields(?:\[(\d+)\])?$/.exec(place);
  if (!at) return `--${place.replace(/^request[.]/, '').replaceAll('_', '-')}`;
  return at[1] === undefined ? '--field' : `--field ${Number(at[1]) + 1}`;
}
