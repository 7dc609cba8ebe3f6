import { localPath } from '@harbour-haul/domain/site/language';
import { SITE } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/action.tsx';
import { useLanguage, useTexts } from '#components/page/language.tsx';
import { Column } from '#components/page/section.tsx';
import { color, DESKTOP, SHADOW } from '#components/tokens.ts';
import { phoneLink } from '#lib/contact/phone-link.ts';
import { BrandMark } from './brand-mark.tsx';
import { LAYOUT_TEXTS } from './layout-texts.ts';
import { otherLanguage } from './other-language.ts';

/** Small phones, where brand, number and menu just fit beside each other. */
const TINY = '@media (max-width: 374px)';

/** Where text is so large that it would take rows of a small screen, it stays at the top of the page. */
const ROOMY = '@media (min-width: 20em)';

const Bar = styled('header')({
  [ROOMY]: { position: 'sticky', zIndex: 10, top: 0 },
  borderBottom: `1px solid ${color.hairline}`,
  background: color.ground,
});

const Row = styled(Column)({
  display: 'flex',
  // Where text is large, the brand has a row of its own.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 8,
  minHeight: 64,
  paddingBlock: 6,
  [TINY]: { columnGap: 4, paddingInline: 12 },
  // On small screens it is in the menu, and the number has its room.
  '> [data-look]': { display: 'none', minHeight: 44, paddingInline: 16 },
  [DESKTOP]: { '> [data-look]': { display: 'inline-flex' } },
});

const Brand = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  flex: '1 1 6rem',
  minHeight: 44,
  color: color.text,
  fontSize: '1.125rem',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // The fallback font is wider than the site's own, which a slow first visit goes without.
  [TINY]: { gap: 6, minWidth: 0, fontSize: '0.9375rem', lineHeight: 1.15, whiteSpace: 'normal' },
});

const Anchor = styled('a')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 12,
  color: color.text,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: color.primary, textDecoration: 'underline', textUnderlineOffset: 6 },
});

const DesktopNav = styled('nav')({
  display: 'none',
  [DESKTOP]: { display: 'flex', gap: 4, marginRight: 12 },
  // A small desktop has no room for it in the row.
  '@media (max-width: 1263px)': { '[lang]': { display: 'none' } },
});

const PhoneLink = styled('a')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 4,
  color: color.primary,
  fontWeight: 700,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
  [TINY]: { paddingInline: 0, fontSize: '0.9375rem' },
});

const MenuButton = styled('button')({
  width: 44,
  height: 44,
  marginRight: -10,
  padding: 10,
  border: 0,
  borderRadius: 12,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  svg: {
    display: 'block',
    width: 24,
    height: 24,
    stroke: 'currentColor',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
  },
  '&:focus-visible': { outline: `3px solid ${color.primary}` },
  [DESKTOP]: { display: 'none' },
});

const Menu = styled('nav')({
  // The browser's own popover: opens, closes by Escape or a tap elsewhere, and needs no script.
  inset: 'max(64px, 3.6rem) 0 auto 0',
  width: '100%',
  margin: 0,
  padding: '8px 8px 16px',
  border: 0,
  borderBottom: `1px solid ${color.hairline}`,
  background: color.ground,
  color: color.text,
  boxShadow: SHADOW,
  a: { minHeight: 52, fontSize: '1.125rem' },
  '[data-look]': { margin: '8px 12px 0' },
  '&:not(:popover-open)': { display: 'none' },
});

interface SiteHeaderProps {
  /** What stands before `#anchor` in links to the landing page's sections: nothing on that page itself. */
  anchorBase: string;
  /** The English path of the page; null for one that has none. */
  path: string | null;
  /** The quote form; null where its visitor has sent it. */
  quoteHref: string | null;
}

/** The sticky header: brand, anchors (behind a button on small screens, with the other language) and the way to the quote form. */
export function SiteHeader({ anchorBase, path, quoteHref }: SiteHeaderProps) {
  const texts = useTexts(LAYOUT_TEXTS);
  const language = useLanguage();
  const home = localPath(language, '/');
  const other = otherLanguage(language, path);
  const anchors = texts.anchors.map(([id, label]) => (
    <Anchor key={id} href={`${anchorBase}#${id}`}>
      {label}
    </Anchor>
  ));
  const otherLink = other && (
    <Anchor href={other.href} hrefLang={other.language} lang={other.language}>
      {texts.other}
    </Anchor>
  );
  const quoteLink = quoteHref !== null && (
    <ActionLink data-look="main" href={quoteHref}>
      {texts.quote}
    </ActionLink>
  );
  return (
    <Bar>
      <Row>
        <Brand href={home}>
          <BrandMark />
          {SITE.brand}
        </Brand>
        <DesktopNav aria-label={texts.sections}>
          {anchors}
          {otherLink}
        </DesktopNav>
        <PhoneLink href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</PhoneLink>
        {quoteLink}
        <MenuButton type="button" aria-label={texts.menu} popoverTarget="menu">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 6h18M3 12h18M3 18h18" />
          </svg>
        </MenuButton>
      </Row>
      <Menu id="menu" popover="auto" aria-label={texts.menu}>
        {anchors}
        {otherLink}
        {quoteLink}
      </Menu>
    </Bar>
  );
}
