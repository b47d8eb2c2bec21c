import { panels } from '../../panels/panel-list.ts';
import type { PanelId } from '../../state/place-ids.ts';
import { Boundary } from '../../ui/Boundary.tsx';

/** A panel in its place. What goes wrong in it stays in it. */
export function PanelPlace({ id }: { id: PanelId }) {
  const { title, content: Content } = panels[id];
  return (
    <Boundary name={title}>
      <Content />
    </Boundary>
  );
}
