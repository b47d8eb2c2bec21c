import type { Message } from '../../../engine/index.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import type { RowOptions } from '../../rules/kit/row.ts';
import type { Holds } from '../../rules/kit/subject.ts';
import {
  at,
  begins,
  bothOrNeither,
  byElement,
  code,
  differs,
  equals,
  exact,
  forbids,
  form,
  missingIsWrong,
  needs,
  needsOneOf,
  notBoth,
  oneOf,
  ordered,
  rows,
  warns,
  type Unplaced,
} from '../../rules/kit/verbs.ts';
import { about, notAfterToday, notBefore } from '../../rules/shared/conditions/conditions.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import {
  hasItsPrint,
  hasOneSign,
  hasReplaced,
  isFee,
  isGroup,
  isLarge,
  isMade,
  isMarked,
  isNearDay,
  isoOf,
  isOperationBefore,
  isRateInForce,
  isSimple,
  isSurchargeOfFive,
  taxOn,
  taxTotal,
  wholeTotal,
} from './facts.ts';
import { verifactuRuleMessages as says } from './messages.ts';

const RECORD = 'RegistroAlta';
const BOTH = 'RegistroAlta RegistroAnulacion';
const DETAIL = 'DetalleDesglose';
const RECIPIENT = 'Destinatarios/IDDestinatario';
/** Taxes: all but IPSI and others, and VAT alone. */
const KEYED = '[!Impuesto~02|05]';
const VAT = '[!Impuesto~02|03|05]';
const FULL = 'F1 F3 R1 R2 R3 R4';
const CORRECTIONS = 'R1|R2|R3|R4|R5';
const NOTHING = '0 0.0 0.00 0. +0 +0.00 -0 -0.00';
const RATES = ['TipoImpositivo', 'CuotaRepercutida', 'TipoRecargoEquivalencia', 'CuotaRecargoEquivalencia'];
const BASE = 'BaseImponibleOimporteNoSujeto';
const COST = 'BaseImponibleACoste';
const LATE = '[Desglose/DetalleDesglose/ClaveRegimen~14]';
/** Neither public works nor supplies over time, and no tax other than IVA and IGIC. */
const AT_ONCE = '[!Desglose/DetalleDesglose/ClaveRegimen~14|15][!Desglose/DetalleDesglose/Impuesto~02|05]';

const either = (codes: string): string => codes.replaceAll(' ', '|');

/** A condition that code judges, with its sentences. */
const judged = (
  id: string,
  target: string,
  [fault, requirement]: readonly [Message, Message?],
  isRight: (element: XmlElement, today?: string) => Holds,
  ...options: readonly RowOptions[]
): Unplaced =>
  code(
    id,
    target,
    { fault, requirement: requirement ?? fault },
    byElement((element, _, today) => isRight(element, today)),
    ...options,
  );

const head = rows(
  at(
    RECORD,
    equals('1108', 'IDFactura/IDEmisorFactura', '/RegFactuSistemaFacturacion/Cabecera/ObligadoEmision/NIF'),
    notAfterToday('1112', 'IDFactura/FechaExpedicionFactura', isoOf),
    notBefore('1152', 'IDFactura/FechaExpedicionFactura', '2024-10-28', isoOf),
    form('1130', 'IDFactura/NumSerieFactura', { fits: (text) => /^[\x20-\x7e]*$/.test(text), like: 'F26/0001' }, exact),
    judged('1134', 'FechaOperacion', [says.farAway, says.near], isNearDay),
    judged('ImporteRectificacion', 'ImporteRectificacion', [says.replaced], hasReplaced),
    judged(
      '1139',
      'ImporteTotal',
      [says.large, says.largeMarked],
      (record) => isLarge(record) !== true || isMarked(record),
    ),
    judged(
      '1138',
      'Macrodato',
      [says.notLarge, says.onlyLarge],
      (record) => isLarge(record) !== false || !isMarked(record),
    ),
    differs('1188', 'Tercero/NIF', 'IDFactura/IDEmisorFactura'),
  ),
  at(
    `${RECORD}${AT_ONCE}`,
    ordered(
      '1146',
      'FechaOperacion',
      'IDFactura/FechaExpedicionFactura',
      byElement((record) => isOperationBefore(record)),
    ),
    notAfterToday('1173', 'FechaOperacion', isoOf),
  ),
  at(`${RECORD}[RechazoPrevio~X]`, oneOf('1153', 'Subsanacion', 'S', missingIsWrong)),
  at(`${RECORD}[RechazoPrevio~S]`, oneOf('1161', 'Subsanacion', 'S', missingIsWrong)),
  at(`${RECORD}[TipoFactura~${CORRECTIONS}]`, needs('1114', 'TipoRectificativa')),
  at(`${RECORD}[TipoFactura!~${CORRECTIONS}]`, forbids('1115', 'TipoRectificativa')),
  at(`${RECORD}[TipoFactura!~F3]`, forbids('1116', 'FacturasSustituidas')),
  at(`${RECORD}[FacturaSimplificadaArt7273~S]`, oneOf('1183', 'TipoFactura', FULL)),
  at(`${RECORD}[FacturaSinIdentifDestinatarioArt61d~S]`, oneOf('1185', 'TipoFactura', 'F2 R5')),
  at(`${RECORD}[Cupon~S]`, oneOf('1157', 'TipoFactura', 'R1 R5')),
  at(
    `${RECORD}${LATE}`,
    judged('1147', 'FechaOperacion', [says.later], (record) => isOperationBefore(record, true)),
    oneOf('1148', 'TipoFactura', 'F1 R1 R2 R3 R4'),
  ),
);

