import type { MemberReading } from '../members/member-reading.ts';
import type { To, WritingContext } from '../members/member-writing.ts';
import { inside, type Row } from '../members/rows.ts';
import { isElement, type XmlElement } from '../xml/xml-tree.ts';
import { day } from './codes.ts';
import { momentOf } from './moment.ts';
import { fieldsOf, MADE, printOf, REGISTERED } from './print.ts';

/** Where customers look up an invoice. Source: AEAT, Características del QR 0.4.7. */
const LOOK_UP = {
  production: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR',
  test: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR',
} as const;

function addressOf({ out, writing }: To): string {
  const [issuer = '', number = '', date = ''] = REGISTERED.map((path) => out.textAt(path).trim());
  const parts = { nif: issuer, numserie: number, fecha: date, importe: out.textAt('ImporteTotal') };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${writing.context.production === false ? LOOK_UP.test : LOOK_UP.production}?${query.join('&')}`;
}

const timeOf = ({ timestamp, made_at: now }: WritingContext): string => timestamp ?? now;

/** The record before, or the mark of the first one; the program; the moment; and the print over it all, so it comes last. */
export const chain = (kind: 'register' | 'cancel'): Row => ({
  read({ element, reading }) {
    for (const name of ['Encadenamiento', 'SistemaInformatico', MADE, 'TipoHuella', 'Huella', 'Signature']) {
      setAside(reading, ...reading.nodes(element, name).filter(isElement));
    }
  },
  write(to) {
    const { out, writing } = to;
    const { previous } = writing.context;
    if (previous) {
      const before = out.inside('Encadenamiento/RegistroAnterior');
      before.put('IDEmisorFactura', previous.issuer ?? '');
      before.put('NumSerieFactura', previous.num_series ?? '');
      before.put('FechaExpedicionFactura', day.write(previous.issue_date) ?? previous.issue_date);
      before.put('Huella', previous.fingerprint ?? '');
    } else out.put('Encadenamiento/PrimerRegistro', 'S');
    program.write(to);
    out.put(MADE, momentOf(timeOf(writing.context)) ?? '');
    out.put('TipoHuella', '01');
    const print = printOf(fieldsOf(kind).map((path) => [path.slice(path.lastIndexOf('/') + 1), out.textAt(path)]));
    out.put('Huella', print);
    if (kind === 'register') writing.stamps.push({ prv: 'verifactu-qr', val: addressOf(to) });
    writing.stamps.push({ prv: 'verifactu-hash', val: print });
  },
});

/** The program that makes records. Without one the issuer is named as its producer: such a record is a draft. */
const program: Row = inside('SistemaInformatico', [
  {
    read: () => undefined,
    write({ out, writing }) {
      const issuer = (member: string): string => String(writing.peek({ at: ['supplier'] }, member) ?? '');
      const { software } = writing.context;
      out.put('NombreRazon', software?.name ?? issuer('name'));
      out.put('NIF', software?.nif ?? issuer('tax_id.code'));
      out.put('NombreSistemaInformatico', software?.system ?? writing.context.program);
      out.put('IdSistemaInformatico', software?.id ?? '00');
      out.put('Version', software?.version ?? '0');
      out.put('NumeroInstalacion', software?.installation ?? '0');
      out.put('TipoUsoPosibleSoloVerifactu', software?.only_verifactu ?? 'S');
      out.put('TipoUsoPosibleMultiOT', software?.multi ?? 'N');
      out.put('IndicadorMultiplesOT', software?.several ?? 'N');
    },
  },
]);

/** Everything below is about the record, not about the invoice. */
export function setAside(reading: MemberReading, ...elements: readonly XmlElement[]): void {
  const open = [...elements];
  for (let element = open.pop(); element; element = open.pop()) {
    if (element.children.length === 0) reading.ofTheFile(element);
    for (const attribute of element.attributes) reading.ofTheFile(attribute);
    for (const child of element.children) open.push(child);
  }
}
