import { useDeferredValue, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { troubleOf } from '../../api/trouble.ts';
import { useTaxNumber, useTaxNumberForm } from '../../api/use-tax-number.ts';
import type { TaxNumberForm } from '../../workers/page-handlers.ts';
import { Code } from '../../ui/Badge.tsx';
import { Said } from '../../ui/Said.tsx';
import { textOf } from '../../texts/said.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { InsertMenu } from './InsertMenu.tsx';
import { taxNumberPlaces } from './regime-places.ts';
import { Section } from './Section.tsx';
import { referenceTexts } from '../../texts/en/reference.ts';
import './tax-number.css';

/** The format of a country's tax numbers, and a field to check one. */
export function TaxNumber({ country }: { country: string }) {
  const { data: form, isPending } = useTaxNumberForm(country);
  if (!form) {
    // The section is rendered before its content loads, so that links to it work.
    if (!isPending) return null;
    return (
      <Section id="tax-number" title={referenceTexts.taxNumber}>
        <Skeleton rows={2} label={referenceTexts.loadingTaxNumbers} />
      </Section>
    );
  }
  return (
    <Section id="tax-number" title={referenceTexts.taxNumber}>
      <div className="entry-card tax-number">
        {form.format === undefined ? (
          <p className="table-note">{referenceTexts.noKnownFormat}</p>
        ) : (
          <p>{textOf('definitions', [country, 'tax_number'], form.format)}</p>
        )}
        <Checker key={country} form={form} />
      </div>
    </Section>
  );
}

function Checker({ form }: { form: TaxNumberForm }) {
  const [country, setCountry] = useState(form.countries[0] ?? '');
  const [written, setWritten] = useState('');
  const asked = useDeferredValue(written.trim());
  return (
    <div className="tax-number-check">
      <div className="tax-number-row">
        {form.countries.length > 1 ? (
          <select
            className="tax-number-country"
            aria-label={referenceTexts.countryCode}
            value={country}
            onChange={(event) => {
              setCountry(event.target.value);
            }}
          >
            {form.countries.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        ) : null}
        <TextField className="tax-number-field" value={written} onChange={setWritten} autoComplete="off">
          <Label className="unseen">{referenceTexts.checkATaxNumber}</Label>
          <Input
            className="tax-number-input"
            placeholder={referenceTexts.checkANumber}
            spellCheck={false}
            maxLength={64}
          />
        </TextField>
        {form.example === undefined ? null : (
          <button
            type="button"
            className="tax-number-example"
            onClick={() => {
              setWritten(form.example ?? '');
            }}
          >
            {referenceTexts.try(form.example)}
          </button>
        )}
      </div>
      <div className="tax-number-verdict" role="status">
        {asked === '' ? null : <NumberVerdict country={country} asked={asked} />}
      </div>
    </div>
  );
}

function NumberVerdict({ country, asked }: { country: string; asked: string }) {
  const query = useTaxNumber(country, asked);
  if (query.isError) return <p className="tax-number-refused">{troubleOf(query.error).title}</p>;
  const verdict = query.data;
  if (!verdict) return <p className="table-note">{referenceTexts.checking}</p>;
  if (verdict.trouble !== undefined) {
    return (
      <p className="tax-number-refused">
        <Said text={verdict.trouble.message} of={verdict.trouble} />
      </p>
    );
  }
  return (
    <p className="tax-number-accepted">
      {referenceTexts.acceptedWrittenAs(
        <Code>
          {verdict.country} {verdict.code}
        </Code>,
        <InsertMenu
          what={referenceTexts.taxNumberOf(verdict.code)}
          places={(text) => taxNumberPlaces(text, verdict.country, verdict.code)}
        />,
      )}
    </p>
  );
}
