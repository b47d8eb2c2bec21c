import { EN16931 } from './profile.ts';

/**
 * Specification identifiers (BT-24) of invoices that are in use beyond those of the profiles that are written.
 *
 * Sources, read 2026-11-27: OpenPeppol, PINT specifications and the list of document types; UBL.BE 1.0; NEN, NLCIUS 1.0.3
 * and its extension for the government's accounts; eSPap, CIUS-PT 2.1.1; DGFiP, external specifications 3.1; Nemhandel, OIOUBL.
 */
export const MORE_SPECIFICATIONS: readonly string[] = [
  ...['ae', 'aunz', 'eu', 'jp', 'my', 'om', 'sg'].map((place) => `urn:peppol:pint:billing-1@${place}-1`),
  ...['ae', 'aunz', 'jp', 'my', 'om'].map((place) => `urn:peppol:pint:selfbilling-1@${place}-1`),
  'urn:peppol:pint:nontaxinvoice-1@jp-1',
  'urn:peppol:pint:billing-1',
  `${EN16931}#conformant#urn:UBL.BE:1.0.0.20180214`,
  `${EN16931}#compliant#urn:fdc:nen.nl:nlcius:v1.0`,
  `${EN16931}#compliant#urn:fdc:nen.nl:nlcius:v1.0#conformant#urn:fdc:nen.nl:gaccount:v1.0`,
  ...['1.0.0', '1.0.0.', '2.0.0', '2.1.0', '2.1.1'].map(
    (version) => `${EN16931}#compliant#urn:feap.gov.pt:CIUS-PT:${version}`,
  ),
  `${EN16931}#compliant#urn.cpro.gouv.fr:1p0:en16931-ctc-fr`,
];

/** Identifiers of earlier versions: known, but nobody should write them. Source: KoSIT, XRechnung 1.1 to 2.3. */
export const FORMER_SPECIFICATIONS: readonly string[] = ['1.1', '1.2', '2.0', '2.1', '2.2', '2.3'].flatMap(
  (version) => {
    const former = `${EN16931}#compliant#urn:xoev-de:kosit:standard:xrechnung_${version}`;
    return [former, `${former}#conformant#urn:xoev-de:kosit:extension:xrechnung_${version}`];
  },
);
