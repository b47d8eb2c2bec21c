import type { Outcome } from '../engine/index.ts';
import { failure, sentence, success } from '../engine/values.ts';
import type { PageOptions } from '../formats/pdf-pages/page-options.ts';
import type { FontFiles } from '../formats/pdf-pages/fonts/font-files.ts';
import type { RenderedInvoice } from '../formats/pdf-pages/render-invoice.ts';
import { requestFault } from './requests/request-fault.ts';
import type { PageRequest } from '../api/schemas/page.ts';
import type { Static } from '../api/typed-schema/schema.ts';
import { bytesOf } from './bytes-of.ts';
import { fileMessages } from '../api/file-messages.ts';

/** The options of a page, with its picture as bytes. */
export function pageOptions(page: Static<typeof PageRequest> | undefined): Outcome<PageOptions> {
  if (page?.logo === undefined) return success({ ...page, logo: undefined });
  const logo = bytesOf(page.logo);
  return logo ? success({ ...page, logo }) : noBase64('request.page.logo');
}

/** The given PDF as bytes. */
export function fileGiven(pdf: string | undefined): Outcome<Uint8Array | undefined> {
  if (pdf === undefined) return success(undefined);
  const bytes = bytesOf(pdf);
  return bytes ? success(bytes) : noBase64('request.pdf');
}

function noBase64(place: string): Outcome<never> {
  const description = fileMessages.memberNotBase64({ member: place.replace('request.', '') });
  return failure('input', sentence(description), [requestFault('TYPE', place, description)]);
}

/** A host without fonts cannot draw a page and says so. */
export function fontsOf(fonts: FontFiles | undefined): FontFiles {
  return fonts ?? (() => Promise.resolve(undefined));
}

export function pageMembers({ lang, count, leftOut, more, missing }: RenderedInvoice['page']) {
  return {
    lang,
    ...(count !== undefined && { pages: count }),
    left_out: leftOut.map((otherOut) => ({ ...otherOut })),
    ...(more > 0 && { more }),
    ...(missing.length > 0 && { missing: [...missing] }),
  };
}
