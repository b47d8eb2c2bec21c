import type { AnyKind } from '../core/schema/kind.ts';
import { embedded } from '../core/schema/embedded.ts';
import { Action } from './bill/action.ts';
import { Charge } from './bill/charge.ts';
import { CorrectionOptions } from './bill/correction-options.ts';
import { DeliveryDetails } from './bill/delivery-details.ts';
import { Delivery } from './bill/delivery.ts';
import { Discount } from './bill/discount.ts';
import { StatusFault } from './bill/fault.ts';
import { Invoice } from './bill/invoice.ts';
import { Line } from './bill/line.ts';
import { Order } from './bill/order.ts';
import { Ordering } from './bill/ordering.ts';
import { PaymentDetails } from './bill/payment-details.ts';
import { Payment } from './bill/payment.ts';
import { Reason } from './bill/reason.ts';
import { StatusLine } from './bill/status-line.ts';
import { Status } from './bill/status.ts';
import { BillTax } from './bill/tax.ts';
import { Totals } from './bill/totals.ts';
import { dateTime } from './cal/date-time.ts';
import { date } from './cal/date.ts';
import { Period } from './cal/period.ts';
import { timeOfDay } from './cal/time.ts';
import { timestamp } from './cal/timestamp.ts';
import { codeMap } from './cbc/code-map.ts';
import { code } from './cbc/code.ts';
import { Definition } from './cbc/definition.ts';
import { key } from './cbc/key.ts';
import { meta } from './cbc/meta.ts';
import { Source } from './cbc/source.ts';
import { uri } from './cbc/uri.ts';
import { CurrencyAmount } from './currency/amount.ts';
import { currencyCode } from './currency/code.ts';
import { ExchangeRate } from './currency/exchange-rate.ts';
import { Digest } from './dsig/digest.ts';
import { signature } from './dsig/signature.ts';
import { Envelope } from './envelope/envelope.ts';
import { Header } from './head/header.ts';
import { Link } from './head/link.ts';
import { Stamp } from './head/stamp.ts';
import { i18nString } from './i18n/string.ts';
import { locationCode } from './l10n/code.ts';
import { isoCountryCode } from './l10n/iso-country-code.ts';
import { taxCountryCode } from './l10n/tax-country-code.ts';
import { Message } from './note/message.ts';
import { amount } from './num/amount.ts';
import { percentage } from './num/percentage.ts';
import { Address } from './org/address.ts';
import { Attachment } from './org/attachment.ts';
import { Coordinates } from './org/coordinates.ts';
import { DocumentRef } from './org/document-ref.ts';
import { Email } from './org/email.ts';
import { Endpoint } from './org/endpoint.ts';
import { Identity } from './org/identity.ts';
import { Image } from './org/image.ts';
import { Inbox } from './org/inbox.ts';
import { Attribute } from './org/attribute.ts';
import { Item } from './org/item.ts';
import { Name } from './org/name.ts';
import { Note } from './org/note.ts';
import { Party } from './org/party.ts';
import { Person } from './org/person.ts';
import { Registration } from './org/registration.ts';
import { Telephone } from './org/telephone.ts';
import { unit } from './org/unit.ts';
import { Website } from './org/website.ts';
import { Card } from './pay/card.ts';
import { CreditTransfer } from './pay/credit-transfer.ts';
import { DirectDebit } from './pay/direct-debit.ts';
import { Instructions } from './pay/instructions.ts';
import { Online } from './pay/online.ts';
import { Record } from './pay/record.ts';
import { Terms } from './pay/terms.ts';
import { AddonDef } from './tax/addon-def.ts';
import { addonList } from './tax/addon-list.ts';
import { CatalogueDef } from './tax/catalogue-def.ts';
import { CorrectionDefinition } from './tax/correction-definition.ts';
import { correctionSet } from './tax/correction-set.ts';
import { extensions } from './tax/extensions.ts';
import { TaxIdentity } from './tax/identity.ts';
import { TaxNote } from './tax/note.ts';
import { regimeCode } from './tax/regime-code.ts';
import { RegimeDef } from './tax/regime-def.ts';
import { ScenarioSet } from './tax/scenario-set.ts';
import { Scenario } from './tax/scenario.ts';
import { taxSet } from './tax/set.ts';
import { TagSet } from './tax/tag-set.ts';
import { TaxTotal } from './tax/total.ts';

/** Every type with its own schema below https://gobl.org/draft-0/. */
export const documentTypes: readonly AnyKind[] = [
  Action,
  Charge,
  CorrectionOptions,
  DeliveryDetails,
  Delivery,
  Discount,
  StatusFault,
  Invoice,
  Line,
  Order,
  Ordering,
  PaymentDetails,
  Payment,
  Reason,
  StatusLine,
  Status,
  BillTax,
  Totals,
  dateTime,
  date,
  Period,
  timeOfDay,
  timestamp,
  codeMap,
  code,
  Definition,
  key,
  meta,
  Source,
  uri,
  CurrencyAmount,
  currencyCode,
  ExchangeRate,
  Digest,
  signature,
  Envelope,
  Header,
  Link,
  Stamp,
  i18nString,
  locationCode,
  isoCountryCode,
  taxCountryCode,
  Message,
  amount,
  percentage,
  Address,
  Attachment,
  Coordinates,
  DocumentRef,
  Email,
  Endpoint,
  Identity,
  Image,
  Inbox,
  Attribute,
  Item,
  Name,
  Note,
  Party,
  Person,
  Registration,
  Telephone,
  unit,
  Website,
  Card,
  CreditTransfer,
  DirectDebit,
  Instructions,
  Online,
  Record,
  Terms,
  AddonDef,
  addonList,
  CatalogueDef,
  CorrectionDefinition,
  correctionSet,
  extensions,
  TaxIdentity,
  TaxNote,
  regimeCode,
  RegimeDef,
  ScenarioSet,
  Scenario,
  taxSet,
  TagSet,
  TaxTotal,
  embedded,
];
