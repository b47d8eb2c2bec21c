/**
 * Matches paths that are not the workbench's page, where all paths are below `scope` (such as `/` or `/tools/assay/`):
 * those of the service, of the documentation site, and those whose last segment is a file name.
 */
export function servicePaths(scope: string): RegExp {
  const below = scope.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${below}(?:(?:v0|guide|healthz|readyz|metrics)(?:[/?]|$)|(?:[^?]*/)?[^/?]+[.][^/?]*(?:[?]|$))`);
}
