// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.
import type { CalDate, CalPeriod } from './cal.ts';
import type { CbcCode, CbcKey, CbcMeta, CbcUri } from './cbc.ts';
import type { CurrencyAmount, CurrencyCode } from './currency.ts';
import type { DsigDigest } from './dsig.ts';
import type { HeadStamp } from './head.ts';
import type { L10nIsoCountryCode } from './l10n.ts';
import type { NumAmount } from './num.ts';
import type { TaxExtensions, TaxIdentity, TaxRegimeCode, TaxTotal } from './tax.ts';

/** A place by post: street, town, region and country. Used for contact, delivery and tax registration alike. */
export type OrgAddress = {
  readonly uuid?: string;
  readonly label?: string;
  readonly po_box?: string;
  readonly num?: string;
  readonly floor?: string;
  readonly block?: string;
  readonly door?: string;
  readonly street?: string;
  readonly street_extra?: string;
  readonly locality?: string;
  readonly region?: string;
  readonly state?: CbcCode;
  readonly code?: CbcCode;
  readonly country?: L10nIsoCountryCode;
  readonly coords?: OrgCoordinates;
  readonly meta?: CbcMeta;
};

/** A file that accompanies the document, kept elsewhere and pointed to by its web address. */
export type OrgAttachment = {
  readonly uuid?: string;
  readonly key?: CbcKey;
  readonly code?: CbcCode;
  readonly name?: string;
  readonly description?: string;
  readonly url: string;
  readonly digest?: DsigDigest;
  readonly mime?: string;
};

/** A named feature of an item, such as its colour or size (EN 16931 BG-32). */
export type OrgAttribute = {
  readonly label?: string;
  readonly key?: CbcKey;
  readonly type?: CbcCode;
  readonly text?: string;
  readonly code?: CbcCode;
  readonly amount?: NumAmount;
  readonly unit?: OrgUnit;
  readonly date?: CalDate;
  readonly ext?: TaxExtensions;
};

/** A point on the map, given in one or more of the supported notations. */
export type OrgCoordinates = {
  readonly lat?: number;
  readonly lon?: number;
  readonly w3w?: string;
  readonly geohash?: string;
};

/** Points to another document, or to certain lines of it: a corrected invoice, an order, a contract, a delivery note. */
export type OrgDocumentRef = {
  readonly uuid?: string;
  readonly schema?: string;
  readonly type?: CbcKey;
  readonly issue_date?: CalDate;
  readonly series?: CbcCode;
  readonly code: CbcCode;
  readonly currency?: CurrencyCode;
  readonly lines?: readonly number[];
  readonly identities?: readonly OrgIdentity[];
  readonly period?: CalPeriod;
  readonly reason?: string;
  readonly description?: string;
  readonly stamps?: readonly HeadStamp[];
  readonly url?: string;
  readonly tax?: TaxTotal;
  readonly payable?: NumAmount;
  readonly ext?: TaxExtensions;
  readonly meta?: CbcMeta;
};

/** An e-mail address at which a party or person is reached. */
export type OrgEmail = {
  readonly uuid?: string;
  readonly label?: string;
  readonly addr: string;
  readonly meta?: CbcMeta;
};

/** Where electronic documents for a party are delivered, as one URI. The first one fills the route of the envelope. */
export type OrgEndpoint = {
  readonly uuid?: string;
  readonly label?: string;
  readonly uri: CbcUri;
};

/** A code that names a party, person, item or document in some register or system, together with what the code is. */
export type OrgIdentity = {
  readonly uuid?: string;
  readonly label?: string;
  readonly scope?: CbcKey;
  readonly country?: L10nIsoCountryCode;
  readonly key?: CbcKey;
  readonly type?: CbcCode;
  readonly code: CbcCode;
  readonly description?: string;
  readonly ext?: TaxExtensions;
};

/** A logo or picture, linked by address or embedded as data. */
export type OrgImage = {
  readonly uuid?: string;
  readonly label?: string;
  readonly url?: string;
  readonly data?: string;
  readonly mime?: string;
  readonly description?: string;
  readonly alt?: string;
  readonly height?: number;
  readonly width?: number;
  readonly digest?: DsigDigest;
  readonly meta?: CbcMeta;
};

