import { en } from '#features/request/texts/request-texts.ts';
import { showRequest } from './show-request.tsx';

showRequest(en);
