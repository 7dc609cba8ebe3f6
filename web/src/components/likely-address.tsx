import styled from '@emotion/styled';
import { likelyAddress } from '@harbour-haul/domain/leads/fields/email/likely-address';
import { MailText } from './texts/mail-text.tsx';
import { color } from './tokens.ts';

const Take = styled('button')({
  minHeight: 44,
  padding: '8px 0',
  border: 0,
  background: 'none',
  color: color.primary,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

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
        <Take type="button" onClick={() => onTake(likely)}>
          <MailText text={ask(likely)} />
        </Take>
      )}
    </div>
  );
}
