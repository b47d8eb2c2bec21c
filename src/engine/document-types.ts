// Written by `npm run tool -- document-types` from the definitions of the types, which alone are edited.
import type { JsonObject } from './core/json/json.ts';

/** Next step the sender of a status asks the recipient to take. */
type BillAction = {
  readonly key: CbcKey;
  readonly description?: string;
  readonly ext?: TaxExtensions;
};

/** Extra cost added to the document as a whole, such as freight. Not tied to any line. */
type BillCharge = {
  readonly uuid?: string;
  readonly i: number;
  readonly key?: CbcKey;
  readonly code?: CbcCode;
  readonly reason?: string;
  readonly base?: NumAmount;
  readonly percent?: NumPercentage;
  readonly amount: NumAmount;
  readonly taxes?: TaxSet;
  readonly ext?: TaxExtensions;
  readonly meta?: CbcMeta;
};

/** Choices for deriving a credit note, debit note or corrective invoice from an existing invoice. */
type BillCorrectionOptions = {
  readonly type: CbcKey;
  readonly issue_date?: CalDate;
  readonly series?: CbcCode;
  readonly stamps?: readonly HeadStamp[];
  readonly reason?: string;
  readonly ext?: TaxExtensions;
  readonly copy_tax?: boolean;
};

/** Record of what is shipped or handed over: despatch advice, delivery note, waybill or receipt. Prices and taxes are optional. */
type BillDelivery = {
  readonly $regime?: TaxRegimeCode;
  readonly $addons?: TaxAddonList;
  readonly $tags?: readonly CbcKey[];
  readonly uuid?: string;
  readonly type: CbcKey;
  readonly series?: CbcCode;
  readonly code?: CbcCode;
  readonly issue_date: CalDate;
  readonly issue_time?: CalTime;
  readonly value_date?: CalDate;
  readonly currency?: CurrencyCode;
  readonly exchange_rates?: readonly CurrencyExchangeRate[];
  readonly ordering?: BillOrdering;
  readonly preceding?: readonly OrgDocumentRef[];
  readonly tracking?: BillTracking;
  readonly despatch_date?: CalDate;
  readonly receive_date?: CalDate;
  readonly tax?: BillTax;
  readonly supplier: OrgParty;
  readonly customer?: OrgParty;
  readonly despatcher?: OrgParty;
  readonly receiver?: OrgParty;
  readonly courier?: OrgParty;
  readonly lines?: readonly BillLine[];
  readonly discounts?: readonly BillDiscount[];
  readonly charges?: readonly BillCharge[];
  readonly totals?: BillTotals;
  readonly notes?: readonly OrgNote[];
  readonly complements?: readonly JsonObject[];
  readonly meta?: CbcMeta;
  readonly attachments?: readonly OrgAttachment[];
};

/** Where and when the goods or services of the document are delivered. */
type BillDeliveryDetails = {
  readonly receiver?: OrgParty;
  readonly identities?: readonly OrgIdentity[];
  readonly date?: CalDate;
  readonly period?: CalPeriod;
  readonly meta?: CbcMeta;
};

/** Reduction granted on the document as a whole. Not tied to any line. */
type BillDiscount = {
  readonly uuid?: string;
  readonly i: number;
  readonly key?: CbcKey;
  readonly code?: CbcCode;
  readonly reason?: string;
  readonly base?: NumAmount;
  readonly percent?: NumPercentage;
  readonly amount: NumAmount;
  readonly taxes?: TaxSet;
  readonly ext?: TaxExtensions;
  readonly meta?: CbcMeta;
};

/** One defect found in the document a status reports on. */
type BillFault = {
  readonly code: CbcCode;
  readonly message?: string;
  readonly paths?: readonly string[];
};

