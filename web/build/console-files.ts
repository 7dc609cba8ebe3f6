import type { Rolldown } from 'vite';

/** What the console imports by itself when somebody comes from the sign-in, beside what its page names: it says that it was successful. */
const SCREEN = ['admin-route', 'leads-panel', 'admin-toasts'];

/** The addresses of all scripts of the console's first screen, in the build of the app. */
export function consoleFiles({ output }: Rolldown.RolldownOutput): string[] {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const files = new Set(
    [...chunks.values()]
      .filter(({ isEntry, name }) => isEntry || SCREEN.includes(name))
      .map(({ fileName }) => fileName),
  );
  if (files.size <= SCREEN.length) throw new Error(`The build has no ${SCREEN.join(' or no ')}.`);
  // A set goes on to what is added while it is walked.
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
  return [...files].map((file) => `/${file}`);
}
