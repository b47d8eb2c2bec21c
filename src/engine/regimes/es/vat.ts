import { valueAddedTax } from '../shared/value-added-tax.ts';

/**
 * IVA, the value added tax of the peninsula and the Balearic Islands. Sources: Ley 37/1992, articles 90 and 91 (rates) and
 * 161 (equivalence surcharge, `+eqs`, which retailers pay to their suppliers on top), as amended by Ley 26/2009 (from July
 * 2010) and Real Decreto-ley 20/2012 (from September 2012).
 */
export const vat = valueAddedTax({
  name: { es: 'IVA', ca: 'IVA', eu: 'BEZ', gl: 'IVE' },
  title: {
    es: 'Impuesto sobre el Valor Añadido',
    ca: 'Impost sobre el Valor Afegit',
    eu: 'Balio Erantsiaren Zerga',
    gl: 'Imposto sobre o Valor Engadido',
  },
  desc: {
    en: 'Tax on the sale of goods and services on the Spanish mainland and the Balearic Islands, following the VAT directive of the European Union.',
  },
  rates: {
    general: {
      name: { en: 'Standard Rate', es: 'Tipo General', ca: 'Tipus general', eu: 'Tasa Orokorra', gl: 'Tipo Xeral' },
      values: { '2012-09-01': '21.0%', '2010-07-01': '18.0%', '1995-01-01': '16.0%', '1993-01-01': '15.0%' },
    },
    'general+eqs': {
      name: {
        en: 'Standard Rate + Equivalence Surcharge',
        es: 'Tipo General + Recargo de Equivalencia',
        ca: "Tipus general + Recàrrec d'equivalència",
        eu: 'Tasa Orokorra + Baliokidetasun Errekargua',
        gl: 'Tipo Xeral + Recargo de Equivalencia',
      },
      values: { '2012-09-01': ['21.0%', '5.2%'], '2010-07-01': ['18.0%', '4.0%'] },
    },
    reduced: {
      name: { en: 'Reduced Rate', es: 'Tipo Reducido', ca: 'Tipus reduït', eu: 'Tasa Murriztua', gl: 'Tipo Reducido' },
      values: { '2012-09-01': '10.0%', '2010-07-01': '8.0%', '1995-01-01': '7.0%', '1993-01-01': '6.0%' },
    },
    'reduced+eqs': {
      name: {
        en: 'Reduced Rate + Equivalence Surcharge',
        es: 'Tipo Reducido + Recargo de Equivalencia',
        ca: "Tipus reduït + Recàrrec d'equivalència",
        eu: 'Tasa Murriztua + Baliokidetasun Errekargua',
        gl: 'Tipo Reducido + Recargo de Equivalencia',
      },
      values: { '2012-09-01': ['10.0%', '1.4%'], '2010-07-01': ['8.0%', '1.0%'] },
    },
    'super-reduced': {
      name: {
        en: 'Super-Reduced Rate',
        es: 'Tipo Superreducido',
        ca: 'Tipus superreduït',
        eu: 'Tasa Oso Murriztua',
        gl: 'Tipo Superreducido',
      },
      values: { '1995-01-01': '4.0%', '1993-01-01': '3.0%' },
    },
    'super-reduced+eqs': {
      name: {
        en: 'Super-Reduced Rate + Equivalence Surcharge',
        es: 'Tipo Superreducido + Recargo de Equivalencia',
        ca: "Tipus superreduït + Recàrrec d'equivalència",
        eu: 'Tasa Oso Murriztua + Baliokidetasun Errekargua',
        gl: 'Tipo Superreducido + Recargo de Equivalencia',
      },
      values: { '1995-01-01': ['4.0%', '0.5%'] },
    },
  },
});
