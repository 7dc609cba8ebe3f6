import { useTexts } from '#components/page/language.tsx';
import { Section } from '#components/page/section.tsx';
import { Card, CardGrid } from '../card-grid.tsx';
import { LANDING_TEXTS } from '../landing-texts.ts';
import { Comparison } from './comparison.tsx';
import { SCENES } from './scenes.ts';

/**
 * Three places before and after; drawings, since no customer's home is shown without consent.
 * @param island the module that lets the sliders move the pictures
 */
export function Gallery({ island }: { island: string }) {
  const { gallery } = useTexts(LANDING_TEXTS);
  return (
    <Section id="before-after" title={gallery.title} lead={gallery.lead} tone="surface" heights={[1160, 620]}>
      <CardGrid data-island={island}>
        {SCENES.map((scene) => (
          <Card key={scene}>
            <Comparison scene={scene} />
            <h3>{gallery.scenes[scene].title}</h3>
            <p>{gallery.scenes[scene].text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
