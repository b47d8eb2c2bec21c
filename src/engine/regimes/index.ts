import type { Regime } from '../core/tax/regime.ts';
import { unitedArabEmirates } from './ae/ae.ts';
import { argentina } from './ar/ar.ts';
import { austria } from './at/at.ts';
import { belgium } from './be/be.ts';
import { brazil } from './br/br.ts';
import { canada } from './ca/ca.ts';
import { switzerland } from './ch/ch.ts';
import { colombia } from './co/co.ts';
import { germany } from './de/de.ts';
import { denmark } from './dk/dk.ts';
import { greece } from './el/el.ts';
import { spain } from './es/es.ts';
import { finland } from './fi/fi.ts';
import { france } from './fr/fr.ts';
import { unitedKingdom } from './gb/gb.ts';
import { ireland } from './ie/ie.ts';
import { india } from './in/in.ts';
import { italy } from './it/it.ts';
import { mexico } from './mx/mx.ts';
import { netherlands } from './nl/nl.ts';
import { norway } from './no/no.ts';
import { poland } from './pl/pl.ts';
import { portugal } from './pt/pt.ts';
import { saudiArabia } from './sa/sa.ts';
import { sweden } from './se/se.ts';
import { singapore } from './sg/sg.ts';
import { unitedStates } from './us/us.ts';

/** The list of tax regimes, by country code. `npm run loaders` makes from it what a page fetches on demand. */
export const regimes: readonly Regime[] = [
  unitedArabEmirates,
  argentina,
  austria,
  belgium,
  brazil,
  canada,
  switzerland,
  colombia,
  germany,
  denmark,
  greece,
  spain,
  finland,
  france,
  unitedKingdom,
  ireland,
  india,
  italy,
  mexico,
  netherlands,
  norway,
  poland,
  portugal,
  saudiArabia,
  sweden,
  singapore,
  unitedStates,
];
