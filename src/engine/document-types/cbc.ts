// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.
import type { CalDateTime } from './cal.ts';
import type { I18nString } from './i18n.ts';

/** A short identifier of up to 128 characters, without control characters and without spaces at its ends. */
export type CbcCode = string;

/** Codes by key. */
export type CbcCodeMap = { readonly [key: string]: CbcCode };

/** Explains one key or code of a list: its name, meaning and, where it has them, the values it accepts. */
export type CbcDefinition = {
  readonly key?: CbcKey;
  readonly code?: CbcCode;
  readonly name: I18nString;
  readonly desc?: I18nString;
  readonly meta?: CbcMeta;
  readonly sources?: readonly CbcSource[];
  readonly values?: readonly CbcDefinition[];
  readonly pattern?: string;
  readonly map?: CbcCodeMap;
};

/** A name made of lower-case letters, digits, hyphens and plus signs that identifies a meaning, up to 64 characters. */
export type CbcKey = string;

/** Additional texts of your own by key. They take no part in any calculation. */
export type CbcMeta = { readonly [key: string]: string };

/** Publication that a definition or rule relies on. */
export type CbcSource = {
  readonly title?: I18nString;
  readonly url: string;
  readonly content_type?: string;
  readonly at?: CalDateTime;
};

/** A uniform resource identifier with its scheme, up to 2048 characters. */
export type CbcUri = string;
