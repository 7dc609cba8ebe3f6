import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Section } from '#components/section.tsx';
import { color } from '#components/tokens.ts';
import { Card, CardGrid } from './card-grid.tsx';
import { GALLERY_SCENES } from './gallery-scenes.tsx';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  figure: { margin: 0 },
  figcaption: { marginTop: 6, color: color.quiet, fontSize: '0.875rem' },
  svg: { display: 'block', width: '100%', height: 'auto', borderRadius: 8, background: color.ground },
  '.w': { fill: color.primary, opacity: 0.12 },
  '.p': { fill: color.primary },
  '.a': { fill: color.accent },
  '.l': {
    fill: 'none',
    stroke: color.primary,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});

/** Three rooms before and after; drawings, since no customer's home is shown without consent. */
export function Gallery() {
  return (
    <Section id="before-after" title="Before and after" lead="Three typical jobs, from full to finished.">
      <CardGrid>
        {GALLERY_SCENES.map((scene) => (
          <Card key={scene.title}>
            <Pair>
              <Side caption="Before" label={scene.beforeLabel}>
                {scene.room}
                {scene.junk}
              </Side>
              <Side caption="After" label={scene.afterLabel}>
                {scene.room}
                {scene.after}
              </Side>
            </Pair>
            <h3>{scene.title}</h3>
            <p>{scene.text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

function Side({ caption, label, children }: { caption: string; label: string; children: ReactNode }) {
  return (
    <figure>
      <svg viewBox="0 0 120 120" role="img" aria-label={label}>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