/** A service that receives electronic documents for a party, given as a code, a web address or an e-mail address: exactly one of them. */
export type OrgInbox = {
  readonly uuid?: string;
  readonly label?: string;
  readonly key?: CbcKey;
  readonly scheme?: CbcCode;
  readonly code?: CbcCode;
  readonly url?: string;
  readonly email?: string;
};

/** The product or service sold on a line, with its price per unit. */
export type OrgItem = {
  readonly uuid?: string;
  readonly ref?: CbcCode;
  readonly key?: CbcKey;
  readonly name: string;
  readonly identities?: readonly OrgIdentity[];
  readonly attributes?: readonly OrgAttribute[];
  readonly description?: string;
  readonly images?: readonly OrgImage[];
  readonly currency?: CurrencyCode;
  readonly price?: NumAmount;
  readonly alt_prices?: readonly CurrencyAmount[];
  readonly unit?: OrgUnit;
  readonly origin?: L10nIsoCountryCode;
  readonly ext?: TaxExtensions;
  readonly meta?: CbcMeta;
};

/** The name of a person, split into its parts. */
export type OrgName = {
  readonly uuid?: string;
  readonly alias?: string;
  readonly prefix?: string;
  readonly given?: string;
  readonly middle?: string;
  readonly surname?: string;
  readonly surname2?: string;
  readonly suffix?: string;
  readonly meta?: CbcMeta;
};

/** A text that belongs to the document, its line or its party, with a key that says what it is about. */
export type OrgNote = {
  readonly uuid?: string;
  readonly key?: CbcKey;
  readonly code?: CbcCode;
  readonly src?: CbcKey;
  readonly text: string;
  readonly meta?: CbcMeta;
  readonly ext?: TaxExtensions;
};

/** A company or a person that takes part in a document, for example as seller or buyer. */
export type OrgParty = {
  readonly $regime?: TaxRegimeCode;
  readonly uuid?: string;
  readonly label?: string;
  readonly name?: string;
  readonly alias?: string;
  readonly tax_id?: TaxIdentity;
  readonly identities?: readonly OrgIdentity[];
  readonly people?: readonly OrgPerson[];
  readonly endpoints?: readonly OrgEndpoint[];
  readonly inboxes?: readonly OrgInbox[];
  readonly addresses?: readonly OrgAddress[];
  readonly emails?: readonly OrgEmail[];
  readonly websites?: readonly OrgWebsite[];
  readonly telephones?: readonly OrgTelephone[];
  readonly registration?: OrgRegistration;
  readonly logos?: readonly OrgImage[];
  readonly ext?: TaxExtensions;
  readonly meta?: CbcMeta;
};

/** Someone to contact, or who represents a party. */
export type OrgPerson = {
  readonly uuid?: string;
  readonly label?: string;
  readonly key?: CbcKey;
  readonly name: OrgName;
  readonly role?: string;
  readonly identities?: readonly OrgIdentity[];
  readonly addresses?: readonly OrgAddress[];
  readonly emails?: readonly OrgEmail[];
  readonly telephones?: readonly OrgTelephone[];
  readonly avatars?: readonly OrgImage[];
  readonly meta?: CbcMeta;
};

/** Where a company is entered in a public register, in the parts that the law has printed on documents. */
export type OrgRegistration = {
  readonly uuid?: string;
  readonly label?: string;
  readonly capital?: NumAmount;
  readonly currency?: CurrencyCode;
  readonly office?: string;
  readonly book?: string;
  readonly volume?: string;
  readonly sheet?: string;
  readonly section?: string;
  readonly page?: string;
  readonly entry?: string;
  readonly other?: string;
  readonly ext?: TaxExtensions;
};

/** A telephone number of a party or person. */
export type OrgTelephone = {
  readonly uuid?: string;
  readonly label?: string;
  readonly num: string;
};

/** A unit of measure: a word of the list, or a code of UN/ECE Recommendations 20 and 21. */
export type OrgUnit = string;

/** A web page of a party. */
export type OrgWebsite = {
  readonly uuid?: string;
  readonly label?: string;
  readonly title?: string;
  readonly url: string;
};
