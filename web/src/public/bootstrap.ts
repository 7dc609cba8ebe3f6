/**
 * The only script that public pages run by themselves: inlined in each, under 1 KB, the same everywhere so that one
 * hash allows it. It has no imports: the build minifies this one file.
 *
 * An island is an element with `data-island` (its code), `data-later` (what that loads by itself), `data-hash` (the anchor
 * that loads it), `data-flag` (the stored key that does) and `data-draft` (the same, stored for this tab). An action before
 * it is hydrated (`data-alive`), such as submitting the form or opening the chat, is marked on it as `data-asked` and done
 * once it is; code that cannot be fetched is fetched again by itself, and whoever waits for it is told so by `data-failed`.
 */
function island(element: HTMLElement): void {
  const data = element.dataset;
  let isLoading = false;
  let tries = 0;
  let timer = 0;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    import(/* @vite-ignore */ data.island + (tries ? `?${tries}` : '')).catch(() => {
      // Browsers remember an address that failed, so another one is used: at the next touch, or after a while.
      isLoading = false;
      tries++;
      if (data.asked === '') data.failed = '';
      clearTimeout(timer);
      timer = setTimeout(load, 1e3 * tries) as unknown as number;
    });
  };
  for (const type of ['focusin', 'pointerdown', 'submit', 'open-chat']) {
    element.addEventListener(type, (event) => {
      if (/^[so]/.test(type)) {
        // Sent by the browser itself, a form's fields would end up in the address.
        event.preventDefault();
        if (!data.alive) data.asked = '';
      }
      load();
    });
  }
  const onHash = () => {
    if (location.hash === data.hash) load();
  };
  addEventListener('hashchange', onHash);
  onHash();
  addEventListener('online', () => tries && load());
  try {
    if (localStorage[data.flag as string] || sessionStorage[data.draft as string]) load();
  } catch {
    // Storage is blocked: there is nothing to go on from.
  }
  addEventListener('load', () => {
    for (const href of [data.island, data.later]) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      if (href) document.head.append(link);
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
