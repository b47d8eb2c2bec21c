import type { FormatProof } from '../catalogue/format.ts';

const names = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** A rejection by one of Peppol's responses, by its customization identifier: a party, a code and a reference. */
export const peppolProof = (customization: string): FormatProof => ({
  text: `<ApplicationResponse xmlns="${names}ApplicationResponse-2" xmlns:b="${names}CommonBasicComponents-2" xmlns:a="${names}CommonAggregateComponents-2">
<b:CustomizationID>${customization}</b:CustomizationID><b:ID>S-1</b:ID><b:IssueDate>2026-01-15</b:IssueDate>
<a:SenderParty><b:EndpointID schemeID="0088">7330001000000</b:EndpointID></a:SenderParty>
<a:DocumentResponse><a:Response><b:ResponseCode>RE</b:ResponseCode></a:Response><a:DocumentReference><b:ID>F-1</b:ID></a:DocumentReference></a:DocumentResponse>
</ApplicationResponse>`,
  values: {
    '$.code': 'S-1',
    '$.issue_date': '2026-01-15',
    '$.customer.inboxes[0].scheme': '0088',
    '$.lines[0].key': 'rejected',
    '$.lines[0].doc.code': 'F-1',
  },
});
