/** A format of PDF files that carry the invoice as XML, in CII. */
export interface HybridFormat {
  readonly key: string;
  readonly name: string;
  /** Keys of the profiles that it is written in, by the addons that a document names. */
  readonly profiles: readonly string[];
  /** Keys of profiles that are written when they are asked for by name. */
  readonly levels?: readonly string[];
}

const LEVELS = ['factur-x-minimum', 'factur-x-basic-wl', 'factur-x-basic', 'factur-x-extended'];

/** Source: Factur-X 1.0.07 and later, and ZUGFeRD 2.3 and later, 5 and 6: profiles of the XML; XRECHNUNG is one of ZUGFeRD alone. */
export const HYBRID_FORMATS: readonly HybridFormat[] = [
  { key: 'factur-x', name: 'Factur-X 1 (PDF)', profiles: ['factur-x', 'fr-cius', 'en16931'], levels: LEVELS },
  { key: 'zugferd', name: 'ZUGFeRD 2 (PDF)', profiles: ['zugferd', 'xrechnung-3', 'en16931'], levels: LEVELS },
  { key: 'xrechnung-pdf', name: 'XRechnung 3 in a PDF', profiles: ['xrechnung-3'] },
];

/** Keys of every profile that the format can be asked for in. */
export const profilesOf = ({ profiles, levels = [] }: HybridFormat): readonly string[] => [...profiles, ...levels];

/** The PDF that carries an invoice of this profile; the one that asks for it most closely. */
export function hybridOfProfile(profile: string): HybridFormat | undefined {
  const own = HYBRID_FORMATS.find(({ profiles }) => profiles.length === 1 && profiles[0] === profile);
  return own ?? HYBRID_FORMATS.find((format) => profilesOf(format).includes(profile));
}
