import { describe, expect, it } from 'vitest';
import { edited, gone, set, type Edit } from '../testing/edits.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { readXml } from '../xml/read-xml.ts';
import { xmlPath } from '../xml/xml-tree.ts';
import { ciiStructure } from './cii-structure.ts';
import { judgeStructure } from './judge-structure.ts';
import type { StructureFault } from './structure-fault.ts';
import { MOST_FAULTS_OF_A_RULE } from './structure-notes.ts';
import { ublStructure } from './ubl-structure.ts';

function faultsOf(text: string): readonly StructureFault[] {
  const read = readXml(text);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  const { root } = read.document;
  return judgeStructure(root.name === 'CrossIndustryInvoice' ? ciiStructure : ublStructure, root, text);
}

const printed = (text: string): readonly string[] =>
  faultsOf(text).map(({ rule, says }) => `${rule.slice(7)} ${says.text}`);

function mended(text: string): string {
  let result = text;
  for (const { start, end, text: instead } of (faultsOf(text)[0]?.fix?.edits ?? []).toReversed()) {
    result = result.slice(0, start) + instead + result.slice(end);
  }
  return result;
}

const CAC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
const RAM = 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100';

it.each([
  ['UBL', ublInvoice()],
  ['CII', ciiInvoice()],
])('a sound %s invoice is as its schema asks', (_, text) => {
  expect(printed(text)).toEqual([]);
});

const payable = '<cbc:PayableRoundingAmount currencyID="EUR">0.05</cbc:PayableRoundingAmount>';

type Broken = readonly [what: string, edit: Edit, says: string, place: string];

