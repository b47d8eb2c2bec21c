import type { NationalFormat } from './national-format.ts';
import { markOf, NATIONAL_FORMATS } from './national-formats.ts';

/** The first format that an XML text may have. */
export const formatMarkedIn = (text: string): NationalFormat | undefined =>
  NATIONAL_FORMATS.find((format) => markOf(format).test(text));
