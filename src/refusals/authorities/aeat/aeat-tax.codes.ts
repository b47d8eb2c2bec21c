import type { RefusalCode } from '../../refusal-code.ts';
import { inFile } from './aeat-row.ts';

const tax = (code: string, element: string, meaning: string, next: string): RefusalCode =>
  inFile(code, element, 'lines.*.taxes', meaning, next);

const surcharge = (code: string, rate: string, allowed: string, when = ''): RefusalCode =>
  tax(
    code,
    'TipoRecargoEquivalencia',
    `The equivalence surcharge does not belong to IVA of ${rate}${when === '' ? '' : ` ${when}`}.`,
    `With ${rate} write ${allowed}, or no surcharge at all.`,
  );

const RATES = 'IVA has 21, 10, 4 and 0 per cent today.';
const DATE_COUNTS = 'The date of operation counts, or else the date of issue.';
const AUTUMN_2024 = 'The rates 2 and 7.5 per cent were in force from 1 October to 31 December 2024 only.';
const REDUCED_2022 = 'The rate of 5 per cent was in force from 1 July 2022 to 30 September 2024 only.';
const ONE_OF_TWO =
  'Write CalificacionOperacion (S1, S2, N1, N2) for what is not exempt, OperacionExenta (E1 to E6) for what is.';
const NO_RATES = 'Leave out TipoImpositivo, CuotaRepercutida and both fields of the surcharge.';
const SIGNS = 'Give both the same sign: in a credit, both are negative.';
const TAX_FROM_BASE = 'Work the tax out from the base and the rate of this entry; round once per entry.';
const SURCHARGE_RATES = 'Today 5.2, 1.4 and 0.5 per cent belong to 21, 10 and 4; 1.75 is for tobacco.';
const BOTH_SURCHARGES = 'Write TipoRecargoEquivalencia and CuotaRecargoEquivalencia, or neither.';
const AT_COST =
  'BaseImponibleACoste is for groups of entities (key 06) and for IPSI and other taxes; leave it out otherwise.';

