import { likelyAddress } from '@harbour-haul/domain/leads/fields/email/likely-address';
import { TakeButton } from './take-button.tsx';
import { MailText } from './texts/mail-text.tsx';

interface LikelyAddressProps {
  /** As it was typed. */
  address: string;
  /** The question whether another one was meant. */
  ask: (likely: string) => string;
  onTake: (likely: string) => void;
}

/** Asks whether a mail address was meant to be one of a well-known service, which a tap makes it. It keeps nobody from going on. */
export function LikelyAddress({ address, ask, onTake }: LikelyAddressProps) {
  const likely = likelyAddress(address);
  return (
    <div role="status">
      {likely !== null && (
        <TakeButton type="button" onClick={() => onTake(likely)}>
          <MailText text={ask(likely)} />
        </TakeButton>
      )}
    </div>
  );
}
