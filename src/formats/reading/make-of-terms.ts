import type { DocumentMaker } from '../catalogue/document-maker.ts';
import { fateBreakdown } from '../en16931/document/breakdown.ts';
import { keepAmounts, type KeptAmounts } from '../en16931/document/keep-amounts.ts';
import { toDocument as toInvoice } from '../en16931/document/to-document.ts';
import type { Profile } from '../en16931/profiles/profile.ts';
import { importFaults } from './import-faults.ts';
import type { Making } from './making.ts';
import { differencesOf } from '../mapping/differences.ts';
import type { TermReading } from '../mapping/read-terms.ts';
import { reportedTerms, reportOf } from '../mapping/report.ts';

/** The document of terms; `maker` is that of a format without invoices. */
export function makeOfTerms(
  reading: TermReading,
  text: string,
  maker: DocumentMaker | undefined,
  profile: Profile | undefined,
  hasRegime: (country: string) => boolean,
): Making {
  const { terms } = reading;
  const { document: made, draft } = (maker?.toDocument ?? toInvoice)(terms, profile, hasRegime);
  return {
    document: made,
    readable: (document) => draft.readable(document),
    finish(build, length) {
      const calculated = { document: made, built: build(made) };
      const kept: KeptAmounts = maker ? calculated : keepAmounts(calculated, terms, draft, build);
      const { document, built, kept: figures = [] } = kept;
      fateBreakdown(draft, terms, built);
      for (const { figure, path, why } of figures) draft.kept(figure, path, why);
      const reported = reportedTerms({
        reading,
        draft,
        built,
        differences: differencesOf(terms),
        ...(maker && { noTerm: maker.noMember }),
      });
      return {
        document,
        report: reportOf(text, length, reported),
        faults: importFaults(draft, kept, text),
        places: {
          propertiesOf: (value) => {
            const fate = draft.fateOf(value);
            return fate && 'to' in fate ? fate.to : [];
          },
        },
      };
    },
  };
}
