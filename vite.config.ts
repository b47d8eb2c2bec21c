import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` runs the API that the development server passes requests on to. */
const api = process.env['ASSAY_DEV_API'];

export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2023',
    // Monaco is one chunk of some megabytes, loaded on its own after the shell; `npm run sizes` reports what each chunk weighs.
    chunkSizeWarningLimit: 5000,
    sourcemap: false,
  },
  server: {
    strictPort: true,
    ...(api === undefined ? {} : { proxy: { '/v0': api, '/docs': api } }),
  },
});
