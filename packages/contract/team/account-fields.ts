import { isDisplayName, MAX_DISPLAY_NAME } from '@harbour-haul/domain/users/display-name';
import { isUsername, normalizeUsername } from '@harbour-haul/domain/users/user';
import { string } from 'yup';
import { INVALID } from '../messages.ts';

const USERNAME_TEXT = 'Please use 1 to 100 letters, digits or . _ @ + - and begin with a letter or a digit.';
const NAME_TEXT = `Please use at most ${MAX_DISPLAY_NAME} letters, spaces, dots, hyphens and apostrophes, and begin with a letter.`;

/** A username, whatever its case and the blanks around it. */
export const usernameField = () =>
  string()
    .typeError(INVALID)
    .required('Please enter a username.')
    .max(200, USERNAME_TEXT)
    .test('username', USERNAME_TEXT, (name) => isUsername(normalizeUsername(name)));

/** The name that visitors see; empty or null for none. */
export const displayNameField = () =>
  string()
    .typeError(INVALID)
    .nullable()
    .max(200, NAME_TEXT)
    .test('name', NAME_TEXT, (name) => !name?.trim() || isDisplayName(name.trim()));
