import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The build of the app; `build/build.ts` adds the islands and the prerendered pages. */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react()],
  build: {
    target: 'es2022',
    // What the licences of bundled packages ask for; each island has a file of its own (`build/build-alone.ts`).
    license: { fileName: 'assets/licenses-app.txt' },
    // Public pages preload by themselves, and every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // yup does nothing at its import, but does not say so: a page that imports an operation's route and none of its
      // schemas would carry the library all the same.
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/yup\//, sideEffects: false }] },
      input: 'app.html',
    },
  },
});
