import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { FIRST_SCREEN } from './build/first-screen.ts';

/**
 * Packages that do nothing at their import, but do not say so: what imports an operation's route and none of its schemas
 * would carry yup all the same, and Emotion brings the other two for one function that nothing here calls.
 */
const IDLE_AT_IMPORT = /\/node_modules\/(?:yup|hoist-non-react-statics|react-is)\//;

/**
 * What the router and the toasts' library call their own parts, in tools of developers: for that alone a bundle would
 * carry those that nobody uses.
 */
const NAMINGS =
  /^\w+\.displayName = "\w+";$|^\s*__name\([\w$]+, "[^"]*"\);$|static \{\s*__name\(this, "[^"]*"\);\s*\}/gm;
const withoutNames: Plugin = {
  name: 'without-names',
  transform: {
    filter: { id: /\/node_modules\/(?:react-router|@radix-ui)\// },
    handler: (code) => code.replaceAll(NAMINGS, ''),
  },
};

/** The build of the app; `build/build.ts` adds the islands and the prerendered pages. */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), withoutNames],
  // `styled('div')` is all that is written here: without the names of all elements for `styled.div`.
  resolve: { alias: [{ find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' }] },
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