const UBL: readonly Broken[] = [
  [
    'two elements that are swapped',
    [/(<cbc:ID>A-17<\/cbc:ID>)\s*(<cbc:IssueDate>.*?<\/cbc:IssueDate>)/, '$2$1'],
    'ORDER `ID` must come before `IssueDate`',
    '/Invoice[1]/ID[1]',
  ],
  [
    'an element that comes too early',
    [/(<cac:LegalMonetaryTotal>)([^]*?)(<cbc:PayableAmount.*?<\/cbc:PayableAmount>)/, '$1$3$2'],
    'ORDER `PayableAmount` must come after `PayableRoundingAmount`',
    '/Invoice[1]/LegalMonetaryTotal[1]/PayableAmount[1]',
  ],
  [
    'a second element of its name that comes too early',
    ['<cbc:ID>A-17</cbc:ID>', '<cbc:Note>Early</cbc:Note><cbc:ID>A-17</cbc:ID>'],
    'ORDER `Note` must come after `InvoiceTypeCode`',
    '/Invoice[1]/Note[1]',
  ],
  [
    'an element that nobody knows',
    [payable, '<cbc:Bribe>1</cbc:Bribe>'],
    'UNKNOWN `Bribe` is not allowed in `LegalMonetaryTotal`',
    '/Invoice[1]/LegalMonetaryTotal[1]/Bribe[1]',
  ],
  [
    'an element that stands elsewhere',
    [payable, '<cbc:IssueDate>2026-01-01</cbc:IssueDate>'],
    'UNKNOWN `IssueDate` is not allowed in `LegalMonetaryTotal`',
    '/Invoice[1]/LegalMonetaryTotal[1]/IssueDate[1]',
  ],
  [
    'a name with a slip',
    [/IssueDate>/g, 'IsueDate>'],
    'UNKNOWN `IsueDate` is not allowed in `Invoice`, which has `IssueDate`',
    '/Invoice[1]/IsueDate[1]',
  ],
  [
    'an element in a text',
    ['<cbc:ID>A-17</cbc:ID>', '<cbc:ID>A-17<cbc:ID>1</cbc:ID></cbc:ID>'],
    'UNKNOWN `ID` is not allowed in `ID`',
    '/Invoice[1]/ID[1]/ID[1]',
  ],
  [
    'what is missing',
    gone('cbc:IssueDate'),
    'MISSING `IssueDate` is missing in `Invoice`, before `DueDate`',
    '/Invoice[1]',
  ],
  [
    'what is missing at the end',
    [/<cac:InvoiceLine>[^]*<\/cac:InvoiceLine>/, ''],
    'MISSING `InvoiceLine` is missing at the end of `Invoice`',
    '/Invoice[1]',
  ],
  [
    'a double',
    [payable, payable + payable],
    'TOO-MANY `PayableRoundingAmount` may occur only once in `LegalMonetaryTotal`',
    '/Invoice[1]/LegalMonetaryTotal[1]/PayableRoundingAmount[2]',
  ],
  [
    'a date that there is not',
    set('cbc:IssueDate', '2026-02-30'),
    'VALUE `2026-02-30` is not a date such as 2026-01-31',
    '/Invoice[1]/IssueDate[1]',
  ],
  [
    'an empty number',
    [payable, payable.replace('0.05', '')],
    'VALUE `PayableRoundingAmount` has no value',
    '/Invoice[1]/LegalMonetaryTotal[1]/PayableRoundingAmount[1]',
  ],
  [
    'an attribute too many',
    [payable, payable.replace('currencyID', 'foo="x" currencyID')],
    'ATTRIBUTE `PayableRoundingAmount` has no attribute `foo`',
    '/Invoice[1]/LegalMonetaryTotal[1]/PayableRoundingAmount[1]/@foo',
  ],
  [
    'an attribute of another namespace',
    [payable, payable.replace('currencyID', 'xml:lang="en" currencyID')],
    'ATTRIBUTE `PayableRoundingAmount` has no attribute `lang`',
    '/Invoice[1]/LegalMonetaryTotal[1]/PayableRoundingAmount[1]/@lang',
  ],
  [
    'an attribute that is missing',
    [payable, payable.replace(' currencyID="EUR"', '')],
    'ATTRIBUTE The attribute `currencyID` of `PayableRoundingAmount` is missing',
    '/Invoice[1]/LegalMonetaryTotal[1]/PayableRoundingAmount[1]',
  ],
  [
    'text between elements',
    ['<cac:LegalMonetaryTotal>', '<cac:LegalMonetaryTotal>paid'],
    'TEXT Text is not allowed in `LegalMonetaryTotal`, which contains elements: `paid`',
    '/Invoice[1]/LegalMonetaryTotal[1]',
  ],
  [
    'a blank that does not break',
    ['<cac:LegalMonetaryTotal>', '<cac:LegalMonetaryTotal>\u00A0'],
    'TEXT Text is not allowed in `LegalMonetaryTotal`, which contains elements: ``',
    '/Invoice[1]/LegalMonetaryTotal[1]',
  ],
  [
    'a foreign namespace',
    [/cbc:IssueDate>(.*?)<\/cbc:IssueDate>/, 'x:IssueDate xmlns:x="urn:x">$1</x:IssueDate>'],
    `NAMESPACE \`IssueDate\` is in the namespace \`urn:x\`; \`${CBC}\` is expected`,
    '/Invoice[1]/IssueDate[1]',
  ],
  [
    'no namespace',
    [/<cbc:IssueDate>(.*?)<\/cbc:IssueDate>/, '<IssueDate xmlns="">$1</IssueDate>'],
    `NAMESPACE \`IssueDate\` is in no namespace; \`${CBC}\` is expected`,
    '/Invoice[1]/IssueDate[1]',
  ],
];

