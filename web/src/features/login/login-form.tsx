import styled from '@emotion/styled';
import { ActionButton } from '#components/action.tsx';
import { FieldBox } from '#components/fields/field-box.tsx';
import { color } from '#components/tokens.ts';
import { LOGIN_NOTE_KEY } from '#lib/sign-in/login-note.ts';
import { SIGNED_IN_HERE_KEY } from '#lib/sign-in/signed-in-here.ts';
import { BUSY, LOGIN, LOGIN_FORM, SHOW_PASSWORD } from './login-texts.ts';

const ERROR = 'var(--mui-palette-error-main)';

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  p: { margin: 0 },
  // What is said of all that was sent, without a row of its own until it is.
  '& > [data-said]': { color: ERROR, '&:empty': { position: 'absolute' } },
  '& ~ *': { marginTop: 16 },
});

/** The page's script marks what is wrong; a page that is built keeps no rule for `aria-invalid=true`, which an island brings along. */
const Field = styled(FieldBox)({
  'input[aria-invalid]': { borderColor: ERROR, outlineColor: ERROR },
  '[data-said]': { color: ERROR, fontSize: '0.875rem', '&:not(:empty)': { marginTop: 4 } },
});

const Secret = styled('div')({ position: 'relative', input: { paddingRight: 76 } });

const ShowButton = styled('button')({
  position: 'absolute',
  inset: '0 4px 0 auto',
  minWidth: 64,
  border: 0,
  borderRadius: 12,
  background: 'none',
  color: color.primary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: -4 },
});

/** Pressed before its code is there, it says so by the mark that the page's bootstrap script leaves. */
const LoginButton = styled(ActionButton)({
  '&[aria-disabled]': { opacity: 0.65, cursor: 'progress' },
  '[data-asked]:not([data-alive]) &': {
    fontSize: 0,
    opacity: 0.65,
    cursor: 'progress',
    '&::after': { content: 'attr(data-busy)', fontSize: '1rem' },
  },
});

const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/**
 * Username and password, as they stand in the page: plain controls, which keep what is typed before their code comes (`start-login.ts`).
 * @param src that code
 */
export function LoginForm({ src }: { src: string }) {
  return (
    <Form
      id={LOGIN_FORM}
      data-island={src}
      data-flag={SIGNED_IN_HERE_KEY}
      data-draft={LOGIN_NOTE_KEY}
      // Sent by a browser without scripts, a password would stand in the address.
      method="post"
      noValidate
    >
      <Field>
        <label htmlFor="username">Username</label>
        <input
          id="username"
          name="username"
          autoComplete="username"
          // biome-ignore lint/a11y/noAutofocus: the page is here for nothing else
          autoFocus
          aria-describedby="username-said"
          {...AS_TYPED}
        />
        <p id="username-said" data-said="" />
      </Field>
      <Field>
        <label htmlFor="password">Password</label>
        <Secret>
          <input
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            aria-describedby="password-said"
            {...AS_TYPED}
          />
          <ShowButton type="button" aria-label={SHOW_PASSWORD.name}>
            {SHOW_PASSWORD.text}
          </ShowButton>
        </Secret>
        <p id="password-said" data-said="" />
      </Field>
      <p role="alert" data-said="" />
      <LoginButton type="submit" data-look="main" data-busy={BUSY}>
        {LOGIN}
      </LoginButton>
    </Form>
  );
}
