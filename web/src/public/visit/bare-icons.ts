import { nameBareIcons } from './name-bare-icons.ts';

// On a page that notes no visit, whose script does this elsewhere.
nameBareIcons(document);
