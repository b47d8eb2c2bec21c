import { parseDecimal } from '../../en16931/decimal.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import {
  at,
  byElement,
  code,
  equals,
  forbids,
  form,
  needs,
  needsOneOf,
  oneOf,
  product,
  range,
  rows,
} from '../../rules/kit/verbs.ts';
import {
  about,
  dayAt,
  decimal,
  figureAt,
  inOrder,
  isWithin,
  notAfterToday,
  sameSet,
  textAt,
} from '../../rules/shared/conditions/conditions.ts';
import { textOf } from '../../xml/xml-tree.ts';
import {
  baseNeeded,
  bodyOf,
  hasNumbersOnce,
  hasSummaries,
  isSmall,
  isToItself,
  isToOther,
  naturesIn,
  priceOf,
  ratesIn,
  taxOf,
} from './facts.ts';
import { sdiMessages } from './messages.ts';

const NONE = '0.00|00.00|000.00';
const GENERAL = 'DatiGenerali/DatiGeneraliDocumento';
const HEADER = 'FatturaElettronicaHeader';
const SIMPLIFIED = '/FatturaElettronicaSemplificata/FatturaElettronicaBody';
const ENTRY = `${SIMPLIFIED}/DatiBeniServizi`;
const FUND = 'DatiCassaPrevidenziale';
/** Not an integration of a domestic reverse charge, which has both. */
const NOT_TD16 = `[../../${GENERAL}/TipoDocumento!~TD16]`;
const CUSTOMER_ID = 'CessionarioCommittente/DatiAnagrafici/IdFiscaleIVA';
const SUPPLIER_COUNTRY = 'CedentePrestatore/DatiAnagrafici/IdFiscaleIVA/IdPaese';

const kinds = (codes: string): string =>
  `TipoDocumento[.~${codes
    .split(' ')
    .map((digits) => `TD${digits}`)
    .join('|')}]`;

const CENT = '0.01';

const header = rows(
  at(
    `${HEADER}[${CUSTOMER_ID}/IdPaese~IT] ${HEADER}[CessionarioCommittente/IdentificativiFiscali/IdFiscaleIVA/IdPaese~IT]`,
    form('00313', 'DatiTrasmissione/CodiceDestinatario', { fits: (text) => text !== 'XXXXXXX', like: '0000000' }),
  ),
  at(
    'CessionarioCommittente/DatiAnagrafici CessionarioCommittente/IdentificativiFiscali',
    needsOneOf('00417', ['IdFiscaleIVA', 'CodiceFiscale']),
  ),
  at(
    'DatiTrasmissione',
    code(
      '00427',
      'CodiceDestinatario',
      { fault: sdiMessages.otherLength, requirement: sdiMessages.otherLength },
      byElement((sent) => {
        const wanted = { FPA12: 6, FPR12: 7 }[textAt(sent, 'FormatoTrasmissione') ?? ''];
        const code = textAt(sent, 'CodiceDestinatario');
        return wanted === undefined || code === undefined || code.length === wanted;
      }),
    ),
    equals('00428', 'FormatoTrasmissione', '/FatturaElettronica/@versione'),
  ),
  at(`${HEADER}[${SUPPLIER_COUNTRY}!~IT]`, oneOf('00476', `${CUSTOMER_ID}/IdPaese`, 'IT')),
);

const kindsOfDocument = rows(
  at(
    kinds('01 02 03 06 07 16 17 18 19 20 24 25 28 29'),
    code(
      '00471',
      '.',
      { fault: sdiMessages.toItself, requirement: sdiMessages.toAnother },
      byElement((_, invoice) => !isToItself(invoice)),
    ),
  ),
  at(
    kinds('21 27'),
    code(
      '00472',
      '.',
      { fault: sdiMessages.fromOther, requirement: sdiMessages.fromItself },
      byElement((_, invoice) => !isToOther(invoice)),
    ),
  ),
  at(
    kinds('17 18 19 28 29'),
    code(
      '00473',
      `/FatturaElettronica/${HEADER}/${SUPPLIER_COUNTRY}`,
      { fault: sdiMessages.italianSupplier, requirement: sdiMessages.supplierFits },
      byElement((kind, { root }) => {
        const isItalian = textAt(root, `${HEADER}/${SUPPLIER_COUNTRY}`) === 'IT';
        return isItalian === (textOf(kind).trim() === 'TD29');
      }),
    ),
  ),
  at(`DettaglioLinee[../../${GENERAL}/TipoDocumento~TD21]`, range('00474', 'AliquotaIVA', { above: '0' })),
  at(kinds('16 17 18 19 20 22 23 28 29'), needs('00475', `/FatturaElettronica/${HEADER}/${CUSTOMER_ID}`)),
);

