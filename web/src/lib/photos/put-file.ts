/** A connection on which nothing moves for so long is dead. */
const STALLED_MS = 20_000;

export interface PutFileOptions {
  /** Called with how much of the file is sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

interface PutTarget {
  method: string;
  url: string;
  headers: Record<string, string>;
}

/**
 * Sends a file to a signed address. `fetch` cannot report the progress of an upload.
 * @returns the status of the response
 * @throws the signal's reason where it was aborted, and an Error where the connection broke or nothing moved any more
 */
export function putFile(target: PutTarget, file: Blob, options: PutFileOptions = {}): Promise<number> {
  const { onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abort = () => {
      reject(signal?.aborted ? signal.reason : new Error('The upload stalled.'));
      request.abort();
    };
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(abort, STALLED_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      alive();
      if (total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(request.status);
    request.onerror = () => reject(new Error('The upload was cut off.'));
    request.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    signal?.addEventListener('abort', abort);
    request.open(target.method, target.url);
    for (const [name, value] of Object.entries(target.headers)) request.setRequestHeader(name, value);
    alive();
    request.send(file);
  });
}
