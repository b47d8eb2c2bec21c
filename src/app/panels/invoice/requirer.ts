import type { Knowledge } from '../../../language/knowledge/knowledge.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';

/** Rules of the European standard: `BR-01`, `BR-CO-10`, `BR-AE-05`. National ones have other letters. */
const OF_EN16931 = /^BR-(?:(?:CO|CL|DEC|S|Z|E|AE|IC|G|O|AF|AG|B|IG|IP)-)?\d+$/;

/**
 * Who requires a value, in words, by the code of the rule that misses it: the standard or the country that the rule is
 * of, or the destination of the document.
 */
export function requiredBy(
  code: string,
  { addonSummaries = [], regimeSummaries = [] }: Knowledge,
  destination?: string,
): string {
  const addon = addonSummaries.find((summary) =>
    code.startsWith(`GOBL-${summary.code.replace(/-v\d+$/, '').toUpperCase()}-`),
  );
  if (addon) return invoiceTexts.requires(isOf(addon.name, destination) ? destination : addon.name);
  const country = /^GOBL-([A-Z]{2})-/.exec(code)?.[1];
  const regime = regimeSummaries.find((summary) => summary.code === country);
  if (regime) return invoiceTexts.requires(regime.name);
  if (code.startsWith('GOBL-')) return invoiceTexts.alwaysRequired;
  if (OF_EN16931.test(code)) return invoiceTexts.requires('EN 16931');
  if (code.startsWith('SCHEMA-')) return invoiceTexts.requires(invoiceTexts.theSchema);
  return invoiceTexts.requires(destination ?? code);
}

/** Whether the addon is that of the destination: `German XRechnung 3.X` of `XRechnung`. */
function isOf(addon: string, destination: string | undefined): destination is string {
  return destination !== undefined && addon.includes(destination);
}
