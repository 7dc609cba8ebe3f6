import { Section } from '#components/section.tsx';
import { Card, CardGrid } from '../card-grid.tsx';
import { Comparison } from './comparison.tsx';
import { SCENES } from './scenes.ts';

/**
 * Three places before and after; drawings, since no customer's home is shown without consent.
 * @param island the module that lets the sliders move the pictures
 */
export function Gallery({ island }: { island: string }) {
  return (
    <Section
      id="before-after"
      title="Before and after"
      lead="Three typical jobs, from full to finished."
      tone="surface"
      heights={[1160, 620]}
    >
      <CardGrid data-island={island}>
        {SCENES.map((scene) => (
          <Card key={scene.file}>
            <Comparison {...scene} />
            <h3>{scene.title}</h3>
            <p>{scene.text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
