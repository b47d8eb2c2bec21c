import { tableOf } from '../../engine/values.ts';
/** Namespaces of the structures of KSeF. Source: crd.gov.pl, and the schema of the receipt (UPO) 4.3. */
export const FA_3 = 'http://crd.gov.pl/wzor/2025/06/25/13775/';
export const UPO = 'http://upo.schematy.mf.gov.pl/KSeF/v4-3';

/** Other structures with the root element `Faktura`, by namespace. */
export const RELATIVES: Readonly<Record<string, string>> = tableOf({
  'http://crd.gov.pl/wzor/2021/11/29/11089/': 'KSeF FA(1)',
  'http://crd.gov.pl/wzor/2023/06/29/12648/': 'KSeF FA(2)',
  'http://crd.gov.pl/wzor/2026/03/06/14189/': 'KSeF FA_RR',
});
