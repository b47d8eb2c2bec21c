import { tableOf } from '../../engine/values.ts';
/** Namespaces of Online Számla 3.0. Source: invoiceData.xsd, invoiceBase.xsd and invoiceApi.xsd, NAV. */
export const DATA = 'http://schemas.nav.gov.hu/OSA/3.0/data';
export const API = 'http://schemas.nav.gov.hu/OSA/3.0/api';
export const COMMON = 'http://schemas.nav.gov.hu/NTCA/1.0/common';
export const BASE = 'http://schemas.nav.gov.hu/OSA/3.0/base';

/** Earlier versions with the root element `InvoiceData` or `Invoice`, by namespace. */
export const RELATIVES: Readonly<Record<string, string>> = tableOf({
  'http://schemas.nav.gov.hu/OSA/1.0/data': 'NAV 1.1',
  'http://schemas.nav.gov.hu/OSA/2.0/data': 'NAV 2.0',
});

/** Root elements of answers to invoices that were sent. */
export const ANSWER_ROOTS: readonly { readonly uri: string; readonly name: string }[] = [
  ...['QueryTransactionStatusResponse', 'ManageInvoiceResponse', 'ManageAnnulmentResponse', 'GeneralErrorResponse'].map(
    (name) => ({ uri: API, name }),
  ),
  ...['GeneralErrorHeaderResponse', 'GeneralExceptionResponse'].map((name) => ({ uri: COMMON, name })),
];