const parties = rows(
  at(`${RECORD}[EmitidaPorTerceroODestinatario~T]`, needs('1186', 'Tercero')),
  at(`${RECORD}[Tercero]`, oneOf('1187', 'EmitidaPorTerceroODestinatario', 'T', missingIsWrong)),
  at('Tercero/IDOtro', oneOf('1211', 'IDType', '02 03 04 05 06')),
  at(`${RECORD}[EmitidaPorTerceroODestinatario~D]`, needs('1158', 'Destinatarios')),
  at(`${RECORD}[TipoFactura~${either(FULL)}]`, needs('1189', 'Destinatarios')),
  at(`${RECORD}[TipoFactura~F2|R5]`, forbids('1190', 'Destinatarios')),
  at(`${RECORD}[TipoFactura!~${either(FULL)}]/${RECIPIENT}/IDOtro`, oneOf('1156', 'IDType', '03 04 05 06 07')),
  at('IDDestinatario/IDOtro[CodigoPais~ES]', oneOf('1234', 'IDType', '03 07')),
  at('IDDestinatario/IDOtro[IDType~07]', oneOf('1233', 'CodigoPais', 'ES')),
  at(`${RECORD}[TipoFactura~R3]/${RECIPIENT}/IDOtro`, oneOf('1191', 'IDType', '07')),
  at(`${RECORD}[TipoFactura~R2]/${RECIPIENT}/IDOtro`, oneOf('1192', 'IDType', '02 07')),
  at(`${RECORD}${LATE}/${RECIPIENT}`, begins('1149', 'NIF', ['P', 'Q', 'S', 'V'])),
);

const TAXED = '[CalificacionOperacion~S1]';
/** Corrections by differences and of debts that are not paid may have other signs and amounts. */
const ORDINARY = '[!../../TipoRectificativa~I][!../../TipoFactura~R2|R3]';
const TOLERANCE = '10.00';

const breakdown = rows(
  at(
    DETAIL,
    needsOneOf('1195', ['CalificacionOperacion', 'OperacionExenta']),
    notBoth('1196', 'CalificacionOperacion', 'OperacionExenta'),
    bothOrNeither('1284', 'TipoRecargoEquivalencia', 'CuotaRecargoEquivalencia'),
  ),
  at(`${DETAIL}${TAXED}${VAT}`, judged('TipoImpositivo', 'TipoImpositivo', [says.noRate, says.rates], isRateInForce)),
  at(`${DETAIL}[TipoImpositivo~21|21.0|21.00]`, oneOf('1162', 'TipoRecargoEquivalencia', '5.2 5.20 1.75')),
  at(`${DETAIL}[TipoImpositivo~10|10.0|10.00]`, oneOf('1163', 'TipoRecargoEquivalencia', '1.4 1.40')),
  at(`${DETAIL}[TipoImpositivo~4|4.0|4.00]`, oneOf('1164', 'TipoRecargoEquivalencia', '0.5 0.50')),
  at(
    `${DETAIL}[TipoImpositivo~5|5.0|5.00]`,
    judged('1160', 'TipoRecargoEquivalencia', [says.noSurcharge], isSurchargeOfFive),
  ),
  at(`${DETAIL}[CalificacionOperacion!~S1]`, forbids('1281', ['TipoRecargoEquivalencia', 'CuotaRecargoEquivalencia'])),
  at(`${DETAIL}[!ClaveRegimen~06]${KEYED}`, forbids('1257', COST)),
  at(
    `${DETAIL}[CalificacionOperacion~S2]`,
    oneOf('1197', '../../TipoFactura', FULL),
    oneOf('1198', ['TipoImpositivo', 'CuotaRepercutida'], NOTHING, missingIsWrong),
  ),
  at(`${DETAIL}[CalificacionOperacion~N1|N2]${VAT}`, forbids('1237', RATES)),
  at(`${DETAIL}[OperacionExenta]`, forbids('1238', RATES)),
  at(`${DETAIL}[!CalificacionOperacion~S1]`, oneOf('1207', 'CuotaRepercutida', NOTHING)),
  at(`${DETAIL}${TAXED}[!${COST}]`, needs('1208', ['TipoImpositivo', 'CuotaRepercutida'])),
  at(
    `${DETAIL}${TAXED}[!${COST}]${ORDINARY}`,
    judged('1143', 'CuotaRepercutida', [says.otherSign, says.sameSign], hasOneSign(BASE)),
    about('1142', 'CuotaRepercutida', `${BASE} × TipoImpositivo`, TOLERANCE, taxOn(BASE)),
  ),
  at(
    `${DETAIL}${TAXED}[${COST}]${ORDINARY}`,
    judged('1140', 'CuotaRepercutida', [says.otherSign, says.sameSign], hasOneSign(COST)),
    about('1144', 'CuotaRepercutida', `${COST} × TipoImpositivo`, TOLERANCE, taxOn(COST)),
  ),
);

