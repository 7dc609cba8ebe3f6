/**
 * The only script that public pages run by themselves: inlined in each, under 1 KB, the same everywhere so that one
 * hash allows it. It has no imports: the build minifies this one file.
 *
 * An island is an element with `data-island` (its module), `data-preload` (what that imports), `data-later` (what it loads
 * by itself), `data-hash` (the anchor that loads it) and `data-flag` (the stored key that does). An action before it is
 * hydrated (`data-alive`), such as submitting the form or opening the chat, is marked on it as `data-asked` and done once
 * it is; as long as its code cannot be fetched, that is tried again and marked as `data-failed`, by which the page says so.
 */
function island(element: HTMLElement): void {
  const data = element.dataset;
  let asked = false;
  let retry = '';
  const load = () => {
    if (asked) return;
    asked = true;
    import(/* @vite-ignore */ data.island + retry).catch(() => {
      // Browsers remember an address that failed, so another one is used: at the next touch, or by itself for an action.
      asked = false;
      retry += '?';
      if (data.asked === undefined) return;
      data.failed = retry;
      setTimeout(load, 1e3 * 2 ** retry.length);
    });
  };
  const onAsk = (event: Event) => {
    // Sent by the browser itself, a form's fields would end up in the address.
    event.preventDefault();
    if (!data.alive) data.asked = '';
    load();
  };
  const on = (type: string, listener: (event: Event) => void) => element.addEventListener(type, listener);
  on('focusin', load);
  on('pointerdown', load);
  on('submit', onAsk);
  on('open-chat', onAsk);
  const onHash = () => {
    if (location.hash === data.hash) load();
  };
  addEventListener('hashchange', onHash);
  onHash();
  try {
    if (localStorage.getItem(data.flag ?? '')) load();
  } catch {
    // Storage is blocked: there is nothing to go on from.
  }
  addEventListener('load', () => {
    for (const href of [data.island, data.preload, data.later].join(' ').trim().split(/ +/)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  });
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) island(element);

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const menu = target.closest<HTMLElement>('[popover] a')?.closest<HTMLElement>('[popover]');
  menu?.hidePopover();
  if (target.closest('[data-chat]')) {
    event.preventDefault();
    document.getElementById('chat-widget')?.dispatchEvent(new Event('open-chat'));
  }
});
