import { Badge } from '../../ui/Badge.tsx';

/** How an operation is called; those that take a body stand out. */
export function MethodTag({ method }: { method: string }) {
  return (
    <Badge tone={method === 'GET' ? 'neutral' : 'accent'}>
      <span className="docs-method">{method}</span>
    </Badge>
  );
}