/** Bill from a supplier to a customer; credit notes, debit notes and pro formas share this form. Rows, taxes and totals are calculated. */
type BillInvoice = {
  readonly $regime?: TaxRegimeCode;
  readonly $addons?: TaxAddonList;
  readonly $tags?: readonly CbcKey[];
  readonly uuid?: string;
  readonly type: CbcKey;
  readonly series?: CbcCode;
  readonly code?: CbcCode;
  readonly issue_date: CalDate;
  readonly issue_time?: CalTime;
  readonly op_date?: CalDate;
  readonly value_date?: CalDate;
  readonly currency: CurrencyCode;
  readonly exchange_rates?: readonly CurrencyExchangeRate[];
  readonly preceding?: readonly OrgDocumentRef[];
  readonly tax?: BillTax;
  readonly supplier: OrgParty;
  readonly customer?: OrgParty;
  readonly lines?: readonly BillLine[];
  readonly discounts?: readonly BillDiscount[];
  readonly charges?: readonly BillCharge[];
  readonly ordering?: BillOrdering;
  readonly payment?: BillPaymentDetails;
  readonly delivery?: BillDeliveryDetails;
  readonly totals: BillTotals;
  readonly notes?: readonly OrgNote[];
  readonly complements?: readonly JsonObject[];
  readonly meta?: CbcMeta;
  readonly attachments?: readonly OrgAttachment[];
};

/** One row of an invoice, order or delivery. */
type BillLine = {
  readonly uuid?: string;
  readonly i: number;
  readonly quantity: NumAmount;
  readonly identifier?: OrgIdentity;
  readonly period?: CalPeriod;
  readonly order?: CbcCode;
  readonly cost?: CbcCode;
  readonly item: OrgItem;
  readonly breakdown?: readonly BillSubLine[];
  readonly sum?: NumAmount;
  readonly discounts?: readonly BillLineDiscount[];
  readonly charges?: readonly BillLineCharge[];
  readonly taxes?: TaxSet;
  readonly total?: NumAmount;
  readonly substituted?: readonly BillSubLine[];
  readonly seller?: OrgParty;
  readonly notes?: readonly OrgNote[];
  readonly ext?: TaxExtensions;
};

/** Extra cost on one row, given as an amount, a percentage or a rate per unit. */
type BillLineCharge = {
  readonly key?: CbcKey;
  readonly code?: CbcCode;
  readonly reason?: string;
  readonly base?: NumAmount;
  readonly percent?: NumPercentage;
  readonly quantity?: NumAmount;
  readonly unit?: OrgUnit;
  readonly rate?: NumAmount;
  readonly amount: NumAmount;
  readonly ext?: TaxExtensions;
};

/** Reduction on one row, given as an amount or a percentage. */
type BillLineDiscount = {
  readonly key?: CbcKey;
  readonly code?: CbcCode;
  readonly reason?: string;
  readonly base?: NumAmount;
  readonly percent?: NumPercentage;
  readonly amount: NumAmount;
  readonly ext?: TaxExtensions;
};

/** Purchase order, sales order or quotation. Prices are optional; where given, taxes and totals are calculated. */
type BillOrder = {
  readonly $regime?: TaxRegimeCode;
  readonly $addons?: TaxAddonList;
  readonly $tags?: readonly CbcKey[];
  readonly uuid?: string;
  readonly type?: CbcKey;
  readonly series?: CbcCode;
  readonly code?: CbcCode;
  readonly issue_date: CalDate;
  readonly issue_time?: CalTime;
  readonly op_date?: CalDate;
  readonly value_date?: CalDate;
  readonly currency: CurrencyCode;
  readonly exchange_rates?: readonly CurrencyExchangeRate[];
  readonly contracts?: readonly OrgDocumentRef[];
  readonly preceding?: readonly OrgDocumentRef[];
  readonly identities?: readonly OrgIdentity[];
  readonly period?: CalPeriod;
  readonly tax?: BillTax;
  readonly supplier: OrgParty;
  readonly customer?: OrgParty;
  readonly buyer?: OrgParty;
  readonly seller?: OrgParty;
  readonly lines?: readonly BillLine[];
  readonly discounts?: readonly BillDiscount[];
  readonly charges?: readonly BillCharge[];
  readonly payment?: BillPaymentDetails;
  readonly delivery?: BillDeliveryDetails;
  readonly totals?: BillTotals;
  readonly notes?: readonly OrgNote[];
  readonly complements?: readonly JsonObject[];
  readonly meta?: CbcMeta;
  readonly attachments?: readonly OrgAttachment[];
};

