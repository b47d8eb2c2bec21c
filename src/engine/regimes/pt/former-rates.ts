import { tableOf } from '../../core/text/table-of.ts';
/** Extensions of the SAF-T addon that earlier documents used without naming it. */
export const EXEMPTION = 'pt-saft-exemption';
const TAX_CODE = 'at-tax-code';

/**
 * Exemption reasons that older documents have as rates, by the part after `exempt+`. The codes are those of the table
 * "Motivos de isenção" of the Autoridade Tributária.
 */
const EXEMPTIONS: Readonly<Record<string, string>> = tableOf({
  outlay: 'M01',
  'intrastate-export': 'M02',
  imports: 'M04',
  exports: 'M05',
  'suspension-scheme': 'M06',
  'internal-operations': 'M07',
  'small-retail-scheme': 'M09',
  'exempt-scheme': 'M10',
  'tobacco-scheme': 'M11',
  'margin-scheme+travel': 'M12',
  'margin-scheme+second-hand': 'M13',
  'margin-scheme+art': 'M14',
  'margin-scheme+antiques': 'M15',
  'goods-transmission': 'M16',
  other: 'M19',
  'flat-rate-scheme': 'M20',
  'non-deductible': 'M21',
  'consignment-goods': 'M25',
  'reverse-charge+waste': 'M30',
  'reverse-charge+civil-eng': 'M31',
  'reverse-charge+greenhouse': 'M32',
  'reverse-charge+woods': 'M33',
  'reverse-charge+b2b': 'M40',
  'reverse-charge+intraeu': 'M41',
  'reverse-charge+real-estate': 'M42',
  'reverse-charge+gold': 'M43',
  'non-taxable': 'M99',
});

/** Schemes whose documents were also marked exempt. */
const WITH_TAX_CODE = new Set(['M09', 'M12']);

/** Extensions for a former rate; undefined if it is none. */
export function extensionsOfFormerRate(rate: string): Readonly<Record<string, string>> | undefined {
  const reason = rate.startsWith('exempt+') ? rate.slice('exempt+'.length) : '';
  const code = Object.hasOwn(EXEMPTIONS, reason) ? EXEMPTIONS[reason] : undefined;
  if (code === undefined) return undefined;
  return WITH_TAX_CODE.has(code) ? { [TAX_CODE]: 'exempt', [EXEMPTION]: code } : { [EXEMPTION]: code };
}
