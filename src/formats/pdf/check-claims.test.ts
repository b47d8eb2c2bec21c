import { describe, expect, it } from 'vitest';
import { FACTUR_X, metadata } from '../testing/pdf-files.ts';
import { checkClaims } from './check-claims.ts';
import { readMetadata, type PdfClaims } from './pdf-claims.ts';

const EN16931 = 'urn:cen.eu:en16931:2017';
const said = {
  standard: 'factur-x',
  documentType: 'INVOICE',
  fileName: 'factur-x.xml',
  version: '1.0',
  level: 'EN 16931',
} as const;
const sound: PdfClaims = { attachment: 'factur-x.xml', relationship: 'Alternative', others: [], metadata: said };

const codes = (claims: PdfClaims, specification: string | undefined = EN16931) =>
  checkClaims(claims, specification).map(({ code, severity }) => `${code.replace('ASSAY-PDF-', '')} ${severity}`);

describe('what a PDF says of its invoice', () => {
  it.each<[level: string, specification: string, attachment?: string, relationship?: string, version?: string]>([
    ['EN 16931', EN16931],
    ['EN 16931', 'urn:factur-x.eu:1p0:en16931'],
    ['BASIC', `${EN16931}#compliant#urn:factur-x.eu:1p0:basic`],
    ['EXTENDED', `${EN16931}#conformant#urn:factur-x.eu:1p0:extended`],
    ['EXTENDED', `${EN16931}#conformant#urn:zugferd.de:2p0:extended`, 'factur-x.xml', 'Source'],
    ['MINIMUM', 'urn:factur-x.eu:1p0:minimum', 'factur-x.xml', 'Data'],
    ['BASIC WL', 'urn:factur-x.eu:1p0:basicwl', 'factur-x.xml', 'Data'],
    ['XRECHNUNG', `${EN16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, 'xrechnung.xml', 'Alternative', '3.0'],
    ['XRECHNUNG', `${EN16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`, 'factur-x.xml', 'Alternative', '1.0'],
    ['anything', 'urn:of:others'],
  ])(
    '%s is the level of %s',
    (level, specification, attachment = 'factur-x.xml', relationship = 'Data', version = '1.0') => {
      const claims = {
        ...sound,
        attachment,
        relationship,
        metadata: { ...said, fileName: attachment, version, level },
      };
      expect(codes(claims, specification)).toEqual([]);
    },
  );

  it.each<[string, Partial<PdfClaims>, string[], string?]>([
    ['nothing', { metadata: undefined as never }, ['METADATA error']],
    ['another level', { metadata: { ...said, level: 'BASIC' } }, ['PROFILE error']],
    ['a level in another spelling', { metadata: { ...said, level: 'EN16931' } }, ['PROFILE error']],
    ['another document type', { metadata: { ...said, documentType: 'ORDER' } }, ['DOCUMENT-TYPE error']],
    [
      'no document type',
      { metadata: { standard: 'factur-x', fileName: 'factur-x.xml', version: '1.0', level: 'EN 16931' } },
      ['DOCUMENT-TYPE error'],
    ],
    ['another version', { metadata: { ...said, version: '2.3' } }, ['VERSION warning']],
    ['a version of XRechnung without it', { metadata: { ...said, version: '3.0' } }, ['VERSION warning']],
    ['another file', { metadata: { ...said, fileName: 'x.xml' } }, ['FILE-NAME error']],
    ['a file of its own', { attachment: 'x.xml', metadata: { ...said, fileName: 'x.xml' } }, ['FILE-NAME error']],
    ['no relationship', { relationship: undefined as never }, ['RELATIONSHIP warning']],
    ['an unknown relationship', { relationship: 'Supplement' }, ['RELATIONSHIP warning']],
    ['no associated file', { lacks: ['associated-file'] }, ['ASSOCIATED warning']],
    ['no output intent', { lacks: ['output-intent'] }, ['OUTPUT-INTENT warning']],
    [
      'another form of less than an invoice',
      { metadata: { ...said, level: 'MINIMUM' } },
      ['RELATIONSHIP warning'],
      'urn:factur-x.eu:1p0:minimum',
    ],
    ['a second invoice', { others: ['ZUGFeRD-invoice.xml', 'notes.txt'] }, ['SEVERAL warning']],
    ['other files', { others: ['notes.txt'] }, []],
    [
      'the older standard',
      {
        attachment: 'ZUGFeRD-invoice.xml',
        metadata: { ...said, standard: 'zugferd-1', fileName: 'ZUGFeRD-invoice.xml', level: 'COMFORT' },
      },
      [],
      'urn:ferd:CrossIndustryDocument:invoice:1p0:comfort',
    ],
    ['the older standard under a newer name', { metadata: { ...said, standard: 'zugferd-2' } }, ['FILE-NAME error']],
    [
      'an order',
      {
        attachment: 'order-x.xml',
        metadata: {
          ...said,
          standard: 'order-x',
          documentType: 'ORDER_CHANGE',
          fileName: 'order-x.xml',
          level: 'COMFORT',
        },
      },
      [],
      'urn:order-x.eu:1p0:comfort',
    ],
  ])('%s', (_, claims, expected, specification) => {
    expect(codes({ ...sound, ...claims }, specification)).toEqual(expected);
  });

  it('is reported with what is said and what would be right', () => {
    const [fault] = checkClaims({ ...sound, metadata: { ...said, level: 'BASIC' } }, EN16931);
    expect(fault?.description).toMatch(/`BASIC`.*`EN 16931`/);
  });
});

/** The messages, with the expected values of the standards (Factur-X 1.07, 6.2; Order-X 1.0). */
it('each difference is explained in a sentence', () => {
  const order = { ...said, standard: 'order-x', documentType: 'CREDIT', fileName: 'x.xml' } as const;
  const claims: readonly (readonly [Partial<PdfClaims>, string?])[] = [
    [{ metadata: undefined as never }],
    [{ metadata: { standard: 'zugferd-2', fileName: 'y.xml' }, attachment: 'factur-x.xml' }],
    [
      {
        metadata: order,
        attachment: 'x.xml',
        others: ['FACTUR-X.xml', 'xrechnung.xml', 'Order-X.xml', 'zugferd-invoice.xml', 'a.xml'],
      },
    ],
    [{ metadata: { ...said, level: 'MINIMUM' }, relationship: 'Source' }, 'urn:factur-x.eu:1p0:minimum'],
    [{ metadata: { ...said, standard: 'zugferd-1', documentType: 'ORDER', version: '9' }, relationship: 'Supplement' }],
    [
      { metadata: { ...said, version: 'x', level: 'XRECHNUNG' } },
      `${EN16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
    ],
    [
      { metadata: { ...said, fileName: 'a.xml', level: 'XRECHNUNG' }, attachment: 'a.xml' },
      `${EN16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
    ],
  ];
  const found = claims.flatMap(([other, specification]) =>
    checkClaims({ ...sound, ...other }, specification ?? EN16931).map(
      ({ code, description }) => `${code.slice(10)}: ${description}`,
    ),
  );
  expect(found).toEqual([
    'METADATA: The metadata of the PDF (XMP) do not mention its invoice, so readers may overlook it',
    'PROFILE: The PDF says that its invoice has the profile (none); the XML says `EN 16931`',
    'DOCUMENT-TYPE: The PDF names the document type (none); ZUGFeRD 2.0 has INVOICE',
    'VERSION: The PDF names the version (none); ZUGFeRD 2.0 has `2p0`',
    'FILE-NAME: The PDF says that its invoice is the file `y.xml`; it is attached as `factur-x.xml`',
    'DOCUMENT-TYPE: The PDF names the document type `CREDIT`; Order-X has ORDER, ORDER_RESPONSE, ORDER_CHANGE',
    'FILE-NAME: The invoice is attached as `x.xml`; Order-X calls the file `order-x.xml`',
    'SEVERAL: The PDF contains more than one invoice: `x.xml`, which is read, and `FACTUR-X.xml`, `xrechnung.xml`, `Order-X.xml`',
    'RELATIONSHIP: The attached invoice has the relationship `Source` to the PDF; Data would be right (ISO 19005-3, 6.8; Factur-X 1.07, 6.2.2)',
    'DOCUMENT-TYPE: The PDF names the document type `ORDER`; ZUGFeRD 1.0 has INVOICE',
    'VERSION: The PDF names the version `9`; ZUGFeRD 1.0 has `1.0`',
    'FILE-NAME: The invoice is attached as `factur-x.xml`; ZUGFeRD 1.0 calls the file `ZUGFeRD-invoice.xml`',
    'RELATIONSHIP: The attached invoice has the relationship `Supplement` to the PDF; Alternative, Data, Source would be right (ISO 19005-3, 6.8; Factur-X 1.07, 6.2.2)',
    'VERSION: The PDF names the version `x`; Factur-X has `1.0`',
    'FILE-NAME: The invoice is attached as `a.xml`; Factur-X calls the file `xrechnung.xml`',
  ]);
});

describe('metadata', () => {
  it('are read as elements and in the short form as attributes', () => {
    expect(readMetadata(metadata())).toEqual(said);
    const short = `<r:RDF xmlns:r="urn:r" xmlns:q="${FACTUR_X}"><r:D q:DocumentType=" INVOICE " q:Version="1.0"/></r:RDF>`;
    expect(readMetadata(short)).toEqual({ standard: 'factur-x', documentType: 'INVOICE', version: '1.0' });
  });

  it.each([
    ['urn:factur-x:pdfa:CrossIndustryDocument:1p0#', 'order-x'],
    ['urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#', 'zugferd-2'],
    ['urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#', 'zugferd-1'],
  ])('of %s are those of %s', (namespace, standard) => {
    expect(readMetadata(metadata({}, namespace))).toEqual({ ...said, standard });
  });

  it('that say nothing of an invoice, or are not XML, are ignored', () => {
    for (const xmp of ['', '<a', '<a/>', metadata({}, 'urn:toString')]) expect(readMetadata(xmp)).toBeUndefined();
  });

  it('are cut where they are longer than any', () => {
    expect(readMetadata(metadata({ Version: '1'.repeat(100_000) }))?.version?.length).toBe(255);
  });
});
