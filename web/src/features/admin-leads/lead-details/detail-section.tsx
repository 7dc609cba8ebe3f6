import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SectionTitle } from './section-title.tsx';

/** A titled group of facts. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <Box component="dl" sx={listStyle}>
        {children}
      </Box>
    </section>
  );
}

/** One fact: its name, and its value as it was written, line breaks included. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

const listStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '104px minmax(0, 1fr)', sm: '128px minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
};
