#!/usr/bin/env node
import { launch } from '../platform/launch.ts';

await launch(async () => (await import('./run.ts')).run(import.meta.dirname), { cached: true });
