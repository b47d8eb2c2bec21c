/** Namespaces of FatturaPA, ordinary and simplified. Source: schemas 1.2.3 and 1.0.2, Agenzia delle Entrate. */
export const ORDINARY = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
export const SIMPLIFIED = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0';
