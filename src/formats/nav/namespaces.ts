import { tableOf } from '../../engine/values.ts';
/** Namespaces of Online Számla 3.0. Source: invoiceData.xsd, invoiceBase.xsd and invoiceApi.xsd, NAV. */
export const DATA = 'http://schemas.nav.gov.hu/OSA/3.0/data';
export const BASE = 'http://schemas.nav.gov.hu/OSA/3.0/base';

/** Earlier versions with the root element `InvoiceData` or `Invoice`, by namespace. */
export const RELATIVES: Readonly<Record<string, string>> = tableOf({
  'http://schemas.nav.gov.hu/OSA/1.0/data': 'NAV 1.1',
  'http://schemas.nav.gov.hu/OSA/2.0/data': 'NAV 2.0',
});
