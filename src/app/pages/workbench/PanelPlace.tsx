import { memo } from 'react';
import { panels } from '../../panels/panel-list.ts';
import type { PanelId } from '../../state/place-ids.ts';
import { useLanguage } from '../../state/use-language.ts';
import { Boundary } from '../../ui/Boundary.tsx';

/** Renders one panel. An error inside stays inside. The panel re-renders on its own, not with its surroundings. */
export const PanelPlace = memo(function PanelPlace({ id }: { id: PanelId }) {
  useLanguage();
  const { title, content: Content } = panels[id];
  return (
    <Boundary name={title}>
      <Content />
    </Boundary>
  );
});
