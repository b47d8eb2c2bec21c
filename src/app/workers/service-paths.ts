/**
 * Matches paths that are not the workbench's one page, where all lies below `scope` (such as `/` or `/tools/assay/`): the service's own, the
 * documentation site, and those whose last segment names a file.
 */
export function servicePaths(scope: string): RegExp {
  const below = scope.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${below}(?:(?:v0|guide|healthz|readyz|metrics)(?:[/?]|$)|(?:[^?]*/)?[^/?]+[.][^/?]*(?:[?]|$))`);
}
