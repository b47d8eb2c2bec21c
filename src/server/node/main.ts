import { launch } from '../../platform/launch.ts';

await launch(async () => (await import('./serve.ts')).serve(new URL('worker.js', import.meta.url)));
