/** The admin that tests sign in as. */
export const ADMIN = { username: 'admin', password: 'plankton-lantern-orbit' } as const;
