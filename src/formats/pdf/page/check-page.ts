import { parseDecimal } from '../../en16931/decimal.ts';
import type { PdfClaimFault } from '../check-claims.ts';
import { hasAmounts, hasDays, showsAmount, showsDay, showsNumber } from './figures-on-page.ts';

/**
 * Sets the page that people read against the XML that programs read. Whoever pays by one of them must not owe something else by the
 * other. Nothing is said of a page without amounts, such as a picture of one. `valuesOf` tells the values of a term in the XML.
 */
export function checkPage(
  text: string,
  valuesOf: (term: 'BT-1' | 'BT-2' | 'BT-110' | 'BT-112' | 'BT-115' | 'BT-117') => readonly string[],
): readonly PdfClaimFault[] {
  if (!hasAmounts(text)) return [];
  const valueOf = (term: Parameters<typeof valuesOf>[0]) => valuesOf(term)[0] ?? '';
  const [number, day] = [valueOf('BT-1'), valueOf('BT-2')];
  const totals = [valueOf('BT-112'), valueOf('BT-115')].filter(isFigure);
  const vat = valueOf('BT-110');
  const vatByRate = valuesOf('BT-117').filter(isFigure);
  const faults: PdfClaimFault[] = [];
  if (totals.length > 0 && !totals.some((total) => showsAmount(text, total))) {
    const description = `The page does not show ${totals[0] ?? ''}, which is the total with VAT in the XML (BT-112)`;
    faults.push({ code: 'ASSAY-PDF-PAGE-TOTAL', severity: 'error', description });
  }
  const showsVat = showsAmount(text, vat) || (vatByRate.length > 0 && vatByRate.every((one) => showsAmount(text, one)));
  if (isFigure(vat) && !showsVat) {
    const description = `The page does not show ${vat}, which is the total of VAT in the XML (BT-110)`;
    faults.push({ code: 'ASSAY-PDF-PAGE-VAT', severity: 'error', description });
  }
  if (number !== '' && !showsNumber(text, number)) {
    const description = `The page does not show ${quoted(number)}, which is the number of the invoice in the XML (BT-1)`;
    faults.push({ code: 'ASSAY-PDF-PAGE-NUMBER', severity: 'error', description });
  }
  if (hasDays(text) && !showsDay(text, day)) {
    const description = `The page does not show ${day}, which is the date of issue in the XML (BT-2)`;
    faults.push({ code: 'ASSAY-PDF-PAGE-DATE', severity: 'warning', description });
  }
  return faults;
}

/** Longest number that is looked for and told. */
const LONGEST = 100;

function quoted(value: string): string {
  return `\`${value.slice(0, LONGEST)}\``;
}

/** Of an amount that a page would show; nought is often left out. */
function isFigure(value: string): boolean {
  const figure = value.length > LONGEST ? undefined : parseDecimal(value);
  return figure !== undefined && /[1-9]/.test(value);
}
