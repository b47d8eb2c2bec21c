import type { LocalText, TaxCategoryDefinition } from '../../core/tax/definitions.ts';

/** A tax or contribution that the customer withholds, with its code `TipoRitenuta` in FatturaPA. */
function retained(code: string, withholding: string, name: LocalText, title: LocalText): TaxCategoryDefinition {
  return { code, name, title, retained: true, map: { 'fatturapa-tipo-ritenuta': withholding } };
}

/**
 * What Italian customers withhold. The percentage depends on the work and the fund, so documents state it. Sources: DPR
 * 600/1973, articles 25 and 25-bis; the FatturaPA format, code list `TipoRitenuta`.
 */
export const retainedTaxes: readonly TaxCategoryDefinition[] = [
  retained(
    'IRPEF',
    'RT01',
    { en: 'IRPEF', it: 'IRPEF' },
    { en: 'Personal Income Tax', it: 'Imposta sul Reddito delle Persone Fisiche' },
  ),
  retained(
    'IRES',
    'RT02',
    { en: 'IRES', it: 'IRES' },
    { en: 'Corporate Income Tax', it: 'Imposta sul Reddito delle Società' },
  ),
  retained(
    'INPS',
    'RT03',
    { en: 'INPS Contribution', it: 'Contributo INPS' },
    {
      en: 'Contribution to the National Social Security Institute',
      it: 'Contributo Istituto Nazionale della Previdenza Sociale',
    },
  ),
  retained(
    'ENASARCO',
    'RT04',
    { en: 'ENASARCO Contribution', it: 'Contributo ENASARCO' },
    {
      en: 'Contribution to the National Welfare Board for Sales Agents and Representatives',
      it: 'Contributo Ente Nazionale Assistenza Agenti e Rappresentanti di Commercio',
    },
  ),
  retained(
    'ENPAM',
    'RT05',
    { en: 'ENPAM Contribution', it: 'Contributo ENPAM' },
    {
      en: 'Contribution to the National Pension and Welfare Board for Doctors',
      it: 'Contributo - Ente Nazionale Previdenza e Assistenza Medici',
    },
  ),
  retained(
    'CP',
    'RT06',
    { en: 'Other Social Security Contributions', it: 'Altro Contributo Previdenziale' },
    { en: 'Other Social Security Contributions', it: 'Altro Contributo Previdenziale' },
  ),
];
