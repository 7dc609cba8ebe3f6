import { streamFunction } from '../shared/stream-function.ts';
import { composeNotifier, type NotifierDeps } from './deps.ts';
import { notifyOfRecord } from './notify-of-record.ts';

/** Tells people of the changes in the streams of tables; what was told before a retry is not told again. */
export const handler = streamFunction<NotifierDeps>(notifyOfRecord, composeNotifier);
