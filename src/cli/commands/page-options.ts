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
      'language of the page: en, es, de, fr, it or pt (default: that of the seller’s country); findings are in en or es',
    )
    .addOption(new Option('--size <paper>', 'paper size').choices(['a4', 'letter']))
    .option('--colour <colour>', 'colour of headings, such as #1f4172')
    .option('--logo <file>', 'logo of the seller, PNG or JPEG')
    .option('--no-code', 'no payment QR code (EPC, Swiss QR)');
}

export async function pageOf({ lang, size, colour, logo, code }: PageFlags): Promise<PageOptions> {
  return { lang, size, colour, code, logo: logo === undefined ? undefined : await readBytes(logo) };
}
