import { TextWithPhone } from '#components/texts/text-with-phone.tsx';
import { useBackOnline } from '#lib/use-back-online.ts';
import type { Refusal } from './use-request.ts';

interface RefusalTextProps {
  refusal: Refusal;
  /** Said in its place once the network is back, where that was the trouble. */
  backOnline: string;
}

/** Why a change was not made. */
export function RefusalText({ refusal, backOnline }: RefusalTextProps) {
  if (useBackOnline(refusal)) return <p role="status">{backOnline}</p>;
  return (
    <p role="alert">
      <TextWithPhone text={refusal.text} />
    </p>
  );
}
