/** Codes of FA(3) that no addon has. Source: logical structure FA(3), types TStawkaPodatku, TRodzajFaktury and TKodyKrajowUE. */

import { tableOf } from '../../engine/values.ts';
/** Type and tag of a document by kind of invoice (`RodzajFaktury`). */
export const KINDS: Readonly<Record<string, { readonly type: string; readonly tag?: string }>> = tableOf({
  VAT: { type: 'standard' },
  ZAL: { type: 'standard', tag: 'partial' },
  ROZ: { type: 'standard', tag: 'settlement' },
  UPR: { type: 'standard', tag: 'simplified' },
  KOR: { type: 'credit-note' },
  KOR_ZAL: { type: 'credit-note', tag: 'partial' },
  KOR_ROZ: { type: 'credit-note', tag: 'settlement' },
});

/** A position in the summary: elements of base and tax, rate of a line, and what a document says of such a tax. */
export interface Position {
  readonly base: string;
  readonly tax?: string;
  /** `P_12`, if it is no percentage. */
  readonly rate?: string;
  readonly key: string;
  /** The usual percentage, for totals without lines. */
  readonly percent?: string;
}

/** By the codes of `pl-favat-tax-category`. */
export const POSITIONS: Readonly<Record<string, Position>> = tableOf({
  '1': { base: 'P_13_1', tax: 'P_14_1', key: 'standard', percent: '23.0%' },
  '2': { base: 'P_13_2', tax: 'P_14_2', key: 'standard', percent: '8.0%' },
  '3': { base: 'P_13_3', tax: 'P_14_3', key: 'standard', percent: '5.0%' },
  '4': { base: 'P_13_4', tax: 'P_14_4', key: 'standard', percent: '4.0%' },
  '5': { base: 'P_13_5', tax: 'P_14_5', key: 'standard' },
  '6.1': { base: 'P_13_6_1', rate: '0 KR', key: 'zero' },
  '6.2': { base: 'P_13_6_2', rate: '0 WDT', key: 'intra-community' },
  '6.3': { base: 'P_13_6_3', rate: '0 EX', key: 'export' },
  '7': { base: 'P_13_7', rate: 'zw', key: 'exempt' },
  '8': { base: 'P_13_8', rate: 'np I', key: 'outside-scope' },
  '9': { base: 'P_13_9', rate: 'np II', key: 'reverse-charge' },
  '10': { base: 'P_13_10', rate: 'oo', key: 'reverse-charge' },
});

/** Position and rate of a percentage of `P_12`. */
export const PERCENTAGES: Readonly<Record<string, { readonly position: string; readonly rate?: string }>> = tableOf({
  '23': { position: '1', rate: 'general' },
  '22': { position: '1' },
  '8': { position: '2', rate: 'reduced' },
  '7': { position: '2' },
  '5': { position: '3', rate: 'super-reduced' },
  '4': { position: '4' },
  '3': { position: '4' },
});

/** Means of payment of a document by code (`FormaPlatnosci`). */
export const MEANS: Readonly<Record<string, string>> = tableOf({
  '1': 'cash',
  '2': 'card',
  '3': 'other+voucher',
  '4': 'cheque',
  '5': 'other+credit',
  '6': 'credit-transfer',
  '7': 'online',
});

/** The note of a line that shows the state before a correction (`StanPrzed`). */
export const BEFORE_CORRECTION = 'Before correction (stan przed korektą)';

export const TAX_CATEGORY = 'pl-favat-tax-category';
export const PAYMENT_MEANS = 'pl-favat-payment-means';
export const KSEF_NUMBER = 'favat-ksef-number';
export const EXEMPTION = 'pl-favat-exemption';
/** Where an invoice was issued: only this format says so. */
export const PLACE_OF_ISSUE = 'ksef-place-of-issue';

export const ROLE = 'pl-favat-third-party-role';
