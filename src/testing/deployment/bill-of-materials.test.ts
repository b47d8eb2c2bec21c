import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { billOf } from '../../../scripts/licences.mjs';
import { root } from '../../../scripts/paths.mjs';

it('the bill of materials is named after the product, whatever the folder is called', () => {
  const folder = mkdtempSync(join(tmpdir(), 'another-name-'));
  try {
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(root, name), join(folder, name));
    const { metadata, dependencies } = billOf([], folder);
    expect(metadata.component.name).toBe('assay');
    expect(metadata.component['bom-ref']).toMatch(/^assay@/);
    expect(metadata.component.purl).toMatch(/^pkg:npm\/assay@/);
    expect(dependencies.map(({ ref }: { readonly ref: string }) => ref)).toEqual([metadata.component['bom-ref']]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
