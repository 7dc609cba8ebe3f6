import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from '#components/tokens.ts';
import { theme } from '#theme.ts';
import type { IslandAsset } from '../page-assets.ts';
import { ChatSlot } from './chat-slot.tsx';
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
  html: { scrollBehavior: 'smooth' as const, scrollPadding: '72px 0 80px' },
  // The footer is at the bottom of the window, however short the page.
  body: {
    display: 'flex',
    flexDirection: 'column' as const,
    minHeight: '100dvh',
    overflowWrap: 'break-word' as const,
    // The chat button follows where the quote form is in view.
    timelineScope: '--quote-form',
  },
  main: { flex: 1 },
  h1: text(String(h1.fontSize), h1),
  h2: text(String(h2.fontSize), h2),
  h3: text(String(h3.fontSize), h3),
  p: { margin: 0, lineHeight: 1.6 },
  'header > p, h2 + p': { marginTop: 12, color: 'inherit', fontSize: '1.0625rem' },
  a: { color: color.primary },
};

interface PublicLayoutProps {
  /** What stands before `#anchor` in links to the landing page's sections: nothing on that page itself. */
  anchorBase: '' | '/';
  /** The quote form: on this page or on the landing page. */
  quoteHref: string;
  chat: IslandAsset;
  /** The visitor has asked for a quote: the header does not press them to. */
  afterRequest?: boolean;
  children: ReactNode;
}

/** Header, content, footer and chat button of every public page, under the site's theme. */
export function PublicLayout({
  anchorBase,
  quoteHref,
  chat,
  afterRequest = false,
  children,
}: PublicLayoutProps) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <GlobalStyles styles={elements} />
      <SkipLink href="#content">Skip to content</SkipLink>
      <SiteHeader anchorBase={anchorBase} quoteHref={afterRequest ? null : quoteHref} />
      <main id="content">{children}</main>
      <SiteFooter />
      <ChatSlot island={chat} quoteHref={quoteHref} />
    </ThemeProvider>
  );
}
