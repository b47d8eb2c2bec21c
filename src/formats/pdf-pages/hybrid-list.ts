/** A PDF format with the invoice as CII. */
export interface HybridFormat {
  readonly key: string;
  readonly name: string;
  /** Keys of the profiles that it picks by a document's addons. */
  readonly profiles: readonly string[];
  /** Keys of the profiles that a request must name. */
  readonly levels?: readonly string[];
}

const LEVELS = ['factur-x-minimum', 'factur-x-basic-wl', 'factur-x-basic', 'factur-x-extended'];

/** Source: Factur-X 1.0.07 and later, and ZUGFeRD 2.3 and later, 5 and 6: profiles of the XML; XRECHNUNG is one of ZUGFeRD alone. */
export const HYBRID_FORMATS: readonly HybridFormat[] = [
  { key: 'factur-x', name: 'Factur-X 1 (PDF)', profiles: ['factur-x', 'fr-cius', 'en16931'], levels: LEVELS },
  { key: 'zugferd', name: 'ZUGFeRD 2 (PDF)', profiles: ['zugferd', 'xrechnung-3', 'en16931'], levels: LEVELS },
  { key: 'xrechnung-pdf', name: 'XRechnung 3 in a PDF', profiles: ['xrechnung-3'] },
];

/** Keys of every profile that a request can name. */
export const profilesOf = ({ profiles, levels = [] }: HybridFormat): readonly string[] => [...profiles, ...levels];

/** The PDF format for an invoice of this profile: the most specific one. */
export function hybridOfProfile(profile: string): HybridFormat | undefined {
  const own = HYBRID_FORMATS.find(({ profiles }) => profiles.length === 1 && profiles[0] === profile);
  return own ?? HYBRID_FORMATS.find((format) => profilesOf(format).includes(profile));
}
