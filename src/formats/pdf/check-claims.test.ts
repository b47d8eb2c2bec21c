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

  it('is told with what is said and what would be right', () => {
    const [fault] = checkClaims({ ...sound, metadata: { ...said, level: 'BASIC' } }, EN16931);
    expect(fault?.description).toMatch(/`BASIC`.*`EN 16931`/);
  });
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

  it('that say nothing of an invoice, or are no XML, are none', () => {
    for (const xmp of ['', '<a', '<a/>', metadata({}, 'urn:toString')]) expect(readMetadata(xmp)).toBeUndefined();
  });

  it('are cut where they are longer than any', () => {
    expect(readMetadata(metadata({ Version: '1'.repeat(100_000) }))?.version?.length).toBe(255);
  });
});
