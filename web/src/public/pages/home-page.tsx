import { Areas } from '#features/landing/areas.tsx';
import { CallToAction } from '#features/landing/call-to-action.tsx';
import { Faq } from '#features/landing/faq.tsx';
import { Gallery } from '#features/landing/gallery/gallery.tsx';
import { Hero } from '#features/landing/hero/hero.tsx';
import { HowItWorks } from '#features/landing/how-it-works.tsx';
import { Prices } from '#features/landing/prices.tsx';
import { Services } from '#features/landing/services.tsx';
import { Testimonials } from '#features/landing/testimonials.tsx';
import type { IslandAsset } from '../page-assets.ts';
import { QuoteSection } from './quote-section.tsx';

/** The landing page: specification section 2, in its order, with prices and areas between. */
export function HomePage({ quoteForm, comparison }: Record<'quoteForm' | 'comparison', IslandAsset>) {
  return (
    <>
      <Hero>
        <QuoteSection island={quoteForm} />
      </Hero>
      <Services />
      <HowItWorks />
      <Prices />
      <Gallery island={comparison.src} />
      <Testimonials />
      <Faq>
        <Areas />
      </Faq>
      <CallToAction />
    </>
  );
}