/** The breakdown by tax. */
export const AEAT_TAX_CODES: readonly RefusalCode[] = [
  tax('1124', 'TipoImpositivo', 'The rate of the tax is not on the list.', RATES),
  tax('1127', 'TipoRecargoEquivalencia', 'The rate of the equivalence surcharge is not on the list.', SURCHARGE_RATES),
  tax('1132', 'TipoImpositivo', 'This rate of tax ended with the year 2012.', `${RATES} ${DATE_COUNTS}`),
  tax(
    '1135',
    'TipoRecargoEquivalencia',
    'This rate of the surcharge ended with the year 2012.',
    `${SURCHARGE_RATES} ${DATE_COUNTS}`,
  ),
  tax('1140', 'CuotaRepercutida', 'The tax and its base at cost have different signs.', SIGNS),
  tax(
    '1142',
    'CuotaRepercutida',
    'The tax is not its base times its rate; ten euros either way are allowed.',
    TAX_FROM_BASE,
  ),
  tax('1143', 'CuotaRepercutida', 'The tax and its base have different signs.', SIGNS),
  tax(
    '1144',
    'CuotaRepercutida',
    'The tax is not the base at cost times the rate; ten euros either way are allowed.',
    TAX_FROM_BASE,
  ),
  surcharge('1160', '5 %', '0.5 or 0.62'),
  surcharge('1162', '21 %', '5.2, or 1.75 for tobacco'),
  surcharge('1163', '10 %', '1.4'),
  surcharge('1164', '4 %', '0.5'),
  surcharge('1165', '0 %', '0', 'from January 2023 to September 2024'),
  surcharge('1166', '2 %', '0.26', 'from October to December 2024'),
  surcharge('1167', '5 %', '0.5', 'from July to December 2022'),
  surcharge('1168', '5 %', '0.62', 'from January 2023 to September 2024'),
  surcharge('1169', '7.5 %', '1', 'from October to December 2024'),
  surcharge('1170', '0 %', '0.26', 'from October 2024'),
  tax(
    '1181',
    'CalificacionOperacion',
    'Whether the operation is taxed is not told by a value on the list.',
    'Write S1 (taxed), S2 (reverse charge), N1 or N2 (not subject).',
  ),
  tax(
    '1182',
    'OperacionExenta',
    'The reason of the exemption is not on the list.',
    'Write E1 to E6 for IVA (E5 is a delivery within the Union); IGIC has E7 and E8 too.',
  ),
  tax(
    '1194',
    'TipoImpositivo',
    'The rate of tax was in force only from July 2022 to September 2024.',
    `${REDUCED_2022} ${DATE_COUNTS}`,
  ),
  tax(
    '1195',
    'CalificacionOperacion',
    'An entry of the breakdown says neither how it is taxed nor why it is exempt.',
    ONE_OF_TWO,
  ),
  tax('1196', 'CalificacionOperacion', 'An entry of the breakdown is told as taxed and as exempt at once.', ONE_OF_TWO),
  tax(
    '1197',
    'TipoFactura',
    'A simplified invoice has a reverse charge (S2).',
    'Issue a full invoice (F1, F3, R1 to R4), or charge the tax (S1).',
  ),
  tax(
    '1198',
    'TipoImpositivo',
    'A reverse charge (S2) has a rate or an amount of tax.',
    'With S2 write TipoImpositivo 0 and CuotaRepercutida 0: the customer declares the tax.',
  ),
  tax(
    '1199',
    'OperacionExenta',
    'An export (E2, E3) has the general regime key 01.',
    'Write regime key 02 for exports.',
  ),
  tax(
    '1200',
    'CalificacionOperacion',
    'Used goods, art and antiques (key 03) are told as reverse charge or not subject.',
    'With key 03 write CalificacionOperacion S1, or the reason of the exemption.',
  ),
  tax(
    '1201',
    'CalificacionOperacion',
    'Investment gold (key 04) is told as ordinarily taxed or not subject.',
    'With key 04 write S2 (reverse charge), or the reason of the exemption.',
  ),
  tax(
    '1202',
    'TipoFactura',
    'The regime of groups of entities (key 06) lacks the base at cost, or stands in a simplified invoice.',
    'Write BaseImponibleACoste, and use no F2, F3 or R5.',
  ),
  tax(
    '1203',
    'OperacionExenta',
    'Cash accounting (key 07) goes neither with these exemptions nor with a reverse charge or what is not subject.',
    'Leave E2 to E5, S2, N1 and N2 to another key; with 07 write S1, E1 or E6.',
  ),
  tax(
    '1205',
    'CalificacionOperacion',
    'Fees collected for third parties (key 10) are told otherwise than they must be.',
    'With key 10 write CalificacionOperacion N1 and TipoFactura F1, and identify the customer by NIF.',
  ),
  tax(
    '1206',
    'TipoImpositivo',
    'The rent of business premises (key 11) is not taxed at 21 per cent.',
    'Charge 21 per cent, or use another key.',
  ),
  tax(
    '1207',
    'CuotaRepercutida',
    'An entry has tax although it is not told as taxed (S1).',
    'Write S1, or take the tax away.',
  ),
  tax(
    '1208',
    'TipoImpositivo',
    'A taxed entry (S1) lacks its rate or its tax.',
    'Write TipoImpositivo and CuotaRepercutida, even where they are 0.',
  ),
  tax(
    '1209',
    'TipoImpositivo',
    'A taxed entry (S1) of a group of entities (key 06) lacks its rate or its tax.',
    'Write TipoImpositivo and CuotaRepercutida.',
  ),
  tax('1218', 'Impuesto', 'The tax is not on the list.', 'Write 01 (IVA), 02 (IPSI), 03 (IGIC) or 05 (other).'),
  tax(
    '1235',
    'TipoImpositivo',
    'The rate of tax was in force only from October to December 2024.',
    `${AUTUMN_2024} ${DATE_COUNTS}`,
  ),
  tax(
    '1236',
    'TipoImpositivo',
    'The rate of tax was in force only from October to December 2024.',
    `${AUTUMN_2024} ${DATE_COUNTS}`,
  ),
  tax('1237', 'CalificacionOperacion', 'An entry that is not subject to IVA (N1, N2) has a rate or tax.', NO_RATES),
  tax('1238', 'OperacionExenta', 'An exempt entry has a rate or tax.', NO_RATES),
  tax(
    '1245',
    'ClaveRegimen',
    'An entry has no regime key.',
    'Write ClaveRegimen for IVA, IPSI and IGIC: 01 in the general regime.',
  ),
  tax(
    '1246',
    'ClaveRegimen',
    'The regime key is not on the list of this tax.',
    'IVA and IGIC have lists of their own: check that the key is on the right one.',
  ),
  tax(
    '1252',
    'CalificacionOperacion',
    'Regime key 08 (operations under the tax of another territory) is not told as not subject by place (N2).',
    'With key 08 write CalificacionOperacion N2, or use another key where IVA is due.',
  ),
  tax('1257', 'BaseImponibleACoste', 'A base at cost stands where none is provided for.', AT_COST),
  tax('1260', 'ClaveRegimen', 'A tax without regimes has a regime key.', 'Leave ClaveRegimen out with Impuesto 05.'),
  tax(
    '1277',
    'TipoRecargoEquivalencia',
    'The equivalence surcharge does not belong to IVA of 0 %.',
    `Before October 2024 it is 0, then 0.26. ${DATE_COUNTS}`,
  ),
  tax(
    '1281',
    'TipoRecargoEquivalencia',
    'An entry that is not taxed (S1) has an equivalence surcharge.',
    'Write S1, or leave both fields of the surcharge out.',
  ),
  tax(
    '1284',
    'CuotaRecargoEquivalencia',
    'The surcharge has a rate without an amount, or an amount without a rate.',
    BOTH_SURCHARGES,
  ),
  tax(
    '1286',
    'OperacionExenta',
    'An export (key 02) is not told as exempt.',
    'With key 02 write OperacionExenta, as a rule E2, and no CalificacionOperacion.',
  ),
  tax(
    '1293',
    'CalificacionOperacion',
    'Regime key 20 (under IGIC: operations that belong under IPSI) is not told as not subject by place (N2).',
    'With key 20 write CalificacionOperacion N2, or check whether another key is meant.',
  ),
];
