import { type Language, localPath, type Texts } from '@harbour-haul/domain/site/language';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { InLanguage } from '#components/page/language.tsx';
import { color } from '#components/tokens.ts';
import { theme } from '#theme.ts';
import type { IslandAsset } from '../page-assets.ts';
import { ChatSlot } from './chat-slot.tsx';
import { LAYOUT_TEXTS } from './layout-texts.ts';
import { PhoneBar } from './phone-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

const { h1, h2, h3 } = theme.typography;
const text = (size: string, heading: typeof h1) => ({
  margin: 0,
  fontSize: size,
  fontWeight: heading.fontWeight,
  lineHeight: heading.lineHeight,
  letterSpacing: heading.letterSpacing,
  textWrap: 'balance' as const,
});

/** Plain elements look right on public pages, so that their markup needs no classes for text. */
const elements = {
  // Nothing that is jumped to or has the focus lies under the header, nor under a phone's bar.
  html: { scrollBehavior: 'smooth' as const, scrollPadding: '4.5rem 0 5rem' },
  // The footer is at the bottom of the window, however short the page.
  body: {
    display: 'flex',
    flexDirection: 'column' as const,
    minHeight: '100dvh',
    overflowWrap: 'break-word' as const,
  },
  main: { flex: 1 },
  h1: text(String(h1.fontSize), h1),
  h2: text(String(h2.fontSize), h2),
  h3: text(String(h3.fontSize), h3),
  p: { margin: 0, lineHeight: 1.6, textWrap: 'pretty' as const },
  'header > p, h2 + p': {
    marginTop: 12,
    color: 'inherit',
    fontSize: '1.0625rem',
    textWrap: 'balance' as const,
  },
  a: { color: color.primary },
  // Read as one: an address is broken only where a line is too short for it.
  'a[href^=tel]': { whiteSpace: 'nowrap' },
  'a[href^=mailto]': { display: 'inline-block' },
};

interface PublicLayoutProps {
  language: Language;
  /** The English path of the page; null for one that has none. */
  path: string | null;
  /** The page has the quote form. */
  hasForm?: boolean;
  chat: Texts<IslandAsset>;
  /** The visitor has asked for a quote: the header does not press them to. */
  afterRequest?: boolean;
  children: ReactNode;
}

/** Header, content, footer and chat button of every public page, under the site's theme. */
export function PublicLayout({
  language,
  path,
  hasForm = false,
  chat,
  afterRequest = false,
  children,
}: PublicLayoutProps) {
  const texts = LAYOUT_TEXTS[language];
  const home = localPath(language, '/');
  const quoteHref = `${hasForm ? '' : home}#quote-form`;
  const offered = afterRequest ? null : quoteHref;
  return (
    <InLanguage language={language}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <GlobalStyles styles={elements} />
        <SkipLink href="#content">{texts.skip}</SkipLink>
        <SiteHeader anchorBase={path === '/' ? '' : home} path={path} quoteHref={offered} />
        <main id="content">{children}</main>
        <SiteFooter path={path} />
        {path !== '/' && <PhoneBar quoteHref={offered} />}
        <ChatSlot island={chat[language]} quoteHref={quoteHref} />
      </ThemeProvider>
    </InLanguage>
  );
}
