import { fillRequestCard } from '#features/request/card/fill-request-card.ts';
import { REQUEST_TEXTS } from '#features/request/texts/request-texts.ts';
import { lastRequest } from '#lib/storage/last-request.ts';
import { REQUEST_CARD_ISLAND } from './island-ids.ts';

const card = document.getElementById(REQUEST_CARD_ISLAND);
const leadId = lastRequest();
const texts = REQUEST_TEXTS[document.documentElement.lang.startsWith('fr') ? 'fr' : 'en'];
if (card && leadId !== null) void fillRequestCard(card, leadId, texts);
