import type { ShowToast } from './toast-host.tsx';

let host: Promise<ShowToast> | undefined;

/**
 * Gets the code of toasts while the network is there: most toasts of public pages say that it is not. Called once an
 * island lives, so that it does not wait for a part that most visits never need.
 */
export function prepareToasts(): void {
  loadHost().catch(() => undefined);
}

/** Shows a toast on a public page. All islands share one host, so that there is one toast at a time. */
export async function showToast(toast: Parameters<ShowToast>[0]): Promise<void> {
  const show = await loadHost();
  show(toast);
}

function loadHost(): Promise<ShowToast> {
  host ??= import('./toast-host.tsx')
    .then(({ createToastHost }) => createToastHost())
    .catch((error: unknown) => {
      host = undefined;
      throw error;
    });
  return host;
}
