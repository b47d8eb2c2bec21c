import { use } from 'react';
import { Badge, Code } from '../../ui/Badge.tsx';
import type { RateValue, TaxCategory as Category, TaxRate } from '../../api/definitions/regime.ts';
import { spoken, local } from '../../api/definitions/shape.ts';
import { Country } from './country.ts';
import { InsertMenu } from './InsertMenu.tsx';
import { RateTimelines } from './RateTimelines.tsx';
import { ratePlaces } from './insert-places.ts';
import { percent } from '../../texts/figures.ts';
import { referenceTexts } from '../../texts/en/reference.ts';
import { Spoken, SpokenProse } from './Spoken.tsx';

/** One tax with its rates: those in force on the given day, and earlier ones. */
export function TaxCategory({ category, today }: { category: Category; today: string }) {
  const title = spoken(category.title) || spoken(category.name);
  const own = local(category.title, use(Country));
  return (
    <article className="entry-card" id={`category-${category.code}`}>
      <header className="entry-card-head">
        <Code>{category.code}</Code>
        <h3>{title}</h3>
        {own ? (
          <span className="table-note" lang={own.language}>
            {own.text}
          </span>
        ) : null}
        {category.retained ? <Badge tone="accent">{referenceTexts.retained}</Badge> : null}
        {category.informative ? <Badge tone="accent">{referenceTexts.informative}</Badge> : null}
      </header>
      <div className="entry-card-note">
        <SpokenProse words={category.description} />
      </div>
      {category.rates.length > 0 ? (
        <>
          <Rates category={category.code} rates={category.rates} today={today} />
          <RateTimelines rates={category.rates} today={today} />
        </>
      ) : (
        <p className="entry-card-note">{referenceTexts.noFixedRates}</p>
      )}
      {category.keys.length > 0 ? (
        <footer className="entry-card-foot">
          {referenceTexts.keys(category.keys.map(({ code }) => <Code key={code}>{code}</Code>))}
        </footer>
      ) : null}
    </article>
  );
}

interface RatesProps {
  readonly category: string;
  readonly rates: readonly TaxRate[];
  readonly today: string;
}

function Rates({ category, rates, today }: RatesProps) {
  const surcharged = rates.some((rate) => rate.values.some(({ surcharge }) => surcharge !== undefined));
  return (
    <div className="scroll rates">
      <table className="table" aria-label={referenceTexts.rates}>
        <thead>
          <tr>
            <th scope="col">{referenceTexts.rate}</th>
            <th scope="col">{referenceTexts.name}</th>
            <th scope="col" className="table-figure">
              {referenceTexts.inForce}
            </th>
            {surcharged ? (
              <th scope="col" className="table-figure">
                {referenceTexts.surcharge}
              </th>
            ) : null}
            <th scope="col">{referenceTexts.since}</th>
            <th scope="col">{referenceTexts.otherDates}</th>
            <th scope="col">
              <span className="unseen">{referenceTexts.insert}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <RateRow key={rate.code} category={category} rate={rate} today={today} surcharged={surcharged} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RateRowProps {
  readonly category: string;
  readonly rate: TaxRate;
  readonly today: string;
  readonly surcharged: boolean;
}

function RateRow({ category, rate, today, surcharged }: RateRowProps) {
  const current = rate.values.find((value) => value.conditions.length === 0 && (value.since ?? '') <= today);
  const others = rate.values.filter((value) => value !== current);
  return (
    <tr>
      <td>
        <Code>{rate.code}</Code>
      </td>
      <td>
        <Spoken words={rate.name} />
      </td>
      <td className="table-figure table-main">
        {current ? percent(current.percent) : rate.exempt ? referenceTexts.exempt : '–'}
      </td>
      {surcharged ? <td className="table-figure">{percent(current?.surcharge ?? '')}</td> : null}
      <td className="code-text">{current?.since ?? ''}</td>
      <td>
        <span className="timeline">
          {others.map((value, index) => (
            <OtherValue key={index} value={value} />
          ))}
        </span>
      </td>
      <td className="table-action">
        <InsertMenu
          what={referenceTexts.rateOf(category, rate.code)}
          places={(text) => ratePlaces(text, category, rate.code)}
        />
      </td>
    </tr>
  );
}

function OtherValue({ value }: { value: RateValue }) {
  return (
    <span>
      <span className="timeline-value">
        <span className="code-text">
          {[value.percent, value.surcharge ?? '']
            .filter((part) => part !== '')
            .map(percent)
            .join(' + ')}
        </span>
        {value.since ? referenceTexts.from(value.since) : ''}
      </span>
      {value.conditions.length > 0 ? ` (${value.conditions.join(', ')})` : ''}
    </span>
  );
}
