import { saveBlob } from './save-file.ts';

/** Gives a text to the browser as a file to save. */
export function downloadText(fileName: string, text: string): void {
  saveBlob(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}
