import { describe, expect, it } from 'vitest';
import { edited, type Edit } from '../../testing/edits.ts';
import { firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';

/** A platform reports the invoices of ten days. */
const report = (...edits: readonly Edit[]): string =>
  edited(
    `<Report>
  <ReportDocument>
    <Id>R-1</Id><IssueDateTime><DateTimeString>20260911080000</DateTimeString></IssueDateTime><TypeCode>IN</TypeCode>
    <Sender><Id schemeId="0238">1234</Id><RoleCode>WK</RoleCode></Sender>
    <Issuer><Id schemeId="0002">732829320</Id><RoleCode>SE</RoleCode></Issuer>
  </ReportDocument>
  <TransactionsReport>
    <ReportPeriod><StartDate>20260901</StartDate><EndDate>20260910</EndDate></ReportPeriod>
    <Invoice>
      <ID>A-17</ID><IssueDate>20260902</IssueDate><TypeCode>380</TypeCode><CurrencyCode>EUR</CurrencyCode>
      <BusinessProcess><ID>B1</ID><TypeID>urn.cpro.gouv.fr:1p0:ereporting</TypeID></BusinessProcess>
      <Seller><CompanyId schemeId="0002">732829320</CompanyId><TaxRegistrationId qualifyingId="VAT">FR44732829320</TaxRegistrationId><PostalAddress><CountryId>FR</CountryId></PostalAddress></Seller>
      <Buyer><CompanyId schemeId="0227">US12</CompanyId></Buyer>
      <MonetaryTotal><TaxExclusiveAmount>100.00</TaxExclusiveAmount><TaxAmount CurrencyCode="EUR">20.00</TaxAmount></MonetaryTotal>
      <TaxSubTotal><TaxableAmount>100.00</TaxableAmount><TaxAmount>20.00</TaxAmount><TaxCategory><Code>S</Code><Percent>20</Percent></TaxCategory></TaxSubTotal>
      <Line><BilledQuantity>2</BilledQuantity><Price><PriceAmount>45</PriceAmount><AllowanceChargeAmount>5</AllowanceChargeAmount><AllowanceChargeBaseAmount>50</AllowanceChargeBaseAmount></Price></Line>
    </Invoice>
    <Transactions>
      <Date>20260903</Date><TransactionsCurrency>EUR</TransactionsCurrency><CategoryCode>TLB1</CategoryCode>
      <TaxExclusiveAmount>10.00</TaxExclusiveAmount><TaxTotal>2.00</TaxTotal>
      <TaxSubtotal><TaxPercent>20</TaxPercent><TaxableAmount>10.00</TaxableAmount><TaxTotal>2.00</TaxTotal></TaxSubtotal>
    </Transactions>
  </TransactionsReport>
</Report>`,
    edits,
  );

const PAID: Edit = [
  /<TransactionsReport>[\s\S]*<\/TransactionsReport>/,
  '<PaymentsReport><ReportPeriod><StartDate>20260901</StartDate><EndDate>20260930</EndDate></ReportPeriod><Invoice><InvoiceID>A-17</InvoiceID><IssueDate>20260902</IssueDate><Payment><Date>20260903</Date><SubTotals><TaxPercent>20</TaxPercent><CurrencyCode>EUR</CurrencyCode><Amount>120</Amount></SubTotals></Payment></Invoice></PaymentsReport>',
];

describe('French e-reporting', () => {
  it.each<[what: string, edits: readonly Edit[], ids: readonly string[]]>([
    ['a sound report', [], []],
    ['a sound report of payments', [PAID], []],
    ['both reports', [['</Report>', '<PaymentsReport/></Report>']], ['G6.29']],
    ['a payment in dollars', [PAID, ['>EUR<', '>USD<']], ['G6.27']],
    ['a payment in dollars, with blanks', [PAID, ['>EUR<', '> USD <']], ['G1.10']],
    ['a payment in dollars and euro', [PAID, ['<CurrencyCode>EUR<', '<CurrencyCode>USD</CurrencyCode>$&']], []],
    ['a negative payment', [PAID, ['>120<', '>-120<']], ['G1.16']],
    ['a day with hyphens', [['20260902', '2026-09-02']], ['G1.09']],
    ['a day of the last century', [['20260902', '19990902']], ['G1.36']],
    ['a number with a dot', [['A-17', 'A.17']], ['G1.05']],
    ['a framework', [['>B1<', '>B8<']], ['G1.02']],
    [
      'a final invoice that is an advance',
      [
        ['>B1<', '>B4<'],
        ['>380<', '>386<'],
      ],
      ['G1.60'],
    ],
    ['a correction without reference', [['>380<', '>384<']], ['G1.32']],
    ['a credit note without reference', [['>380<', '>381<']], ['G1.32']],
    ['a short SIREN', [['732829320</CompanyId>', '73282932</CompanyId>']], ['G2.19']],
    ['no VAT number of the seller', [[/<TaxRegistrationId.*?<\/TaxRegistrationId>/, '']], ['G2.33']],
    ['a total that is off', [['<TaxableAmount>100.00', '<TaxableAmount>100.02']], ['G1.53']],
    ['VAT in dollars', [['CurrencyCode="EUR"', 'CurrencyCode="USD"']], ['G6.23']],
    ['a net price that is off', [['>45<', '>46<']], ['G1.55']],
    ['what is exempt without reason', [['<Code>S', '<Code>E']], ['G1.40']],
    ['no buyer', [[/<Buyer>.*?<\/Buyer>/, '']], ['G6.28']],
    ['a sender that is no platform', [['>WK<', '>SE<']], ['G7.51']],
    ['transactions of no category', [['TLB1', 'TLB2']], ['G1.68']],
  ])('%s', (_, edits, ids) => {
    expect(firedBy('fr-flux10@1.0', report(...edits))).toEqual(ids);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('fr-flux10@1.0', report())).toMatchFileSnapshot('./slips.txt');
});
