import styled from '@emotion/styled';
import { UnbrokenText } from '#components/texts/unbroken-text.tsx';
import { color } from '#components/tokens.ts';
import { Spoken } from '../chat-parts.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';
import type { CardLine } from './recap-parts.ts';

/** In a card that saves height, and there in a row with another. */
const HALF = '[data-fit=paired] [data-half~=tight] > &';
const CLAMPED = '[data-fit]:not([data-fit=whole]) &[data-clamps]';

export const CLAMPED_TO_TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  whiteSpace: 'normal',
} as const;

const Item = styled('li')({
  display: 'grid',
  gridColumn: '1 / -1',
  background: color.surface,
  '[data-fit=paired] &[data-half~=tight]': { gridColumn: 'auto' },
  '[data-fit]:not([data-fit=paired]) &[data-half~=roomy]': { gridColumn: 'auto' },
});

const Line = styled('button')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minWidth: 0,
  minHeight: 44,
  padding: '4px 28px 4px 12px',
  border: 0,
  borderRadius: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  textAlign: 'start',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { background: color.ground } },
  '&:focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: -3 },
  '&[data-unfilled]': { paddingInlineEnd: 12, color: color.primary },
  svg: {
    position: 'absolute',
    insetInlineEnd: 8,
    width: 16,
    height: 16,
    fill: 'none',
    stroke: color.quiet,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '[data-fit=paired] &': { paddingInlineEnd: 8, fontSize: '0.875rem', svg: { display: 'none' } },
  [HALF]: {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'stretch',
    justifyContent: 'center',
  },
  // What is not cut begins behind its heading.
  '[data-fit=paired] [data-half=""] > &:not(:has([data-clamps]))': { display: 'block' },
});

/** Below the heading where text is large and they do not fit beside each other. */
const Heading = styled('span')({
  flex: '0 0 5.25rem',
  color: color.quiet,
  fontSize: '0.8125rem',
  '[data-fit=paired] [data-half~=tight] &': { flex: 'none', fontSize: '0.75rem', lineHeight: 1.2 },
});

const Value = styled('span')({
  flex: '1 1 8rem',
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  [CLAMPED]: CLAMPED_TO_TWO_LINES,
  '[data-fit=paired] [data-half~=tight] &': { flex: 'none' },
});

interface RecapLineButtonProps {
  line: CardLine;
  onChoose: () => void;
}

/** One value, and the button that changes it; without a value, the one that adds it. */
export function RecapLineButton({ line, onChoose }: RecapLineButtonProps) {
  const { heading, value, reply, half, clamps } = line;
  const { recap } = useChatTexts();
  const halves = `${half.roomy ? 'roomy' : ''} ${half.tight ? 'tight' : ''}`.trim();
  if (value === null) {
    return (
      <Item data-half={halves}>
        <Line type="button" data-unfilled="" onClick={onChoose}>
          {reply.label}
        </Line>
      </Item>
    );
  }
  return (
    <Item data-half={halves}>
      <Line type="button" onClick={onChoose}>
        <Spoken>{recap.named(reply.label)}</Spoken>
        <Heading aria-hidden="true">{heading}</Heading>{' '}
        <Value data-value="" data-clamps={clamps || undefined} dir="auto">
          <UnbrokenText text={value} />
        </Value>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5l7 7-7 7" />
        </svg>
      </Line>
    </Item>
  );
}
