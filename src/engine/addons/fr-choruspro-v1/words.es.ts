import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-01': 'El cliente tiene que estar en el esquema 1, el de un SIRET',
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-02': 'El cliente necesita una identificación',
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-03': 'La factura necesita datos fiscales con el marco',
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-04': 'Los datos fiscales pueden tener extensiones',
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-04.must': 'ser un mapa',
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-05': 'Las extensiones fiscales necesitan el marco',
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-06':
    'Una factura en el marco A2 tiene que estar pagada por completo con sus anticipos',
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-06.must': 'no tener nada que quede pendiente',
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-06.when': 'el marco es A2',
  'GOBL-FR-CHORUSPRO-BILL-INVOICE-07': 'La factura tiene que estar en EUR o dar un tipo de cambio a EUR',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-01':
    'Una parte necesita la clase de su identificador: dele un SIRET, una identificación fiscal extranjera o el propio esquema',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-02': 'Una parte en el esquema 1 necesita una identificación del tipo SIRET',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-02.must': 'incluir un SIRET',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-02.when': 'el esquema es 1',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-03': 'La identificación fiscal de una parte en el esquema 1 tiene que ser francesa',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-03.when': 'el esquema es 1',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-04': 'Solo una parte en el esquema 1 puede tener una identificación del tipo SIRET',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-04.must': 'no incluir ningún SIRET',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-04.when': 'el esquema no es 1',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-05': 'La identificación fiscal de una parte en el esquema 2 no puede ser francesa',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-05.when': 'el esquema es 2',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-06': 'La identificación fiscal de una parte en el esquema 2 tiene que ser de la UE',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-06.must': 'ser un Estado miembro de la UE',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-06.when': 'el esquema es 2',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-07': 'La identificación fiscal de una parte en el esquema 3 no puede ser de la UE',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-07.must': 'no ser un Estado miembro de la UE',
  'GOBL-FR-CHORUSPRO-ORG-PARTY-07.when': 'el esquema es 3',
};
