import { Printer } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { JsonObject } from '../../../engine/index.ts';
import { useRegime } from '../../api/use-entries.ts';
import { lasting } from '../../state/stored.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { Paper } from './Paper.tsx';
import { paperView } from '../../../formats/page/paper-view.ts';
import { isLanguage, languages, type Language } from '../../../formats/page/paper-words.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';

/** Most lines shown on screen. The printed page has all of them. */
const MOST_LINES = 200;

const sizes = [
  { value: 'a4', title: 'A4' },
  {
    value: 'letter',
    get title() {
      return invoiceTexts.letter;
    },
  },
];

export interface PageProps {
  readonly document: JsonObject;
  /** The code of the tax regime, used to look up the names of taxes. */
  readonly country: string | undefined;
  readonly accepted: boolean;
  /** The label of the page while there are no errors, such as “As built”. */
  readonly source: string;
  /** The place in the source where the cursor is. */
  readonly marked?: string | undefined;
  onPoint(path: string | undefined): void;
  onFollow(path: string): void;
  /** Renders what follows the page, from the paths of all values on the whole page. */
  readonly below?: (read: ReadonlySet<string>) => ReactNode;
}

/** An invoice as a page, with a choice of language and paper size. */
export function Page({ document, country, accepted, source, marked, onPoint, onFollow, below }: PageProps) {
  const [language, speak] = useChoice<Language>('assay.paper-language', isLanguage, ownLanguage());
  const [size, choose] = useChoice<string>(
    'assay.paper-size',
    isSize,
    /-(?:US|CA|MX)\b/.test(navigator.language) ? 'letter' : 'a4',
  );
  const regime = useRegime(country).data;
  const isPrinting = usePrinting();
  const names = useMemo(() => {
    const named = (regime?.categories ?? []).flatMap(({ code, title }): readonly [string, string][] => {
      // If the category has no name in this language, only the code is shown.
      const name = title[language];
      return name === undefined ? [] : [[code, name]];
    });
    return new Map(named);
  }, [language, regime]);
  const view = useMemo(() => paperView(document, language, names, MOST_LINES), [document, language, names]);
  // The part below counts values on every printed line, including lines hidden on screen.
  const isCut = below !== undefined && view !== undefined && view.more > 0;
  const read = useMemo(
    () => (isCut ? paperView(document, language, names)?.read : view?.read),
    [isCut, document, language, names, view],
  );
  if (!view) return <EmptyState title={invoiceTexts.nothingToPrint}>{invoiceTexts.nothingToPrintHint}</EmptyState>;
  const whole = isPrinting ? paperView(document, language, names) : undefined;
  return (
    <div className="pane invoice">
      <div className="pane-head">
        <Badge tone={accepted ? 'ok' : 'error'}>{accepted ? source : invoiceTexts.withFaults}</Badge>
        <span className="invoice-gap" />
        <Select
          label={invoiceTexts.language}
          value={language}
          onChange={(chosen) => {
            if (isLanguage(chosen)) speak(chosen);
          }}
          options={Object.entries(languages).map(([value, { name }]) => ({ value, title: name }))}
        />
        <Select label={invoiceTexts.paper} value={size} onChange={choose} options={sizes} />
        <Button
          icon={<Printer aria-hidden />}
          onPress={() => {
            print();
          }}
        >
          {invoiceTexts.print}
        </Button>
      </div>
      <div className="invoice-desk scroll" tabIndex={0} role="region" aria-label={invoiceTexts.invoice}>
        <Paper view={view} language={language} size={size} marked={marked} onPoint={onPoint} onFollow={onFollow} />
        {read && below?.(read)}
      </div>
      {createPortal(
        <div className="invoice-print">{whole ? <Paper view={whole} language={language} size={size} /> : null}</div>,
        globalThis.document.body,
      )}
    </div>
  );
}

function isSize(value: string): value is string {
  return sizes.some((size) => size.value === value);
}

/** Whether the page is being printed. Known before the browser lays it out for printing. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const follow = (now: boolean) => {
      flushSync(() => {
        setPrinting(now);
      });
    };
    const turn = () => {
      follow(paper.matches);
    };
    const begin = () => {
      follow(true);
    };
    paper.addEventListener('change', turn);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', turn);
    return () => {
      paper.removeEventListener('change', turn);
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', turn);
    };
  }, []);
  return isPrinting;
}

/** A choice that is stored in this browser. */
function useChoice<Value extends string>(
  name: string,
  isKnown: (value: string) => value is Value,
  otherwise: Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => {
    const stored = lasting.getItem(name);
    return stored !== null && isKnown(stored) ? stored : otherwise;
  });
  return [
    value,
    (chosen) => {
      lasting.setItem(name, chosen);
      setValue(chosen);
    },
  ];
}

function ownLanguage(): Language {
  const code = navigator.languages.map((one) => one.slice(0, 2)).find(isLanguage);
  return code ?? 'en';
}
