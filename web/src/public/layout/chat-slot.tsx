import { ChatLauncher } from '#features/chat-widget/launcher/chat-launcher.tsx';
import { CHAT_HASH, CHAT_KEY } from '#features/chat-widget/state/chat-keys.ts';
import { CHAT_ISLAND } from '../islands/island-ids.ts';
import type { IslandAsset } from '../page-assets.ts';
import { IslandTrouble } from './island-trouble.tsx';

interface ChatSlotProps {
  island: IslandAsset;
  /** The quote form, where the button leads without JavaScript. */
  quoteHref: string;
}

/** The floating chat button of every public page: an island of which only the button is there at first. */
export function ChatSlot({ island, quoteHref }: ChatSlotProps) {
  return (
    <>
      <aside
        aria-label="Chat"
        id={CHAT_ISLAND}
        data-island={island.src}
        data-later={island.later}
        data-hash={CHAT_HASH}
        data-flag={CHAT_KEY}
      >
        <ChatLauncher href={quoteHref} />
      </aside>
      <IslandTrouble floats text="The chat could not be loaded. Trying again…">
        <button type="button" data-chat="">
          Try now
        </button>
      </IslandTrouble>
    </>
  );
}
