import { refusedAccount } from '../refused-account.ts';

/** For the local cloud's start: prints why the account of the environment is refused, or nothing. */
console.log(refusedAccount(process.env) ?? '');
