import { nearest } from '../../../engine/values.ts';
import type { Binding, InvoiceTerms } from '../term-tree.ts';
import { en16931 } from './en16931.ts';
import {
  FACTUR_X_LEVELS,
  facturX,
  facturXExtended,
  zugferd,
  ZUGFERD_1_PROFILES,
  ZUGFERD_2_LEVELS,
} from './factur-x.ts';
import { choruspro, frCdar, frCius, frExtended } from './france.ts';
import { cfdi } from './cfdi.ts';
import { facturae } from './facturae.ts';
import { fatturapa } from './fatturapa.ts';
import { finvoice } from './finvoice.ts';
import { ksefFa3 } from './ksef.ts';
import { nav } from './nav.ts';
import { ticketbai } from './ticketbai.ts';
import { verifactu } from './verifactu.ts';
import { ciusPt, ciusRo, hrEracun, nlcius, nlciusAccounts, oioubl2, oioubl3, ublBe } from './national.ts';
import { addonsNamed, profileOfAddons } from './profile-of-addons.ts';
import { peppolBis3, peppolSelfBilling3 } from './peppol.ts';
import { invoiceResponse, messageLevelResponse, messageLevelStatus } from './peppol-answers.ts';
import { PINT_PROFILES } from './pint.ts';
import type { Profile, ProfileSign } from './profile.ts';
import { XRECHNUNG_KINDS, xrechnung3 } from './xrechnung.ts';
import { zatca } from './zatca.ts';

/** Every profile, specific ones before general ones. */
export const PROFILES: readonly Profile[] = [
  peppolBis3,
  peppolSelfBilling3,
  xrechnung3,
  ...XRECHNUNG_KINDS,
  frCius,
  frExtended,
  choruspro,
  ciusRo,
  nlcius,
  nlciusAccounts,
  hrEracun,
  ublBe,
  ciusPt,
  ...PINT_PROFILES,
  oioubl2,
  oioubl3,
  zatca,
  ksefFa3,
  fatturapa,
  verifactu,
  nav,
  cfdi,
  facturae,
  finvoice,
  ticketbai,
  ...ZUGFERD_1_PROFILES,
  facturX,
  ...FACTUR_X_LEVELS,
  facturXExtended,
  ...ZUGFERD_2_LEVELS,
  zugferd,
  invoiceResponse,
  messageLevelResponse,
  messageLevelStatus,
  frCdar,
  en16931,
];

/** The profile of an invoice; undefined if it names no known one. */
export function profileOf(invoice: InvoiceTerms, format: string): Profile | undefined {
  const specification = invoice.value('BT-24')?.value ?? '';
  const process = invoice.value('BT-23')?.value ?? '';
  return PROFILES.find(
    ({ syntaxes, format: own, recognisedBy }) =>
      syntaxes.includes(invoice.binding) &&
      (own === undefined || own === format) &&
      recognisedBy.some((sign) => isNamed(sign, specification) && (!sign.process || sign.process.test(process))),
  );
}

/** Whether files of one of the profiles name this specification today, in any business process. */
export const isSpecificationOf = (keys: readonly string[], specification: string): boolean =>
  PROFILES.some(
    ({ key, recognisedBy }) =>
      keys.includes(key) && recognisedBy.some((sign) => !sign.formerly && isNamed(sign, specification)),
  );

const isNamed = ({ specification: own }: ProfileSign, specification: string): boolean =>
  typeof own === 'string' ? own === specification : own.test(specification);

/** Data of a format for choosing one of its profiles. */
interface Written {
  readonly key: string;
  readonly table: { readonly syntax: Binding };
  readonly customization?: RegExp;
  /** For formats of documents other than invoices. */
  readonly maker?: object;
}

/** Whether a format has a profile: one of its syntax, or the only one of a format with one. */
export const isProfileOf = (
  { format, readOnly, writtenAs, syntaxes }: Profile,
  { key, table, customization, maker }: Written,
): boolean =>
  !readOnly && (customization || maker ? writtenAs === key : format === undefined && syntaxes.includes(table.syntax));

/** The profile with a key; without a key the one for the document's addons, or the only one. */
export function profileAsked(key: string | undefined, format: Written, data: unknown): Profile | undefined {
  if (key !== undefined) return profileByKey(key, format);
  const possible = PROFILES.filter((profile) => isProfileOf(profile, format));
  return profileOfAddons(possible, addonsNamed(data)) ?? (possible.length === 1 ? possible[0] : undefined);
}

/** The keys most like the given one, three at most, in words; empty if none is like it. */
export const keysLike = (asked: string, keys: readonly string[]): string =>
  nearest(asked, keys)
    .map((key) => `\`${key}\``)
    .join(', ');

/** The profiles that can be written in a format and are most like a key, in words. */
export const profilesLike = (asked: string, format: Written): string =>
  keysLike(
    asked,
    PROFILES.filter((profile) => isProfileOf(profile, format)).map(({ key }) => key),
  );

/** A profile that can be written. */
export function profileByKey(key: string, format: Written): Profile | undefined {
  return PROFILES.find((profile) => profile.key === key && isProfileOf(profile, format));
}