const regime = (key: string, more = ''): string => `${DETAIL}[ClaveRegimen~${key}]${more}`;

const regimes = rows(
  at(`${DETAIL}${KEYED}`, needs('1245', 'ClaveRegimen')),
  at(`${DETAIL}[Impuesto~02|05]`, forbids('1260', 'ClaveRegimen')),
  at(regime('01', KEYED), oneOf('1199', 'OperacionExenta', 'E1 E4 E5 E6 E7 E8')),
  at(regime('02', KEYED), needs('ClaveRegimen-02', 'OperacionExenta')),
  at(regime('03'), oneOf('1200', 'CalificacionOperacion', 'S1')),
  at(regime('04', '[!OperacionExenta]'), oneOf('1201', 'CalificacionOperacion', 'S2', missingIsWrong)),
  at(regime('06'), judged('1202', COST, [says.group], isGroup)),
  at(regime('07'), oneOf('1203', ['CalificacionOperacion', 'OperacionExenta'], 'S1 E1 E6 E7 E8')),
  at(regime('08'), oneOf('1252', 'CalificacionOperacion', 'N2')),
  at(regime('10'), judged('1205', 'ClaveRegimen', [says.fees], isFee)),
  at(regime('11', VAT), oneOf('1206', 'TipoImpositivo', '21 21.0 21.00')),
);

const totals = rows(
  at(
    `${RECORD}[TipoFactura~F2][!NumRegistroAcuerdoFacturacion][!FacturaSinIdentifDestinatarioArt61d~S]`,
    judged('1150', 'ImporteTotal', [says.tooMuch, says.limit], isSimple),
  ),
  at(RECORD, about('2006', 'CuotaTotal', 'CuotaRepercutida + CuotaRecargoEquivalencia', TOLERANCE, taxTotal, warns)),
  at(
    `${RECORD}[!Desglose/DetalleDesglose/ClaveRegimen~03|05|06|08|09]`,
    about(
      '2005',
      'ImporteTotal',
      `${BASE} + CuotaRepercutida + CuotaRecargoEquivalencia`,
      TOLERANCE,
      wholeTotal,
      warns,
    ),
  ),
);

const chained = rows(
  at(
    BOTH,
    judged('2000', 'Huella', [says.otherPrint, says.print], hasItsPrint, warns),
    differs('2008', 'Encadenamiento/RegistroAnterior/Huella', 'Huella', warns),
    judged('2004', 'FechaHoraHusoGenRegistro', [says.notYet, says.made], isMade, warns),
  ),
  at(
    'RegistroAnterior',
    form('2003', 'Huella', { fits: (text) => /^[0-9A-F]{64}$/.test(text), like: '0F'.repeat(32) }, warns),
  ),
  at(
    'SistemaInformatico',
    form('1177', 'IdSistemaInformatico', { fits: (text) => /^[A-Z0-9]{2}$/.test(text), like: 'A1' }, exact),
  ),
);

export const VERIFACTU_RULES: readonly TermRule[] = rulesOf(rows(head, parties, breakdown, regimes, totals, chained));
