import type { Case, Edit } from './conditions.ts';
import { FATTURAPA_FOREIGN, FATTURAPA_INVOICE, FATTURAPA_SIMPLIFIED } from './fatturapa-invoices.ts';

/** What breaks each condition of SdI, and what just holds, as edits of own invoices. */

export const SDI_FILES = {
  ordinary: FATTURAPA_INVOICE,
  foreign: FATTURAPA_FOREIGN,
  simplified: FATTURAPA_SIMPLIFIED,
};

const kind = (from: string, to: string): Edit => [`<TipoDocumento>TD${from}<`, `<TipoDocumento>TD${to}<`];
const FUND_RATE = '</ImponibileCassa><AliquotaIVA>22.00</AliquotaIVA>';
const freeFund = (nature: string): Edit => [
  FUND_RATE,
  `</ImponibileCassa><AliquotaIVA>0.00</AliquotaIVA><Natura>${nature}</Natura>`,
];
const WITHHELD: Edit = [/<DatiRitenuta>.*<\/DatiRitenuta>/, ''];
const BODY = /<FatturaElettronicaBody>.*<\/FatturaElettronicaBody>/;
/** The body once more, with edits of the second. */
const again = (...edits: readonly Edit[]): Edit => [
  BODY,
  `$&${edits.reduce((text, [from, to]) => text.replace(from, to), BODY.exec(FATTURAPA_INVOICE)?.[0] ?? '')}`,
];
const CANADIAN = '<IdPaese>CA</IdPaese><IdCodice>123456789</IdCodice>';
const ITALIAN = '<IdPaese>IT</IdPaese><IdCodice>01234567897</IdCodice>';
const SUPPLIER = /<CedentePrestatore>(.*?)<IdPaese>IT</;
/** The supplier is from France. */
const FRENCH: Edit = [SUPPLIER, '<CedentePrestatore>$1<IdPaese>FR<'];
const OWN = '<IdPaese>IT</IdPaese><IdCodice>05617841001</IdCodice>';
const ADDRESSED: Edit = ['>XXXXXXX<', '>0000000<'];
const RECTIFIED = /<DatiFatturaRettificata>.*<\/DatiFatturaRettificata>/;
const PLAIN: Edit = ['RF20', 'RF01'];

