import { httpFunction } from '../shared/http-function.ts';
import { confirmPassword } from './confirm-password.ts';
import { type AuthDeps, composeAuth } from './deps.ts';
import { getKeySet } from './get-key-set.ts';
import { getUser } from './get-user.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

export const handler = httpFunction<'auth', AuthDeps>(
  { login, logout, getUser, confirmPassword, getKeySet },
  composeAuth,
);