const general = rows(
  at('DatiGeneraliDocumento', notAfterToday('00403', 'Data')),
  at(
    '/',
    code(
      '00409',
      `FatturaElettronicaBody/${GENERAL}/Numero`,
      { fault: sdiMessages.twice, requirement: sdiMessages.once },
      byElement(hasNumbersOnce),
    ),
  ),
  at(`FatturaElettronicaBody[DatiBeniServizi/DettaglioLinee/Ritenuta~SI]`, needs('00411', `${GENERAL}/DatiRitenuta`)),
  at(`${FUND}[AliquotaIVA~${NONE}]`, needs('00413', 'Natura')),
  at(`${FUND}[AliquotaIVA!~${NONE}]`, forbids('00414', 'Natura')),
  at(`DatiGeneraliDocumento[${FUND}/Ritenuta~SI]`, needs('00415', 'DatiRitenuta')),
  at(
    'DatiFattureCollegate/Data DatiFatturaRettificata/DataFR',
    inOrder('00418', '.', '../../DatiGeneraliDocumento/Data'),
  ),
  at('DatiGeneraliDocumento', form('00425', 'Numero', { fits: (text) => /\d/.test(text), like: '2026/1' })),
  at('DatiGeneraliDocumento/ScontoMaggiorazione[Tipo]', needsOneOf('00437', ['Percentuale', 'Importo'])),
  at(
    `${SIMPLIFIED}[!DatiGenerali/DatiFatturaRettificata][../${HEADER}/CedentePrestatore/RegimeFiscale!~RF19|RF20]`,
    code(
      '00460',
      'DatiBeniServizi/Importo',
      { fault: sdiMessages.tooMuch, requirement: sdiMessages.limit },
      byElement(isSmall),
    ),
  ),
);

/** Natures that were split in 2021. */
const SPLIT = new Set(['N2', 'N3', 'N6']);

const lines = rows(
  at(
    `DettaglioLinee[AliquotaIVA~${NONE}] ${ENTRY}[DatiIVA/Aliquota~${NONE}] ${ENTRY}[DatiIVA/Imposta~${NONE}][!DatiIVA/Aliquota]`,
    needs('00400', 'Natura'),
  ),
  at(
    `DettaglioLinee[AliquotaIVA!~${NONE}]${NOT_TD16} ${ENTRY}[DatiIVA/Aliquota!~${NONE}] ${ENTRY}[DatiIVA/Imposta!~${NONE}]`,
    forbids('00401', 'Natura'),
  ),
  at(
    'DettaglioLinee',
    about('00423', 'PrezzoTotale', 'PrezzoUnitario − ScontoMaggiorazione × Quantita', CENT, priceOf),
  ),
  at(
    `DettaglioLinee DatiRiepilogo ${FUND}`,
    form('00424', 'AliquotaIVA', {
      fits: (text) => {
        const rate = parseDecimal(text);
        return rate === undefined || rate.isZero() || rate.compare(decimal('1')) >= 0;
      },
      like: '22.00',
    }),
  ),
  at('DettaglioLinee/ScontoMaggiorazione[Tipo]', needsOneOf('00438', ['Percentuale', 'Importo'])),
  at(
    'Natura',
    form(
      '00445',
      '.',
      { fits: (text) => !SPLIT.has(text), like: 'N2.1' },
      byElement((nature) => {
        const day = dayAt(bodyOf(nature), `${GENERAL}/Data`);
        return !SPLIT.has(textOf(nature).trim()) || day === undefined || day < '2021-01-01';
      }),
    ),
  ),
);

const BASES = 'DettaglioLinee/PrezzoTotale + DatiCassaPrevidenziale/ImportoContributoCassa + Arrotondamento';

const summaries = rows(
  at(
    'DatiBeniServizi[DatiRiepilogo]',
    code(
      '00419',
      'DatiRiepilogo',
      { fault: sdiMessages.fewSummaries, requirement: sdiMessages.summaries },
      byElement(hasSummaries),
    ),
    sameSet('00443', ['DettaglioLinee/AliquotaIVA', 'DatiRiepilogo/AliquotaIVA'], ratesIn),
    sameSet('00444', ['DettaglioLinee/Natura', 'DatiRiepilogo/Natura'], naturesIn),
  ),
  at(`DatiRiepilogo[Natura~N6|N6.1|N6.2|N6.3|N6.4|N6.5|N6.6|N6.7|N6.8|N6.9]`, oneOf('00420', 'EsigibilitaIVA', 'I D')),
  at(
    'DatiRiepilogo',
    about('00421', 'Imposta', 'AliquotaIVA × ImponibileImporto', CENT, taxOf),
    product(
      '00422',
      'ImponibileImporto',
      BASES,
      byElement((summary) => isWithin(figureAt(summary, 'ImponibileImporto'), baseNeeded(summary), decimal('0'))),
    ),
  ),
  at(`DatiRiepilogo[AliquotaIVA~${NONE}]`, needs('00429', 'Natura')),
  at(`DatiRiepilogo[AliquotaIVA!~${NONE}]${NOT_TD16}`, forbids('00430', 'Natura')),
);

export const SDI_RULES: readonly TermRule[] = rulesOf(rows(header, general, kindsOfDocument, lines, summaries));
