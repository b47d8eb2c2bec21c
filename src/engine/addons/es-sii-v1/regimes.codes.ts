import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { generalScheme, schemesFrom03, schemesFrom09, successiveOperations } from '../shared/spanish-register.codes.ts';

/** Schemes (lists L3.1 and L3.2). Source: Orden HFP/417/2017, annex. */
export const regimes: readonly CodeDefinition[] = [
  generalScheme,
  {
    code: '02',
    name: {
      en: 'Export (L3.1) / Operations for which businesses pay compensation in acquisitions from individuals under the special regime for agriculture, livestock, and fishing (L3.2)',
      es: 'Exportación (L3.1) / Operaciones por las que los empresarios satisfacen compensaciones en las adquisiciones a personas acogidas al Régimen especial de la agricultura, ganadería y pesca (L3.2)',
    },
  },
  ...schemesFrom03,
  {
    code: '08',
    name: {
      en: 'Operations subject to IPSI / IGIC (Tax on Production, Services and Imports / Canary Islands General Indirect Tax)',
      es: 'Operaciones sujetas al IPSI / IGIC (Impuesto sobre la Producción, los Servicios y la Importación / Impuesto General Indirecto Canario)',
    },
  },
  ...schemesFrom09,
  {
    code: '12',
    name: {
      en: 'Business premises rental operations not subject to withholding',
      es: 'Operaciones de arrendamiento de local de negocio no sujetos a retención',
    },
  },
  {
    code: '13',
    name: {
      en: 'Business premises rental operations subject and not subject to withholding (L3.1) / Invoice corresponding to an import (reported without being associated with a DUA) (L3.2)',
      es: 'Operaciones de arrendamiento de local de negocio sujetas y no sujetas a retención (L3.1) / Factura correspondiente a una importación (informada sin asociar a un DUA) (L3.2)',
    },
  },
  {
    code: '14',
    name: {
      en: 'Invoice with pending VAT/IGIC accrual in work certifications for Public Administration (L3.1) / First half of 2017 and other invoices prior to inclusion in the SII (L3.2)',
      es: 'Factura con IVA pendiente de devengo en certificaciones de obra cuyo destinatario sea una Administración Pública (L3.1) / Primer semestre 2017 y otras facturas anteriores a la inclusión en el SII (L3.2)',
    },
  },
  successiveOperations,
  {
    code: '16',
    name: {
      en: 'First half of 2017 and other invoices prior to inclusion in the SII',
      es: 'Primer semestre 2017 y otras facturas anteriores a la inclusión en el SII',
    },
  },
  {
    code: '17',
    name: {
      en: 'Operation covered by one of the regimes provided for in Chapter XI of Title IX (OSS and IOSS)',
      es: 'Operación acogida a alguno de los regímenes previstos en el Capítulo XI del Título IX (OSS e IOSS)',
    },
  },
];
