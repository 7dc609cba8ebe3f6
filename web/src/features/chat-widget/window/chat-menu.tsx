import styled from '@emotion/styled';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { color, SHADOW } from '#components/tokens.ts';
import { IconButton, TextButton } from '../chat-parts.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';

const Anchor = styled('div')({ position: 'relative' });

const Panel = styled('div')({
  position: 'absolute',
  zIndex: 1,
  top: '100%',
  right: 0,
  display: 'grid',
  justifyItems: 'start',
  width: 232,
  padding: 8,
  border: `1px solid ${color.hairline}`,
  borderRadius: 12,
  background: color.surface,
  boxShadow: SHADOW,
  color: color.text,
  p: { padding: '6px 8px 8px', fontSize: '0.9375rem', lineHeight: 1.4 },
});

const Item = styled(TextButton)({
  width: '100%',
  borderRadius: 8,
  paddingInline: 8,
  color: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  '&:hover': { background: color.ground },
});

const Choice = styled('div')({ display: 'flex', gap: 4 });

interface ChatMenuProps {
  sound: boolean;
  onSound: (sound: boolean) => void;
  onStartOver: () => void;
}

/** What is seldom wanted: sound, and beginning again, which asks first. */
export function ChatMenu({ sound, onSound, onStartOver }: ChatMenuProps) {
  const { menu } = useChatTexts();
  const [shown, setShown] = useState<'nothing' | 'items' | 'question'>('nothing');
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hide = () => {
    setShown('nothing');
    button.current?.focus();
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || shown === 'nothing') return;
    // Closes the menu alone, not the window around it.
    event.stopPropagation();
    hide();
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setShown('nothing');
  }

  return (
    <Anchor onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        ref={button}
        type="button"
        data-bare="below"
        aria-label={menu.label}
        aria-expanded={shown !== 'nothing'}
        aria-controls={panelId}
        onClick={() => setShown(shown === 'nothing' ? 'items' : 'nothing')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5v.01M12 12v.01M12 19v.01" strokeWidth="3" />
        </svg>
      </IconButton>
      <div id={panelId}>
        {shown === 'items' && (
          <Panel>
            <Item
              type="button"
              role="switch"
              aria-checked={sound}
              aria-label={menu.sound}
              onClick={() => onSound(!sound)}
            >
              {menu.soundIs(sound)}
            </Item>
            <Item type="button" onClick={() => setShown('question')}>
              {menu.startOver}
            </Item>
          </Panel>
        )}
        {shown === 'question' && (
          <Panel role="group" aria-label={menu.question}>
            <p>{menu.warning}</p>
            <Choice>
              <TextButton
                type="button"
                data-look="main"
                autoFocus
                onClick={() => {
                  hide();
                  onStartOver();
                }}
              >
                {menu.startOver}
              </TextButton>
              <TextButton type="button" data-look="plain" onClick={hide}>
                {menu.keep}
              </TextButton>
            </Choice>
          </Panel>
        )}
      </div>
    </Anchor>
  );
}
