import { fr } from '#features/request/texts/request-texts.ts';
import { showRequest } from './show-request.tsx';

showRequest(fr);
