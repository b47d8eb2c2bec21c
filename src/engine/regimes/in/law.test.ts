import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { india } from './in.ts';

const PUBLISHED = published('data/regimes/in.json');

describeRegimeLaw(india, {
  source: PUBLISHED,
  states: {
    country: 'IN',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    known: '2026-11-21',
    taxScheme: 'GST',
    categories: {
      CGST: { effect: 'added' },
      SGST: { effect: 'added' },
      IGST: { effect: 'added' },
      UTGST: { effect: 'added' },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [],
  taxNumber: '27AAPFU0939F1ZV',
  taxNumbers: {
    valid: `
      00DPGJE8805LGZW 05MQNIV4425OHZQ 25EFQZW8746KMZ4 29TZTVV5642REZN 31LMUDG6261ZKZS 36MSOCT8516WGZ8
      53GVJTN7263LKZ4 62EELTI1771G5Z6 63TTVAK5003JLZ9 66BQNQJ3416EMZ8 66EWLLS4148LRZ5 82BBKMD0629IZZ3
      99CESIG2320VZZW
    `,
    wrong: `
      01LBSPY2779D3ZY 05WEXIA2814ITZQ 10BVSLD8353AYZ6 24BYEPH8283GTZY 24YYYES9825AGZY 26CCDRS6051TTZ1
      31MNSJE0860B9ZL 46MQIVK8463AYZQ 51URQOP2961K0ZZ 51WQXDE9456ELZK 67VCQNM8550WPZR 75VCIZV2526O7ZQ
      76CAQRA3383F2ZE 85LBNHP2148O4ZV 93HEWRO4262JOZQ 96EIRMS4332NGZ6
    `,
  },
  scenarios: [
    { tags: 'reverse-charge', cat: 'CGST', notes: [{ key: 'reverse-charge', text: 'Reverse Charge' }] },
    { tags: 'simplified', cat: 'CGST', notes: [{ key: 'simplified', text: 'Simplified Tax Invoice' }] },
    { cat: 'CGST', notes: [] },
  ],
});
