import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CFDI_SOURCE } from '../../formats/cfdi/structure-source.ts';
import { CII_SOURCE } from '../../formats/cii/structure-source.ts';
import { FACTURAE_SOURCE } from '../../formats/facturae/structure-source.ts';
import { FATTURAPA_SOURCE, MESSAGES_SOURCE, SIMPLIFIED_SOURCE } from '../../formats/fatturapa/structure-source.ts';
import { FINVOICE_SOURCE } from '../../formats/finvoice/structure-source.ts';
import { KSEF_SOURCE } from '../../formats/ksef/structure-source.ts';
import { ANSWERS_SOURCE, NAV_SOURCE } from '../../formats/nav/structure-source.ts';
import type { StructureSource } from '../../formats/structure/structure-source.ts';
import { TICKETBAI_SOURCE } from '../../formats/ticketbai/structure-source.ts';
import { UBL_SOURCE } from '../../formats/ubl/structure-source.ts';
import { VERIFACTU_SOURCE } from '../../formats/verifactu/structure-source.ts';
import { Schemas } from './read-schemas.ts';
import { namesSource } from './write-names.ts';
import { tableSource } from './write-table.ts';

const SOURCES: Readonly<Record<string, StructureSource>> = {
  ubl: UBL_SOURCE,
  cii: CII_SOURCE,
  ksef: KSEF_SOURCE,
  fatturapa: FATTURAPA_SOURCE,
  'fatturapa-simplified': SIMPLIFIED_SOURCE,
  'fatturapa-messages': MESSAGES_SOURCE,
  verifactu: VERIFACTU_SOURCE,
  nav: NAV_SOURCE,
  'nav-answers': ANSWERS_SOURCE,
  cfdi: CFDI_SOURCE,
  facturae: FACTURAE_SOURCE,
  finvoice: FINVOICE_SOURCE,
  ticketbai: TICKETBAI_SOURCE,
};

const [format = '', folder, out = 'src/formats'] = process.argv.slice(2);
const source = Object.hasOwn(SOURCES, format) ? SOURCES[format] : undefined;
if (!source || !folder) {
  throw new Error(`npm run tool -- structure FORMAT FOLDER-OF-XSD, where FORMAT is ${Object.keys(SOURCES).join(', ')}`);
}
const read = new Schemas(source.schemas.map((path) => join(folder, path)));
writeFileSync(join(out, source.file), tableSource(read, source));
if (source.names) writeFileSync(join(out, source.names.file), namesSource(read, source, source.names));
