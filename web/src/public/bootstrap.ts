/**
 * The only script that public pages run by themselves: inlined in each, under 1 KB, the same everywhere so that one
 * hash allows it. It has no imports: the build minifies this one file.
 *
 * An island is an element with `data-island` (its module), `data-preload` (what that imports), `data-hash` (the anchor
 * that calls for it) and `data-flag` (the stored key that does).
 */
function island(element: HTMLElement): void {
  const data = element.dataset;
  let asked = false;
  let retry = '';
  const load = () => {
    if (asked) return;
    asked = true;
    import(/* @vite-ignore */ data.island + retry).catch(() => {
      // The next touch tries again; browsers remember an address that failed, so by another.
      asked = false;
      retry += '?';
      if (data.submitAsked === undefined) return;
      delete data.submitAsked;
      alert('Could not load the form. Please try again.');
    });
  };
  element.addEventListener('focusin', load);
  element.addEventListener('pointerdown', load);
  element.addEventListener('submit', (event) => {
    // Sent by the browser itself, the fields would end up in the address.
    event.preventDefault();
    if (!data.alive) data.submitAsked = '';
    load();
  });
  const onHash = () => {
    if (location.hash === data.hash) load();
  };
  addEventListener('hashchange', onHash);
  onHash();
  try {
    if (localStorage.getItem(data.flag ?? '')) load();
  } catch {
    // Storage is blocked: there is nothing to prefill from.
  }
  addEventListener('load', () => {
    for (const href of `${data.island} ${data.preload}`.trim().split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  });
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) island(element);

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const menu = target.closest<HTMLElement>('[popover] a')?.closest<HTMLElement>('[popover]');
  menu?.hidePopover();
  const chat = document.getElementById('chat-widget');
  if (chat && target.closest('[data-chat]')) {
    event.preventDefault();
    chat.dispatchEvent(new Event('open-chat'));
  }
});
