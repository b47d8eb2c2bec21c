import { describe, expect, it } from 'vitest';
import { firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';

/** A platform reports that it passed an invoice on (202). */
const message = (...edits: readonly (readonly [from: RegExp | string, to: string])[]): string =>
  edits.reduce(
    (text, [from, to]) => text.replace(from, to),
    `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossDomainAcknowledgementAndResponse xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossDomainAcknowledgementAndResponse:100"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100">
  <rsm:ExchangedDocumentContext>
    <ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>REGULATED</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter>
    <ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn.cpro.gouv.fr:1p0:CDV:invoice</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>
  </rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument>
    <ram:ID>M-1</ram:ID>
    <ram:SenderTradeParty><ram:GlobalID schemeID="0238">1234</ram:GlobalID><ram:RoleCode>WK</ram:RoleCode></ram:SenderTradeParty>
    <ram:IssuerTradeParty><ram:GlobalID schemeID="0002">383474814</ram:GlobalID><ram:RoleCode>BY</ram:RoleCode></ram:IssuerTradeParty>
    <ram:RecipientTradeParty>
      <ram:GlobalID schemeID="0002">732829320</ram:GlobalID><ram:RoleCode>SE</ram:RoleCode>
      <ram:URIUniversalCommunication><ram:URIID schemeID="0225">732829320</ram:URIID></ram:URIUniversalCommunication>
    </ram:RecipientTradeParty>
  </rsm:ExchangedDocument>
  <rsm:AcknowledgementDocument>
    <ram:TypeCode>23</ram:TypeCode>
    <ram:ReferenceReferencedDocument>
      <ram:IssuerAssignedID>A-17</ram:IssuerAssignedID><ram:StatusCode>47</ram:StatusCode><ram:TypeCode>380</ram:TypeCode>
      <ram:FormattedIssueDateTime/>
      <ram:ProcessConditionCode>202</ram:ProcessConditionCode>
      <ram:IssuerTradeParty><ram:GlobalID schemeID="0002">732829320</ram:GlobalID><ram:RoleCode>SE</ram:RoleCode></ram:IssuerTradeParty>
      <ram:SpecifiedDocumentStatus><ram:SequenceNumeric>1</ram:SequenceNumeric></ram:SpecifiedDocumentStatus>
    </ram:ReferenceReferencedDocument>
  </rsm:AcknowledgementDocument>
</rsm:CrossDomainAcknowledgementAndResponse>`,
  );

const REASON = (reason: string) => ['<ram:SequenceNumeric>', `<ram:ReasonCode>${reason}</ram:ReasonCode>$&`] as const;
const refused = ['>202<', '>210<'] as const;

describe('the French life cycle', () => {
  it.each<[what: string, text: string, ids: readonly string[]]>([
    ['a sound message', message(), []],
    ['a kind of invoice', message(['>380<', '>751<']), ['BR-FR-04_MDT-91']],
    ['no status', message(['<ram:ProcessConditionCode>202</ram:ProcessConditionCode>', '']), ['BR-FR-CDV-12_MDT-105']],
    ['a status', message(['>202<', '>299<']), ['BR-FR-CDV-CL-06_MDT-105']],
    ['a refusal without reason', message(refused), ['BR-FR-CDV-15_MDT-113']],
    ['a refusal with a reason', message(refused, REASON('CMD_ERR')), []],
    ['a refusal for what is none', message(refused, REASON('ROUTAGE_ERR')), ['BR-FR-CDV-CL-09_MDT-113_210']],
    [
      'the public sector refuses for that reason',
      message(refused, REASON('ROUTAGE_ERR'), ['>1234<', '>9999<']),
      ['BR-FR-CDV-CL-09_MDT-113_210B2G'],
    ],
    ['the public sector refuses', message(refused, REASON('AUTRE'), ['>1234<', '>9999<']), []],
    ['a payment without amounts', message(['>202<', '>212<']), ['BR-FR-CDV-14_MDT-207']],
    ['a message of a platform', message(['>23<', '>305<'], ['>47<', '>10<']), ['BR-FR-CDV-CL-03_MDT-40_305']],
    ['a status of a platform', message(['>47<', '>10<']), ['BR-FR-CDV-CL-05_MDT-88_23']],
    [
      'a status of a platform beside a message of one',
      message(
        ['>47<', '>10<'],
        [
          /<rsm:AcknowledgementDocument>/,
          '<rsm:AcknowledgementDocument><ram:TypeCode>305</ram:TypeCode></rsm:AcknowledgementDocument>$&',
        ],
      ),
      ['BR-FR-CDV-CL-03_MDT-40_305', 'BR-FR-CDV-CL-05_MDT-88_23'],
    ],
    [
      'a status of a party beside a message of a platform',
      message([
        /<rsm:AcknowledgementDocument>/,
        '<rsm:AcknowledgementDocument><ram:TypeCode>305</ram:TypeCode></rsm:AcknowledgementDocument>$&',
      ]),
      ['BR-FR-CDV-CL-03_MDT-40_305'],
    ],
    [
      'a recipient without address',
      message([/<ram:URIUni[\s\S]*?<\/ram:URIUniversalCommunication>/, '']),
      ['BR-FR-CDV-08_MDT-73'],
    ],
    ['a process', message(['>REGULATED<', '>B2C<']), []],
    ['a process that there is not', message(['>REGULATED<', '>B2X<']), ['BR-FR-CDV-CL-01_MDT-2']],
  ])('%s', (_, text, ids) => {
    expect(firedBy('fr-cdar@1.4.0.03', text)).toEqual(ids);
  });

  it('knew one business process before 1.4.0.03', () => {
    expect(firedBy('fr-cdar@1.4.0', message(['>REGULATED<', '>B2C<']))).toEqual(['BR-FR-CDV-CL-01_MDT-2']);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('fr-cdar@1.4.0.03', message())).toMatchFileSnapshot('./slips.txt');
});