export const SDI_CASES: readonly Case<keyof typeof SDI_FILES>[] = [
  ['00313', 'foreign', [[CANADIAN, ITALIAN]], [[CANADIAN, ITALIAN], ADDRESSED]],
  ['00400', 'ordinary', [['<Natura>N1</Natura></DettaglioLinee>', '</DettaglioLinee>']], [], 'others'],
  ['00400', 'simplified', [['<Natura>N1</Natura>', '']], []],
  [
    '00400',
    'simplified',
    [['<Aliquota>0.00</Aliquota></DatiIVA><Natura>N1</Natura>', '<Imposta>0.00</Imposta></DatiIVA>']],
    [['<Aliquota>0.00</Aliquota>', '<Imposta>0.00</Imposta>']],
  ],
  [
    '00401',
    'ordinary',
    [['</AliquotaIVA><Ritenuta>', '</AliquotaIVA><Natura>N6.1</Natura><Ritenuta>']],
    [['</AliquotaIVA><Ritenuta>', '</AliquotaIVA><Natura>N6.1</Natura><Ritenuta>'], kind('06', '16')],
    'others',
  ],
  ['00401', 'simplified', [['10.00</Aliquota></DatiIVA>', '10.00</Aliquota></DatiIVA><Natura>N1</Natura>']], []],
  ['00403', 'ordinary', [['<Data>2026-10-05<', '<Data>2026-11-29<']], [['<Data>2026-10-05<', '<Data>2026-11-28<']]],
  ['00409', 'ordinary', [again()], [again(['>P7</Numero>', '>P8</Numero>'])]],
  ['00409', 'ordinary', [again()], [again(kind('06', '04'))]],
  ['00411', 'ordinary', [WITHHELD], [WITHHELD, ['<Ritenuta>SI</Ritenuta>', '']]],
  ['00413', 'ordinary', [[FUND_RATE, '</ImponibileCassa><AliquotaIVA>0.00</AliquotaIVA>']], [freeFund('N1')], 'others'],
  ['00414', 'ordinary', [[FUND_RATE, `${FUND_RATE}<Natura>N1</Natura>`]], [freeFund('N1')], 'others'],
  [
    '00415',
    'ordinary',
    [WITHHELD, [FUND_RATE, `${FUND_RATE}<Ritenuta>SI</Ritenuta>`]],
    [[FUND_RATE, `${FUND_RATE}<Ritenuta>SI</Ritenuta>`]],
    'others',
  ],
  ['00417', 'ordinary', [['<CodiceFiscale>80012345678</CodiceFiscale>', '']], []],
  [
    '00417',
    'simplified',
    [[/(<IdentificativiFiscali>).*(<\/IdentificativiFiscali>)/, '$1$2']],
    [[/(<IdentificativiFiscali>).*(<\/IdentificativiFiscali>)/, '$1<CodiceFiscale>80012345678</CodiceFiscale>$2']],
  ],
  ['00418', 'ordinary', [['<Data>2026-05-02<', '<Data>2026-10-06<']], [['<Data>2026-05-02<', '<Data>2026-10-05<']]],
  ['00418', 'simplified', [['2026-10-06', '2026-10-08']], [['2026-10-06', '2026-10-07']]],
  ['00419', 'ordinary', [[/<DatiRiepilogo><AliquotaIVA>0.*?<\/DatiRiepilogo>/, '']], [], 'others'],
  [
    '00420',
    'ordinary',
    [
      ['<Natura>N1</Natura><ImponibileImporto>', '<Natura>N6.1</Natura><ImponibileImporto>'],
      [
        '75.00</ImponibileImporto><Imposta>0.00</Imposta>',
        '75.00</ImponibileImporto><Imposta>0.00</Imposta><EsigibilitaIVA>S</EsigibilitaIVA>',
      ],
    ],
    [
      [
        '75.00</ImponibileImporto><Imposta>0.00</Imposta>',
        '75.00</ImponibileImporto><Imposta>0.00</Imposta><EsigibilitaIVA>S</EsigibilitaIVA>',
      ],
    ],
    'others',
  ],
  ['00421', 'ordinary', [['<Imposta>247.10', '<Imposta>247.12']], [['<Imposta>247.10', '<Imposta>247.11']]],
  [
    '00422',
    'ordinary',
    [['<ImponibileImporto>75.00', '<ImponibileImporto>76.00']],
    [['<ImponibileImporto>75.00', '<ImponibileImporto>75.99']],
  ],
  [
    '00422',
    'ordinary',
    [['<Imposta>247.10', '<Arrotondamento>-1.00</Arrotondamento><Imposta>247.10']],
    [['<Imposta>247.10', '<Arrotondamento>-0.99</Arrotondamento><Imposta>247.10']],
  ],
  [
    '00423',
    'ordinary',
    [['>1080.00</PrezzoTotale>', '>1080.02</PrezzoTotale>']],
    [['>1080.00</PrezzoTotale>', '>1080.01</PrezzoTotale>']],
  ],
  [
    '00423',
    'ordinary',
    [['<Percentuale>10.00</Percentuale><Importo>10.00</Importo>', '<Percentuale>10.01</Percentuale>']],
    [['<Percentuale>10.00</Percentuale><Importo>10.00</Importo>', '<Percentuale>10.00</Percentuale>']],
  ],
  [
    '00423',
    'ordinary',
    [['<Quantita>3.00</Quantita>', '']],
    [
      ['<Quantita>3.00</Quantita>', ''],
      ['>25.00<', '>75.00<'],
    ],
  ],
  [
    '00424',
    'ordinary',
    [['<AliquotaIVA>22.00</AliquotaIVA><Ritenuta>', '<AliquotaIVA>0.22</AliquotaIVA><Ritenuta>']],
    [['<AliquotaIVA>22.00</AliquotaIVA><Ritenuta>', '<AliquotaIVA>1.00</AliquotaIVA><Ritenuta>']],
    'others',
  ],
  ['00425', 'ordinary', [['<Numero>P7<', '<Numero>P/A<']], [['<Numero>P7<', '<Numero>P/0<']]],
  ['00427', 'ordinary', [['>UFX9K2<', '>UFX9K2A<']], [['>UFX9K2<', '>UFX9K3<']]],
  ['00427', 'foreign', [['>XXXXXXX<', '>UFX9K2<']], [['>XXXXXXX<', '>UFX9K2A<']]],
  ['00428', 'foreign', [['versione="FPR12"', 'versione="FPA12"']], []],
  ['00428', 'simplified', [['versione="FSM10"', 'versione="FPR12"']], []],
  ['00429', 'ordinary', [['<Natura>N1</Natura><ImponibileImporto>', '<ImponibileImporto>']], [], 'others'],
  [
    '00430',
    'ordinary',
    [['<ImponibileImporto>1123.20', '<Natura>N6.1</Natura><ImponibileImporto>1123.20']],
    [['<ImponibileImporto>1123.20', '<Natura>N6.1</Natura><ImponibileImporto>1123.20'], kind('06', '16')],
    'others',
  ],
  [
    '00437',
    'foreign',
    [['<Tipo>SC</Tipo><Importo>5.00</Importo>', '<Tipo>SC</Tipo>']],
    [['<Tipo>SC</Tipo><Importo>5.00</Importo>', '<Tipo>SC</Tipo><Percentuale>5.00</Percentuale>']],
  ],
  [
    '00438',
    'ordinary',
    [['<Percentuale>10.00</Percentuale><Importo>10.00</Importo>', '']],
    [['<Percentuale>10.00</Percentuale>', '']],
    'others',
  ],
  [
    '00443',
    'ordinary',
    [
      ['<DatiRiepilogo><AliquotaIVA>22.00', '<DatiRiepilogo><AliquotaIVA>10.00'],
      ['>247.10<', '>112.32<'],
    ],
    [['<DatiRiepilogo><AliquotaIVA>22.00', '<DatiRiepilogo><AliquotaIVA>022.00']],
    'others',
  ],
  ['00444', 'foreign', [['<Natura>N2.1</Natura><AltriDati', '<Natura>N2.2</Natura><AltriDati']], [], 'others'],
  [
    '00445',
    'simplified',
    [['<Natura>N1<', '<Natura>N2<']],
    [
      ['<Natura>N1<', '<Natura>N2<'],
      ['2026-10-07', '2020-12-31'],
      ['2026-10-06', '2020-12-30'],
    ],
  ],
  [
    '00460',
    'simplified',
    [[RECTIFIED, ''], kind('08', '07'), PLAIN, ['>33.00<', '>396.01<']],
    [[RECTIFIED, ''], kind('08', '07'), PLAIN, ['>33.00<', '>396.00<']],
  ],
  [
    '00460',
    'simplified',
    [[RECTIFIED, ''], PLAIN, ['>33.00<', '>396.01<']],
    [
      [RECTIFIED, ''],
      ['>33.00<', '>396.01<'],
    ],
  ],
  ['00471', 'foreign', [[CANADIAN, OWN], ADDRESSED], [[CANADIAN, OWN], ADDRESSED, kind('24', '27')]],
  ['00471', 'simplified', [[ITALIAN, OWN], kind('08', '07')], [[ITALIAN, OWN]]],
  ['00472', 'foreign', [kind('24', '27')], [kind('24', '27'), [CANADIAN, OWN], ADDRESSED]],
  ['00473', 'foreign', [kind('24', '17')], [kind('24', '17'), FRENCH, [CANADIAN, ITALIAN], ADDRESSED]],
  [
    '00473',
    'foreign',
    [kind('24', '29'), FRENCH, [CANADIAN, ITALIAN], ADDRESSED],
    [kind('24', '29'), [CANADIAN, ITALIAN], ADDRESSED],
  ],
  ['00474', 'foreign', [kind('24', '21'), [CANADIAN, OWN], ADDRESSED], [kind('24', '27'), [CANADIAN, OWN], ADDRESSED]],
  ['00475', 'ordinary', [kind('06', '20')], [kind('06', '27')]],
  ['00476', 'foreign', [FRENCH], [FRENCH, [CANADIAN, ITALIAN], ADDRESSED]],
];
