import { spokenLanguage } from './live.ts';

/**
 * The language of a source's title, if it is not the user's. Some titles are in another language than their definition
 * says.
 */
export function titleLanguage(title: string, declared: string | undefined): string | undefined {
  const language = titleLanguages[title] ?? declared;
  return language === spokenLanguage() ? undefined : language;
}

/** Titles of laws and pages in their original language, which definitions list among the English ones. */
export const titleLanguages: Readonly<Record<string, string>> = {
  'Departament de Tributs i de Fronteres, IGI': 'ca',
  'Llei 11/2012, del 21 de juny, de l’impost general indirecte': 'ca',
  'Assessors Associats, Què és l’IGI': 'ca',
  'Liechtensteinische Landesverwaltung, Umsetzung der UID': 'de',
  'Mehrwertsteuergesetz, LGBl. 2009 Nr. 330': 'de',
  'AFIP - Administración Federal de Ingresos Públicos': 'es',
  'AFIP SIRE - Percepciones y Retenciones': 'es',
  'Decreto Ley 825, Ley sobre Impuesto a las Ventas y Servicios': 'es',
  'Ministerio de Hacienda - Dirección General de Tributación': 'es',
  'Ley 9635 de Fortalecimiento de las Finanzas Públicas': 'es',
  'Ley 6826, artículo 11': 'es',
  'Ministerio de Hacienda': 'es',
  'Ley 4961, Título II': 'es',
  'Fábrega Molino, El sistema de facturación en la República de Panamá': 'es',
  'SUNAT - Inscripción al RUC': 'es',
  'TUO de la Ley del IGV e ISC (D.S. 055-99-EF)': 'es',
  'DGI, Texto Ordenado 2023, título 10': 'es',
  'Agenzia delle Entrate': 'it',
  'Stortingsvedtak om merverdiavgift for 2026': 'nb',
  'OIN Stelsel - Samenstelling OIN': 'nl',
  'Portaria n.o 195/2020 – Comunicação de Séries Documentais, Aspetos Específicos': 'pt',
  'Portaria n.o 195/2020 – Especificações Técnicas Código QR': 'pt',
  'Comunicação dos elementos dos documentos de faturação à AT, por webservice': 'pt',
  'Slov-Lex, zákon č. 222/2004 Z. z.': 'sk',
  'Finančné riaditeľstvo SR, Vykazovanie údajov z opravných faktúr v kontrolnom výkaze, § 71 ods. 2': 'sk',
  'dauc.sk, Vystavovanie opravných faktúr, § 25 a § 73 písm. e)': 'sk',
};
