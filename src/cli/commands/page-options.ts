import type { Command } from 'commander';
import { Option } from 'commander';
import type { PageOptions } from '../../formats/pdf-pages/page-options.ts';
import { readBytes } from '../input/source.ts';

/** The options of a page as flags. */
export interface PageFlags {
  readonly lang?: string;
  readonly size?: 'a4' | 'letter';
  readonly colour?: string;
  readonly logo?: string;
  readonly code?: boolean;
}

export function withPageOptions(command: Command): Command {
  return command
    .option(
      '--lang <language>',
      'language of the page: en, es, de, fr, it, pt; that of the seller’s country when left out. What is found is told in en or es',
    )
    .addOption(new Option('--size <paper>', 'paper of the page').choices(['a4', 'letter']))
    .option('--colour <colour>', 'colour of headings, as #1f4172')
    .option('--logo <file>', 'picture of the seller, PNG or JPEG')
    .option('--no-code', 'no code for banks (EPC, Swiss QR)');
}

export async function pageOf({ lang, size, colour, logo, code }: PageFlags): Promise<PageOptions> {
  return { lang, size, colour, code, logo: logo === undefined ? undefined : await readBytes(logo) };
}
