import { TextPage } from './text-page.tsx';

/** The page for every path that nobody owns. */
export function NotFoundPage() {
  return (
    <TextPage title="404 Page Not Found" backLabel="Back to the homepage">
      <p>There is nothing at this address. Did someone forget to add the page to the router?</p>
      <p>If a link brought you here, the page may have moved. The homepage leads to everything we have.</p>
    </TextPage>
  );
}
