import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { classifySampleLead, type SampleClassification } from './sample-classification.ts';
import { failureText } from './test-failure.ts';

const RESULTS: Record<SampleClassification, { severity: 'success' | 'info'; text: string }> = {
  classified: { severity: 'success', text: 'Lead #1 is classified by AI now, with a confidence of 85%.' },
  'was-classified': { severity: 'info', text: 'Lead #1 has a classification already. Nothing was changed.' },
  'no-lead': { severity: 'info', text: 'There is no lead #1 in the list. Nothing was changed.' },
};

/** Sends the test data of a classification for lead 1 when its button is pressed. */
export function ClassificationTool() {
  const client = useQueryClient();
  const classify = useMutation({
    mutationFn: classifySampleLead,
    onSuccess: () => client.invalidateQueries({ queryKey: ['leads'] }),
  });
  const result = classify.data && RESULTS[classify.data];
  return (
    <section aria-labelledby="classification-tool-title">
      <Typography id="classification-tool-title" component="h3" variant="h5">
        Sample classification
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        Gives lead #1 an AI classification with a confidence of 85%, to see its badge and details. This
        changes a real lead, but only one that has no classification yet.
      </Typography>
      <Button variant="outlined" onClick={() => classify.mutate()} loading={classify.isPending}>
        Classify lead #1
      </Button>
      <Box aria-live="polite" sx={{ mt: 2 }}>
        {result && <Alert severity={result.severity}>{result.text}</Alert>}
        {classify.isError && <Alert severity="error">{failureText(classify.error)}</Alert>}
      </Box>
    </section>
  );
}
