// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.
import type {
  BillAction,
  BillCharge,
  BillCorrectionOptions,
  BillDelivery,
  BillDeliveryDetails,
  BillDiscount,
  BillFault,
  BillInvoice,
  BillLine,
  BillOrder,
  BillOrdering,
  BillPayment,
  BillPaymentDetails,
  BillReason,
  BillStatus,
  BillStatusLine,
  BillTax,
  BillTotals,
} from './bill.ts';
import type { CalDate, CalDateTime, CalPeriod, CalTime, CalTimestamp } from './cal.ts';
import type { CbcCode, CbcCodeMap, CbcDefinition, CbcKey, CbcMeta, CbcSource, CbcUri } from './cbc.ts';
import type { CurrencyAmount, CurrencyCode, CurrencyExchangeRate } from './currency.ts';
import type { DsigDigest, DsigSignature } from './dsig.ts';
import type { Envelope } from './envelope.ts';
import type { HeadHeader, HeadLink, HeadStamp } from './head.ts';
import type { I18nString } from './i18n.ts';
import type { L10nCode, L10nIsoCountryCode, L10nTaxCountryCode } from './l10n.ts';
import type { NoteMessage } from './note.ts';
import type { NumAmount, NumPercentage } from './num.ts';
import type {
  OrgAddress,
  OrgAttachment,
  OrgAttribute,
  OrgCoordinates,
  OrgDocumentRef,
  OrgEmail,
  OrgEndpoint,
  OrgIdentity,
  OrgImage,
  OrgInbox,
  OrgItem,
  OrgName,
  OrgNote,
  OrgParty,
  OrgPerson,
  OrgRegistration,
  OrgTelephone,
  OrgUnit,
  OrgWebsite,
} from './org.ts';
import type {
  PayCard,
  PayCreditTransfer,
  PayDirectDebit,
  PayInstructions,
  PayOnline,
  PayRecord,
  PayTerms,
} from './pay.ts';
import type {
  TaxAddonDef,
  TaxAddonList,
  TaxCatalogueDef,
  TaxCorrectionDefinition,
  TaxCorrectionSet,
  TaxExtensions,
  TaxIdentity,
  TaxNote,
  TaxRegimeCode,
  TaxRegimeDef,
  TaxScenario,
  TaxScenarioSet,
  TaxSet,
  TaxTagSet,
  TaxTotal,
} from './tax.ts';

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
