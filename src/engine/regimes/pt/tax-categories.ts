import type { RateValueDefinition, TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { valueAddedTax } from '../shared/value-added-tax.ts';
import { AZORES, MADEIRA, REGION } from './region.ts';

const SINCE = '2011-01-01';

function inRegion(region: string, percent: string, since = SINCE): RateValueDefinition {
  return { ext: { [REGION]: region }, since, percent };
}

/** What the Azores, Madeira and the mainland charged from each day on, the newest first. */
function byLaw(azores: Days, madeira: Days, mainland: string): readonly RateValueDefinition[] {
  const days = (region: string, values: Days) =>
    Object.entries(values).map(([since, percent]) => inRegion(region, percent, since));
  return [...days(AZORES, azores), ...days(MADEIRA, madeira), { since: SINCE, percent: mainland }];
}

type Days = Readonly<Record<string, string>>;

/**
 * IVA. Source of the rates: Código do IVA, article 18; the lower percentages of the regions are set by decrees of their
 * assemblies, the reduced one of Madeira by its budget for 2024. The first value with a matching region counts, so the
 * mainland comes last.
 */
export const vat = valueAddedTax({
  name: { pt: 'IVA' },
  title: { pt: 'Imposto sobre o Valor Acrescentado' },
  rates: {
    general: {
      name: { en: 'General Rate', pt: 'Tipo Geral' },
      values: [inRegion(AZORES, '16.0%'), inRegion(MADEIRA, '22.0%'), { since: SINCE, percent: '23.0%' }],
      byLaw: byLaw(
        { '2021-07-01': '16.0%', '2014-01-01': '18.0%', '2011-01-01': '16.0%' },
        { '2012-04-01': '22.0%', '2011-01-01': '16.0%' },
        '23.0%',
      ),
    },
    intermediate: {
      name: { en: 'Intermediate Rate', pt: 'Taxa Intermédia' },
      values: [inRegion(AZORES, '9.0%'), inRegion(MADEIRA, '12.0%'), { since: SINCE, percent: '13.0%' }],
      byLaw: byLaw(
        { '2015-07-01': '9.0%', '2014-01-01': '10.0%', '2011-01-01': '9.0%' },
        { '2012-04-01': '12.0%', '2011-01-01': '9.0%' },
        '13.0%',
      ),
    },
    reduced: {
      name: { en: 'Reduced Rate', pt: 'Taxa Reduzida' },
      values: [
        inRegion(AZORES, '4.0%'),
        inRegion(MADEIRA, '4.0%', '2024-10-01'),
        inRegion(MADEIRA, '5.0%'),
        { since: SINCE, percent: '6.0%' },
      ],
      byLaw: byLaw(
        { '2015-07-01': '4.0%', '2014-01-01': '5.0%', '2011-01-01': '4.0%' },
        { '2024-10-01': '4.0%', '2012-04-01': '5.0%', '2011-01-01': '4.0%' },
        '6.0%',
      ),
    },
    other: { name: { en: 'Other', pt: 'Outro' } },
  },
});

/** Income tax withheld from people (Código do IRS, article 101). The percentage depends on the kind of income. */
export const irs: TaxCategoryDefinition = {
  code: 'IRS',
  name: { en: 'IRS', pt: 'IRS' },
  title: { en: 'Personal income tax', pt: 'Imposto sobre o Rendimento das Pessoas Singulares' },
  desc: {
    en: 'Income tax of people, among them the self-employed. A Portuguese customer keeps it back from what is paid and hands it to the tax authority for the supplier.',
    pt: 'Imposto das pessoas, entre elas os trabalhadores independentes. O cliente português desconta-o no pagamento e entrega-o ao fisco em nome do fornecedor.',
  },
  retained: true,
};

/** Income tax withheld from companies (Código do IRC, article 94). */
export const irc: TaxCategoryDefinition = {
  code: 'IRC',
  name: { en: 'IRC', pt: 'IRC' },
  title: { en: 'Corporate income tax', pt: 'Imposto sobre o Rendimento das Pessoas Coletivas' },
  desc: {
    en: 'Income tax of companies and other bodies. A Portuguese customer keeps it back from what is paid and hands it to the tax authority for the supplier.',
    pt: 'Imposto das sociedades e outras entidades. O cliente português desconta-o no pagamento e entrega-o ao fisco em nome do fornecedor.',
  },
  retained: true,
};
