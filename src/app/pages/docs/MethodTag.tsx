import { Badge } from '../../ui/Badge.tsx';

/** The HTTP method of an operation. Methods with a body stand out. */
export function MethodTag({ method }: { method: string }) {
  return (
    <Badge tone={method === 'GET' ? 'neutral' : 'accent'}>
      <span className="docs-method">{method}</span>
    </Badge>
  );
}
