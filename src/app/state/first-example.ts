import firstText from '../../../examples/broken/invoice-es.json?raw';
import { useWorkbench } from './workbench-store.ts';

export { firstText };

/** The example of a first visit. It is part of the page, so that it is shown at once. */
export const firstExample = 'broken/invoice-es';

export function openFirstExample(): void {
  openAsExample(firstExample, firstText);
}

/** Opens an example as a new document; the user's documents stay open. */
export function openAsExample(path: string, text: string): void {
  useWorkbench.getState().openDocument(`${path.replaceAll('/', '-')}.json`, text, 'example');
}