/** Background of the sale: references to the order and related documents, and the parties who arranged it. Nothing here is calculated. */
type BillOrdering = {
  readonly code?: CbcCode;
  readonly identities?: readonly OrgIdentity[];
  readonly cost?: CbcCode;
  readonly period?: CalPeriod;
  readonly buyer?: OrgParty;
  readonly seller?: OrgParty;
  readonly issuer?: OrgParty;
  readonly addressee?: OrgParty;
  readonly projects?: readonly OrgDocumentRef[];
  readonly contracts?: readonly OrgDocumentRef[];
  readonly purchases?: readonly OrgDocumentRef[];
  readonly sales?: readonly OrgDocumentRef[];
  readonly receiving?: readonly OrgDocumentRef[];
  readonly despatch?: readonly OrgDocumentRef[];
  readonly tender?: readonly OrgDocumentRef[];
};

/** Document about money transferred for other documents: a request for payment, a remittance advice or a receipt. */
type BillPayment = {
  readonly $regime?: TaxRegimeCode;
  readonly $addons?: TaxAddonList;
  readonly $tags?: readonly CbcKey[];
  readonly uuid?: string;
  readonly type: CbcKey;
  readonly series?: CbcCode;
  readonly code?: CbcCode;
  readonly issue_date: CalDate;
  readonly issue_time?: CalTime;
  readonly value_date?: CalDate;
  readonly currency: CurrencyCode;
  readonly exchange_rates?: readonly CurrencyExchangeRate[];
  readonly ext?: TaxExtensions;
  readonly preceding?: readonly OrgDocumentRef[];
  readonly supplier: OrgParty;
  readonly customer?: OrgParty;
  readonly payee?: OrgParty;
  readonly ordering?: BillOrdering;
  readonly lines: readonly BillPaymentLine[];
  readonly methods: readonly PayRecord[];
  readonly total: NumAmount;
  readonly notes?: readonly OrgNote[];
  readonly complements?: readonly JsonObject[];
  readonly meta?: CbcMeta;
};

/** How the document is to be paid: parties, terms, advances and instructions. */
type BillPaymentDetails = {
  readonly payee?: OrgParty;
  readonly payer?: OrgParty;
  readonly terms?: PayTerms;
  readonly advances?: readonly PayRecord[];
  readonly instructions?: PayInstructions;
};

/** Part of a payment that settles one document. */
type BillPaymentLine = {
  readonly uuid?: string;
  readonly i: number;
  readonly refund?: boolean;
  readonly document?: OrgDocumentRef;
  readonly installment?: number;
  readonly description?: string;
  readonly payable?: NumAmount;
  readonly advances?: NumAmount;
  readonly amount: NumAmount;
  readonly due?: NumAmount;
  readonly tax?: TaxTotal;
  readonly notes?: readonly OrgNote[];
};

/** Why a document got the status reported. */
type BillReason = {
  readonly key: CbcKey;
  readonly description?: string;
  readonly faults?: readonly BillFault[];
  readonly ext?: TaxExtensions;
};

/** Report on how other documents were received or processed, or on an event in the issuing system. Has no amounts or totals. */
type BillStatus = {
  readonly $regime?: TaxRegimeCode;
  readonly $addons?: TaxAddonList;
  readonly uuid?: string;
  readonly type: CbcKey;
  readonly issue_date: CalDate;
  readonly issue_time?: CalTime;
  readonly series?: CbcCode;
  readonly code: CbcCode;
  readonly ext?: TaxExtensions;
  readonly supplier: OrgParty;
  readonly customer?: OrgParty;
  readonly ordering?: BillOrdering;
  readonly lines: readonly BillStatusLine[];
  readonly notes?: readonly OrgNote[];
  readonly meta?: CbcMeta;
};

