import type { FormatProof } from '../catalogue/format.ts';

const names = 'urn:un:unece:uncefact:data:standard:';

/** A rejection by a message of the French life cycle: a party, a moment, a code and a reference. */
export const CDAR_PROOF: FormatProof = {
  text: `<r:CrossDomainAcknowledgementAndResponse xmlns:r="${names}CrossDomainAcknowledgementAndResponse:100" xmlns:a="${names}ReusableAggregateBusinessInformationEntity:100" xmlns:u="${names}UnqualifiedDataType:100">
<r:ExchangedDocument><a:ID>S-1</a:ID><a:IssueDateTime><u:DateTimeString format="204">20260115093000</u:DateTimeString></a:IssueDateTime><a:IssuerTradeParty><a:Name>Seller</a:Name><a:RoleCode>SE</a:RoleCode></a:IssuerTradeParty></r:ExchangedDocument>
<r:AcknowledgementDocument><a:TypeCode>23</a:TypeCode><a:ReferenceReferencedDocument><a:IssuerAssignedID>F-1</a:IssuerAssignedID><a:ProcessConditionCode>210</a:ProcessConditionCode></a:ReferenceReferencedDocument></r:AcknowledgementDocument>
</r:CrossDomainAcknowledgementAndResponse>`,
  values: {
    '$.code': 'S-1',
    '$.issue_date': '2026-01-15',
    '$.issue_time': '09:30:00',
    '$.supplier.ext.fr-ctc-flow6-role': 'SE',
    '$.lines[0].key': 'rejected',
    '$.lines[0].doc.code': 'F-1',
  },
};
