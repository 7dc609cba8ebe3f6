import styled from '@emotion/styled';
import { color } from '#components/tokens.ts';
import { TextButton } from '../chat-parts.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';

const Panel = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  padding: '10px 8px 2px',
  borderBottom: `1px solid ${color.hairline}`,
  p: { flex: '1 1 100%', paddingInline: 8, fontSize: '0.875rem', lineHeight: 1.4 },
  strong: { display: 'block' },
});

/** From so many failures on the code may be gone, as after a deployment: a reload has the new one. */
const FAILURES_BEFORE_RELOAD = 3;

interface EngineTroubleProps {
  failures: number;
  onRetry: () => void;
}

/** Says that an answer waits for code that could not be fetched. What was written is stored and outlives a reload. */
export function EngineTrouble({ failures, onRetry }: EngineTroubleProps) {
  const { trouble } = useChatTexts();
  return (
    <Panel role="group" aria-label={trouble.label}>
      <p role="status">
        <strong>{trouble.title}</strong> {trouble.text}
      </p>
      <TextButton type="button" data-look="plain" onClick={onRetry}>
        {trouble.tryNow}
      </TextButton>
      {failures >= FAILURES_BEFORE_RELOAD && (
        <TextButton type="button" data-look="plain" onClick={() => window.location.reload()}>
          {trouble.reload}
        </TextButton>
      )}
    </Panel>
  );
}
