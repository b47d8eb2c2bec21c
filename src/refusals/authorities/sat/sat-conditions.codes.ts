import type { RefusalCode } from '../../refusal-code.ts';
import { LEAVE_OUT, matrixRow, ROUND_TO_CURRENCY } from './matrix-row.ts';

const invoice = matrixRow('matrix');
const payment = matrixRow('matrix-payments');
const TRASLADO = 'Impuestos/Traslados/Traslado';
const PAGO = 'Pagos/Pago';
const DOCTO = `${PAGO}/DoctoRelacionado`;
const TOGETHER = 'Give TipoCadPago, CertPago, CadPago and SelloPago together, or none of them.';
const FROM_LINES = 'Add up the taxes of the concepts once more and write each sum.';
const EXEMPT = 'Write TasaOCuotaDR and ImporteDR for Tasa and Cuota only.';
const TOTALS = 'Write in Totales the sum of every tax that the payments have.';
const OBJECT = 'Correct ObjetoImpDR or the taxes of the document.';

const bank = (code: string, attribute: string): RefusalCode =>
  payment(code, `${PAGO}/@${attribute}`, `The form of payment knows no bank, and ${attribute} is present.`, LEAVE_OUT);

const decimals = (code: string, attribute: string): RefusalCode =>
  payment(
    code,
    `${DOCTO}/@${attribute}`,
    `${attribute} has more decimals than the currency of the document.`,
    ROUND_TO_CURRENCY,
  );

const chain = (code: string, attribute: string): RefusalCode =>
  payment(
    code,
    `${PAGO}/@${attribute}`,
    `The payment names a chain of its own, and ${attribute} is missing.`,
    TOGETHER,
  );

/** Rows of the matrices that were added by their condition. */
export const SAT_CONDITION_CODES: readonly RefusalCode[] = [
  invoice(
    'CFDI40212',
    'Impuestos/@TotalImpuestosTrasladados',
    'The total of the taxes charged is missing.',
    FROM_LINES,
    { place: 'totals.taxes' },
  ),
  invoice('CFDI40213', TRASLADO, 'A tax of the document lacks its base, its kind or its type of factor.', FROM_LINES, {
    place: 'totals.taxes',
  }),
  invoice(
    'CFDI40214',
    `${TRASLADO}/@Base`,
    'The base of a tax has more decimals than the currency.',
    ROUND_TO_CURRENCY,
    { place: 'totals.taxes' },
  ),
  invoice(
    'CFDI40216',
    `${TRASLADO}/@Base`,
    'Everything is exempt, and the base is not the sum of the bases of the concepts.',
    FROM_LINES,
    { place: 'totals.taxes' },
  ),
  invoice(
    'CFDI40220',
    `${TRASLADO}/@Importe`,
    'The amount of a tax has more decimals than the currency.',
    ROUND_TO_CURRENCY,
    { place: 'totals.taxes' },
  ),
  bank('CRP20221', 'RfcEmisorCtaOrd'),
  payment(
    'CRP20223',
    `${PAGO}/@NomBancoOrdExt`,
    'The payer has a foreign bank, and its name is missing.',
    'Write the name of the bank in NomBancoOrdExt.',
  ),
  bank('CRP20224', 'CtaOrdenante'),
  bank('CRP20227', 'RfcEmisorCtaBen'),
  bank('CRP20228', 'CtaBeneficiario'),
  chain('CRP20230', 'CertPago'),
  chain('CRP20232', 'CadPago'),
  chain('CRP20234', 'SelloPago'),
  decimals('CRP20240', 'ImpSaldoAnt'),
  decimals('CRP20242', 'ImpPagado'),
  decimals('CRP20243', 'ImpSaldoInsoluto'),
  payment(
    'CRP20248',
    `${DOCTO}/ImpuestosDR`,
    'The taxes of a document hold neither a retention nor a charge.',
    'Leave ImpuestosDR out, or write the taxes.',
  ),
  payment(
    'CRP20252',
    `${DOCTO}/RetencionDR/@TipoFactorDR`,
    'A retention of a document is marked as exempt.',
    'Write Tasa or Cuota, or leave the retention out.',
  ),
  payment(
    'CRP20254',
    `${DOCTO}/RetencionDR/@ImporteDR`,
    'A retention of a document is outside the limits that its base and rate give.',
    'Multiply the base by the rate and round to the decimals that you write.',
  ),
  payment('CRP20258', `${DOCTO}/TrasladoDR`, 'A tax of a document is exempt, and has a rate or an amount.', EXEMPT),
  payment(
    'CRP20259',
    `${DOCTO}/TrasladoDR`,
    'A tax of a document has a rate type, and lacks its rate or its amount.',
    EXEMPT,
  ),
  payment(
    'CRP20263',
    `${PAGO}/RetencionP`,
    'Two retentions of a payment are of the same tax.',
    'Join the retentions of each tax.',
  ),
  payment('CRP20264', 'Pagos/Totales', 'A payment has a retention, and the totals have none.', TOTALS),
  payment('CRP20273', 'Pagos/Totales', 'A payment has VAT, and the totals have no VAT of its rate.', TOTALS),
  payment('CRP20278', DOCTO, 'The tax object (06 or 08) of a document does not allow its VAT or IEPS.', OBJECT),
  payment('CRP20279', DOCTO, 'The tax object (07) of a document asks for IEPS without VAT.', OBJECT),
];
