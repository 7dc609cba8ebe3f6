import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { SectionTitle } from './section-title.tsx';

/** A titled group of fields. */
export function FieldSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <Stack spacing={2}>{children}</Stack>
    </section>
  );
}
