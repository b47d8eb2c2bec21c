// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.
import type { JsonObject } from '../core/json/json.ts';
import type { CalDate, CalPeriod, CalTime } from './cal.ts';
import type { CbcCode, CbcKey, CbcMeta } from './cbc.ts';
import type { CurrencyCode, CurrencyExchangeRate } from './currency.ts';
import type { HeadStamp } from './head.ts';
import type { NumAmount, NumPercentage } from './num.ts';
import type {
  OrgAttachment,
  OrgDocumentRef,
  OrgIdentity,
  OrgItem,
  OrgNote,
  OrgParty,
  OrgUnit,
  OrgWebsite,
} from './org.ts';
import type { PayInstructions, PayRecord, PayTerms } from './pay.ts';
import type { TaxAddonList, TaxExtensions, TaxNote, TaxRegimeCode, TaxSet, TaxTotal } from './tax.ts';

/** Next step the sender of a status asks the recipient to take. */
export type BillAction = {
  readonly key: CbcKey;
  readonly description?: string;
  readonly ext?: TaxExtensions;
};

/** Extra cost added to the document as a whole, such as freight. Not tied to any line. */
export type BillCharge = {
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
export type BillCorrectionOptions = {
  readonly type: CbcKey;
  readonly issue_date?: CalDate;
  readonly series?: CbcCode;
  readonly stamps?: readonly HeadStamp[];
  readonly reason?: string;
  readonly ext?: TaxExtensions;
  readonly copy_tax?: boolean;
};

/** Record of what is shipped or handed over: despatch advice, delivery note, waybill or receipt. Prices and taxes are optional. */
export type BillDelivery = {
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
export type BillDeliveryDetails = {
  readonly receiver?: OrgParty;
  readonly identities?: readonly OrgIdentity[];
  readonly date?: CalDate;
  readonly period?: CalPeriod;
  readonly meta?: CbcMeta;
};

/** Reduction granted on the document as a whole. Not tied to any line. */
export type BillDiscount = {
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
export type BillFault = {
  readonly code: CbcCode;
  readonly message?: string;
  readonly paths?: readonly string[];
};

/** Bill from a supplier to a customer; credit notes, debit notes and pro formas share this form. Rows, taxes and totals are calculated. */
export type BillInvoice = {
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
export type BillLine = {
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
export type BillLineCharge = {
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
export type BillLineDiscount = {
  readonly key?: CbcKey;
  readonly code?: CbcCode;
  readonly reason?: string;
  readonly base?: NumAmount;
  readonly percent?: NumPercentage;
  readonly amount: NumAmount;
  readonly ext?: TaxExtensions;
};

/** Purchase order, sales order or quotation. Prices are optional; where given, taxes and totals are calculated. */
export type BillOrder = {
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
export type BillOrdering = {
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
export type BillPayment = {
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
export type BillPaymentDetails = {
  readonly payee?: OrgParty;
  readonly payer?: OrgParty;
  readonly terms?: PayTerms;
  readonly advances?: readonly PayRecord[];
  readonly instructions?: PayInstructions;
};

/** Part of a payment that settles one document. */
export type BillPaymentLine = {
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
export type BillReason = {
  readonly key: CbcKey;
  readonly description?: string;
  readonly faults?: readonly BillFault[];
  readonly ext?: TaxExtensions;
};

/** Report on how other documents were received or processed, or on an event in the issuing system. Has no amounts or totals. */
export type BillStatus = {
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
export type BillStatusLine = {
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
export type BillSubLine = {
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
export type BillTax = {
  readonly prices_include?: CbcCode;
  readonly rounding?: CbcKey;
  readonly point?: CbcKey;
  readonly ext?: TaxExtensions;
  readonly notes?: readonly TaxNote[];
  readonly meta?: CbcMeta;
};

/** Results of the calculation, in the document currency and rounded to its decimals. */
export type BillTotals = {
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
export type BillTracking = {
  readonly code?: CbcCode;
  readonly website?: OrgWebsite;
};
