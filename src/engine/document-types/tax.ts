// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.
import type { CalDate } from './cal.ts';
import type { CbcCode, CbcCodeMap, CbcDefinition, CbcKey, CbcMeta, CbcSource } from './cbc.ts';
import type { CurrencyCode } from './currency.ts';
import type { I18nString } from './i18n.ts';
import type { L10nCode, L10nTaxCountryCode } from './l10n.ts';
import type { NumAmount, NumPercentage } from './num.ts';

/** Describes an add-on: the extensions, tags, scenarios and corrections that it brings to a document. */
export type TaxAddonDef = {
  readonly key: CbcKey;
  readonly requires?: readonly CbcKey[];
  readonly name: I18nString;
  readonly description?: I18nString;
  readonly sources?: readonly CbcSource[];
  readonly extensions: readonly CbcDefinition[] | null;
  readonly tags?: readonly TaxTagSet[];
  readonly scenarios: readonly TaxScenarioSet[] | null;
  readonly identities?: readonly CbcDefinition[];
  readonly inboxes?: readonly CbcDefinition[];
  readonly corrections: TaxCorrectionSet | null;
};

/** The addons a document follows, by key. */
export type TaxAddonList = readonly CbcKey[];

/** A set of code lists from a standards body, offered as extensions to every regime and add-on. */
export type TaxCatalogueDef = {
  readonly key: CbcKey;
  readonly name: I18nString | null;
  readonly description?: I18nString;
  readonly extensions: readonly CbcDefinition[] | null;
};

/** A tax that a regime knows, such as VAT or an income tax withheld by the buyer, with its keys and rates. */
export type TaxCategoryDef = {
  readonly code: CbcCode;
  readonly name: I18nString;
  readonly title?: I18nString;
  readonly desc?: I18nString;
  readonly retained?: boolean;
  readonly informative?: boolean;
  readonly keys?: readonly TaxKeyDef[];
  readonly rates?: readonly TaxRateDef[];
  readonly extensions?: readonly CbcKey[];
  readonly map?: CbcCodeMap;
  readonly sources?: readonly CbcSource[];
  readonly ext?: TaxExtensions;
  readonly meta?: CbcMeta;
};

/** Sum of one tax over the document, with its breakdown by rate. */
export type TaxCategoryTotal = {
  readonly code: CbcCode;
  readonly retained?: boolean;
  readonly informative?: boolean;
  readonly rates: readonly TaxRateTotal[] | null;
  readonly amount: NumAmount;
  readonly surcharge?: NumAmount;
};

/** One tax on a line, charge or discount: which category, which treatment, at what percentage. */
export type TaxCombo = {
  readonly cat: CbcCode;
  readonly country?: L10nTaxCountryCode;
  readonly key?: CbcKey;
  readonly rate?: CbcKey;
  readonly percent?: NumPercentage;
  readonly surcharge?: NumPercentage;
  readonly ext?: TaxExtensions;
};

/** States what a correction of one kind of document may be and what it has to contain. */
export type TaxCorrectionDefinition = {
  readonly schema: string;
  readonly types?: readonly CbcKey[];
  readonly extensions?: readonly CbcKey[];
  readonly reason_required?: boolean;
  readonly stamps?: readonly CbcKey[];
  readonly copy_tax?: boolean;
};

/** What may be corrected and how, by document type. */
export type TaxCorrectionSet = readonly TaxCorrectionDefinition[];

/** Codes by extension key, as tax regimes, addons and catalogues define them. */
export type TaxExtensions = { readonly [key: string]: CbcCode };

/** Number under which a party is registered for tax, with the country that issued it. */
export type TaxIdentity = {
  readonly country: L10nTaxCountryCode;
  readonly code?: CbcCode;
  readonly scheme?: CbcCode;
  readonly type?: CbcKey;
};

