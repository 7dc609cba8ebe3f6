import { localPath } from '@harbour-haul/domain/site/language';
import { SITE } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/action.tsx';
import { drawingPath } from '#components/page/drawing-path.ts';
import { useLanguage, useTexts } from '#components/page/language.tsx';
import { UPRIGHT_PHONE, WIDE } from '#components/tokens.ts';
import { phoneLink } from '#lib/contact/phone-link.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { TextPage } from './text-page.tsx';

const Truck = styled('img')({
  display: 'block',
  width: 180,
  height: 'auto',
  aspectRatio: '180 / 104',
  marginBottom: 24,
  // Beside the words, in what they leave of the column.
  [WIDE]: { position: 'absolute', left: 'calc(50% + 188px)', width: 380 },
});

const Ways = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  'article &': { marginTop: 24 },
  // They are in its bar.
  [UPRIGHT_PHONE]: { display: 'none' },
  // Where text is large, the number goes to the next line as a whole.
  a: { flexWrap: 'wrap', columnGap: 6, paddingInline: 'min(24px, 4vw)' },
});

/** The page for every path that nobody owns: who came for a quote still gets one. */
export function NotFoundPage() {
  const { notFound } = useTexts(PAGE_TEXTS);
  const home = localPath(useLanguage(), '/');
  return (
    <TextPage
      title={notFound.title}
      backLabel={notFound.back}
      mark={<Truck src={drawingPath('load-item')} alt="" width="180" height="104" />}
    >
      <p>{notFound.text}</p>
      <Ways>
        <ActionLink data-look="main" href={`${home}#quote-form`}>
          {notFound.quote}
        </ActionLink>
        <ActionLink data-look="quiet" href={phoneLink(SITE.callbackPhone)}>
          {notFound.call} <span>{SITE.callbackPhone}</span>
        </ActionLink>
      </Ways>
      <p>
        <small>{notFound.router}</small>
      </p>
    </TextPage>
  );
}
