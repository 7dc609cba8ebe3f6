import { fillRequestCard } from '#features/request/card/fill-request-card.ts';
import { lastRequest } from '#lib/last-request.ts';
import { REQUEST_CARD_ISLAND } from './island-ids.ts';

const card = document.getElementById(REQUEST_CARD_ISLAND);
const leadId = lastRequest();
if (card && leadId !== null) void fillRequestCard(card, leadId);
