import { localPath } from '@harbour-haul/domain/site/language';
import { SITE } from '@harbour-haul/domain/site/site';
import { FONT_URLS } from '#theme-baseline.ts';
import type { PageAssets } from './page-assets.ts';
import { pictureOf } from './pictures.ts';
import type { PublicPage } from './public-pages.tsx';
import { factsMarkup } from './structured-data.ts';

/** The document's head; styles are inserted at its end once they are known. */
export function PageHead({ page, assets }: { page: PublicPage; assets: PageAssets }) {
  const path = page.path && localPath(page.language, page.path);
  const url = path === null ? undefined : new URL(path, SITE.url).href;
  return (
    <head>
      <meta charSet="utf-8" />
      <link rel="preload" href={FONT_URLS[page.language]} as="font" type="font/woff2" crossOrigin="" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {page.ofConsole && <script dangerouslySetInnerHTML={{ __html: assets.loginStart }} />}
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.hidden && <meta name="robots" content="noindex" />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF8F3" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0E1B1F" />
      <link rel="icon" href="/favicon.svg" />
      <link rel="manifest" href="/site.webmanifest" />
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={SITE.brand} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:locale" content={`${page.language}_CA`} />
      {!page.hidden && <meta property="og:image" content={SITE.url + pictureOf(page)} />}
      {page.facts && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: factsMarkup(page.facts) }} />
      )}
      <noscript>
        <style>{'#quote-form-island{display:none}'}</style>
      </noscript>
    </head>
  );
}
