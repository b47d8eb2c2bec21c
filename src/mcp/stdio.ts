import { launch } from '../platform/launch.ts';

await launch(() => import('./serve-stdio.ts'), { cached: true });
