import { defaultResource, resourceFromAttributes, type Resource } from '@opentelemetry/resources';

/** What traces and metrics say of this service; OpenTelemetry adds `OTEL_RESOURCE_ATTRIBUTES`. */
export function serviceResource(version: string): Resource {
  const name = process.env['OTEL_SERVICE_NAME'] || 'assay';
  return defaultResource().merge(resourceFromAttributes({ 'service.name': name, 'service.version': version }));
}
