import { localPath } from '@harbour-haul/domain/site/language';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLanguage } from '#components/page/language.tsx';
import { Column } from '#components/page/section.tsx';
import { color, DESKTOP } from '#components/tokens.ts';

const Article = styled('article')({
  maxWidth: 720,
  paddingBlock: '40px 64px',
  h1: { marginBottom: 16 },
  h2: { marginTop: 40, fontSize: '1.375rem' },
  p: { marginTop: 12 },
  'h2 + p': { fontSize: 'inherit', textWrap: 'pretty' },
  'ul, ol': { margin: '12px 0 0', paddingLeft: 24, lineHeight: 1.6 },
  li: { marginTop: 8, textWrap: 'pretty' },
  a: { overflowWrap: 'anywhere' },
  // Where text is so large that an address takes two lines, the full stop behind it would stand on a third.
  '@media (max-width: 19.9em)': { 'a[href^=mailto]': { display: 'inline' } },
  // What comes into it moves no footer that is in view.
  '&[data-fills], &:has(> section[data-known])': { minHeight: '100svh' },
  [DESKTOP]: {
    paddingBlock: '64px 96px',
    // Its script has two columns to fill.
    '&[data-fills]': { maxWidth: 'none', '> p': { maxWidth: 720 } },
  },
});

const BackLink = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginTop: 32,
  color: color.primary,
  fontWeight: 600,
});

interface TextPageProps {
  title: string;
  /** The text of the link to the landing page. */
  backLabel: string;
  /** A drawing above the title. */
  mark?: ReactNode;
  /** Its script fills it: it is a screen high from the start. */
  fills?: boolean;
  children: ReactNode;
}

/** A page that is read: one column, one heading, a way back. */
export function TextPage({ title, backLabel, mark, fills = false, children }: TextPageProps) {
  const home = localPath(useLanguage(), '/');
  return (
    <Column>
      <Article data-fills={fills || undefined}>
        {mark}
        <h1>{title}</h1>
        {children}
        <BackLink href={home}>{backLabel}</BackLink>
      </Article>
    </Column>
  );
}

/** A part of such a page. */
export function TextPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Of a box of its own, which the link is: else a line could begin with the full stop behind it. */
const Whole = styled('span')({ whiteSpace: 'nowrap', a: { whiteSpace: 'normal' } });

/** A mail address that can be clicked, at the end of a sentence. */
export function MailLink({ address }: { address: string }) {
  return (
    <Whole>
      <a href={`mailto:${address}`}>{address}</a>.
    </Whole>
  );
}
