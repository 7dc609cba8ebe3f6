import { useState } from 'react';
import { LikelyAddress } from '#components/likely-address.tsx';
import { useRequestTexts } from '../texts/use-request-texts.ts';
import { RequestField } from './request-field.tsx';

/** The address that the confirmation goes to; a near miss of a well-known service is asked about. */
export function EmailField({ value, error }: { value: string; error: string | undefined }) {
  const { labels, form } = useRequestTexts();
  const [address, setAddress] = useState(value);
  /** As it was when the field was left: who is typing is asked nothing. */
  const [left, setLeft] = useState(value);
  return (
    <div>
      <RequestField name="email" label={labels.email} error={error}>
        {(attributes) => (
          <input
            {...attributes}
            type="email"
            autoComplete="email"
            value={address}
            onBlur={() => setLeft(address)}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </RequestField>
      <LikelyAddress address={left === address ? address : ''} ask={form.didYouMean} onTake={setAddress} />
    </div>
  );
}
