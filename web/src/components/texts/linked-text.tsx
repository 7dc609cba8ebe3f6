import styled from '@emotion/styled';
import { memo } from 'react';
import { findLinks } from '#lib/chat/find-links.ts';
import { UnbrokenText } from './unbroken-text.tsx';

/** Isolated, so that no character before it can turn its letters around. */
const Link = styled('a')({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 2,
  unicodeBidi: 'isolate',
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
});

/** Web pages open beside the chat and learn nothing of it. */
const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' };

interface LinkedTextProps {
  text: string;
  /** Of a stranger: a web page that they name stays text, as nobody knows where it leads. */
  isOfStranger?: boolean;
}

/** A text whose phone numbers, e-mail and web addresses can be tapped; nothing else of it is more than text. */
export const LinkedText = memo(function LinkedText({ text, isOfStranger = false }: LinkedTextProps) {
  return findLinks(text).map(({ text: shown, href }, index) =>
    href === null || (isOfStranger && href.startsWith('https:')) ? (
      <UnbrokenText key={index} text={shown} />
    ) : (
      <Link key={index} href={href} dir="ltr" {...(href.startsWith('https:') && ELSEWHERE)}>
        <UnbrokenText text={shown} />
      </Link>
    ),
  );
});