/** Situation of one document, with reasons and requested actions. */
type BillStatusLine = {
  readonly index: number;
  readonly key: CbcKey;
  readonly date?: CalDate;
  readonly doc?: OrgDocumentRef;
  readonly description?: string;
  readonly reasons?: readonly BillReason[];
  readonly actions?: readonly BillAction[];
  readonly ext?: TaxExtensions;
  readonly complements?: readonly JsonObject[];
  readonly meta?: CbcMeta;
};

/** Row inside another row, detailing what it consists of or replaces. Taxes are set on the outer row only. */
type BillSubLine = {
  readonly uuid?: string;
  readonly i: number;
  readonly quantity: NumAmount;
  readonly identifier?: OrgIdentity;
  readonly period?: CalPeriod;
  readonly order?: CbcCode;
  readonly cost?: CbcCode;
  readonly item: OrgItem;
  readonly sum?: NumAmount;
  readonly discounts?: readonly BillLineDiscount[];
  readonly charges?: readonly BillLineCharge[];
  readonly total?: NumAmount;
  readonly notes?: readonly OrgNote[];
};

/** Settings and notes for the tax calculation of the whole document. */
type BillTax = {
  readonly prices_include?: CbcCode;
  readonly rounding?: CbcKey;
  readonly point?: CbcKey;
  readonly ext?: TaxExtensions;
  readonly notes?: readonly TaxNote[];
  readonly meta?: CbcMeta;
};

/** Results of the calculation, in the document currency and rounded to its decimals. */
type BillTotals = {
  readonly sum: NumAmount;
  readonly discount?: NumAmount;
  readonly charge?: NumAmount;
  readonly tax_included?: NumAmount;
  readonly total: NumAmount;
  readonly taxes?: TaxTotal;
  readonly tax?: NumAmount;
  readonly total_with_tax: NumAmount;
  readonly retained_tax?: NumAmount;
  readonly rounding?: NumAmount;
  readonly payable: NumAmount;
  readonly advance?: NumAmount;
  readonly due?: NumAmount;
};

/** Reference for following a shipment with its carrier. */
type BillTracking = {
  readonly code?: CbcCode;
  readonly website?: OrgWebsite;
};

/** A day of the calendar as YYYY-MM-DD (ISO 8601). */
type CalDate = string;

/** A day and a time of day without time zone, as YYYY-MM-DDTHH:MM:SS. */
type CalDateTime = string;

/** Range of days, such as a billing month. Both the first and the last day are included; one of them may be open. */
type CalPeriod = {
  readonly label?: string;
  readonly start?: CalDate;
  readonly end?: CalDate;
};

/** A time of day without time zone, as HH:MM:SS. */
type CalTime = string;

/** A moment in UTC as YYYY-MM-DDTHH:MM:SS.sssZ (RFC 3339). */
type CalTimestamp = string;

/** A short identifier of up to 128 characters, without control characters and without spaces at its ends. */
type CbcCode = string;

/** Codes by key. */
type CbcCodeMap = { readonly [key: string]: CbcCode };

