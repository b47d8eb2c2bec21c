import { useMemo } from 'react';
import { use } from 'react';
import { indexTrace } from '../../api/trace-index.ts';
import { useTrace } from '../../api/use-trace.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { WorkContext } from './paper-work.ts';

/** How a figure was calculated, from the figures that it depends on. */
export function Traced({ path }: { readonly path: string }) {
  const work = use(WorkContext);
  const { data } = useTrace();
  const index = useMemo(() => indexTrace(data ?? []), [data]);
  const entry = index.entryOf(path);
  return (
    <div className="paper-trace">
      <p className="paper-card-note">{invoiceTexts.calculated}</p>
      {entry ? (
        <dl className="paper-trace-rows">
          {entry.operands.map((operand) => (
            <div key={operand.path}>
              <dt>{work?.labelOf(operand.path) ?? operand.path}</dt>
              <dd>{operand.value}</dd>
            </div>
          ))}
          <div className="paper-trace-result">
            <dt>{work?.labelOf(path) ?? path}</dt>
            <dd>{entry.value}</dd>
          </div>
        </dl>
      ) : null}
      <CommandButton command="show-trace" label={invoiceTexts.wholeTrace} />
    </div>
  );
}