const CII: readonly Broken[] = [
  [
    'two parties that are swapped',
    [
      /(<ram:SellerTradeParty>[^]*<\/ram:SellerTradeParty>)\s*(<ram:BuyerTradeParty>[^]*<\/ram:BuyerTradeParty>)/,
      '$2$1',
    ],
    'ORDER `SellerTradeParty` must come before `BuyerTradeParty`',
    '/CrossIndustryInvoice[1]/SupplyChainTradeTransaction[1]/ApplicableHeaderTradeAgreement[1]/SellerTradeParty[1]',
  ],
  [
    'a group that must stand',
    gone('ram:ApplicableHeaderTradeDelivery'),
    'MISSING `ApplicableHeaderTradeDelivery` is missing in `SupplyChainTradeTransaction`, before `ApplicableHeaderTradeSettlement`',
    '/CrossIndustryInvoice[1]/SupplyChainTradeTransaction[1]',
  ],
  [
    'a choice that is made twice',
    [
      /<ram:IssueDateTime>(.*?)<\/ram:IssueDateTime>/,
      '<ram:IssueDateTime>$1<udt:DateTime>2026-02-01T00:00:00</udt:DateTime></ram:IssueDateTime>',
    ],
    'ORDER `DateTime` is not allowed at the end of `IssueDateTime`',
    '/CrossIndustryInvoice[1]/ExchangedDocument[1]/IssueDateTime[1]/DateTime[1]',
  ],
  [
    'a choice that is not made',
    [/<ram:IssueDateTime>.*?<\/ram:IssueDateTime>/, '<ram:IssueDateTime/>'],
    'MISSING One of these is missing at the end of `IssueDateTime`: `DateTimeString`, `DateTime`',
    '/CrossIndustryInvoice[1]/ExchangedDocument[1]/IssueDateTime[1]',
  ],
  [
    'a value that is fixed',
    ['<ram:TypeCode>380', '<ram:TypeCode listAgencyID="7">380'],
    'VALUE `7` is not allowed: the only value is `6`',
    '/CrossIndustryInvoice[1]/ExchangedDocument[1]/TypeCode[1]/@listAgencyID',
  ],
  [
    'the namespace of another',
    [/ram:IssueDateTime/g, 'udt:IssueDateTime'],
    `NAMESPACE \`IssueDateTime\` is in the namespace \`urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100\`; \`${RAM}\` is expected`,
    '/CrossIndustryInvoice[1]/ExchangedDocument[1]/IssueDateTime[1]',
  ],
];

describe.each([
  ['UBL', ublInvoice(), UBL],
  ['CII', ciiInvoice(), CII],
])('in %s', (_, text, rows) => {
  it.each(rows)('%s is told', (_what, edit, says, place) => {
    const broken = edited(text, [edit]);
    expect(printed(broken)).toEqual([says]);
    expect(faultsOf(broken).map(({ node }) => xmlPath(node))).toEqual([place]);
  });
});

describe('a fix', () => {
  it.each<readonly [what: string, text: string, edit: Edit, safe: boolean]>([
    ['moves before', ublInvoice(), UBL[0]?.[1] as Edit, true],
    ['moves after', ublInvoice(), UBL[1]?.[1] as Edit, true],
    ['moves a group', ciiInvoice(), CII[0]?.[1] as Edit, true],
    ['takes a double away', ublInvoice(), [payable, payable + payable], true],
    ['puts an empty group in', ciiInvoice(), gone('ram:ApplicableHeaderTradeDelivery'), true],
    ['takes an unknown element away', ublInvoice(), [payable, '<cbc:Bribe>1</cbc:Bribe>'], false],
    ['takes an attribute away', ublInvoice(), [payable, payable.replace('currencyID', 'foo="x" currencyID')], false],
    ['writes a name without its slip', ublInvoice(), [/IssueDate>/g, 'IsueDate>'], false],
    ['writes the right prefix', ciiInvoice(), [/ram:IssueDateTime/g, 'udt:IssueDateTime'], false],
  ])('%s', (_, text, edit, safe) => {
    const broken = edited(text, [edit]);
    expect(faultsOf(broken)[0]?.fix?.safe).toBe(safe);
    expect(printed(mended(broken))).toEqual([]);
  });

  it('that puts elements back in order gives the invoice that was', () => {
    const text = edited(ciiInvoice(), [[/>\s+</g, '>\n<']]);
    const swapped = edited(text, [
      [
        /(\n<ram:SellerTradeParty>[^]*<\/ram:SellerTradeParty>)(\n<ram:BuyerTradeParty>[^]*<\/ram:BuyerTradeParty>)/,
        '$2$1',
      ],
    ]);
    expect(mended(swapped)).toBe(text);
  });

  it.each([
    ['doubles that differ', ublInvoice(), [payable, payable + payable.replace('0.05', '0.06')]],
    ['a value that is missing', ublInvoice(), gone('cbc:IssueDate')],
    ['a group that may not be empty', ublInvoice(), gone('cac:LegalMonetaryTotal')],
  ] as const)('is not offered for %s', (_, text, edit) => {
    expect(faultsOf(edited(text, [edit as Edit])).map(({ fix }) => fix)).toEqual([undefined]);
  });
});

