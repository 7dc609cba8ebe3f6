import { LOGIN_FORM } from '#features/login/login-texts.ts';
import { type LoginToast, startLogin } from '#features/login/start-login.ts';
import { loadAdminTags } from '#lib/tags/load-admin-tags.ts';
import { readSetUpLink } from '#lib/team/set-up-link.ts';
import type * as LoginToasts from './login-toasts.ts';

/** Where the build has put them; there is no such name while developing. */
declare const LOGIN_TOASTS_URL: string | undefined;

let attempts = 0;

/** Browsers remember that an address failed: each further attempt has one of its own. */
async function loadToasts(): Promise<typeof LoginToasts> {
  if (typeof LOGIN_TOASTS_URL === 'undefined') return import('./login-toasts.ts');
  attempts += 1;
  const url = attempts === 1 ? LOGIN_TOASTS_URL : `${LOGIN_TOASTS_URL}?${attempts}`;
  return (await import(/* @vite-ignore */ url)) as typeof LoginToasts;
}

const form = document.querySelector<HTMLFormElement>(`#${LOGIN_FORM}`);
if (form)
  startLogin(form, {
    toast: async (toast: LoginToast) => (await loadToasts()).showToast(toast),
    leave: (path) => location.replace(path),
    // As the bootstrap script does after a while: the console's files are in the template.
    onTyped: () => document.head.append(document.querySelector('template')?.content ?? ''),
  });
// A tag would report the address; this page is about to be left for the one that sets up.
if (!readSetUpLink(location.hash)) void loadAdminTags();
