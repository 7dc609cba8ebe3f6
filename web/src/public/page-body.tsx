import { ConsoleLayout } from './layout/console-layout.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import type { PageAssets } from './page-assets.ts';
import type { PublicPage } from './public-pages.tsx';

/** What a page shows, in the layout that it has. */
export function PageBody({ page, assets }: { page: PublicPage; assets: PageAssets }) {
  if (page.ofConsole) return <ConsoleLayout>{page.render(assets)}</ConsoleLayout>;
  return (
    <PublicLayout
      language={page.language}
      path={page.path}
      hasForm={page.hasForm ?? false}
      chat={assets.chat}
      afterRequest={page.afterRequest ?? false}
    >
      {page.render(assets)}
    </PublicLayout>
  );
}