describe('an extension', () => {
  const EXT = 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';
  const holding = (content: string): string =>
    edited(ublInvoice(), [
      [
        /(<Invoice[^>]*>)/,
        `$1<e:UBLExtensions xmlns:e="${EXT}"><e:UBLExtension><e:ExtensionContent>${content}</e:ExtensionContent></e:UBLExtension></e:UBLExtensions>`,
      ],
    ]);

  it.each([
    ['what nobody knows', '<a xmlns="urn:a"><b>1</b></a>', []],
    ['two elements', '<a xmlns="urn:a"/><a xmlns="urn:a"/>', ['TOO-MANY `a` occurs too often in `ExtensionContent`']],
    ['an element without a namespace', '<a xmlns=""/>', ['UNKNOWN `a` is not allowed in `ExtensionContent`']],
    ['an element of the schema', '<cbc:IssueDate>1</cbc:IssueDate>', ['VALUE `1` is not a date such as 2026-01-31']],
    [
      'an element of the schema within another',
      `<a xmlns="urn:a"><c:Party xmlns:c="${CAC}">x</c:Party></a>`,
      ['TEXT Text is not allowed in `Party`, which contains elements: `x`'],
    ],
  ])('holds %s', (_, content, says) => {
    expect(printed(holding(content))).toEqual(says);
  });

  it('must hold something', () => {
    expect(printed(holding(''))).toEqual(['MISSING An element is missing at the end of `ExtensionContent`']);
  });
});

describe('of many faults', () => {
  const line = /<cac:InvoiceLine>[^]*?<\/cac:InvoiceLine>/.exec(ublInvoice())?.[0] ?? '';
  const many = (count: number): string =>
    edited(ublInvoice(), [[line, line.replace('<cbc:ID>', '<cbc:Bribe/><cbc:ID>').repeat(count)]]);

  it('each rule reports the first', () => {
    expect(faultsOf(many(400)).length).toBe(MOST_FAULTS_OF_A_RULE);
  });

  it('all that is looked at takes time in proportion', () => {
    const read = [300, 2400].map((count) => readXml(many(count)));
    const times = read.map((xml) => {
      if (!xml.ok) throw new Error('it cannot be read');
      const { root, text } = xml.document;
      const started = performance.now();
      for (let i = 0; i < 3; i++) judgeStructure(ublStructure, root, text);
      return performance.now() - started;
    });
    expect((times[1] ?? 0) / (times[0] ?? 1)).toBeLessThan(40);
  });

  it('elements in the opposite order are reported one by one', () => {
    const notes = '<cbc:Note>1</cbc:Note>'.repeat(20_000);
    const text = edited(ublInvoice(), [['<cbc:ID>A-17</cbc:ID>', `${notes}<cbc:ID>A-17</cbc:ID>`]]);
    const started = performance.now();
    expect(faultsOf(text).every(({ rule }) => rule === 'SCHEMA-ORDER')).toBe(true);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
