import { createToastHost, type ShowToast } from './toast-host.tsx';

type Toast = Parameters<ShowToast>[0];

const SHOW = 'show-toast';

/** Shows a toast on a public page. Islands are built apart and share one host, so that there is one toast at a time. */
export function showToast(toast: Toast): void {
  const unhandled = document.dispatchEvent(new CustomEvent(SHOW, { detail: toast, cancelable: true }));
  if (unhandled) void openHost(toast);
}

async function openHost(first: Toast): Promise<void> {
  const pending = [first];
  let show: ShowToast = (toast) => {
    pending.push(toast);
  };
  document.addEventListener(SHOW, (event) => {
    event.preventDefault();
    show((event as CustomEvent<Toast>).detail);
  });
  show = await createToastHost();
  pending.forEach(show);
}