/** Explains one key or code of a list: its name, meaning and, where it has them, the values it accepts. */
type CbcDefinition = {
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
type CbcKey = string;

/** Additional texts of your own by key. They take no part in any calculation. */
type CbcMeta = { readonly [key: string]: string };

/** Publication that a definition or rule relies on. */
type CbcSource = {
  readonly title?: I18nString;
  readonly url: string;
  readonly content_type?: string;
  readonly at?: CalDateTime;
};

/** A uniform resource identifier with its scheme, up to 2048 characters. */
type CbcUri = string;

/** Sum of money with its currency. */
type CurrencyAmount = {
  readonly label?: string;
  readonly currency: CurrencyCode;
  readonly value: NumAmount;
};

/** A currency by its three-letter ISO 4217 code, or one of a few widely used other codes. */
type CurrencyCode = string;

/** Conversion factor for one pair of currencies; the reverse is never derived from it. The first entry matching the pair is used. */
type CurrencyExchangeRate = {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly at?: CalDateTime;
  readonly source?: CbcKey;
  readonly amount: NumAmount;
};

/** Fingerprint of a document or file: a hash and the algorithm behind it. */
type DsigDigest = {
  readonly alg: string;
  readonly val: string;
};

/** A JSON web signature in compact form (RFC 7515) over the header of the envelope. */
type DsigSignature = string;

/** Container for one business document together with its header and, once sealed, its signatures. */
type Envelope = {
  readonly head: HeadHeader;
  readonly doc: JsonObject;
  readonly sigs?: readonly DsigSignature[];
};

/** Identifies the envelope, fixes the document by its digest and carries data that travels beside it. */
type HeadHeader = {
  readonly uuid: string;
  readonly dig: DsigDigest;
  readonly stamps?: readonly HeadStamp[];
  readonly links?: readonly HeadLink[];
  readonly tags?: readonly string[];
  readonly meta?: CbcMeta;
  readonly notes?: string;
  readonly from?: CbcUri;
  readonly to?: CbcUri;
  readonly ignore?: readonly string[];
};

/** Pointer from the envelope to a file or page on the web. Category and key together must be unique in the header. */
type HeadLink = {
  readonly uuid?: string;
  readonly category?: CbcKey;
  readonly key: CbcKey;
  readonly code?: CbcCode;
  readonly title?: string;
  readonly description?: string;
  readonly mime?: string;
  readonly digest?: DsigDigest;
  readonly url: string;
  readonly meta?: CbcMeta;
};

/** Proof issued by an outside body, such as a tax authority's registration number or QR code. One per provider. */
type HeadStamp = {
  readonly prv: CbcKey;
  readonly val: string;
};

/** A text in several languages, by two-letter language code (ISO 639-1). */
type I18nString = { readonly [key: string]: string };

/** A country, region or district by a code of capital letters and digits. */
type L10nCode = string;

/** A country by its two-letter ISO 3166-1 code. */
type L10nIsoCountryCode = string;

/** A country as its tax authority names it: mostly the ISO 3166-1 code, but EL for Greece and XI for Northern Ireland. */
type L10nTaxCountryCode = string;

/** Plain text message sent as a document of its own. Nothing in it is calculated. */
type NoteMessage = {
  readonly uuid?: string;
  readonly title?: string;
  readonly content: string;
  readonly meta?: CbcMeta;
};

/** An exact decimal number written as text. The number of decimals written is kept and sets how precisely it is calculated. */
type NumAmount = string;

/** A percentage written with its sign, such as "21.0%". The decimals written are kept. */
type NumPercentage = string;

/** A place by post: street, town, region and country. Used for contact, delivery and tax registration alike. */
type OrgAddress = {
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
type OrgAttachment = {
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
type OrgAttribute = {
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
type OrgCoordinates = {
  readonly lat?: number;
  readonly lon?: number;
  readonly w3w?: string;
  readonly geohash?: string;
};

/** Points to another document, or to certain lines of it: a corrected invoice, an order, a contract, a delivery note. */
type OrgDocumentRef = {
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
type OrgEmail = {
  readonly uuid?: string;
  readonly label?: string;
  readonly addr: string;
  readonly meta?: CbcMeta;
};

/** Where electronic documents for a party are delivered, as one URI. The first one fills the route of the envelope. */
type OrgEndpoint = {
  readonly uuid?: string;
  readonly label?: string;
  readonly uri: CbcUri;
};

/** A code that names a party, person, item or document in some register or system, together with what the code is. */
type OrgIdentity = {
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
type OrgImage = {
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
type OrgInbox = {
  readonly uuid?: string;
  readonly label?: string;
  readonly key?: CbcKey;
  readonly scheme?: CbcCode;
  readonly code?: CbcCode;
  readonly url?: string;
  readonly email?: string;
};

/** The product or service sold on a line, with its price per unit. */
type OrgItem = {
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
type OrgName = {
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
type OrgNote = {
  readonly uuid?: string;
  readonly key?: CbcKey;
  readonly code?: CbcCode;
  readonly src?: CbcKey;
  readonly text: string;
  readonly meta?: CbcMeta;
  readonly ext?: TaxExtensions;
};

/** A company or a person that takes part in a document, for example as seller or buyer. */
type OrgParty = {
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
type OrgPerson = {
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
type OrgRegistration = {
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
type OrgTelephone = {
  readonly uuid?: string;
  readonly label?: string;
  readonly num: string;
};

/** A unit of measure: a word of the list, or a code of UN/ECE Recommendations 20 and 21. */
type OrgUnit = string;

/** A web page of a party. */
type OrgWebsite = {
  readonly uuid?: string;
  readonly label?: string;
  readonly title?: string;
  readonly url: string;
};

/** Which payment card was or will be used. Only the digits that may be shown, never the whole number. */
type PayCard = {
  readonly first6?: string;
  readonly last4?: string;
  readonly holder?: string;
};

/** Bank account to which the payer transfers the money. */
type PayCreditTransfer = {
  readonly iban?: CbcCode;
  readonly bic?: CbcCode;
  readonly number?: CbcCode;
  readonly clearing?: CbcCode;
  readonly name?: string;
  readonly branch?: OrgAddress;
};

/** Mandate under which the payee collects the money from the payer's account. */
type PayDirectDebit = {
  readonly ref?: string;
  readonly creditor?: string;
  readonly account?: string;
};

/** One instalment: the day by which it has to be paid, and its amount if it is known. */
type PayDueDate = {
  readonly date: CalDate;
  readonly notes?: string;
  readonly amount?: NumAmount;
  readonly percent?: NumPercentage;
  readonly currency?: CurrencyCode;
};

/** How the document is to be paid: the means of payment and the data it needs. */
type PayInstructions = {
  readonly key: CbcKey;
  readonly detail?: string;
  readonly ref?: CbcCode;
  readonly credit_transfer?: readonly PayCreditTransfer[];
  readonly card?: PayCard;
  readonly direct_debit?: PayDirectDebit;
  readonly online?: readonly PayOnline[];
  readonly notes?: string;
  readonly ext?: TaxExtensions;
  readonly meta?: CbcMeta;
};

/** A web page at which the payer can pay. */
type PayOnline = {
  readonly key?: CbcKey;
  readonly label?: string;
  readonly url: string;
};

/** One payment made: when, by what means and how much. */
type PayRecord = {
  readonly uuid?: string;
  readonly date?: CalDate;
  readonly key?: CbcKey;
  readonly ref?: string;
  readonly description?: string;
  readonly percent?: NumPercentage;
  readonly amount: NumAmount;
  readonly currency?: CurrencyCode;
  readonly card?: PayCard;
  readonly credit_transfer?: PayCreditTransfer;
  readonly direct_debit?: PayDirectDebit;
  readonly online?: readonly PayOnline[];
  readonly ext?: TaxExtensions;
  readonly meta?: CbcMeta;
};

/** When payment is expected, by a general rule, on set days, or both. */
type PayTerms = {
  readonly key?: CbcKey;
  readonly due_dates?: readonly PayDueDate[];
  readonly notes?: string;
  readonly ext?: TaxExtensions;
};

/** Describes an add-on: the extensions, tags, scenarios and corrections that it brings to a document. */
type TaxAddonDef = {
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
type TaxAddonList = readonly CbcKey[];

/** A set of code lists from a standards body, offered as extensions to every regime and add-on. */
type TaxCatalogueDef = {
  readonly key: CbcKey;
  readonly name: I18nString | null;
  readonly description?: I18nString;
  readonly extensions: readonly CbcDefinition[] | null;
};

/** A tax that a regime knows, such as VAT or an income tax withheld by the buyer, with its keys and rates. */
type TaxCategoryDef = {
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
type TaxCategoryTotal = {
  readonly code: CbcCode;
  readonly retained?: boolean;
  readonly informative?: boolean;
  readonly rates: readonly TaxRateTotal[] | null;
  readonly amount: NumAmount;
  readonly surcharge?: NumAmount;
};

/** One tax on a line, charge or discount: which category, which treatment, at what percentage. */
type TaxCombo = {
  readonly cat: CbcCode;
  readonly country?: L10nTaxCountryCode;
  readonly key?: CbcKey;
  readonly rate?: CbcKey;
  readonly percent?: NumPercentage;
  readonly surcharge?: NumPercentage;
  readonly ext?: TaxExtensions;
};

/** States what a correction of one kind of document may be and what it has to contain. */
type TaxCorrectionDefinition = {
  readonly schema: string;
  readonly types?: readonly CbcKey[];
  readonly extensions?: readonly CbcKey[];
  readonly reason_required?: boolean;
  readonly stamps?: readonly CbcKey[];
  readonly copy_tax?: boolean;
};

/** What may be corrected and how, by document type. */
type TaxCorrectionSet = readonly TaxCorrectionDefinition[];

/** Codes by extension key, as tax regimes, addons and catalogues define them. */
type TaxExtensions = { readonly [key: string]: CbcCode };

/** Number under which a party is registered for tax, with the country that issued it. */
type TaxIdentity = {
  readonly country: L10nTaxCountryCode;
  readonly code?: CbcCode;
  readonly scheme?: CbcCode;
  readonly type?: CbcKey;
};

/** A treatment that a tax category knows, such as exempt or reverse charge. */
type TaxKeyDef = {
  readonly key?: CbcKey;
  readonly name?: I18nString;
  readonly desc?: I18nString;
  readonly no_percent?: boolean;
};

/** Text about the treatment of a tax in the document, such as the legal ground of an exemption. */
type TaxNote = {
  readonly cat?: CbcCode;
  readonly key?: CbcKey;
  readonly text: string;
  readonly ext?: TaxExtensions;
};

/** A named rate of a tax, with its percentages over time. */
type TaxRateDef = {
  readonly rate: CbcKey;
  readonly keys?: readonly CbcKey[];
  readonly name: I18nString;
  readonly desc?: I18nString;
  readonly values?: readonly TaxRateValueDef[];
  readonly meta?: CbcMeta;
};

/** Base and tax of everything in the document that is taxed alike. */
type TaxRateTotal = {
  readonly country?: L10nTaxCountryCode;
  readonly key?: CbcKey;
  readonly ext?: TaxExtensions;
  readonly base: NumAmount;
  readonly percent?: NumPercentage;
  readonly surcharge?: TaxRateTotalSurcharge;
  readonly amount: NumAmount;
};

/** Surcharge on the base of a rate. */
type TaxRateTotalSurcharge = {
  readonly percent: NumPercentage;
  readonly amount: NumAmount;
};

/** The percentage of a rate from a certain day on. */
type TaxRateValueDef = {
  readonly ext?: TaxExtensions;
  readonly since?: CalDate;
  readonly percent: NumPercentage;
  readonly surcharge?: NumPercentage;
  readonly disabled?: boolean;
};

/** The tax regime a document follows, by country code. */
type TaxRegimeCode = string;

/** Describes the taxes of a country and what its documents may and must contain. */
type TaxRegimeDef = {
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
type TaxScenario = {
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
type TaxScenarioSet = {
  readonly schema: string;
  readonly list: readonly TaxScenario[];
};

/** The taxes on a line, charge or discount. Each category occurs once. */
type TaxSet = readonly TaxCombo[];

/** The tags that one kind of document may carry. */
type TaxTagSet = {
  readonly schema: string;
  readonly list: readonly CbcDefinition[] | null;
};

/** All taxes of the document, by category and rate. Filled in by the calculation. */
type TaxTotal = {
  readonly categories?: readonly TaxCategoryTotal[];
  readonly sum: NumAmount;
  readonly retained?: NumAmount;
};

/** The types that a document can have, by the path of their `$schema`. */
export interface DocumentTypes {
  'bill/action': BillAction;
  'bill/charge': BillCharge;
  'bill/correction-options': BillCorrectionOptions;
  'bill/delivery': BillDelivery;
  'bill/delivery-details': BillDeliveryDetails;
  'bill/discount': BillDiscount;
  'bill/fault': BillFault;
  'bill/invoice': BillInvoice;
  'bill/line': BillLine;
  'bill/order': BillOrder;
  'bill/ordering': BillOrdering;
  'bill/payment': BillPayment;
  'bill/payment-details': BillPaymentDetails;
  'bill/reason': BillReason;
  'bill/status': BillStatus;
  'bill/status-line': BillStatusLine;
  'bill/tax': BillTax;
  'bill/totals': BillTotals;
  'cal/period': CalPeriod;
  'cbc/code-map': CbcCodeMap;
  'cbc/definition': CbcDefinition;
  'cbc/meta': CbcMeta;
  'cbc/source': CbcSource;
  'currency/amount': CurrencyAmount;
  'currency/exchange-rate': CurrencyExchangeRate;
  'dsig/digest': DsigDigest;
  envelope: Envelope;
  'head/header': HeadHeader;
  'head/link': HeadLink;
  'head/stamp': HeadStamp;
  'i18n/string': I18nString;
  'note/message': NoteMessage;
  'org/address': OrgAddress;
  'org/attachment': OrgAttachment;
  'org/attribute': OrgAttribute;
  'org/coordinates': OrgCoordinates;
  'org/document-ref': OrgDocumentRef;
  'org/email': OrgEmail;
  'org/endpoint': OrgEndpoint;
  'org/identity': OrgIdentity;
  'org/image': OrgImage;
  'org/inbox': OrgInbox;
  'org/item': OrgItem;
  'org/name': OrgName;
  'org/note': OrgNote;
  'org/party': OrgParty;
  'org/person': OrgPerson;
  'org/registration': OrgRegistration;
  'org/telephone': OrgTelephone;
  'org/website': OrgWebsite;
  'pay/card': PayCard;
  'pay/credit-transfer': PayCreditTransfer;
  'pay/direct-debit': PayDirectDebit;
  'pay/instructions': PayInstructions;
  'pay/online': PayOnline;
  'pay/record': PayRecord;
  'pay/terms': PayTerms;
  'tax/addon-def': TaxAddonDef;
  'tax/catalogue-def': TaxCatalogueDef;
  'tax/correction-definition': TaxCorrectionDefinition;
  'tax/extensions': TaxExtensions;
  'tax/identity': TaxIdentity;
  'tax/note': TaxNote;
  'tax/regime-def': TaxRegimeDef;
  'tax/scenario': TaxScenario;
  'tax/scenario-set': TaxScenarioSet;
  'tax/tag-set': TaxTagSet;
  'tax/total': TaxTotal;
}

/** The other types of the format, which occur only in documents. */
export interface ValueTypes {
  'cal/date': CalDate;
  'cal/date-time': CalDateTime;
  'cal/time': CalTime;
  'cal/timestamp': CalTimestamp;
  'cbc/code': CbcCode;
  'cbc/key': CbcKey;
  'cbc/uri': CbcUri;
  'currency/code': CurrencyCode;
  'dsig/signature': DsigSignature;
  'l10n/code': L10nCode;
  'l10n/iso-country-code': L10nIsoCountryCode;
  'l10n/tax-country-code': L10nTaxCountryCode;
  'num/amount': NumAmount;
  'num/percentage': NumPercentage;
  'org/unit': OrgUnit;
  'tax/addon-list': TaxAddonList;
  'tax/correction-set': TaxCorrectionSet;
  'tax/regime-code': TaxRegimeCode;
  'tax/set': TaxSet;
}
