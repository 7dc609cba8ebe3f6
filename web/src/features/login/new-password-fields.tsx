import type { RefObject } from 'react';
import { SecretField } from '#components/secret-field.tsx';

interface NewPassword {
  password: string;
  repeated: string;
}

interface NewPasswordFieldsProps {
  values: NewPassword;
  errors: Partial<NewPassword>;
  onChange: (changed: Partial<NewPassword>) => void;
  /** The fields themselves, to be focused where they need a correction. */
  inputs: Record<keyof NewPassword, RefObject<HTMLInputElement | null>>;
  autoFocus?: boolean;
}

/** A password that is chosen, twice. */
export function NewPasswordFields({ values, errors, onChange, inputs, autoFocus }: NewPasswordFieldsProps) {
  return (
    <>
      <SecretField
        id="new-password"
        label="New password"
        autoComplete="new-password"
        autoFocus={autoFocus ?? false}
        fullWidth
        value={values.password}
        onChange={(event) => onChange({ password: event.target.value })}
        inputRef={inputs.password}
        error={Boolean(errors.password)}
        helperText={errors.password ?? 'At least 12 characters; several unrelated words make a good one.'}
      />
      <SecretField
        id="repeated-password"
        label="Repeat password"
        autoComplete="new-password"
        fullWidth
        value={values.repeated}
        onChange={(event) => onChange({ repeated: event.target.value })}
        inputRef={inputs.repeated}
        error={Boolean(errors.repeated)}
        helperText={errors.repeated}
      />
    </>
  );
}
