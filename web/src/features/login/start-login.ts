import { type NotedToast, takeLoginToast, takeReturnPath } from '#lib/sign-in/login-note.ts';
import { mayBeSignedIn } from '#lib/sign-in/signed-in-here.ts';
import { LoginFields } from './login-fields.ts';
import { isSignedIn, type LoginRefusal, signIn } from './sign-in.ts';

/** A message at the side, of trouble as well. */
export type LoginToast = Omit<NotedToast, 'variant'> & { variant?: 'success' | 'destructive' };

interface LoginWays {
  /** Shows a toast. It rejects where the code of toasts cannot be had. */
  toast: (toast: LoginToast) => Promise<void>;
  /** Goes to a path in place of this page. */
  leave: (path: string) => void;
  /** Somebody is about to sign in. */
  onTyped: () => void;
}

/** Brings the form of the login page to life, whatever was typed into it or pressed before. */
export function startLogin(form: HTMLFormElement, ways: LoginWays): void {
  const login = new RunningLogin(new LoginFields(form), ways);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void login.submit();
  });
  form.addEventListener('input', ways.onTyped, { once: true });
  // For the bootstrap script, which has noted by `asked` that the button was pressed.
  form.dataset.alive = '';
  const noted = takeLoginToast();
  if (noted) void login.tell(noted);
  void (form.dataset.asked === undefined ? login.goOn() : login.submit());
}

class RunningLogin {
  readonly #fields: LoginFields;
  readonly #ways: LoginWays;
  #isBusy = false;

  constructor(fields: LoginFields, ways: LoginWays) {
    this.#fields = fields;
    this.#ways = ways;
  }

  async submit(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#fields.clear();
    this.#fields.setBusy(true);
    const refusal = await signIn(this.#fields.values());
    if (refusal) this.#refuse(refusal);
    else this.#ways.leave(takeReturnPath());
  }

  /** Leads on whoever is signed in already. */
  async goOn(): Promise<void> {
    if (mayBeSignedIn() && (await isSignedIn()) && !this.#isBusy) this.#ways.leave(takeReturnPath());
  }

  /** Says something in a toast, or in the form where there is none to be had. */
  async tell(message: LoginToast): Promise<void> {
    try {
      await this.#ways.toast(message);
    } catch {
      this.#fields.say([message.title, message.description].filter(Boolean).join(': '));
    }
  }

  #refuse({ field, title, text, errors }: LoginRefusal): void {
    this.#isBusy = false;
    this.#fields.setBusy(false);
    if (errors) this.#fields.mark(errors);
    else {
      this.#fields.note(text);
      void this.tell({ title, description: text, variant: 'destructive' });
    }
    this.#fields.focus(field);
  }
}
