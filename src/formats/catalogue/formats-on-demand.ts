import type { Format } from './format.ts';
import { markOf, NATIONAL_FORMATS } from '../national/national-formats.ts';

/** A marker in every text of a format or several; their tables are loaded separately. */
const PARTS: readonly { readonly mark: RegExp; readonly load: () => Promise<Format | readonly Format[]> }[] = [
  { mark: /[<:](?:Invoice|CreditNote)[\s/>]/, load: async () => (await import('../ubl/ubl-format.ts')).UBL_FORMAT },
  { mark: /[<:]CrossIndustryInvoice[\s/>]/, load: async () => (await import('../cii/cii-format.ts')).CII_FORMAT },
  { mark: /OIOUBL-2\./, load: async () => (await import('../oioubl/oioubl-format.ts')).OIOUBL_FORMAT },
  {
    mark: /[<:]CrossIndustryDocument[\s/>]/,
    load: async () => (await import('../zugferd-1/zugferd-1-format.ts')).ZUGFERD_1_FORMAT,
  },
  {
    mark: /[<:]ApplicationResponse[\s/>]/,
    load: async () => (await import('../answers/peppol-formats.ts')).PEPPOL_ANSWER_FORMATS,
  },
  {
    mark: /[<:]CrossDomainAcknowledgementAndResponse[\s/>]/,
    load: async () => (await import('../answers/cdar-format.ts')).CDAR_FORMAT,
  },
  ...NATIONAL_FORMATS.map((format) => ({
    mark: markOf(format),
    load: async () => {
      await format.members.load();
      return format;
    },
  })),
];

/** The possible formats of an XML text. Rejects if code cannot be loaded; calling again retries. */
export async function fetchFormats(text: string): Promise<readonly Format[]> {
  const fetched = await Promise.all(PARTS.filter(({ mark }) => mark.test(text)).map(async ({ load }) => load()));
  return fetched.flat();
}
