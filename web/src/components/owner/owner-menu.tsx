import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { OwnerChoices } from './owner-choices.tsx';
import { OwnerInitials } from './owner-initials.tsx';

interface Owner {
  id: string;
  name: string;
}

interface OwnerMenuProps {
  owner: Owner | null;
  /** The username of who is signed in. */
  myId: string;
  isBusy: boolean;
  /** What the button says of nobody, where nothing beside it says that it is about the owner. */
  nobody?: string;
  onAssign: (ownerId: string | null) => void;
}

/** Whose something is, and the menu that assigns it. */
export function OwnerMenu({ owner, myId, isBusy, nobody = 'Nobody', onAssign }: OwnerMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isMine = owner?.id === myId;
  const name = owner ? `${owner.name}${isMine ? ' (you)' : ''}` : 'Nobody';
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color="inherit"
        loading={isBusy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // With initials before it, what is seen of a name is not what a label would say: that is read from what stands there.
        {...(!owner && { 'aria-label': `Owner: ${name}` })}
        startIcon={owner && <OwnerIcon name={owner.name} />}
        endIcon={<ArrowDropDown />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={buttonStyle}
      >
        {owner && <VisuallyHidden>Owner: </VisuallyHidden>}
        {owner ? name : nobody}
      </Button>
      {anchor && (
        <OwnerChoices
          anchor={anchor}
          ownerId={owner?.id ?? null}
          myId={myId}
          onAssign={onAssign}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

const buttonStyle = {
  maxWidth: '100%',
  justifyContent: 'flex-start',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  borderColor: 'divider',
};

/** Buttons size what stands in them as an icon, here its wrapper. */
function OwnerIcon({ name }: { name: string }) {
  return (
    <span aria-hidden="true">
      <OwnerInitials name={name} />
    </span>
  );
}
