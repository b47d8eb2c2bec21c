import { buyer, seller } from '../cii/agreement.ts';
import { address, contactRows, date, identifiers } from '../cii/parts.ts';
import { fixed, group, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';

/** Parties, agreement and delivery. */

/** A referenced document. Its date precedes its number and is part of it. */
const reference = (name: string, number: string, day?: string): Row =>
  inside(name, [
    ...(day === undefined ? [] : [term('ram:IssueDateTime', day, { form: 'midnight', afterSiblings: true })]),
    term('ram:ID', number),
  ]);

/** VN of UNTDID 1153 is the seller's order number. */
const SELLERS_ORDER = ['VN'];

export const agreement = inside('ram:ApplicableSupplyChainTradeAgreement', [
  term('ram:BuyerReference', 'BT-10'),
  seller,
  buyer,
  reference('ram:BuyerOrderReferencedDocument', 'BT-13', 'X-OrderDate'),
  reference('ram:ContractReferencedDocument', 'BT-12', 'X-ContractDate'),
  inside('ram:AdditionalReferencedDocument', [{ name: 'ram:TypeCode', implied: true }, term('ram:ID', 'BT-14')], {
    when: { at: 'TypeCode', is: SELLERS_ORDER },
  }),
  group('ram:AdditionalReferencedDocument', 'BG-24', [fixed('ram:TypeCode', '916'), term('ram:ID', 'BT-122')]),
]);

export const delivery = inside('ram:ApplicableSupplyChainTradeDelivery', [
  group('ram:ShipToTradeParty', 'BG-13', [
    ...identifiers('BT-71'),
    term('ram:Name', 'BT-70'),
    inside('ram:DefinedTradeContact', contactRows('X-DeliveryPerson', 'X-DeliveryPhone', 'X-DeliveryMail')),
    address('BG-15', ['BT-75', 'BT-76', 'BT-165', 'BT-77', 'BT-78', 'BT-79', 'BT-80']),
  ]),
  inside('ram:ActualDeliverySupplyChainEvent', [date('ram:OccurrenceDateTime', 'BT-72')]),
  reference('ram:DespatchAdviceReferencedDocument', 'BT-16', 'X-DespatchDate'),
  reference('ram:ReceivingAdviceReferencedDocument', 'BT-15', 'X-ReceivingDate'),
  // Profiles of later versions have no delivery note; its successor is the despatch advice.
  reference('ram:DeliveryNoteReferencedDocument', 'BT-16', 'X-DespatchDate'),
]);
