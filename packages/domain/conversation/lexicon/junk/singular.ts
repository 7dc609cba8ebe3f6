const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['mice', 'mouse'],
  ['shelves', 'shelf'],
  ['leaves', 'leaf'],
  ['knives', 'knife'],
  ['loaves', 'loaf'],
  ['canapes', 'canape'],
  ['bureaux', 'bureau'],
  ['tuyaux', 'tuyau'],
  ['journaux', 'journal'],
  ['morceaux', 'morceau'],
  ['tableaux', 'tableau'],
  ['bardeaux', 'bardeau'],
  ['rideaux', 'rideau'],
  ['jeux', 'jeu'],
  ['feux', 'feu'],
]);

/** The forms of which a word may be the plural, as English and French make it; itself first. */
export function singularsOf(word: string): string[] {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return [irregular];
  if (word.length <= 2 || !word.endsWith('s') || word.endsWith('ss')) return [word];
  const forms = [word, word.slice(0, -1)];
  if (word.length > 4 && word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.length > 4 && word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}
