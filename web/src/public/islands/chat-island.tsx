import { loadFrench } from '#features/chat-widget/engine/load-french.ts';
import { realOpening } from '#features/chat-widget/engine/real-opening.ts';
import { en } from '#features/chat-widget/texts/chat-texts.ts';
import { hydrateChat } from './hydrate-chat.tsx';

hydrateChat(realOpening, { own: 'en', packs: { en: { texts: en } }, load: loadFrench });
