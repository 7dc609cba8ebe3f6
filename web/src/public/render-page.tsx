import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { withFrenchFont } from '#theme-baseline.ts';
import { Preloads } from './layout/preloads.tsx';
import type { PageAssets } from './page-assets.ts';
import { PageBody } from './page-body.tsx';
import { PageHead } from './page-head.tsx';
import { SHARED_PICTURES, TOUCH_ICONS } from './pictures.ts';
import { PAGES, type PublicPage } from './public-pages.tsx';
import { shortMarkup } from './short-markup.ts';
import { shortenNames } from './short-names.ts';
import { TEXT_FILES } from './text-files.ts';
import { dropTextSeparators } from './text-separators.ts';
import { dropNeverSeen, dropUnusedRules } from './unused-rules.ts';
import { dropUnusedVariables } from './unused-variables.ts';

export { SHARED_PICTURES, TEXT_FILES, TOUCH_ICONS };

/** The files that this module can render. */
export const PAGE_FILES: string[] = Object.keys(PAGES);

/**
 * One public page as a whole document, its styles inlined.
 * @throws Error for a file that is none of `PAGE_FILES`.
 */
export async function renderPage(file: string, assets: PageAssets): Promise<string> {
  const page = PAGES[file];
  if (!page) throw new Error(`No public page is called ${file}.`);
  // Browsers of the build's target need no prefixes, which would be a third of the styles.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Without this, Emotion writes each style next to its first use instead of collecting them.
  cache.compat = true;
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <html lang={`${page.language}-CA`}>
        <PageHead page={page} assets={assets} />
        <body>
          <PageBody page={page} assets={assets} />
          <Preloads
            islands={page.preload?.(assets) ?? []}
            scripts={page.ofConsole ? [] : visitorsScripts(page, assets)}
            next={page.ofConsole ? assets.afterLogin : []}
          />
          <script dangerouslySetInnerHTML={{ __html: assets.bootstrap }} />
        </body>
      </html>
    </CacheProvider>,
    // Beyond 12.8 KB React would hide content behind scripts, for streaming that a file has no use for.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await text(prelude);
  const emotion = createEmotionServer(cache);
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  const inLanguage = page.language === 'fr' ? withFrenchFont(styles) : styles;
  const used = dropUnusedRules(dropUnusedVariables(dropNeverSeen(inLanguage), html), html);
  return shortMarkup(dropTextSeparators(shortenNames(html.replace('</head>', () => `${used}</head>`))));
}

function visitorsScripts(page: PublicPage, { visit, bareIcons, waiting }: PageAssets): string[] {
  return [
    // What others load with a visit would see the link to a request.
    page.afterRequest ? bareIcons : visit,
    // Else the form sends it.
    ...(page.hasForm ? [] : [waiting]),
  ];
}
