import styled from '@emotion/styled';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { MAX_REQUEST_PHOTOS } from '@harbour-haul/domain/photos/photo-limits';
import { SITE } from '@harbour-haul/domain/site/site';
import { useLayoutEffect, useState } from 'react';
import { ActionButton, ActionLink } from '#components/action.tsx';
import { TextWithPhone } from '#components/texts/text-with-phone.tsx';
import { color } from '#components/tokens.ts';
import { phoneLink } from '#lib/contact/phone-link.ts';
import { AskAgainLink } from './ask-again-link.tsx';
import { CancelRequest } from './cancel-request.tsx';
import { dropCorrection, readCorrectionDraft } from './correction/correction-draft.ts';
import { KeptNotice } from './correction/kept-notice.tsx';
import { RequestForm } from './correction/request-form.tsx';
import { LeftOutNotice, useLeftOut } from './photos/left-out-notice.tsx';
import { RequestPhotos } from './photos/request-photos.tsx';
import { Actions, RequestActions, type RequestTask } from './request-actions.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestLayout } from './request-layout.ts';
import { RequestMessage } from './request-message.tsx';
import type { RequestTexts } from './texts/request-texts.ts';
import { RequestTextsContext, useRequestTexts } from './texts/use-request-texts.ts';
import { useRequest } from './use-request.ts';

/** Why nothing is shown. */
const Notice = styled('p')({
  'article &': { marginTop: 20 },
  maxWidth: 720,
  padding: '12px 16px',
  borderLeft: `4px solid ${color.accent}`,
  borderRadius: 8,
  background: `color-mix(in srgb, ${color.accent} 14%, transparent)`,
});

interface RequestPanelProps {
  texts: RequestTexts;
  /** Of the link; empty where there is none. */
  token: string;
  /** What its homeowner came for. */
  task?: RequestTask | undefined;
  /** The link leads to no request, now or later. */
  onNone?: (() => void) | undefined;
}

/** The request of a link: seen, corrected, given photos or canceled. */
export function RequestPanel({ texts, ...props }: RequestPanelProps) {
  return (
    <RequestTextsContext value={texts}>
      <Panel {...props} />
    </RequestTextsContext>
  );
}

function Panel({ token, task, onNone }: Omit<RequestPanelProps, 'texts'>) {
  const texts = useRequestTexts();
  const { loaded, retry, correct, addPhoto, cancel, keep } = useRequest(token, texts);
  const [chosen, setDoing] = useState<RequestTask | 'looking' | undefined>(task);
  const [last, setLast] = useState<{ notice: string; done: number | null }>({ notice: '', done: null });
  const [isBack, setBack] = useState(false);
  const [isSending, setSending] = useState(false);
  const leftOut = useLeftOut(loaded.state === 'shown' ? loaded.request.id : undefined);
  const isNone = loaded.state === 'unavailable' && !loaded.canRetry;
  useLayoutEffect(() => {
    if (isNone) onNone?.();
  }, [isNone, onNone]);
  if (loaded.state === 'loading') return <p role="status">{texts.loading}</p>;
  if (loaded.state === 'unavailable') {
    return <Unavailable text={loaded.text} {...(loaded.canRetry && { onRetry: retry })} />;
  }
  const { request } = loaded;
  const draft = request.open ? readCorrectionDraft(request, texts) : null;
  // Whoever was correcting when they left goes on with that.
  const doing = chosen ?? (draft ? 'correcting' : 'looking');
  const look = (text: string) => {
    setLast(({ done }) => ({ notice: text, done: (done ?? 0) + 1 }));
    setDoing('looking');
  };
  /** What was said of the last thing is not said of the next. */
  const begin = (next: RequestTask) => {
    setLast(({ done }) => ({ notice: '', done }));
    setBack(false);
    setDoing(next);
  };
  /** Nothing is changed, so there is nothing to go and read. */
  const back = () => {
    setBack(true);
    setDoing('looking');
  };
  if (doing === 'correcting' && request.open) {
    return <RequestForm request={request} onCorrect={correct} onDone={look} />;
  }
  return (
    <RequestLayout>
      <RequestMessage {...last} request={request} />
      {leftOut !== null && request.open && doing === 'looking' && (
        <LeftOutNotice words={leftOut} onAdd={() => begin('adding')} />
      )}
      {draft && doing === 'looking' && (
        <KeptNotice
          request={request}
          draft={draft}
          onDiscard={() => {
            dropCorrection(request);
            look('');
          }}
        />
      )}
      {doing === 'canceling' && request.open && (
        <CancelRequest
          isAsked={request.cancelAsked === true}
          onCancel={cancel}
          onKeep={keep}
          onDone={look}
          onBack={back}
        />
      )}
      {doing === 'adding' && request.open && (
        <RequestPhotos
          room={roomForPhotos(request)}
          isSending={isSending}
          onSending={setSending}
          onAdd={addPhoto}
          onDone={look}
        />
      )}
      {doing !== 'canceling' && request.open && (
        <RequestActions
          isAddOffered={leftOut !== null || doing === 'adding'}
          isBusy={isSending}
          isBack={isBack}
          onChoose={begin}
        />
      )}
      {request.state === 'canceled' && <AskAgainLink request={request} />}
      <RequestFacts request={request} />
      {!request.open && <Help />}
    </RequestLayout>
  );
}

const roomForPhotos = ({ photos }: RequestView) => Math.max(0, MAX_REQUEST_PHOTOS - photos);

function Unavailable({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const { tryAgain, help } = useRequestTexts();
  return (
    <>
      <Notice role="alert">
        <TextWithPhone text={text} />
      </Notice>
      {onRetry && (
        <Actions>
          <ActionButton type="button" data-look="main" onClick={onRetry}>
            {tryAgain}
          </ActionButton>
        </Actions>
      )}
      {text.includes(SITE.callbackPhone) ? (
        // Whom to call is said already.
        <Actions>
          <ActionLink data-look="main" href={help.quotePath}>
            {help.newQuote}
          </ActionLink>
        </Actions>
      ) : (
        <Help />
      )}
    </>
  );
}

function Help() {
  const { before, between, quote, quotePath } = useRequestTexts().help;
  return (
    <p>
      {before} <a href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</a>
      {between} <a href={quotePath}>{quote}</a>.
    </p>
  );
}
