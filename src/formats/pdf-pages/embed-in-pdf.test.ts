import { inflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../pdf/open-pdf.ts';
import { EMBEDDED, EMBEDDED_XML } from '../testing/embedded-invoice.ts';
import { cffProgram } from '../testing/cff-program.ts';
import { rawPdf, rawStream, type PdfPart } from '../testing/raw-pdf.ts';
import { embedInPdf } from './embed-in-pdf.ts';

type Objects = readonly (PdfPart | readonly PdfPart[])[];

interface Parts {
  readonly catalog?: string;
  readonly page?: string;
  readonly tree?: string;
  readonly marks?: string;
  /** Numbered from 5. */
  readonly more?: Objects;
}

const pdfOf = ({
  catalog = '',
  tree = '/Kids[3 0 R]/Count 1',
  page = '',
  marks = 'q Q',
  more = [],
}: Parts): Uint8Array =>
  rawPdf(
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages${tree}>>`,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R${page}>>`,
    rawStream('', marks),
    ...more,
  );

const embedded = (parts: Parts): string | readonly string[] => {
  const made = embedInPdf(pdfOf(parts), EMBEDDED);
  return 'why' in made ? made.why.text : made.mended;
};

const annotation = (entries: string): Parts => ({ page: `/Annots[<</Type/Annot${entries}>>]` });
const font = (entries: string, ...more: Objects): Parts => ({
  page: `/Resources<</Font<</F 5 0 R>>>>`,
  more: [`<</Type/Font/BaseFont/Sans${entries}>>`, ...more],
});
const described = '/FontDescriptor 6 0 R';
const program = (flags: number, data: string): Objects => [
  `<</Type/FontDescriptor/Flags ${String(flags)}/FontFile2 7 0 R>>`,
  rawStream('', data),
];
const TRUE_TYPE = '\0\x01\0\0 rest';
const picture = (entries: string, filter = ''): Parts => ({
  page: '/Resources<</XObject<</P 5 0 R>>>>',
  more: [rawStream(`/Type/XObject/Subtype/Image/Width 1/Height 1${entries}${filter}`, '\0')],
});
const form = (entries: string, marks = ''): Parts => ({
  page: '/Resources<</XObject<</P 5 0 R>>>>',
  more: [rawStream(`/Type/XObject/Subtype/Form/BBox[0 0 1 1]${entries}`, marks)],
});

const NOTHING: readonly string[] = [];
const LOST = 'Not every page of the PDF can be found';
const INK = 'The PDF has CMYK colours without a colour profile';
const INTENT = '/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(x)>>]';
const UNTYPED = 'The font Sans of the PDF does not say which glyphs it uses';

describe('a PDF that is given', () => {
  it.each<[what: string, parts: Parts, says: string | readonly string[]]>([
    ['that is plain', {}, NOTHING],
    ['without pages', { tree: '/Kids[]/Count 0' }, LOST],
    ['with a page that is not there', { tree: '/Kids[3 0 R 9 0 R]/Count 2' }, LOST],
    ['whose pages go round in a circle', { tree: '/Kids[3 0 R 2 0 R]/Count 2' }, LOST],
    ['with something else among its pages', { tree: '/Kids[3 0 R<</Type/Font>>]/Count 2' }, LOST],
    // Actions
    ['with a link', annotation('/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(x)>>'), NOTHING],
    [
      'with a link that starts a program',
      annotation('/Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(x)>>'),
      ['Actions that an archive forbids were removed'],
    ],
    ['with actions of a page', { page: '/AA<</O<</S/URI>>>>' }, ['Actions that run by themselves were removed']],
    [
      'with a program that runs when it is opened',
      { catalog: '/OpenAction<</S/JavaScript/JS(x)>>' },
      ['The action on opening the file was removed'],
    ],
    ['that opens at a page', { catalog: '/OpenAction[3 0 R/Fit]' }, NOTHING],
    ['with needs of its own', { catalog: '/NeedsRendering true' }, ['The action on opening the file was removed']],
    ['with programs', { catalog: '/Names<</JavaScript<<>>>>' }, ['Programs (JavaScript) were removed']],
    // Annotations
    ['with a hidden note', annotation('/Subtype/Text/Rect[0 0 9 9]/F 2'), ['Hidden annotations were removed']],
    ['with a note nobody sees', annotation('/Subtype/Text/Rect[0 0 9 9]/F 32'), ['Hidden annotations were removed']],
    ['with a note of no size', annotation('/Subtype/Text/Rect[5 5 5 5]'), NOTHING],
    [
      'with a note without a picture',
      annotation('/Subtype/Text/Rect[0 0 9 9]'),
      'The PDF has an annotation (Text) without a picture of itself',
    ],
    [
      'with a note as high as wide',
      annotation('/Subtype/Text/Rect[5 0 5 9]'),
      'The PDF has an annotation (Text) without a picture of itself',
    ],
    ['with a note and its picture', { ...annotation('/Subtype/Text/Rect[0 0 9 9]/AP<</N 4 0 R/D 4 0 R>>') }, NOTHING],
    ['with a popup', annotation('/Subtype/Popup/Rect[0 0 9 9]'), NOTHING],
    [
      'with a film',
      annotation('/Subtype/Movie/Rect[0 0 9 9]'),
      'The PDF has an annotation of the kind Movie, which an archive forbids',
    ],
    // Fonts
    ['with a font that is not embedded', font('/Subtype/Type1'), 'The font Sans is not embedded in the PDF'],
    ['with a font of no name', { page: '/R<</Type/Font/Subtype/Type1>>' }, 'A font of the PDF has no name'],
    ['with a font by glyphs', font('/Subtype/Type0/Encoding/Identity-H'), NOTHING],
    ['with a font by glyphs from top to bottom', font('/Subtype/Type0/Encoding/Identity-V'), NOTHING],
    [
      'with a font by an encoding of its own',
      font('/Subtype/Type0/Encoding/UniJIS-UTF16-H'),
      'The font Sans of the PDF has an encoding of its own, which is not checked here',
    ],
    [
      'with a font whose program is none',
      font(`/Subtype/TrueType/Encoding/WinAnsiEncoding${described}`, ...program(32, 'PK')),
      'The program of the font Sans in the PDF is broken',
    ],
    [
      'with a font packed for another system',
      font(`/Subtype/Type1${described}`, ...program(32, '\x80\x01 rest')),
      'The program of the font Sans in the PDF is broken',
    ],
    [
      'with a font of letters',
      font(`/Subtype/TrueType/Encoding/WinAnsiEncoding${described}`, ...program(32, TRUE_TYPE)),
      NOTHING,
    ],
    [
      'with a font of letters and no encoding',
      font(`/Subtype/TrueType${described}`, ...program(32, TRUE_TYPE)),
      UNTYPED,
    ],
    ['with a font of symbols', font(`/Subtype/TrueType${described}`, ...program(4, TRUE_TYPE)), NOTHING],
    [
      'with a font of symbols and an encoding',
      font(`/Subtype/TrueType/Encoding/WinAnsiEncoding${described}`, ...program(4, TRUE_TYPE)),
      UNTYPED,
    ],
    // Looks
    ['with transfer curves', { page: '/R<</Type/ExtGState/TR/Identity>>' }, ['Transfer curves were removed']],
    ['with the usual transfer curve', { page: '/R<</Type/ExtGState/TR2/Default>>' }, NOTHING],
    ['with another transfer curve', { page: '/R<</Type/ExtGState/TR2/Identity>>' }, ['Transfer curves were removed']],
    ['with halftone phases', { page: '/R<</Type/ExtGState/HTP[0 0]>>' }, ['Halftone phases were removed']],
    ['with a smoothed picture', picture('/Interpolate true'), ['Pictures are no longer smoothed']],
    ['with a picture as it is', picture('/Interpolate false'), NOTHING],
    ['with other versions of a picture', picture('/Alternates[]'), ['Other versions of pictures were removed']],
    ['with a link to a picture', picture('/OPI<<>>'), ['Links to other pictures were removed']],
    ['with a page of another file', form('/Ref<<>>'), ['Pages of other files were removed']],
    ['with a program that draws', form('/PS 4 0 R'), 'The PDF has pages drawn by programs (PostScript)'],
    [
      'with a program that draws, by its name',
      form('/Subtype2/PS'),
      'The PDF has pages drawn by programs (PostScript)',
    ],
    [
      'with a part that lacks its resources',
      form('', '/F 9 Tf'),
      'A page of the PDF does not say where its fonts and pictures are',
    ],
    ['with a part that needs none', form('', '0 0 1 1 re f'), NOTHING],
    // Data
    ['with LZW', picture('', '/Filter/LZWDecode'), 'The PDF has data packed by LZWDecode, which an archive forbids'],
    ['with two filters', picture('', '/Filter[/ASCIIHexDecode/RunLengthDecode]'), NOTHING],
    [
      'with JPEG 2000',
      picture('', '/Filter/JPXDecode'),
      'The PDF has pictures in JPEG 2000, which are not checked here',
    ],
    ['with data elsewhere', picture('/F(x)'), 'The PDF keeps data in other files'],
    // Colours
    ['with ink', { marks: '0 0 0 1 k 0 0 9 9 re f' }, INK],
    ['with ink of lines', { marks: '0.1 0 0 1 K' }, INK],
    ['with ink that is described', { marks: '0 0 0 1 k', catalog: INTENT }, NOTHING],
    ['with a picture in ink', picture('/ColorSpace/DeviceCMYK'), INK],
    ['with a picture in ink, in short', picture('/CS/CMYK'), INK],
    [
      'with inks of names alone',
      { page: '/R[/DeviceN[/Gold]/DeviceRGB 4 0 R]' },
      'The PDF has inks that it does not describe',
    ],
    ['with inks that it describes', { page: '/R[/DeviceN[/Gold]/DeviceRGB 2 0 R<</Colorants<<>>>>]' }, NOTHING],
    // The whole
    [
      'that is signed',
      { catalog: '/AcroForm<</SigFlags 1>>' },
      'The PDF is signed; a change would break its signature',
    ],
    ['with rights of a signature', { catalog: '/Perms<<>>' }, 'The PDF is signed; a change would break its signature'],
    ['with a form nobody signed', { catalog: '/AcroForm<</SigFlags 2/Fields[]/XFA(x)>>' }, NOTHING],
    ['with layers', { catalog: '/OCProperties<</OCGs[]/D<</AS[]>>/Configs[<<>>]>>' }, NOTHING],
    [
      'with an invoice in it',
      { catalog: '/AF[5 0 R]', more: ['<</F(ZUGFeRD-invoice.xml)/EF<</F 6 0 R>>>>', rawStream('', '<b/>')] },
      'The PDF already contains an invoice: ZUGFeRD-invoice.xml',
    ],
  ])('%s', (_, parts, says) => {
    expect(embedded(parts)).toEqual(says);
  });

  const link = (action: string): Parts => annotation(`/Subtype/Link/Rect[0 0 9 9]/F 4${action}`);
  const outline = (action: string): Parts => ({
    catalog: '/Outlines 5 0 R',
    more: ['<</Type/Outlines/First 6 0 R/Last 6 0 R/Count 1>>', `<</Title(x)/Parent 5 0 R${action}>>`],
  });
  const away = '<</S/URI/URI(https://a.example)';
  const forbidden = 'Actions that an archive forbids were removed';

  it.each<[string, Parts]>([
    ['behind a link', link(`/A${away}/Next<</S/JavaScript/JS(x)>>>>`)],
    ['in a list behind a link', link(`/A${away}/Next[<</S/Launch/F(x)>>${away}>>]>>`)],
    ['behind two actions', link(`/A${away}/Next${away}/Next[<</S/Named/N/Print>>]>>>>`)],
    ['of a link made by a web page', link('/Dest[3 0 R/Fit]/PA<</S/Launch/F(x)>>')],
    ['in an outline', outline('/A<</S/JavaScript/JS(x)>>')],
    ['behind an outline', outline('/A<</S/GoTo/D[3 0 R/Fit]/Next<</S/Launch/F(x)>>>>')],
    ['under a key of a viewer', outline('/Own<</S/ImportData/F(x)>>')],
    ['in a list under a key of a viewer', outline('/Own[7 <</S/JavaScript/JS(x)>>]')],
    [
      'in an object of its own',
      { ...link(`/A${away}/Next 5 0 R>>`), more: ['<</S/JavaScript/JS 6 0 R>>', rawStream('', 'x')] },
    ],
    ['whose kind is an object of its own', { ...link('/A<</S 5 0 R/JS(x)>>'), more: ['/JavaScript'] }],
  ])('removes an action that runs something, and reports it: %s', (_, parts) => {
    const made = embedInPdf(pdfOf(parts), EMBEDDED);
    if ('why' in made) throw new Error(made.why.text);
    expect(made.mended).toContain(forbidden);
    expect(textIn(made.bytes)).not.toMatch(/JavaScript|Launch|ImportData|Print\b|[/]JS/);
  });

  /** A program of three glyphs, whose advances are 0, 500 and 600 thousandths. */
  const trueType = (): string => {
    const tables: Readonly<Record<string, readonly number[]>> = {
      head: [...Array.from({ length: 18 }, () => 0), 3, 232],
      hhea: [...Array.from({ length: 34 }, () => 0), 0, 3],
      hmtx: [0, 0, 0, 0, 1, 244, 0, 0, 2, 88, 0, 0],
    };
    let at = 12 + 16 * 3;
    const rows = Object.entries(tables).flatMap(([name, { length }]) => {
      at += length;
      return [...Buffer.from(name), 0, 0, 0, 0, 0, 0, 0, at - length, 0, 0, 0, length];
    });
    return String.fromCharCode(0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, ...rows, ...Object.values(tables).flat());
  };
  const byGlyph = (...lists: readonly string[]): Parts => ({
    page: `/Resources<</Font<<${lists.map((_, i) => `/F${String(i)} ${String(i + 7)} 0 R`).join('')}>>>>`,
    more: [
      '<</Type/FontDescriptor/Flags 4/FontFile2 6 0 R>>',
      rawStream('', trueType()),
      ...lists.map((list) => `<</Type/Font/Subtype/CIDFontType2/BaseFont/Sans/W[${list}]/FontDescriptor 5 0 R>>`),
    ],
  });

  it('gives the program of a font the widths that the text uses, so that nothing moves', () => {
    const made = embedInPdf(pdfOf(byGlyph('0[0 500 593]', '2[593]')), EMBEDDED);
    if ('why' in made) throw new Error(made.why.text);
    expect(made.mended).toEqual(['Widths inside a font were set to those that its text uses']);
    expect(textIn(made.bytes)).toContain(trueType().replace('\x02\x58', '\x02\x51'));
    expect(textIn(made.bytes)).toContain('500 593');
  });

  it.each([
    ['0[0 500 593]', '2[600]'],
    ['2[600]', '0[0 500 593]'],
  ])('refuses fonts that share a program and have other widths (%s, %s)', (...lists) => {
    expect(embedded(byGlyph(...lists))).toMatch(/^The font Sans of the PDF has other widths inside/);
  });

  it.each([
    ['as they are in the program', '0[250 560 620 250]', NOTHING],
    ['rounded', '0[251 559.4 620]', NOTHING],
    ['of glyphs that the program lacks', '40[700]', NOTHING],
    [
      'others',
      '1[565]',
      'The font Sans of the PDF has other widths inside than its text uses; print the page to a PDF anew',
    ],
    [
      'of a glyph that goes back',
      '6[0]',
      'The font Sans of the PDF has other widths inside than its text uses; print the page to a PDF anew',
    ],
  ])('with a compact font whose widths are %s', (_, list, says) => {
    const compact = String.fromCharCode(...cffProgram());
    const parts = {
      page: '/Resources<</Font<</F 5 0 R>>>>',
      more: [
        `<</Type/Font/Subtype/CIDFontType0/BaseFont/Sans/W[${list}]/FontDescriptor 6 0 R>>`,
        '<</Type/FontDescriptor/Flags 4/FontFile3 7 0 R>>',
        rawStream('/Subtype/CIDFontType0C', compact),
      ],
    };
    expect(embedded(parts)).toEqual(says);
  });

  it('keeps actions that only lead somewhere', () => {
    const made = embedInPdf(pdfOf(link(`/A${away}/Next[<</S/Named/N/NextPage>>${away}>>]>>`)), EMBEDDED);
    if ('why' in made) throw new Error(made.why.text);
    expect(made.mended).toEqual([]);
    expect(textIn(made.bytes)).toMatch(/NextPage/);
  });

  it('reports that the action on opening the file is removed if something follows it', () => {
    const catalog = '/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next<</S/JavaScript/JS(x)>>>>';
    expect(embedded({ catalog })).toContain('The action on opening the file was removed');
    expect(embedded({ catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>' })).toEqual(NOTHING);
  });

  it('carries the XML, its other files and its metadata afterwards, and another library reads it', async () => {
    const made = embedInPdf(
      pdfOf({
        catalog: '/AF[5 0 R]/Lang(de)/Names<</Dests<</Names[(a)[3 0 R/Fit]]>>>>',
        page: '/PresSteps<<>>',
        more: ['<</F(a.txt)/EF<</F 6 0 R>>>>', rawStream('/Type/EmbeddedFile/Params<</Size 5>>', 'hello')],
      }),
      EMBEDDED,
    );
    if ('why' in made) throw new Error(made.why.text);
    const opened = openPdf(made.bytes);
    if (!opened.ok) throw new Error(opened.faults[0]?.description);
    expect(new TextDecoder().decode(opened.value.xml)).toBe(EMBEDDED_XML);
    expect(opened.value.claims).toMatchObject({
      attachment: 'factur-x.xml',
      relationship: 'Alternative',
      others: ['a.txt'],
      metadata: { standard: 'factur-x', fileName: 'factur-x.xml', version: '1.0', level: 'EN 16931' },
    });
    const read = await PDFDocument.load(made.bytes);
    expect(read.getPageCount()).toBe(1);
    expect(read.getAttachments().map(({ name, afRelationship }) => [name, afRelationship])).toEqual([
      ['a.txt', 'Unspecified'],
      ['factur-x.xml', 'Alternative'],
    ]);
    const names = read.catalog.lookup(PDFName.of('Names'), PDFDict);
    expect([names.has(PDFName.of('Dests')), String(read.catalog.get(PDFName.of('Lang')))]).toEqual([true, '<6465>']);
    expect(read.getPage(0).node.has(PDFName.of('PresSteps'))).toBe(false);
    expect(Buffer.from(made.bytes).toString('latin1')).toContain('/Subtype /application#2foctet-stream');
  });
});

/** Everything in a PDF as text, also what is packed. */
function textIn(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  let text = file.toString('latin1');
  for (const { index, 0: start } of [...text.matchAll(/stream\r?\n/g)]) {
    try {
      text += inflateSync(file.subarray(index + start.length)).toString('latin1');
    } catch {
      // It is not packed.
    }
  }
  return text;
}
