import type { TextFieldProps } from '@mui/material/TextField';
import { SecretField } from '#components/secret-field.tsx';

/** The password of somebody who signs in. */
export function PasswordField(props: TextFieldProps) {
  return <SecretField {...props} label="Password" autoComplete="current-password" />;
}
