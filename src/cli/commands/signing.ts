import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Json } from '../../engine/index.ts';
import { failure, isJsonObject, success } from '../../engine/values.ts';
import { systemContext } from '../../platform/system-context.ts';
import { Misuse } from '../exit.ts';
import { cliMessages, misuseMessages } from '../messages.ts';
import { languageOf, sayIn } from '../say.ts';
import { readObjectFile } from '../input/read-value.ts';
import { writeFileSafely } from '../output/write-file.ts';
import type { Session } from '../session.ts';
import { drafting, withDraftOptions, type DraftOptions } from './documents.ts';
import {
  judgeAll,
  withReportOptions,
  withResultOptions,
  workOver,
  type ReportOptions,
  type ResultOptions,
} from './work-over.ts';

const PRIVATE_MODE = 0o600;

export function addSigningCommands(program: Command, session: Session): void {
  /** The key of whoever names none. */
  const ownKey = join(homedir(), '.assay', 'id_es256.jwk');

  withResultOptions(
    withDraftOptions(
      program
        .command('sign')
        .argument('[files...]', 'files or folders (default: standard input)')
        .description('build documents, wrap them in envelopes and sign them'),
    ),
  )
    .option('-k, --key <file>', 'private key, a JSON web key', ownKey)
    .action(async (files: readonly string[], options: ResultOptions & DraftOptions & { readonly key: string }) => {
      const next = cliMessages.makeKeys({ file: options.key });
      const privatekey = await readObjectFile(misuseMessages.theKey, options.key, next);
      const engine = await session.engine();
      const draft = await drafting(options);
      await workOver(session, files, options, async (value) => {
        const { envelop: _, ...request } = await draft(value);
        const outcome = await engine.sign({ ...request, privatekey, warnings: true }, systemContext);
        return { outcome, remarks: outcome.warnings ?? [] };
      });
    });

  withReportOptions(
    program
      .command('verify')
      .argument('[files...]', 'signed envelopes')
      .description('check signatures made with a key, and that the text has not changed'),
  )
    .option('-k, --key <file>', 'public key, a JSON web key', publicNameOf(ownKey))
    .action(async (files: readonly string[], options: ReportOptions & { readonly key: string }) => {
      const next = cliMessages.makeKeys({ file: options.key.replace(/[.]pub(?=[.]jwk$)/i, '') });
      const publickey = await readObjectFile(misuseMessages.theKey, options.key, next);
      const engine = await session.engine();
      await judgeAll(session, files, options, async (data) => {
        if (isBare(data)) return { outcome: failure('signature', cliMessages.noEnvelope), next: cliMessages.signFirst };
        const outcome = await engine.verify({ data, publickey });
        return { outcome: outcome.ok ? success(undefined) : outcome };
      });
    });

  program
    .command('keygen')
    .argument('[file]', 'file of the private key; - prints it instead', ownKey)
    .description('create a key pair; writes the public key beside the private key')
    .option('-f, --force', 'overwrite existing keys')
    .action(async (file: string, { force = false }: { readonly force?: boolean }) => {
      const pair = await (await session.engine()).keygen(systemContext);
      const secret = `${JSON.stringify(pair.private, null, 2)}\n`;
      if (file === '-') return session.print(secret);
      const publicFile = publicNameOf(file);
      if (publicFile === file) throw new Misuse(misuseMessages.namePrivateKey({ file }));
      await writeFileSafely(file, secret, { force, mode: PRIVATE_MODE });
      await writeFileSafely(publicFile, `${JSON.stringify(pair.public, null, 2)}\n`, { force });
      const say = await sayIn(languageOf(undefined));
      const lines = [cliMessages.privateKeyAt({ file }), cliMessages.publicKeyAt({ file: publicFile })];
      await session.printError(lines.map((line) => `${say(line)}\n`).join(''));
    });
}

/** Whether it is a bare document: only envelopes have signatures. */
function isBare(data: Json): boolean {
  return isJsonObject(data) && !('doc' in data) && !('sigs' in data);
}

/** `id.jwk` → `id.pub.jwk` */
function publicNameOf(file: string): string {
  return /[.]jwk$/i.test(file) ? file.replace(/([.]pub)?([.]jwk)$/i, '.pub$2') : `${file}.pub.jwk`;
}
