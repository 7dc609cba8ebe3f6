import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { FIRST_SCREEN } from './build/first-screen.ts';

/**
 * Packages that do nothing at their import, but do not say so: what imports an operation's route and none of its schemas
 * would carry yup all the same, and Emotion brings the other two for one function that nothing here calls.
 */
const IDLE_AT_IMPORT = /\/node_modules\/(?:yup|hoist-non-react-statics|react-is)\//;

/** What the router's components are called in tools of developers; only for that it would carry components that nobody uses. */
const withoutRouterNames: Plugin = {
  name: 'without-router-names',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) => code.replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
  },
};

/** The build of the app; `build/build.ts` adds the islands and the prerendered pages. */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), withoutRouterNames],
  build: {
    target: 'es2022',
    // What the licences of bundled packages ask for; each island has a file of its own (`build/build-alone.ts`).
    license: { fileName: 'assets/licenses-app.txt' },
    // Public pages preload by themselves, and every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: IDLE_AT_IMPORT, sideEffects: false }] },
      input: 'app.html',
      output: { codeSplitting: { groups: FIRST_SCREEN } },
    },
  },
});
