// @vitest-environment jsdom

import '../testing/screen.ts';
import { expect, it, vi } from 'vitest';
import { downloadText } from './clipboard.ts';

async function downloaded(text: string): Promise<string> {
  let blob = new Blob();
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  downloadText('a', text);
  click.mockRestore();
  return new TextDecoder().decode(await blob.arrayBuffer());
}

it.each([
  ['<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', '<?xml version="1.0" encoding="UTF-8"?><a>é</a>'],
  [
    "<?xml version='1.0' encoding='utf-16' standalone='yes'?>",
    "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>",
  ],
])('XML is downloaded as the UTF-8 that the file is: %s', async (text, file) => {
  expect(await downloaded(text)).toBe(file);
});

it.each([
  '<?xml version="1.0" encoding="utf-8"?><a/>',
  '<?xml version="1.0"?><a encoding="ISO-8859-1"/>',
  '<a>encoding="ISO-8859-1"</a>',
  '{ "a": "<?xml encoding=\\"latin1\\"?>" }',
])('everything else is downloaded to the letter: %s', async (text) => {
  expect(await downloaded(text)).toBe(text);
});
