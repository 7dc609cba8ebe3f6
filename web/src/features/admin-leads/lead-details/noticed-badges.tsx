import { customerNews } from '@harbour-haul/domain/leads/customer-news';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { CallBackBadge } from '../calls/call-back-badge.tsx';
import { AskedAgainBadge, LooksLikeBadge } from '../lead-badges.tsx';

interface NoticedBadgesProps {
  lead: Lead;
  /** Nothing is said of it beside the buttons that deal with that. */
  locked: boolean;
}

/**
 * What else the sheet's notices and the line of the call say, each beside its button: while they do, only how often its customer
 * has asked again is left to say.
 */
export function NoticedBadges({ lead, locked }: NoticedBadgesProps) {
  if (!locked) {
    const isSaid = customerNews(lead) === 'asked_again' && lead.askedAgain === 1;
    return !isSaid && <AskedAgainBadge lead={{ ...lead, newsAt: null }} />;
  }
  return (
    <>
      <CallBackBadge lead={lead} />
      <AskedAgainBadge lead={lead} />
      <LooksLikeBadge lead={lead} />
    </>
  );
}
