import { plain } from '../members/member-reading.ts';
import { fixed, inside, joined, leaf, within, type Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';
import { chain } from './chain.ts';
import { day } from './codes.ts';
import { party } from './parties.ts';
import { issuer, marks } from './registration.ts';

const SHARED: readonly Row[] = [
  fixed('IDVersion', '1.0'),
  marks([
    ['SinRegistroPrevio', 'unregistered'],
    ['RechazoPrevio', 'rejected'],
  ]),
];

const NUMBER = 'NumSerieFacturaAnulada';
const DATE = 'FechaExpedicionFacturaAnulada';

/** The cancellation of the record of an invoice, which is given. */
export const CANCELLATION: readonly Row[] = [
  ...SHARED,
  inside('IDFactura', [
    issuer('IDEmisorFacturaAnulada'),
    joined(NUMBER, '-', 'series', 'code'),
    leaf(DATE, 'issue_date', day),
  ]),
  chain('cancel'),
];

/** A cancellation that is read: a report on an invoice that it names. */
export const CANCELLED: readonly Row[] = [
  ...SHARED,
  inside('IDFactura', [
    issuer('IDEmisorFacturaAnulada'),
    leaf(NUMBER, 'lines[0].doc.code'),
    leaf(DATE, 'lines[0].doc.issue_date', day),
  ]),
  within('Generador', 'ordering.issuer', party),
  chain('cancel'),
  {
    read({ element, reading }) {
      reading.draft.put(['lines', 0, 'key'], 'other');
      reading.draft.put(['lines', 0, 'description'], 'RegistroAnulacion');
      const by = reading.node(element, 'GeneradoPor');
      if (by && plain(textOf(by)) === 'E') reading.implied(by);
      const made = reading.node(element, 'FechaHoraHusoGenRegistro');
      const [, date] = /^(\d{4}-\d\d-\d\d)T/.exec(made ? plain(textOf(made)) : '') ?? [];
      if (date) reading.draft.put(['issue_date'], date, made);
    },
    write: () => undefined,
  },
];
