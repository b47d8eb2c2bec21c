import { parseDecimal } from '../../en16931/decimal.ts';
import type { Message } from '../../../engine/index.ts';
import { described } from '../../../engine/values.ts';
import type { PdfClaimFault } from '../check-claims.ts';
import { claimMessages } from '../claim-messages.ts';
import { amountsIn, hasAmounts, hasDays, showsDay, showsNumber } from './figures-on-page.ts';

/**
 * Compares the page with the XML, so that both ask for equal payments. Pages without amounts, such as pictures, are not
 * reported. `valuesOf` returns the XML values of a term.
 */
export function checkPage(
  text: string,
  valuesOf: (term: 'BT-1' | 'BT-2' | 'BT-110' | 'BT-112' | 'BT-115' | 'BT-117') => readonly string[],
): readonly PdfClaimFault[] {
  if (!hasAmounts(text)) return [];
  const valueOf = (term: Parameters<typeof valuesOf>[0]) => valuesOf(term)[0] ?? '';
  const [number, day] = [valueOf('BT-1'), valueOf('BT-2')];
  const [total, due] = [valueOf('BT-112'), valueOf('BT-115')];
  const vat = valueOf('BT-110');
  const vatByRate = new Set(valuesOf('BT-117').filter(isFigure));
  const shows = amountsIn(text);
  const faults: PdfClaimFault[] = [];
  const report = (code: PdfClaimFault['code'], severity: PdfClaimFault['severity'], term: string, message: Message) => {
    faults.push({ code, severity, term, ...described(message) });
  };
  const lacksTotal = isFigure(total) && !shows(total);
  if (lacksTotal) report('ASSAY-PDF-PAGE-TOTAL', 'error', 'BT-112', claimMessages.pageTotal({ total }));
  // Payments, withholdings and rounding lie between the two amounts, and a page shows both.
  if (isFigure(due) && !(lacksTotal && due === total) && !shows(due)) {
    report('ASSAY-PDF-PAGE-TOTAL', 'error', 'BT-115', claimMessages.pageDue({ due }));
  }
  const showsRates = () => vatByRate.size > 0 && vatByRate.size <= MOST_RATES && [...vatByRate].every(shows);
  if (isFigure(vat) && !shows(vat) && !showsRates())
    report('ASSAY-PDF-PAGE-VAT', 'error', 'BT-110', claimMessages.pageVat({ vat }));
  if (number !== '' && !showsNumber(text, number)) {
    report('ASSAY-PDF-PAGE-NUMBER', 'error', 'BT-1', claimMessages.pageNumber({ number: quoted(number) }));
  }
  if (hasDays(text) && !showsDay(text, day))
    report('ASSAY-PDF-PAGE-DATE', 'warning', 'BT-2', claimMessages.pageDate({ day }));
  return faults;
}

/** Most amounts of VAT by rate that are searched on the pages in place of their sum. */
export const MOST_RATES = 50;

/** Longest number that is searched and quoted. */
const LONGEST = 100;

function quoted(value: string): string {
  return `\`${value.slice(0, LONGEST)}\``;
}

/** For an amount that a page would show; zero is often omitted. */
function isFigure(value: string): boolean {
  const figure = value.length > LONGEST ? undefined : parseDecimal(value);
  return figure !== undefined && /[1-9]/.test(value);
}
