import type { LoginBody } from '@harbour-haul/contract/auth/login-schema';
import { BUSY, HIDE_PASSWORD, LOGIN, SHOW_PASSWORD } from './login-texts.ts';

type FieldName = keyof LoginBody;

/** The controls of the login's form, and what is said beside them. */
export class LoginFields {
  readonly #form: HTMLFormElement;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    const toggle = this.#find<HTMLButtonElement>('button[type=button]');
    toggle.addEventListener('click', () => this.#toggle(toggle));
  }

  values(): LoginBody {
    return { username: this.#input('username').value, password: this.#input('password').value };
  }

  focus(name: FieldName): void {
    this.#input(name).focus();
  }

  /** Marks what is wrong with the fields, and unmarks the others. */
  mark(errors: Partial<LoginBody>): void {
    for (const name of ['username', 'password'] as const) {
      const error = errors[name];
      if (error) this.#input(name).setAttribute('aria-invalid', 'true');
      else this.#input(name).removeAttribute('aria-invalid');
      this.#find(`#${name}-said`).textContent = error ?? '';
    }
  }

  /** Says what concerns no field alone. */
  say(text: string): void {
    const said = this.#saidOfAll();
    said.setAttribute('role', 'alert');
    said.textContent = text;
  }

  /** The same beside the fields, where a toast says it far from them: to be read, and heard but once. */
  note(text: string): void {
    const said = this.#saidOfAll();
    said.removeAttribute('role');
    said.textContent = text;
  }

  clear(): void {
    this.mark({});
    this.say('');
  }

  /** The button is not `disabled` while it works: that would throw the keyboard's focus away. */
  setBusy(isBusy: boolean): void {
    const button = this.#find<HTMLButtonElement>('[type=submit]');
    button.textContent = isBusy ? BUSY : LOGIN;
    if (isBusy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }

  #toggle(button: HTMLButtonElement): void {
    const password = this.#input('password');
    const isShown = password.type === 'text';
    password.type = isShown ? 'password' : 'text';
    const { text, name } = isShown ? SHOW_PASSWORD : HIDE_PASSWORD;
    button.textContent = text;
    button.setAttribute('aria-label', name);
  }

  #saidOfAll(): HTMLElement {
    return this.#find(':scope > [data-said]');
  }

  #input(name: FieldName): HTMLInputElement {
    return this.#find(`[name=${name}]`);
  }

  #find<E extends HTMLElement>(selector: string): E {
    return this.#form.querySelector(selector) as E;
  }
}
