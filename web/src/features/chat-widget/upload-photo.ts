import { apiRequest } from '#lib/api-client.ts';
import { visitorId } from '#lib/visitor-id.ts';

/** Photos are under 5 MB (specification section 5). */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
const ASK_TIMEOUT_MS = 12_000;
/** 5 MB on a slow phone connection. */
const PUT_TIMEOUT_MS = 60_000;

interface UploadTicket {
  path: string;
  upload: { method: string; url: string; headers: Record<string, string> };
}

/** Stores a photo and answers its path; null where that failed, for whatever reason: the conversation goes on. */
export async function uploadPhoto(file: File): Promise<string | null> {
  try {
    const { path, upload } = await apiRequest<UploadTicket>('POST', '/api/upload-photo', {
      body: { visitorId: visitorId(), filename: file.name, contentType: file.type, size: file.size },
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    });
    const { ok } = await fetch(upload.url, {
      method: upload.method,
      headers: upload.headers,
      body: file,
      signal: AbortSignal.timeout(PUT_TIMEOUT_MS),
    });
    return ok ? path : null;
  } catch {
    return null;
  }
}
