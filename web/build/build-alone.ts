import { basename, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Loaded by their addresses, and not with what wants them. */
const ENGINE = /\/real-engine\.ts$/;
const LANGUAGE_PACK = /\/(english|french)-pack\.ts$/;
const FORM_RULES = /\/form-rules\.ts$/;
const CONSENT = /\/consent-bar\.ts$/;
const LOGIN_TOASTS = /\/login-toasts\.ts$/;
const WAITING = /\/send-from-page\.ts$/;
const isLoadedByUrl = (id: string, source: string) =>
  id.startsWith('/assets/') ||
  [ENGINE, LANGUAGE_PACK, FORM_RULES, CONSENT, LOGIN_TOASTS, WAITING].some(
    (file) => file.test(id) && !source.includes(id),
  );

/** What an island loads is one such file as well: nothing is to be preloaded with it, as Vite would see to. */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * Emotion lists the attributes of all elements, to keep other props from them: what an island hands to a plain element are
 * attributes, and nothing else.
 */
const withoutAttributeList: Plugin = {
  name: 'without-attribute-list',
  enforce: 'pre',
  load: {
    filter: { id: /\/@emotion\/is-prop-valid\// },
    handler: () => 'export default () => true;',
  },
};

/**
 * Builds a module and all that it imports into one file. Browsers remember of each file that it could not be fetched, and
 * other names can be given to a file but not to what it imports: a file that imports nothing can be fetched anew.
 * @param source a path in `web/`
 * @param urls by their names in the code: addresses of other such files
 * @returns the file's URL
 */
export async function buildAlone(
  source: string,
  outDir: string,
  urls: Record<string, string> = {},
): Promise<string> {
  const name = basename(source).replace(/(-island)?\.tsx?$/, '');
  const output = (await build({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'warn',
    plugins: [withoutPreloads, withoutAttributeList],
    define: Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, JSON.stringify(url)])),
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 1000,
      license: { fileName: `assets/licenses-${name}.txt` },
      rolldownOptions: {
        input: { [name]: source },
        external: (id) => isLoadedByUrl(id, source),
        output: { codeSplitting: false },
        preserveEntrySignatures: 'exports-only',
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const [entry] = chunks;
  if (!entry || chunks.length > 1) throw new Error(`${source} was to become one file, not ${chunks.length}.`);
  return `/${entry.fileName}`;
}
