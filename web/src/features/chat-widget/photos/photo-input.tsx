import type { ChangeEvent, Ref } from 'react';

interface PhotoInputProps {
  onChosen: (file: File) => void;
  ref: Ref<HTMLInputElement>;
}

/** The browser's own picker of photos, opened by a button elsewhere. */
export function PhotoInput({ onChosen, ref }: PhotoInputProps) {
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Else the same photo could not be chosen twice.
    target.value = '';
    if (file) onChosen(file);
  }
  return <input ref={ref} type="file" accept="image/*" hidden aria-label="Photo" onChange={onChange} />;
}
