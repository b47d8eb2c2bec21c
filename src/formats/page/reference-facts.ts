import { fact, referred, type Fact, type Writer } from './paper-parts.ts';
import type { Language } from './paper-words.ts';
import { joined, type Place } from './place.ts';

/** The documents that an order or delivery goes by, as members of `ordering`, in the order of the page. */
const DOCUMENTS = ['purchases', 'sales', 'contracts', 'projects', 'tender', 'despatch', 'receiving'] as const;

type Referred = (typeof DOCUMENTS)[number] | 'cost' | 'attachment';

const WORDS: Readonly<Record<Language, Readonly<Record<Referred, string>>>> = {
  en: {
    cost: 'Cost centre',
    purchases: 'Your order',
    sales: 'Our order',
    contracts: 'Contract',
    projects: 'Project',
    tender: 'Tender',
    despatch: 'Delivery note',
    receiving: 'Receipt of goods',
    attachment: 'Attachment',
  },
  es: {
    cost: 'Centro de coste',
    purchases: 'Su pedido',
    sales: 'Nuestro pedido',
    contracts: 'Contrato',
    projects: 'Proyecto',
    tender: 'Licitación',
    despatch: 'Albarán',
    receiving: 'Recepción',
    attachment: 'Adjunto',
  },
  de: {
    cost: 'Kostenstelle',
    purchases: 'Ihre Bestellung',
    sales: 'Unser Auftrag',
    contracts: 'Vertrag',
    projects: 'Projekt',
    tender: 'Vergabe',
    despatch: 'Lieferschein',
    receiving: 'Wareneingang',
    attachment: 'Anlage',
  },
  fr: {
    cost: 'Centre de coûts',
    purchases: 'Votre commande',
    sales: 'Notre commande',
    contracts: 'Contrat',
    projects: 'Projet',
    tender: 'Appel d’offres',
    despatch: 'Bon de livraison',
    receiving: 'Réception',
    attachment: 'Pièce jointe',
  },
  it: {
    cost: 'Centro di costo',
    purchases: 'Vostro ordine',
    sales: 'Nostro ordine',
    contracts: 'Contratto',
    projects: 'Progetto',
    tender: 'Gara',
    despatch: 'Documento di trasporto',
    receiving: 'Ricezione',
    attachment: 'Allegato',
  },
  pt: {
    cost: 'Centro de custo',
    purchases: 'A sua encomenda',
    sales: 'A nossa encomenda',
    contracts: 'Contrato',
    projects: 'Projeto',
    tender: 'Concurso',
    despatch: 'Guia de remessa',
    receiving: 'Receção',
    attachment: 'Anexo',
  },
};

/** The documents that a bill refers to, with their days, and the buyer's cost centre. */
export function referenceFacts(body: Place, { language, day }: Writer): readonly Fact[] {
  const words = WORDS[language];
  const ordering = body.at('ordering');
  const cost = fact(words.cost, `${ordering.path}.cost`, [ordering.part('cost')]);
  const documents = DOCUMENTS.flatMap((member) =>
    ordering
      .list(member)
      .map((row) => fact(words[member], row.path, referred(row, [day(row, 'issue_date'), row.part('description')]))),
  );
  return [cost, ...documents].filter(({ text }) => text !== '');
}

/** The files that go with a bill, by name and description; a file in it without them by what kind of file it is. */
export function attachmentFacts(body: Place, { language }: Writer): readonly Fact[] {
  return body.list('attachments').flatMap((row) => {
    const url = row.text('url');
    const kind = /^data:([^;,]*)/.exec(url)?.[1];
    const named = ['name', 'code', 'description'].map((member) => row.part(member));
    const isNamed = named.some(({ text }) => text !== '');
    const link = row.part('url', kind === undefined ? url : isNamed ? '' : kind);
    const made = fact(WORDS[language].attachment, row.path, joined(', ', [...named, link]));
    return made.text === '' ? [] : [made];
  });
}
