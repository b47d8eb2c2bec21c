import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { spain } from '../../regimes/es/es.ts';
import { facturae } from './es-facturae-v3.ts';

describeAddonLaw(facturae, {
  source: published('data/addons/es-facturae-v3.json'),
  regime: spain,
  states: {
    key: 'es-facturae-v3',
    scenarios: [
      'standard/corrective/credit-note/debit-note: es-facturae-doc-type=FC',
      'any + simplified: es-facturae-doc-type=FA',
      'any + self-billed: es-facturae-doc-type=AF',
      'standard: es-facturae-invoice-class=OO',
      'corrective/credit-note/debit-note: es-facturae-invoice-class=OR',
      'any + summary: es-facturae-invoice-class=OC',
      'standard + copy: es-facturae-invoice-class=CO',
      'corrective + copy: es-facturae-invoice-class=CR',
      'standard + copy + summary: es-facturae-invoice-class=CC',
    ],
    extensions: {
      'es-facturae-subsidy': 'S N',
      'es-facturae-doc-type': 'FC FA AF',
      'es-facturae-invoice-class': 'OO OR OC CO CR CC',
      'es-facturae-correction': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 80 81 82 83 84 85',
    },
    corrections: [{ schema: 'bill/invoice', extensions: 'es-facturae-correction' }],
  },
  scenarios: [
    { type: 'standard', ext: { 'es-facturae-doc-type': 'FC', 'es-facturae-invoice-class': 'OO' } },
    { type: 'corrective', ext: { 'es-facturae-doc-type': 'FC', 'es-facturae-invoice-class': 'OR' } },
    { type: 'credit-note', ext: { 'es-facturae-doc-type': 'FC', 'es-facturae-invoice-class': 'OR' } },
    { type: 'debit-note', ext: { 'es-facturae-doc-type': 'FC', 'es-facturae-invoice-class': 'OR' } },
    { type: 'standard', tags: 'simplified', ext: { 'es-facturae-doc-type': 'FA', 'es-facturae-invoice-class': 'OO' } },
    { type: 'standard', tags: 'self-billed', ext: { 'es-facturae-doc-type': 'AF', 'es-facturae-invoice-class': 'OO' } },
    { type: 'standard', tags: 'summary', ext: { 'es-facturae-doc-type': 'FC', 'es-facturae-invoice-class': 'OC' } },
    { type: 'standard', tags: 'copy', ext: { 'es-facturae-doc-type': 'FC', 'es-facturae-invoice-class': 'CO' } },
    { type: 'corrective', tags: 'copy', ext: { 'es-facturae-doc-type': 'FC', 'es-facturae-invoice-class': 'CR' } },
    {
      type: 'standard',
      tags: 'copy summary',
      ext: { 'es-facturae-doc-type': 'FC', 'es-facturae-invoice-class': 'CC' },
    },
  ],
});
