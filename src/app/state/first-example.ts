import firstText from '../../../examples/broken/invoice-es.json?raw';
import { useWorkbench } from './workbench-store.ts';

export { firstText };

/** The example of a first visit. It is part of the page, so that there is something to see at once. */
export const firstExample = 'broken/invoice-es';

export function openFirstExample(): void {
  openAsExample(firstExample, firstText);
}

/** Opens an example as a document of its own; what is being worked on stays open. */
export function openAsExample(path: string, text: string): void {
  useWorkbench.getState().openDocument(`${path.replaceAll('/', '-')}.json`, text, 'example');
}
