import { inside, term } from '../mapping/notation.ts';
import { MemberTables } from '../members/member-tables.ts';
import type { NationalFormat } from '../national/national-format.ts';
import { ANSWERS, FILES, RECORDS } from './namespaces.ts';
import { VERIFACTU_PROOF } from './verifactu-proof.ts';

const version = [term('sum1:IDVersion', 'BT-24')];

export const VERIFACTU_FORMAT: NationalFormat = {
  key: 'verifactu',
  name: 'VERI*FACTU',
  mediaType: 'application/xml',
  table: {
    syntax: 'verifactu',
    namespaces: { '': '', sum: FILES, sum1: RECORDS, res: ANSWERS },
    roots: [
      { name: 'sum1:RegistroAlta', namespace: RECORDS, rows: version },
      { name: 'sum1:RegistroAnulacion', namespace: RECORDS, rows: version },
      {
        name: 'sum:RegFactuSistemaFacturacion',
        namespace: FILES,
        rows: [inside('sum:RegistroFactura', [inside('sum1:RegistroAlta', version)])],
      },
      { name: 'res:RespuestaRegFactuSistemaFacturacion', namespace: ANSWERS, rows: [] },
    ],
  },
  members: new MemberTables(async () => (await import('./verifactu-tables.ts')).VERIFACTU_TABLES),
  proof: VERIFACTU_PROOF,
};