/** A treatment that a tax category knows, such as exempt or reverse charge. */
export type TaxKeyDef = {
  readonly key?: CbcKey;
  readonly name?: I18nString;
  readonly desc?: I18nString;
  readonly no_percent?: boolean;
};

/** Text about the treatment of a tax in the document, such as the legal ground of an exemption. */
export type TaxNote = {
  readonly cat?: CbcCode;
  readonly key?: CbcKey;
  readonly text: string;
  readonly ext?: TaxExtensions;
};

/** A named rate of a tax, with its percentages over time. */
export type TaxRateDef = {
  readonly rate: CbcKey;
  readonly keys?: readonly CbcKey[];
  readonly name: I18nString;
  readonly desc?: I18nString;
  readonly values?: readonly TaxRateValueDef[];
  readonly meta?: CbcMeta;
};

/** Base and tax of everything in the document that is taxed alike. */
export type TaxRateTotal = {
  readonly country?: L10nTaxCountryCode;
  readonly key?: CbcKey;
  readonly ext?: TaxExtensions;
  readonly base: NumAmount;
  readonly percent?: NumPercentage;
  readonly surcharge?: TaxRateTotalSurcharge;
  readonly amount: NumAmount;
};

/** Surcharge on the base of a rate. */
export type TaxRateTotalSurcharge = {
  readonly percent: NumPercentage;
  readonly amount: NumAmount;
};

/** The percentage of a rate from a certain day on. */
export type TaxRateValueDef = {
  readonly ext?: TaxExtensions;
  readonly since?: CalDate;
  readonly percent: NumPercentage;
  readonly surcharge?: NumPercentage;
  readonly disabled?: boolean;
};

/** The tax regime a document follows, by country code. */
export type TaxRegimeCode = string;

/** Describes the taxes of a country and what its documents may and must contain. */
export type TaxRegimeDef = {
  readonly name: I18nString;
  readonly description?: I18nString;
  readonly sources?: readonly CbcSource[];
  readonly time_zone: string;
  readonly country: L10nTaxCountryCode;
  readonly alt_country_codes?: readonly L10nCode[];
  readonly zone?: L10nCode;
  readonly currency: CurrencyCode;
  readonly tax_scheme?: CbcCode;
  readonly calculator_rounding_rule?: CbcKey;
  readonly tags?: readonly TaxTagSet[];
  readonly extensions?: readonly CbcDefinition[];
  readonly identities?: readonly CbcDefinition[];
  readonly payment_means_keys?: readonly CbcDefinition[];
  readonly inbox_keys?: readonly CbcDefinition[];
  readonly scenarios?: readonly TaxScenarioSet[];
  readonly corrections?: TaxCorrectionSet;
  readonly categories: readonly TaxCategoryDef[] | null;
};

/** A set of conditions on a document, and what is added to it when all of them hold. */
export type TaxScenario = {
  readonly name?: I18nString;
  readonly desc?: I18nString;
  readonly type?: readonly CbcKey[];
  readonly tags?: readonly CbcKey[];
  readonly cat?: readonly CbcCode[];
  readonly ext_key?: CbcKey;
  readonly ext_code?: CbcCode;
  readonly note?: TaxNote;
  readonly codes?: CbcCodeMap;
  readonly ext?: TaxExtensions;
};

/** The scenarios for one kind of document. */
export type TaxScenarioSet = {
  readonly schema: string;
  readonly list: readonly TaxScenario[];
};

/** The taxes on a line, charge or discount. Each category occurs once. */
export type TaxSet = readonly TaxCombo[];

/** The tags that one kind of document may carry. */
export type TaxTagSet = {
  readonly schema: string;
  readonly list: readonly CbcDefinition[] | null;
};

/** All taxes of the document, by category and rate. Filled in by the calculation. */
export type TaxTotal = {
  readonly categories?: readonly TaxCategoryTotal[];
  readonly sum: NumAmount;
  readonly retained?: NumAmount;
};
