/** A line on which nothing moves for so long is dead. */
const STALLED_MS = 20_000;

export interface PutFileOptions {
  /** Hears how much of the file is gone, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

interface PutTarget {
  method: string;
  url: string;
  headers: Record<string, string>;
}

/**
 * Sends a file to where a signed address says, and answers the status. `fetch` cannot tell how far an upload has come.
 * @throws the signal's reason where it was given up, and an Error where the line broke or nothing moved any more.
 */
export function putFile(target: PutTarget, file: Blob, options: PutFileOptions = {}): Promise<number> {
  const { onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = () => {
      reject(signal?.aborted ? signal.reason : new Error('The upload came to a halt.'));
      request.abort();
    };
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, STALLED_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      alive();
      if (total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(request.status);
    request.onerror = () => reject(new Error('The upload was cut off.'));
    request.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    };
    signal?.addEventListener('abort', giveUp);
    request.open(target.method, target.url);
    for (const [name, value] of Object.entries(target.headers)) request.setRequestHeader(name, value);
    alive();
    request.send(file);
  });
}
