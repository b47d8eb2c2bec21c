import { tableOf } from '../../engine/values.ts';
/** Namespaces of FatturaPA, ordinary and simplified. Source: schemas 1.2.3 and 1.0.2, Agenzia delle Entrate. */
export const ORDINARY = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
export const SIMPLIFIED = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0';

/** Messages of SdI about files, to public offices (1.1) and to others (1.0). Source: their schemas, Agenzia delle Entrate. */
export const MESSAGES = 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0';
export const PRIVATE_MESSAGES = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0';

/** The data about a file that its receiver gets with it. */
export const SILENT: Readonly<Record<string, string>> = tableOf({
  [`${MESSAGES} MetadatiInvioFile`]: 'MT, metadati invio file (SdI)',
  [`${PRIVATE_MESSAGES} FileMetadati`]: 'MT, file dei metadati (SdI)',
});

/** Root elements of those messages that state something of an invoice. */
export const MESSAGE_ROOTS: readonly { readonly uri: string; readonly name: string }[] = [
  ...[
    'RicevutaConsegna',
    'NotificaMancataConsegna',
    'NotificaScarto',
    'NotificaEsito',
    'AttestazioneTrasmissioneFattura',
    'NotificaEsitoCommittente',
    'ScartoEsitoCommittente',
    'NotificaDecorrenzaTermini',
  ].map((name) => ({ uri: MESSAGES, name })),
  ...['RicevutaConsegna', 'RicevutaScarto', 'RicevutaImpossibilitaRecapito'].map((name) => ({
    uri: PRIVATE_MESSAGES,
    name,
  })),
];
