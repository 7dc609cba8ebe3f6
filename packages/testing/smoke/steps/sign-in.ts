import type { SmokeStep } from '../smoke-stage.ts';

/** An admin signs in and is known; nobody else is. */
export const signIn: SmokeStep = {
  name: 'sign-in',
  needs: [],
  remedy:
    'check ADMIN_USERNAME and ADMIN_PASSWORD (npm run admin -- password NAME), then the log of the auth function',
  run: async (stage) => {
    const { admin, visitor, target } = stage;
    const { status } = await visitor.request('getUser');
    if (status !== 401) throw new Error(`without a sign-in, getUser was answered with ${status}`);
    await admin.call('login', { body: { username: target.username, password: target.password } });
    stage.isSignedIn = true;
    await admin.call('getUser');
  },
};
