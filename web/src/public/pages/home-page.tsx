import { CallToAction } from '#features/landing/call-to-action.tsx';
import { Faq } from '#features/landing/faq.tsx';
import { Gallery } from '#features/landing/gallery.tsx';
import { Hero } from '#features/landing/hero.tsx';
import { HowItWorks } from '#features/landing/how-it-works.tsx';
import { Services } from '#features/landing/services.tsx';
import { Testimonials } from '#features/landing/testimonials.tsx';
import type { IslandAsset } from '../page-assets.ts';
import { QuoteSection } from './quote-section.tsx';

/** The landing page: specification section 2, in its order. */
export function HomePage({ quoteForm }: { quoteForm: IslandAsset }) {
  return (
    <>
      <Hero />
      <QuoteSection island={quoteForm} />
      <Services />
      <HowItWorks />
      <Gallery />
      <Testimonials />
      <Faq />
      <CallToAction />
    </>
  );
}
