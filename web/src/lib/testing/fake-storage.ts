import { afterEach } from '@jest/globals';

/** One upload as the page sends it, and what becomes of it. */
export interface FakePut {
  method: string;
  url: string;
  headers: Record<string, string>;
  file: Blob;
  /** The page has aborted it. */
  aborted: boolean;
  progress: (share: number) => void;
  respond: (status: number) => void;
  cut: () => void;
}

const realRequest = globalThis.XMLHttpRequest;
afterEach(() => {
  globalThis.XMLHttpRequest = realRequest;
});

/**
 * Stands in for the bucket to which photos are uploaded, behind `XMLHttpRequest`. Each upload waits for the test, or for
 * what `onPut` does with it.
 * @returns the list that records the uploads
 */
export function fakeStorage(onPut: (put: FakePut) => void = () => undefined): FakePut[] {
  const puts: FakePut[] = [];
  globalThis.XMLHttpRequest = class {
    readonly upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    onload?: () => void;
    onerror?: () => void;
    onloadend?: () => void;
    #to = { method: '', url: '' };
    readonly #headers: Record<string, string> = {};
    #put: FakePut | undefined;

    open(method: string, url: string): void {
      this.#to = { method, url };
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }

    send(file: Blob): void {
      const end = (act: () => void) => {
        act();
        this.onloadend?.();
      };
      this.#put = {
        ...this.#to,
        headers: this.#headers,
        file,
        aborted: false,
        progress: (share) => this.upload.onprogress?.({ loaded: share * 100, total: 100 }),
        respond: (status) => {
          this.status = status;
          end(() => this.onload?.());
        },
        cut: () => end(() => this.onerror?.()),
      };
      puts.push(this.#put);
      queueMicrotask(() => this.#put && onPut(this.#put));
    }

    abort(): void {
      if (this.#put) this.#put.aborted = true;
      this.onloadend?.();
    }
  } as unknown as typeof XMLHttpRequest;
  return puts;
}
