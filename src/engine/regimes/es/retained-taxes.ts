import type { TaxCategoryDefinition } from '../../core/tax/definitions.ts';

/**
 * IRPF, income tax that the customer withholds from professionals, landlords and small businesses. Source: Real Decreto
 * 439/2007, articles 95 to 101, with the changes of 2012, January 2015 and July 2015 (Real Decreto-ley 9/2015).
 */
export const irpf: TaxCategoryDefinition = {
  code: 'IRPF',
  name: { en: 'IRPF', es: 'IRPF', ca: 'IRPF', eu: 'IRPF', gl: 'IRPF' },
  title: {
    en: 'Personal income tax.',
    es: 'Impuesto sobre la renta de las personas físicas.',
    ca: 'Impost sobre la renda de les persones físiques.',
    eu: 'Pertsona fisikoen errentaren gaineko zerga.',
    gl: 'Imposto sobre a renda das persoas físicas.',
  },
  retained: true,
  rates: [
    {
      rate: 'pro',
      name: {
        en: 'Professional Rate',
        es: 'Profesionales',
        ca: 'Professionals',
        eu: 'Profesionalak',
        gl: 'Profesionais',
      },
      values: [
        { since: '2015-07-12', percent: '15.0%' },
        { since: '2015-01-01', percent: '19.0%' },
        { since: '2012-09-01', percent: '21.0%' },
        { since: '2007-01-01', percent: '15.0%' },
      ],
    },
    {
      rate: 'pro-start',
      name: {
        en: 'Professional Starting Rate',
        es: 'Profesionales Inicio',
        ca: 'Inici Professionals',
        eu: 'Hasiera Profesionalak',
        gl: 'Inicio Profesionais',
      },
      values: [{ since: '2007-01-01', percent: '7.0%' }],
      byLaw: [
        { since: '2015-07-12', percent: '7.0%' },
        { since: '2012-09-01', percent: '9.0%' },
        { since: '2007-01-01', percent: '7.0%' },
      ],
    },
    {
      rate: 'capital',
      name: {
        en: 'Rental or Interest Capital',
        es: 'Alquileres o Intereses de Capital',
        ca: 'Lloguers o Interessos de Capital',
        eu: 'Errentamenduak edo Kapitalaren Interesak',
        gl: 'Alugueres ou Intereses de Capital',
      },
      values: [{ since: '2007-01-01', percent: '19.0%' }],
      byLaw: [
        { since: '2016-01-01', percent: '19.0%' },
        { since: '2015-07-12', percent: '19.5%' },
        { since: '2015-01-01', percent: '20.0%' },
        { since: '2012-01-01', percent: '21.0%' },
        { since: '2010-01-01', percent: '19.0%' },
        { since: '2007-01-01', percent: '18.0%' },
      ],
    },
    {
      rate: 'modules',
      name: {
        en: 'Modules Rate',
        es: 'Tipo Modulos',
        ca: 'Tipus Mòduls',
        eu: 'Modulu Tasa',
        gl: 'Tipo Módulos',
      },
      values: [{ since: '2007-01-01', percent: '1.0%' }],
    },
  ],
};

/** IRNR, income tax withheld from those not resident in Spain (Real Decreto Legislativo 5/2004). */
export const irnr: TaxCategoryDefinition = {
  code: 'IRNR',
  name: { en: 'IRNR', es: 'IRNR', ca: 'IRNR', eu: 'IRNR', gl: 'IRNR' },
  title: {
    en: 'Non-residents income tax',
    es: 'Impuesto sobre la renta de no residentes',
    ca: 'Impost sobre la renda de no residents',
    eu: 'Ez egoiliarren errentaren gaineko zerga',
    gl: 'Imposto sobre a renda de non residentes',
  },
  desc: {
    en: 'Withheld by the Spanish payer from income of people and companies who live abroad and have no permanent establishment in Spain. The percentage depends on the kind of income and on the country of residence, so the document states it.',
  },
  retained: true,
};
