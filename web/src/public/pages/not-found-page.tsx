import { useTexts } from '#components/page/language.tsx';
import { PAGE_TEXTS } from './page-texts.ts';
import { TextPage } from './text-page.tsx';

/** The page for every path that nobody owns. */
export function NotFoundPage() {
  const { notFound } = useTexts(PAGE_TEXTS);
  return (
    <TextPage title={notFound.title} backLabel={notFound.back}>
      <p>{notFound.text}</p>
      <p>
        <small>{notFound.router}</small>
      </p>
    </TextPage>
  );
}
