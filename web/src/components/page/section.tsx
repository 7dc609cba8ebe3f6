import styled from '@emotion/styled';
import type { CSSProperties, ReactNode } from 'react';
import { color, DESKTOP } from '../tokens.ts';

/** The page's column: side margins that fit a phone of 320 px, and a line length that can be read on a desktop. */
export const Column = styled('div')({
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  paddingInline: 20,
  [DESKTOP]: { paddingInline: 32 },
});

const Band = styled('section')({
  paddingBlock: 48,
  // Laid out and painted once it comes near the screen; until then it takes about as much room as it will.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto var(--phone)',
  '&[data-tone=surface]': { background: color.surface, borderBlock: `1px solid ${color.hairline}` },
  [DESKTOP]: { paddingBlock: 72, containIntrinsicSize: 'auto var(--desktop)' },
});

const Heading = styled('header')({
  maxWidth: 640,
  marginBottom: 24,
  [DESKTOP]: { marginBottom: 40 },
});

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  tone?: 'surface';
  /** About how high it is on a phone and on a desktop, in pixels. */
  heights: readonly [number, number];
  children: ReactNode;
}

/** A section of a public page with its heading; `id` is its anchor. */
export function Section({ id, title, lead, tone, heights, children }: SectionProps) {
  const [phone, desktop] = heights.map((height) => `${height}px`);
  return (
    <Band
      id={id}
      data-tone={tone}
      aria-labelledby={`${id}-title`}
      style={{ '--phone': phone, '--desktop': desktop } as CSSProperties}
    >
      <Column>
        <Heading>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p>{lead}</p>}
        </Heading>
        {children}
      </Column>
    </Band>
  );
}
