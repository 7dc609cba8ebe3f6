import type { ErasureReceipt } from '@harbour-haul/contract/leads/removal/erase-lead';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { saveText } from '#lib/save-file.ts';
import { momentDay, momentTime } from '../lead-dates.ts';

interface EraseReceiptProps {
  titleId: string;
  leadId: number;
  receipt: ErasureReceipt;
  onClose: () => void;
}

/** Shows how much of a person was removed, and saves it as a text file. */
export function EraseReceipt({ titleId, leadId, receipt, onClose }: EraseReceiptProps) {
  const day = receipt.erasedAt.slice(0, 10);
  const save = () => saveText(`erasure_receipt_${leadId}_${day}.txt`, receiptText(leadId, receipt));
  return (
    <>
      <DialogTitle id={titleId}>Erased for good</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {`Lead #${leadId} and what belonged to it were removed on ${erasedAt(receipt)}.`}
        </DialogContentText>
        <Box component="dl" sx={listStyle}>
          {receiptLines(receipt).map(([label, count]) => (
            <Box key={label} sx={lineStyle}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </Box>
          ))}
        </Box>
        <DialogContentText sx={{ mt: 2 }}>{ELSEWHERE}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={save}>
          Save Receipt
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </>
  );
}

/** What an erasure cannot come to, and whoever asked for it expects to be gone all the same. */
const ELSEWHERE =
  'Please delete what cannot be reached from here: exports that were downloaded or printed, mails about them in mailboxes, and numbers saved in phones.';

const listStyle = { mt: 2, mb: 0, fontVariantNumeric: 'tabular-nums' };

const lineStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
};

const COUNTED = [
  ['leads', 'Leads'],
  ['sessions', 'Chats'],
  ['messages', 'Messages'],
  ['photos', 'Photos'],
  ['exports', 'Kept exports'],
] as const;

/** What a receipt says was removed, as pairs of a name and a figure. */
function receiptLines(receipt: ErasureReceipt): (readonly [string, number])[] {
  return COUNTED.map(([field, label]) => [label, receipt[field]] as const);
}

/** The receipt as a text file: what was removed and when, without personal data. */
function receiptText(leadId: number, receipt: ErasureReceipt): string {
  const lines = receiptLines(receipt).map(([label, count]) => `${label}: ${count}`);
  return [
    `Erasure receipt for lead #${leadId}`,
    `Erased: ${erasedAt(receipt)}`,
    ...lines,
    '',
    ELSEWHERE,
    '',
  ].join('\n');
}

/** When it was removed, in Halifax. */
function erasedAt({ erasedAt: time }: ErasureReceipt): string {
  return `${momentDay(time)} ${momentTime(time)}`;
}
