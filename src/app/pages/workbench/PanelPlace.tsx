import { memo } from 'react';
import { panels } from '../../panels/panel-list.ts';
import type { PanelId } from '../../state/place-ids.ts';
import { useLanguage } from '../../state/use-language.ts';
import { Boundary } from '../../ui/Boundary.tsx';

/** A panel in its place. What goes wrong in it stays in it; it is drawn when it has reason to, not with what is around it. */
export const PanelPlace = memo(function PanelPlace({ id }: { id: PanelId }) {
  useLanguage();
  const { title, content: Content } = panels[id];
  return (
    <Boundary name={title}>
      <Content />
    </Boundary>
  );
});
