import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';

/**
 * IVA, the value added tax of the peninsula and the Balearic Islands. Sources: Ley 37/1992, articles 90 and 91 (rates) and
 * 161 (equivalence surcharge, `+eqs`, which retailers pay to their suppliers on top), as amended by Ley 26/2009 (from July
 * 2010) and Real Decreto-ley 20/2012 (from September 2012).
 */
export const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', es: 'IVA', ca: 'IVA', eu: 'BEZ', gl: 'IVE' },
  title: {
    en: 'Value Added Tax',
    es: 'Impuesto sobre el Valor Añadido',
    ca: 'Impost sobre el Valor Afegit',
    eu: 'Balio Erantsiaren Zerga',
    gl: 'Imposto sobre o Valor Engadido',
  },
  desc: {
    en: 'Tax on the sale of goods and services on the Spanish mainland and the Balearic Islands, following the VAT directive of the European Union.',
  },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: {
        en: 'Standard Rate',
        es: 'Tipo General',
        ca: 'Tipus general',
        eu: 'Tasa Orokorra',
        gl: 'Tipo Xeral',
      },
      values: [
        { since: '2012-09-01', percent: '21.0%' },
        { since: '2010-07-01', percent: '18.0%' },
        { since: '1995-01-01', percent: '16.0%' },
        { since: '1993-01-01', percent: '15.0%' },
      ],
    },
    {
      rate: 'general+eqs',
      keys: ['standard'],
      name: {
        en: 'Standard Rate + Equivalence Surcharge',
        es: 'Tipo General + Recargo de Equivalencia',
        ca: "Tipus general + Recàrrec d'equivalència",
        eu: 'Tasa Orokorra + Baliokidetasun Errekargua',
        gl: 'Tipo Xeral + Recargo de Equivalencia',
      },
      values: [
        { since: '2012-09-01', percent: '21.0%', surcharge: '5.2%' },
        { since: '2010-07-01', percent: '18.0%', surcharge: '4.0%' },
      ],
    },
    {
      rate: 'reduced',
      keys: ['standard'],
      name: {
        en: 'Reduced Rate',
        es: 'Tipo Reducido',
        ca: 'Tipus reduït',
        eu: 'Tasa Murriztua',
        gl: 'Tipo Reducido',
      },
      values: [
        { since: '2012-09-01', percent: '10.0%' },
        { since: '2010-07-01', percent: '8.0%' },
        { since: '1995-01-01', percent: '7.0%' },
        { since: '1993-01-01', percent: '6.0%' },
      ],
    },
    {
      rate: 'reduced+eqs',
      keys: ['standard'],
      name: {
        en: 'Reduced Rate + Equivalence Surcharge',
        es: 'Tipo Reducido + Recargo de Equivalencia',
        ca: "Tipus reduït + Recàrrec d'equivalència",
        eu: 'Tasa Murriztua + Baliokidetasun Errekargua',
        gl: 'Tipo Reducido + Recargo de Equivalencia',
      },
      values: [
        { since: '2012-09-01', percent: '10.0%', surcharge: '1.4%' },
        { since: '2010-07-01', percent: '8.0%', surcharge: '1.0%' },
      ],
    },
    {
      rate: 'super-reduced',
      keys: ['standard'],
      name: {
        en: 'Super-Reduced Rate',
        es: 'Tipo Superreducido',
        ca: 'Tipus superreduït',
        eu: 'Tasa Oso Murriztua',
        gl: 'Tipo Superreducido',
      },
      values: [
        { since: '1995-01-01', percent: '4.0%' },
        { since: '1993-01-01', percent: '3.0%' },
      ],
    },
    {
      rate: 'super-reduced+eqs',
      keys: ['standard'],
      name: {
        en: 'Super-Reduced Rate + Equivalence Surcharge',
        es: 'Tipo Superreducido + Recargo de Equivalencia',
        ca: "Tipus superreduït + Recàrrec d'equivalència",
        eu: 'Tasa Oso Murriztua + Baliokidetasun Errekargua',
        gl: 'Tipo Superreducido + Recargo de Equivalencia',
      },
      values: [{ since: '1995-01-01', percent: '4.0%', surcharge: '0.5%' }],
    },
  ],
};
