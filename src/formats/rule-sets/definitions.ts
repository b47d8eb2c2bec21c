import type { RuleSetDefinition } from './definition.ts';
import { en16931Set } from './en16931/definition.ts';
import { facturXBasicSet, facturXBasicWlSet, facturXExtendedSet, facturXMinimumSet } from './factur-x/definition.ts';
import { frCdarSet } from './fr-cdar/definition.ts';
import { frCtcSet } from './fr-ctc/definition.ts';
import { frExtendedCtcSet } from './fr-extended-ctc/definition.ts';
import { frFlux1CibleSet, frFlux1DemarrageSet } from './fr-flux1/definition.ts';
import { frFlux10Set } from './fr-flux10/definition.ts';
import { peppolBis3Set } from './peppol-bis-3/definition.ts';
import { peppolSelfBilling3Set } from './peppol-self-billing-3/definition.ts';
import { peppolMlsSet } from './peppol-mls/definition.ts';
import { peppolT111Set } from './peppol-t111/definition.ts';
import { peppolT71Set } from './peppol-t71/definition.ts';
import { peppolT76Set } from './peppol-t76/definition.ts';
import { peppolT16Set } from './peppol-t16/definition.ts';
import { peppolT01Set } from './peppol-t01/definition.ts';
import { pintSet } from './pint/definition.ts';
import { pintAunzSet } from './pint-aunz/definition.ts';
import { pintAunzSelfbillingSet } from './pint-aunz-selfbilling/definition.ts';
import { pintSgSet } from './pint-sg/definition.ts';
import { pintMySet } from './pint-my/definition.ts';
import { pintMySelfbillingSet } from './pint-my-selfbilling/definition.ts';
import { pintJpSet } from './pint-jp/definition.ts';
import { pintJpSelfbillingSet } from './pint-jp-selfbilling/definition.ts';
import { pintJpNtrSet } from './pint-jp-ntr/definition.ts';
import { pintAeSet } from './pint-ae/definition.ts';
import { pintOmSet } from './pint-om/definition.ts';
import { pintOmSelfbillingSet } from './pint-om-selfbilling/definition.ts';
import { ciusPtSet } from './cius-pt/definition.ts';
import { ciusRoSet } from './cius-ro/definition.ts';
import { hrEracunSet } from './hr-eracun/definition.ts';
import { ksefSet } from './ksef/definition.ts';
import { navSet } from './nav/definition.ts';
import { sdiSet } from './sdi/definition.ts';
import { cfdiSet } from './cfdi/definition.ts';
import { verifactuSet } from './verifactu/definition.ts';
import { oioublSet } from './oioubl/definition.ts';
import { siUblSet } from './si-ubl/definition.ts';
import { nlciusCiiSet } from './nlcius-cii/definition.ts';
import { ublBeSet } from './ubl-be/definition.ts';
import { pintEuSet } from './pint-eu/definition.ts';
import { zatcaSet } from './zatca/definition.ts';
import { schemaSet } from './schema/definition.ts';
import { xrechnung3Set } from './xrechnung-3/definition.ts';

/** Every rule set, in the order of verdicts. Only sets listed here are used. */
export const RULE_SET_CARDS = [
  schemaSet,
  en16931Set,
  // Peppol
  peppolBis3Set,
  peppolSelfBilling3Set,
  // Germany
  xrechnung3Set,
  // France
  frCtcSet,
  frExtendedCtcSet,
  facturXMinimumSet,
  facturXBasicWlSet,
  facturXBasicSet,
  facturXExtendedSet,
  frCdarSet,
  frFlux1DemarrageSet,
  frFlux1CibleSet,
  frFlux10Set,

  // PINT
  pintSet,
  pintEuSet,
  pintAunzSet,
  pintAunzSelfbillingSet,
  pintSgSet,
  pintMySet,
  pintMySelfbillingSet,
  pintJpSet,
  pintJpSelfbillingSet,
  pintJpNtrSet,
  pintAeSet,
  pintOmSet,
  pintOmSelfbillingSet,

  // Romania
  ciusRoSet,

  // Croatia
  hrEracunSet,

  // Denmark
  oioublSet,

  // Saudi Arabia
  zatcaSet,

  // Poland
  ksefSet,

  // Hungary
  navSet,

  // Italy
  sdiSet,

  // Spain
  verifactuSet,

  // Mexico
  cfdiSet,

  // Belgium
  ublBeSet,

  // Portugal
  ciusPtSet,

  // Netherlands
  siUblSet,
  nlciusCiiSet,

  // Messages other than invoices
  peppolMlsSet,
  peppolT111Set,
  peppolT71Set,
  peppolT76Set,
  peppolT16Set,
  peppolT01Set,
] as const satisfies readonly RuleSetDefinition[];

export type RuleSetKey = (typeof RULE_SET_CARDS)[number]['key'];
