import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, DESKTOP } from './tokens.ts';

/** The page's column: side margins that fit a phone of 320 px, and a line length that can be read on a desktop. */
export const Column = styled('div')({
  width: '100%',
  maxWidth: 1120,
  marginInline: 'auto',
  paddingInline: 20,
  [DESKTOP]: { paddingInline: 32 },
});

const Band = styled('section')({
  paddingBlock: 56,
  // Keeps the heading in sight, right under the sticky header, when an anchor jumps here.
  scrollMarginTop: 64,
  '&[data-tone=surface]': { background: color.surface, borderBlock: `1px solid ${color.hairline}` },
  [DESKTOP]: { paddingBlock: 88 },
});

const Heading = styled('header')({
  maxWidth: 640,
  marginBottom: 32,
  [DESKTOP]: { marginBottom: 48 },
});

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  tone?: 'surface';
  children: ReactNode;
}

/** A section of a public page with its heading; `id` is its anchor. */
export function Section({ id, title, lead, tone, children }: SectionProps) {
  return (
    <Band id={id} data-tone={tone} aria-labelledby={`${id}-title`}>
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
