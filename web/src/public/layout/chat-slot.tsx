import { useTexts } from '#components/page/language.tsx';
import { ChatLauncher } from '#features/chat-widget/launcher/chat-launcher.tsx';
import { CHAT_HASH, CHAT_KEY } from '#features/chat-widget/state/chat-keys.ts';
import { CHAT_TEXTS } from '#features/chat-widget/texts/chat-texts.ts';
import { CHAT_ISLAND } from '../islands/island-ids.ts';
import type { IslandAsset } from '../page-assets.ts';
import { IslandTrouble } from './island-trouble.tsx';
import { LAYOUT_TEXTS } from './layout-texts.ts';

interface ChatSlotProps {
  island: IslandAsset;
  /** The quote form, where the button leads without JavaScript. */
  quoteHref: string;
}

/** The floating chat button of every public page: an island of which only the button is there at first. */
export function ChatSlot({ island, quoteHref }: ChatSlotProps) {
  const { launcher } = useTexts(CHAT_TEXTS);
  const { chat, chatOpens, chatTrouble, chatRetry } = useTexts(LAYOUT_TEXTS);
  return (
    <>
      <aside
        aria-label={chat}
        id={CHAT_ISLAND}
        data-island={island.src}
        data-later={island.later}
        data-hash={CHAT_HASH}
        data-flag={CHAT_KEY}
      >
        <ChatLauncher href={quoteHref} texts={launcher} />
      </aside>
      <IslandTrouble floats heard={chatOpens} text={chatTrouble}>
        <button type="button" data-chat="">
          {chatRetry}
        </button>
      </IslandTrouble>
    </>
  );
}
